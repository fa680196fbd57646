package org.rondo.rating;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Thrown when no finite strengths fit the results best. Some players never lost to the other
 * players, so an even higher rating of these players always fits better.
 */
public final class DisconnectedResultsException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private static final int MAX_NAMED = 20;

  /** The smaller of the two sets of players that the results do not connect. */
  private final int[] players;

  DisconnectedResultsException(List<Integer> players, int rest, String relation) {
    super(
        (players.size() == 1 ? "player " : "players ")
            + named(players)
            + " never "
            + relation
            + " the other "
            + rest
            + ", so no finite strengths fit the results best; give virtual draws, play more games,"
            + " or rate them apart");
    this.players = players.stream().mapToInt(Integer::intValue).toArray();
  }

  private static String named(List<Integer> players) {
    String names =
        String.join(", ", players.stream().limit(MAX_NAMED).map(String::valueOf).toList());
    return players.size() > MAX_NAMED ? names + ", …" : names;
  }

  /**
   * {@return the smaller of the two sets of players that the results do not connect, in ascending
   * order}
   */
  public List<Integer> players() {
    return IntStream.of(players).boxed().toList();
  }
}
