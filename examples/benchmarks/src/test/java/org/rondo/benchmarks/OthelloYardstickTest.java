package org.rondo.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.laws.Histories;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.random.Seed;

/** A yardstick that played another game would measure nothing. */
class OthelloYardstickTest {
  @Test
  void countsTheSameLeaves() {
    assertThat(
            OthelloYardstick.perft(OthelloYardstick.START_OWN, OthelloYardstick.START_OPPONENT, 8))
        .isEqualTo(390_216);
  }

  @Test
  void playoutsEndAsOftenForEitherSideAsThoseOfTheLibrary() {
    YardstickRandom random = new YardstickRandom();
    double sum = 0;
    for (int i = 0; i < 2_000; i++) {
      sum += Math.abs(OthelloYardstick.playout(random));
    }
    Othello othello = new Othello();
    double expected = 0;
    for (int i = 0; i < 2_000; i++) {
      var history = Histories.random(othello, Seed.of(i));
      Board end = history.get(history.size() - 1);
      expected += Math.abs(end.score(0) - end.score(1));
    }
    // The mean margin of random games is about 14 discs with a standard deviation of about 11.
    assertThat(sum / 2_000).isBetween(expected / 2_000 - 1.5, expected / 2_000 + 1.5);
  }
}
