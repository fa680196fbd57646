package org.rondo.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Where Rondo's server deviates from the recorded one on purpose:
 *
 * <ul>
 *   <li><b>Deleted games.</b> The original never released the players of a deleted game. Rondo's
 *       server releases them: they are in no game, and can be added to another one.
 *   <li><b>Abandoned games.</b> If both players left while no turn was running and none could
 *       start, for instance in a pause, the original's game hung for ever. Rondo's server finishes
 *       it: both players have lost.
 *   <li><b>Starts of turns.</b> If the minimum time of a turn is over, the original starts the next
 *       turn when a poll ends, and Rondo's server also when a poll begins. So a turn that all
 *       players have completed may be followed earlier by the next one.
 *   <li><b>Shifted turns.</b> This is no deviation of the server. The recording program moved the
 *       beginning of a turn into the past, and the replay moves the time of the whole server
 *       forward. So the next turn may start earlier than in the recording.
 * </ul>
 *
 * <p>Follows the recorded calls to know which games and players this concerns. All ids are those of
 * the recording.
 */
final class PugDeviations {

  /** The players of each game that exists. */
  private final Map<Long, Set<Long>> players = new HashMap<>();

  /** The players that the original did not release. */
  private final Set<Long> stranded = new HashSet<>();

  /** The games whose players have all left. */
  private final Set<Long> abandoned = new HashSet<>();

  /** The last turn that each player has completed. */
  private final Map<Long, Long> completed = new HashMap<>();

  /** Whether the recording program has moved the beginning of a turn. */
  private boolean isShifted;

  /** The games that have a player on Rondo's server that the original refused. */
  private final Set<Long> altered = new HashSet<>();

  /** {@return the answer that Rondo's server should give to a call} */
  JsonObject expected(PugScenario.Call call) {
    long player = call.requested("PlayerId", 0);
    boolean isAuthentic = !PugAnswers.text(call.response(), "Status").equals("AUTH");
    return switch (call.operation()) {
      case "WaitNextTurn", "GetPlayerView", "PerformMove", "GetTurnResult", "LeaveGame" ->
          isAuthentic && stranded.contains(player) ? failed(call) : call.response();
      case "WaitGameStart" ->
          call.isFine() && stranded.contains(player)
              ? with(call.response(), "GameId", new JsonPrimitive(-1))
              : call.response();
      case "AddGamePlayer" -> isAdmitted(call) ? fine(call) : call.response();
      case "PauseGame", "ResumeGame" ->
          call.isFine() && isAbandoned(call) ? failed(call) : call.response();
      case "ListPlayers" -> withoutStranded(call.response());
      default -> call.response();
    };
  }

  /**
   * {@return whether a value of an answer may differ}
   *
   * @param place the path of the field
   */
  boolean allows(PugScenario.Call call, String place, JsonPrimitive recorded, JsonPrimitive found) {
    if (isShifted && isOfShift(place) || isNextTurn(call, place, recorded, found)) {
      return true;
    }
    boolean isState = place.endsWith("State") && found.getAsString().equals("Finish");
    return isState
        && (isAbandoned(call) || call.operation().equals("ListGames") && !abandoned.isEmpty())
        && Set.of("Pause", "Play").contains(recorded.getAsString());
  }

  private static boolean isOfShift(String place) {
    return place.equals("TurnComplete")
        || place.equals("YourTurn")
        || place.endsWith("CurrentDelayMsec");
  }

  /** Whether the next turn has started after a turn that all players have completed. */
  private boolean isNextTurn(
      PugScenario.Call call, String place, JsonPrimitive recorded, JsonPrimitive found) {
    return (place.equals("Turn") || place.equals("GameLiveInfo.Turn"))
        && found.getAsLong() == recorded.getAsLong() + 1
        && members(call).stream()
            .allMatch(player -> completed.getOrDefault(player, 0L) >= recorded.getAsLong());
  }

  /** {@return the players of the game that a call is about} */
  private Set<Long> members(PugScenario.Call call) {
    long player = call.requested("PlayerId", 0);
    return players.getOrDefault(
        call.requested("GameId", 0),
        players.values().stream()
            .filter(members -> members.contains(player))
            .findFirst()
            .orElse(Set.of(0L)));
  }

  /** Notes that a call is made. */
  void begin(PugScenario.Call call) {
    if (call.operation().equals("WaitNextTurn") && call.isFine()) {
      completed.merge(call.requested("PlayerId", 0), call.requested("RefTurn", 0), Math::max);
    }
  }

  /** Notes that the time of the server was moved. */
  void shifted() {
    isShifted = true;
  }

  /** {@return whether nothing can be said of the answer to a call} */
  boolean isBeyondComparison(PugScenario.Call call) {
    return altered.contains(call.requested("GameId", 0));
  }

  private boolean isAbandoned(PugScenario.Call call) {
    return abandoned.contains(call.requested("GameId", 0));
  }

  /** Whether the original refused a player only because it was not released. */
  private boolean isAdmitted(PugScenario.Call call) {
    return PugAnswers.text(call.response(), "Message").contains("already in a game")
        && stranded.contains(call.requested("PlayerId", 0));
  }

  private static JsonObject fine(PugScenario.Call call) {
    return with(
        with(call.response(), "Message", JsonNull.INSTANCE), "Status", new JsonPrimitive("OK"));
  }

  private static JsonObject failed(PugScenario.Call call) {
    JsonObject failed = new JsonObject();
    for (Map.Entry<String, JsonElement> member : call.response().entrySet()) {
      failed.add(
          member.getKey(),
          switch (member.getKey()) {
            case "Message" -> new JsonPrimitive("player is in no game");
            case "Status" -> new JsonPrimitive("FAIL");
            case "Index", "Turn" -> new JsonPrimitive(0);
            case "YourTurn", "TurnComplete", "GameFinished" -> new JsonPrimitive(false);
            default -> JsonNull.INSTANCE;
          });
    }
    return failed;
  }

  private JsonObject withoutStranded(JsonObject response) {
    if (!(response.get("Players") instanceof JsonArray)) {
      return response;
    }
    JsonObject copy = response.deepCopy();
    for (JsonElement entry : copy.getAsJsonArray("Players")) {
      JsonObject player = entry.getAsJsonObject();
      if (stranded.contains(player.get("PlayerId").getAsLong())) {
        player.add("GameId", JsonNull.INSTANCE);
      }
    }
    return copy;
  }

  private static JsonObject with(JsonObject object, String field, JsonElement value) {
    JsonObject copy = object.deepCopy();
    copy.add(field, value); // a field that is there keeps its place
    return copy;
  }

  /** Follows a call that has been compared. */
  void follow(PugScenario.Call call) {
    long game = call.requested("GameId", 0);
    long player = call.requested("PlayerId", 0);
    if (call.operation().equals("AddGamePlayer") && isAdmitted(call)) {
      altered.add(game);
    }
    if (!call.isFine()) {
      return;
    }
    switch (call.operation()) {
      case "AddGamePlayer" ->
          players.computeIfAbsent(game, key -> new LinkedHashSet<>()).add(player);
      case "RemoveGamePlayer" -> players.getOrDefault(game, new HashSet<>()).remove(player);
      case "LeaveGame", "DropPlayer" -> leave(player);
      case "DeleteGame" -> {
        stranded.addAll(players.getOrDefault(game, Set.of()));
        players.remove(game);
      }
      default -> {
        // changes no game's players
      }
    }
  }

  private void leave(long player) {
    players.forEach(
        (game, members) -> {
          if (members.remove(player) && members.isEmpty()) {
            abandoned.add(game);
          }
        });
  }
}
