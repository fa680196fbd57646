package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;

/**
 * Results that depend on each other, for instance of two matches from one opening with the seats
 * swapped. Results of different clusters are independent.
 *
 * @param rankings the results, at least one; a tie is given as {@link Ranking#withTies}
 * @param count the number of clusters with exactly these results, at least 1
 */
public record Cluster(List<Ranking> rankings, long count) {

  /**
   * Creates clusters of equal results.
   *
   * @throws IllegalArgumentException if there is no ranking, or the count is below 1
   */
  public Cluster {
    rankings = List.copyOf(rankings);
    checkArgument(!rankings.isEmpty(), "a cluster has no result; give one ranking or more");
    checkArgument(count >= 1, "count %s of a cluster must be 1 or more", count);
  }

  /**
   * {@return clusters of matches between the same players}
   *
   * @param players the players, at least two
   * @param ranks for each match the rank of each player, in the same order; lower is better
   * @param count the number of clusters with exactly these results, at least 1
   * @throws IllegalArgumentException if a match has not one rank for each player, a player occurs
   *     twice, or the count is below 1
   */
  public static Cluster ofRanks(List<Integer> players, List<List<Integer>> ranks, long count) {
    return new Cluster(
        ranks.stream()
            .flatMap(match -> Ranking.withTies(Ranking.places(players, match)).stream())
            .toList(),
        count);
  }
}
