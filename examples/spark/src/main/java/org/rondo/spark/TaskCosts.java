package org.rondo.spark;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Estimates the time that a match of each game takes, from the matches that have been played. */
final class TaskCosts {

  /** The time that a batch is expected to take. */
  static final long TARGET_NANOS = TimeUnit.SECONDS.toNanos(1);

  /**
   * The maximum number of matches of a batch. Very short matches are sent in batches of less than a
   * second, so that the memory and the messages of a batch stay small.
   */
  static final int MAX_TASKS = 1_000;

  /** The number of latest matches that an estimate is about. */
  private static final int LATEST = 50;

  /** The estimate for a game of which no match has been played: a batch then has one match. */
  private static final double UNKNOWN = TARGET_NANOS;

  /** The game of the latest match; empty if none has been played. */
  private String latest = "";

  private final Map<String, GameCost> games = new HashMap<>();

  /**
   * The matches of a game so far.
   *
   * @param played their number
   * @param nanos the mean time, in which the latest matches have more weight
   */
  private record GameCost(long played, double nanos) {
    GameCost after(long time) {
      double weight = 1.0 / Math.min(played + 1, LATEST);
      return new GameCost(played + 1, nanos + weight * (time - nanos));
    }
  }

  /** {@return the expected time of a match, in nanoseconds} */
  double nanos(String game) {
    GameCost cost = games.get(game);
    return cost == null ? UNKNOWN : Math.max(1, cost.nanos());
  }

  /** Notes that a match of a game has taken a time, in nanoseconds. */
  void played(String game, long nanos) {
    latest = game;
    games.put(game, games.getOrDefault(game, new GameCost(0, 0)).after(nanos));
  }

  /** {@return the number of matches of a batch, if they are of the game of the latest match} */
  int tasksPerBatch() {
    return (int) Math.max(1, Math.min(MAX_TASKS, TARGET_NANOS / nanos(latest)));
  }
}
