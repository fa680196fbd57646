package org.rondo.server.contest;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.rondo.server.contest.GameSeat.SpeedMarks;

/** Builds the JSON of answers; the members of each object are in alphabetical order. */
final class WireJson {
  /** The date of a player that has completed no turn: the first of January of the year 1. */
  private static final Instant NEVER = Instant.parse("0001-01-01T00:00:00Z");

  private static final Duration SLOW = Duration.ofSeconds(5);

  private WireJson() {}

  static JsonElement text(String text) {
    return text.isEmpty() ? JsonNull.INSTANCE : new JsonPrimitive(text);
  }

  static JsonElement date(Instant time) {
    return new JsonPrimitive("/Date(" + time.toEpochMilli() + "+0000)/");
  }

  private static JsonArray array(List<? extends JsonElement> elements) {
    JsonArray array = new JsonArray();
    elements.forEach(array::add);
    return array;
  }

  static JsonObject map(List<String> rows) {
    JsonObject map = new JsonObject();
    map.addProperty("Height", rows.size());
    map.add("Rows", array(rows.stream().map(JsonPrimitive::new).toList()));
    map.addProperty("Width", rows.get(0).length());
    return map;
  }

  static JsonObject point(BoardPoint point) {
    JsonObject json = new JsonObject();
    json.addProperty("Col", point.column());
    json.addProperty("Row", point.row());
    return json;
  }

  static JsonArray states(List<ContestSeat> seats) {
    return array(seats.stream().map(WireJson::state).toList());
  }

  private static JsonObject state(ContestSeat seat) {
    JsonObject json = new JsonObject();
    json.add("Comment", text(seat.comment()));
    json.addProperty("Condition", seat.condition().text());
    json.add("Position", point(seat.position()));
    json.addProperty("Score", seat.score());
    return json;
  }

  static JsonObject info(ServedGame game) {
    JsonObject json = new JsonObject();
    json.addProperty("GameId", game.id());
    json.addProperty("Label", game.label());
    json.addProperty("State", game.state().text());
    return json;
  }

  static JsonArray infos(List<ServedGame> games) {
    return array(games.stream().map(WireJson::info).toList());
  }

  static JsonObject details(ServedGame game) {
    JsonObject json = new JsonObject();
    json.addProperty("GameId", game.id());
    json.addProperty("Label", game.label());
    json.add("Players", players(game.seats().stream().map(GameSeat::player).toList()));
    json.addProperty("State", game.state().text());
    return json;
  }

  static JsonArray players(List<ServedPlayer> players) {
    return array(players.stream().map(WireJson::player).toList());
  }

  private static JsonObject player(ServedPlayer player) {
    ServedGame game = player.game();
    JsonObject json = new JsonObject();
    json.add("GameId", game == null ? JsonNull.INSTANCE : new JsonPrimitive(game.id()));
    json.addProperty("Name", player.key().client());
    json.addProperty("PlayerId", player.id());
    json.addProperty("Team", player.key().team());
    return json;
  }

  static JsonObject turn(FinishedTurn turn) {
    JsonObject json = new JsonObject();
    json.addProperty("GameState", turn.game().state().text());
    json.add("MapChanges", array(turn.changes().stream().map(WireJson::change).toList()));
    json.add("PlayerStates", states(turn.game().seats()));
    json.addProperty("Turn", turn.number());
    return json;
  }

  private static JsonObject change(SquareChange change) {
    JsonObject json = new JsonObject();
    json.add("Position", point(change.square()));
    json.addProperty("Value", String.valueOf(change.value()));
    return json;
  }

  static JsonObject observed(ServedGame game, int queued) {
    JsonObject json = new JsonObject();
    json.addProperty("GameId", game.id());
    json.addProperty("GameState", game.state().text());
    json.addProperty("QueuedTurns", queued);
    return json;
  }

  static JsonObject live(ServedGame game, Instant now) {
    GameTurns turns = game.turns();
    JsonObject json = new JsonObject();
    json.addProperty("GameState", game.state().text());
    json.add(
        "PlayerStates", array(game.seats().stream().map(seat -> live(seat, turns, now)).toList()));
    json.addProperty("Turn", turns.turn());
    json.add("TurnStartTime", date(turns.start()));
    return json;
  }

  private static JsonObject live(GameSeat seat, GameTurns turns, Instant now) {
    boolean isThinking = seat.completed() < turns.turn();
    Instant completedAt = seat.completedAt().orElse(NEVER);
    Duration delay = Duration.between(turns.start(), isThinking ? now : completedAt);
    SpeedMarks marks = seat.marks();
    JsonObject json = new JsonObject();
    json.addProperty("BonusPoints", marks.bonus());
    json.add("Comment", text(seat.comment()));
    json.addProperty("Condition", seat.condition().text());
    json.addProperty("CurrentDelayMsec", clamped(delay.toMillis()));
    json.addProperty("Name", seat.player().key().client());
    json.addProperty("OvertimeTurnMsec", clamped(marks.overtime()));
    json.addProperty("OvertimeTurnTurn", marks.overtimeTurn());
    json.addProperty("PenaltyPoints", marks.penalty());
    json.addProperty("PenaltyThresholdReachedTurn", marks.thresholdTurn());
    json.addProperty("PlayerId", seat.player().id());
    json.addProperty("Score", seat.score());
    json.addProperty("SlowTurn", isThinking && delay.compareTo(SLOW) > 0);
    json.addProperty("Team", seat.player().key().team());
    json.addProperty("TurnCompleted", seat.completed());
    json.add("TurnFinTime", date(completedAt));
    return json;
  }

  private static int clamped(long millis) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, millis));
  }
}
