package org.rondo.rating;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Thrown when no finite strengths fit the results best. Some players never lost to the other
 * players, so an even higher rating of these players always fits better. Or the advantage of the
 * first seat has no finite value for which the results fit best.
 */
public final class DisconnectedResultsException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private static final int MAX_NAMED = 20;

  /** The smaller of the two sets of players that the results do not connect. */
  private final int[] players;

  /** The number of the other players. */
  private final int rest;

  /** What the players never did to the others; empty if an advantage has no finite value. */
  private final String relation;

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
    this.rest = rest;
    this.relation = relation;
  }

  private DisconnectedResultsException(
      String message, List<Integer> players, int rest, String relation) {
    super(message);
    this.players = players.stream().mapToInt(Integer::intValue).toArray();
    this.rest = rest;
    this.relation = relation;
  }

  /** {@return the exception for results that do not tell the advantage of the first seat} */
  static DisconnectedResultsException ofAdvantage() {
    return new DisconnectedResultsException(
        "the results do not tell the advantage of the first seat from the strengths; let every"
            + " player hold both seats, play more games, or leave the advantage out",
        List.of(),
        0,
        "");
  }

  /**
   * {@return this exception with a message that names the players}
   *
   * @param names the names by the numbers of the players
   */
  DisconnectedResultsException named(List<String> names) {
    if (relation.isEmpty()) {
      return this;
    }
    return new DisconnectedResultsException(
        listed(players().stream().map(names::get).toList())
            + " never "
            + relation
            + " the other "
            + (rest == 1 ? "entrant" : rest + " entrants")
            + ", so no finite ratings fit the results best; give a prior above 0, play more"
            + " matches, or rate them apart",
        players(),
        rest,
        relation);
  }

  private static String named(Collection<Integer> players) {
    return listed(players.stream().map(String::valueOf).toList());
  }

  private static String listed(List<String> all) {
    String names = String.join(", ", all.stream().limit(MAX_NAMED).toList());
    return all.size() > MAX_NAMED ? names + ", …" : names;
  }

  /**
   * {@return the smaller of the two sets of players that the results do not connect, in ascending
   * order; empty if only the advantage of the first seat has no finite value}
   */
  public List<Integer> players() {
    return IntStream.of(players).boxed().toList();
  }
}
