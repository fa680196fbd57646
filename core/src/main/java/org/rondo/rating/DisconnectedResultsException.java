package org.rondo.rating;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Thrown where results have no strengths that fit best: some players never lost to the rest, so
 * that the higher they are rated above it, the better.
 */
public final class DisconnectedResultsException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private static final int MOST_NAMED = 20;

  /** The players apart from the rest. */
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
        String.join(", ", players.stream().limit(MOST_NAMED).map(String::valueOf).toList());
    return players.size() > MOST_NAMED ? names + ", …" : names;
  }

  /** {@return the players apart from the rest, ascending; the smaller of the two sides} */
  public List<Integer> players() {
    return IntStream.of(players).boxed().toList();
  }
}
