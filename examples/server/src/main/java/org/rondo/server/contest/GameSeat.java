package org.rondo.server.contest;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A player in a game. */
final class GameSeat {
  private final ServedPlayer player;
  private int index;
  private final SpeedMarks marks = new SpeedMarks();
  private boolean attached = true;
  private PlayerCondition condition = PlayerCondition.PLAY;
  private ContestSeat.Cause cause = new ContestSeat.InPlay();
  private int score;
  private BoardPoint position = new BoardPoint(0, 0);

  /** The move that the player has sent; it is judged when the turn is over. */
  private BoardPoint sent = position;

  private boolean passes;
  private int completed;
  private @Nullable Instant completedAt;

  GameSeat(ServedPlayer player, int index) {
    this.player = player;
    this.index = index;
  }

  /** {@return the index of the player in its game, 0 for the first mover} */
  int index() {
    return index;
  }

  void index(int newIndex) {
    index = newIndex;
  }

  ServedPlayer player() {
    return player;
  }

  SpeedMarks marks() {
    return marks;
  }

  boolean isAttached() {
    return attached;
  }

  void detach() {
    attached = false;
  }

  PlayerCondition condition() {
    return condition;
  }

  boolean isPlaying() {
    return condition == PlayerCondition.PLAY;
  }

  ContestSeat.Cause cause() {
    return cause;
  }

  String comment() {
    return cause.comment();
  }

  void conclude(PlayerCondition result, ContestSeat.Cause reason) {
    condition = result;
    cause = reason;
  }

  int score() {
    return score;
  }

  void score(int discs) {
    score = discs;
  }

  BoardPoint position() {
    return position;
  }

  /** Sets the last position at the start of the game. */
  void place(BoardPoint start) {
    position = start;
    sent = start;
  }

  /** Makes the sent move the last position. */
  void accept() {
    position = sent;
  }

  BoardPoint sent() {
    return sent;
  }

  boolean passes() {
    return passes;
  }

  /** Records a move, which replaces the one before. The position of a pass does not matter. */
  void send(BoardPoint move, boolean pass) {
    sent = move;
    passes = pass;
  }

  int completed() {
    return completed;
  }

  Optional<Instant> completedAt() {
    return Optional.ofNullable(completedAt);
  }

  void complete(int turn, Instant now, long millis) {
    completed = turn;
    completedAt = now;
    marks.add(turn, millis);
  }

  ContestSeat snapshot() {
    return new ContestSeat(
        player.id(),
        player.key().team(),
        player.key().client(),
        attached,
        condition,
        cause,
        score,
        position,
        completed);
  }

  /** How quickly a player has completed its turns. Nothing is decided by it. */
  static final class SpeedMarks {
    private static final long EXPECTED_MILLIS = 1000;
    private static final long POINT_MILLIS = 100;
    private static final long OVERTIME_MILLIS = 30_000;
    private static final int THRESHOLD = 1800;

    /** The number of a turn that does not exist. */
    private static final int NEVER = -1;

    private int penalty;
    private int bonus;
    private long overtime;
    private int overtimeTurn = NEVER;
    private int thresholdTurn = NEVER;

    /** Adds a completed turn. */
    void add(int turn, long millis) {
      if (millis > EXPECTED_MILLIS) {
        penalty += Math.toIntExact(Math.min(1_000_000, (millis - EXPECTED_MILLIS) / POINT_MILLIS));
      } else {
        bonus += Math.toIntExact((EXPECTED_MILLIS - millis) / POINT_MILLIS);
      }
      if (millis > OVERTIME_MILLIS) {
        overtime = millis;
        overtimeTurn = turn;
      }
      if (penalty > THRESHOLD && thresholdTurn == NEVER) {
        thresholdTurn = turn;
      }
    }

    int penalty() {
      return penalty;
    }

    int bonus() {
      return bonus;
    }

    long overtime() {
      return overtime;
    }

    int overtimeTurn() {
      return overtimeTurn;
    }

    int thresholdTurn() {
      return thresholdTurn;
    }
  }
}
