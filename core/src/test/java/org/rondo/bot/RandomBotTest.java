package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.rondo.random.Rng;
import org.rondo.random.ScriptedRng;
import org.rondo.random.Seed;

class RandomBotTest {

  @Test
  void playsEveryMoveOfTheSpaceEquallyOften() {
    OneTurn game = new OneTurn(1, 20, (joint, rng) -> List.of(0.0));
    Bot<OneTurn.Purse, Dice.Guess> bot = Bots.random();
    Rng rng = Seed.of(1).rng();
    long[] times = new long[20];
    for (int i = 0; i < 20_000; i++) {
      times[bot.choose(Decision.in(game, game.start(), 0, rng)).number()]++;
    }
    double[] expected = new double[20];
    Arrays.fill(expected, 1000);
    assertThat(new ChiSquareTest().chiSquareTest(expected, times)).isGreaterThan(0.001);
  }

  @Test
  void drawsOnceFromItsOwnStreamAndFromNoOther() {
    Pile game = new Pile(2, 10);
    ScriptedRng script = ScriptedRng.of(0.0, 0.4, 0.9);
    Bot<Pile.Stones, Pile.Take> bot = Bots.random();
    assertThat(bot.choose(Decision.in(game, game.start(), 0, script))).isEqualTo(new Pile.Take(1));
    assertThat(bot.choose(Decision.in(game, game.start(), 0, script))).isEqualTo(new Pile.Take(2));
    assertThat(bot.choose(Decision.in(game, game.start(), 0, script))).isEqualTo(new Pile.Take(3));
    assertThat(script.remaining()).isZero();
  }
}
