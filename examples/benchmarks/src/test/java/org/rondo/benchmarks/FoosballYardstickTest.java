package org.rondo.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.bot.Playout;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A yardstick that played another game would measure nothing. */
class FoosballYardstickTest {
  private static final int GAMES = 4_000;

  @Test
  void playoutsEndAsFarApartAsThoseOfTheLibrary() {
    FoosballYardstick yardstick = new FoosballYardstick();
    Foosball foosball = new Foosball();
    Playout<FoosballTable, Roster> playout = Playout.of(foosball);
    Rng rng = Seed.of(1).rng();
    double sum = 0;
    double squares = 0;
    double expectedSquares = 0;
    for (int i = 0; i < GAMES; i++) {
      int lead = yardstick.playout();
      sum += lead;
      squares += lead * lead;
      FoosballTable end = playout.run(foosball.start(), rng);
      expectedSquares += Math.pow(end.score(0) - end.score(1), 2);
    }
    // The lead's standard deviation is about 5.8 goals, and that of its square about 50.
    assertThat(sum / GAMES).isBetween(-0.4, 0.4);
    assertThat(squares / GAMES).isBetween(expectedSquares / GAMES - 5, expectedSquares / GAMES + 5);
  }
}
