package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class GreedyBotTest {

  /** How often a bot of a game of one turn says each number, in so many decisions of one stream. */
  private static long[] choices(OneTurn game, Bot<OneTurn.Purse, Dice.Guess> bot, int decisions) {
    Rng rng = Seed.of(2).rng();
    long[] times = new long[game.choices()];
    for (int i = 0; i < decisions; i++) {
      times[bot.choose(Decision.in(game, game.start(), 0, rng)).number()]++;
    }
    return times;
  }

  private static long[] choices(OneTurn game, int decisions) {
    return choices(game, Bots.greedy(game), decisions);
  }

  private static double uniformity(long... times) {
    double[] expected = new double[times.length];
    Arrays.fill(expected, 1);
    return new ChiSquareTest().chiSquareTest(expected, times);
  }

  @Test
  void playsTheMoveThatScoresHighest() {
    assertThat(choices(OneTurn.paying(1, -5, 7, 6.999, 0), 50)).containsExactly(0, 0, 50, 0, 0);
  }

  @Test
  void playsForTheScoringThatItIsGiven() {
    OneTurn game = OneTurn.paying(1, -5, 7, 6.999, 0);
    Bot<OneTurn.Purse, Dice.Guess> modest = Bots.greedy((state, seat) -> -state.score(seat));
    assertThat(choices(game, modest, 50)).containsExactly(0, 50, 0, 0, 0);
  }

  @Test
  void playsForTheLeadAndNotForItsOwnScoreAlone() {
    OneTurn game =
        new OneTurn(
            2,
            2,
            (joint, rng) -> joint.move(0).number() == 0 ? List.of(10.0, 9.0) : List.of(5.0, 1.0));
    assertThat(choices(game, 50)).containsExactly(0, 50);
  }

  @Test
  void breaksTiesUniformly() {
    long[] times = choices(OneTurn.paying(7, 2, 7, 7, 0, 7), 8_000);
    assertThat(times[1] + times[4]).isZero();
    assertThat(uniformity(times[0], times[2], times[3], times[5])).isGreaterThan(0.001);
  }

  @Test
  void playsSomethingWhereEverythingIsInfinitelyBad() {
    double worst = Double.NEGATIVE_INFINITY;
    long[] times = choices(OneTurn.paying(worst, worst), 2_000);
    assertThat(uniformity(times)).isGreaterThan(0.001);
  }

  @Test
  void takesAnInfinitelyGoodMoveAndLeavesInfinitelyBadOnes() {
    double won = Double.POSITIVE_INFINITY;
    assertThat(choices(OneTurn.paying(1, won, 5, -won), 50)).containsExactly(0, 50, 0, 0);
    assertThat(choices(OneTurn.paying(-won, 1, -won), 50)).containsExactly(0, 50, 0);
  }

  @Test
  void meansThatDifferByRoundingAreTies() {
    assertThat(uniformity(choices(OneTurn.paying(0.3, 0.1 + 0.2), 2_000))).isGreaterThan(0.001);
  }

  @Test
  void averagesADieExactly() {
    // A fair die is worth 3.5. Whoever throws it once takes one of the sure moves half of the time.
    OneTurn game =
        new OneTurn(
            1,
            3,
            (joint, rng) ->
                switch (joint.only().number()) {
                  case 0 -> List.of(3.4);
                  case 1 -> List.of(1.0 + rng.below(6));
                  default -> List.of(3.45);
                });
    assertThat(choices(game, 200)).containsExactly(0, 200, 0);
  }

  private static OneTurn sureThingOrLottery(int tickets) {
    return new OneTurn(
        1,
        2,
        (joint, rng) ->
            List.of(joint.only().number() == 0 ? tickets / 2.0 - 1 : (double) rng.below(tickets)));
  }

  @Test
  void averagesUpToSixtyFourBranchesAndSamplesMore() {
    assertThat(choices(sureThingOrLottery(64), 100)).containsExactly(0, 100);
    assertThat(choices(sureThingOrLottery(65), 100)[0]).isBetween(30L, 70L);
  }

  @Test
  void takesTheOthersToPlayARandomMove() {
    // Saying what seat 1 says pays: the best move is the one that was drawn for seat 1.
    OneTurn game =
        new OneTurn(
            2, 5, (joint, rng) -> List.of(joint.move(0).equals(joint.move(1)) ? 1.0 : 0.0, 0.0));
    assertThat(uniformity(choices(game, 5_000))).isGreaterThan(0.001);
  }

  @Test
  void comparesItsMovesAgainstTheSameMovesOfTheOthers() {
    // Move 1 is better by a little whatever the others do, who decide over much more.
    OneTurn game =
        new OneTurn(
            4,
            2,
            (joint, rng) -> {
              int others = IntStream.rangeClosed(1, 3).map(seat -> joint.move(seat).number()).sum();
              return List.of(joint.move(0).number() * 0.1 + others * 100, 0.0, 0.0, 0.0);
            });
    assertThat(choices(game, 200)).containsExactly(0, 200);
  }

  @ParameterizedTest
  @ValueSource(ints = {999, 1000, 1001, 5000})
  void looksAtNoMoreThanAThousandCandidates(int moves) {
    OneTurn game = new OneTurn(1, moves, (joint, rng) -> List.of(0.0));
    AtomicInteger asked = new AtomicInteger();
    Bot<OneTurn.Purse, Dice.Guess> bot =
        Bots.greedy(
            (state, seat) -> {
              asked.incrementAndGet();
              return 0;
            });
    bot.choose(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
    assertThat(asked).hasValue(Math.min(moves, 1000));
  }
}
