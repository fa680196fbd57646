package org.rondo.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.bot.Playout;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A yardstick that played another game would measure nothing. */
class GridSoccerYardstickTest {
  private static final int GAMES = 4_000;

  @Test
  void eitherTeamScoresAsOftenAsInTheLibrary() {
    GridSoccerYardstick yardstick = new GridSoccerYardstick(5, 10, 250);
    YardstickRandom random = new YardstickRandom();
    double left = 0;
    double right = 0;
    for (int i = 0; i < GAMES; i++) {
      int goals = yardstick.playout(random);
      left += goals / 1_000;
      right += goals % 1_000;
    }
    double[] expected = goalsInTheLibrary();
    // About 1.3 goals with a deviation of about 1.1: 0.1 is four deviations of the difference.
    assertThat(left / GAMES).isBetween(expected[0] - 0.2, expected[0] + 0.1);
    assertThat(right / GAMES).isBetween(expected[1] - 0.2, expected[1] + 0.1);
  }

  private static double[] goalsInTheLibrary() {
    GridSoccer soccer = new GridSoccer(GridSoccerOptions.defaults());
    Playout<Pitch, SoccerMove> playout = Playout.of(soccer);
    Rng rng = Seed.of(1).rng();
    double[] goals = new double[2];
    for (int i = 0; i < GAMES; i++) {
      Pitch end = playout.run(soccer.start(), rng);
      goals[0] += end.score(0) / GAMES;
      goals[1] += end.score(1) / GAMES;
    }
    return goals;
  }
}
