package org.rondo.rating;

/**
 * Single games between two sides, counted by result: the trinomial counts.
 *
 * @param wins how many games were won, from 0 to 2<sup>32</sup>
 * @param draws how many games were drawn, from 0 to 2<sup>32</sup>
 * @param losses how many games were lost, from 0 to 2<sup>32</sup>
 */
public record GameCounts(long wins, long draws, long losses) implements Counts {

  /**
   * Counts games.
   *
   * @throws IllegalArgumentException if a count is negative or above 2<sup>32</sup>
   */
  public GameCounts {
    ScoreFrequencies.requireCount("wins", wins);
    ScoreFrequencies.requireCount("draws", draws);
    ScoreFrequencies.requireCount("losses", losses);
  }

  /** {@return the counts before the first game} */
  public static GameCounts none() {
    return new GameCounts(0, 0, 0);
  }

  /**
   * {@return these games and those}
   *
   * @param more further games between the same sides
   * @throws IllegalArgumentException if a count becomes more than 2<sup>32</sup>
   */
  public GameCounts plus(GameCounts more) {
    return new GameCounts(wins + more.wins, draws + more.draws, losses + more.losses);
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
  public GameCounts reversed() {
    return new GameCounts(losses, draws, wins);
  }
}
