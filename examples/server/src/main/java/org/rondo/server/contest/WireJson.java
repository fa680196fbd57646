package org.rondo.server.contest;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rondo.server.contest.GameSeat.SpeedMarks;

/** Builds the JSON of answers; the members of each object are in alphabetical order. */
final class WireJson {
  /** The date of a player that has completed no turn: the first of January of the year 1. */
  private static final Instant NEVER = Instant.parse("0001-01-01T00:00:00Z");

  /** Missing values stand in answers as null. */
  private static final Gson JSON = new GsonBuilder().serializeNulls().create();

  private static final Duration SLOW = Duration.ofSeconds(5);

  private WireJson() {}

  static @Nullable String text(String text) {
    return text.isEmpty() ? null : text;
  }

  static String date(Instant time) {
    return "/Date(" + time.toEpochMilli() + "+0000)/";
  }

  /**
   * {@return a JSON object}
   *
   * @param members the name of each member and after it its value: JSON, a text, a number, a truth
   *     value, a list of them, or null
   */
  static JsonObject object(@Nullable Object... members) {
    JsonObject object = new JsonObject();
    for (int index = 0; index < members.length; index += 2) {
      object.add(
          (String) Objects.requireNonNull(members[index]), JSON.toJsonTree(members[index + 1]));
    }
    return object;
  }

  static JsonObject map(List<String> rows) {
    return object("Height", rows.size(), "Rows", rows, "Width", rows.get(0).length());
  }

  private static JsonObject point(BoardPoint point) {
    return object("Col", point.column(), "Row", point.row());
  }

  static List<JsonObject> states(List<ContestSeat> seats) {
    return seats.stream().map(WireJson::state).toList();
  }

  private static JsonObject state(ContestSeat seat) {
    return object(
        "Comment", text(seat.comment()),
        "Condition", seat.condition().text(),
        "Position", point(seat.position()),
        "Score", seat.score());
  }

  static JsonObject info(ServedGame game) {
    return object("GameId", game.id(), "Label", game.label(), "State", game.state().text());
  }

  static JsonObject details(ServedGame game) {
    return object(
        "GameId", game.id(),
        "Label", game.label(),
        "Players", game.seats().stream().map(seat -> player(seat.player())).toList(),
        "State", game.state().text());
  }

  static JsonObject player(ServedPlayer player) {
    ServedGame game = player.game();
    return object(
        "GameId", game == null ? null : game.id(),
        "Name", player.key().client(),
        "PlayerId", player.id(),
        "Team", player.key().team());
  }

  static JsonObject turn(FinishedTurn turn) {
    return object(
        "GameState", turn.game().state().text(),
        "MapChanges", turn.changes().stream().map(WireJson::change).toList(),
        "PlayerStates", states(turn.game().seats()),
        "Turn", turn.number());
  }

  private static JsonObject change(SquareChange change) {
    return object("Position", point(change.square()), "Value", String.valueOf(change.value()));
  }

  static JsonObject observed(ServedGame game, int queued) {
    return object(
        "GameId", game.id(),
        "GameState", game.state().text(),
        "QueuedTurns", queued);
  }

  static JsonObject live(ServedGame game, Instant now) {
    GameTurns turns = game.turns();
    return object(
        "GameState", game.state().text(),
        "PlayerStates", game.seats().stream().map(seat -> live(seat, turns, now)).toList(),
        "Turn", turns.turn(),
        "TurnStartTime", date(turns.start()));
  }

  private static JsonObject live(GameSeat seat, GameTurns turns, Instant now) {
    boolean isThinking = seat.completed() < turns.turn();
    Instant completedAt = seat.completedAt().orElse(NEVER);
    Duration delay = Duration.between(turns.start(), isThinking ? now : completedAt);
    SpeedMarks marks = seat.marks();
    return object(
        "BonusPoints", marks.bonus(),
        "Comment", text(seat.comment()),
        "Condition", seat.condition().text(),
        "CurrentDelayMsec", clamped(delay.toMillis()),
        "Name", seat.player().key().client(),
        "OvertimeTurnMsec", clamped(marks.overtime()),
        "OvertimeTurnTurn", marks.overtimeTurn(),
        "PenaltyPoints", marks.penalty(),
        "PenaltyThresholdReachedTurn", marks.thresholdTurn(),
        "PlayerId", seat.player().id(),
        "Score", seat.score(),
        "SlowTurn", isThinking && delay.compareTo(SLOW) > 0,
        "Team", seat.player().key().team(),
        "TurnCompleted", seat.completed(),
        "TurnFinTime", date(completedAt));
  }

  private static int clamped(long millis) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, millis));
  }
}
