package org.rondo.rating;

/**
 * The number of single games between two sides by result: the trinomial counts.
 *
 * @param wins the number of games won, from 0 to 2<sup>32</sup>
 * @param draws the number of games drawn, from 0 to 2<sup>32</sup>
 * @param losses the number of games lost, from 0 to 2<sup>32</sup>
 */
public record MatchCounts(long wins, long draws, long losses) implements Counts {

  /**
   * Creates the counts.
   *
   * @throws IllegalArgumentException if a count is negative or above 2<sup>32</sup>
   */
  public MatchCounts {
    ScoreFrequencies.requireCount("wins", wins);
    ScoreFrequencies.requireCount("draws", draws);
    ScoreFrequencies.requireCount("losses", losses);
  }

  /** {@return the counts before the first game} */
  public static MatchCounts none() {
    return new MatchCounts(0, 0, 0);
  }

  /**
   * {@return the sum of these counts and others}
   *
   * @param more further games between the same sides
   * @throws IllegalArgumentException if a sum is above 2<sup>32</sup>
   */
  public MatchCounts plus(MatchCounts more) {
    return new MatchCounts(wins + more.wins, draws + more.draws, losses + more.losses);
  }

  @Override
  public long units() {
    return games();
  }

  @Override
  public boolean isLevel() {
    return games() == draws;
  }

  @Override
  public long games() {
    return wins + draws + losses;
  }

  @Override
  public double points() {
    return wins + draws / 2.0;
  }

  @Override
  public MatchCounts reversed() {
    return new MatchCounts(losses, draws, wins);
  }
}
