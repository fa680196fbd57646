package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.inference.AlternativeHypothesis;
import org.apache.commons.math3.stat.inference.BinomialTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.random.Seed;
import org.rondo.rating.Sprt;

/** How often duels err that are played from the first game to the verdict, with fixed seeds. */
class DuelErrorsTest {
  private static final int MANY = 10_000;
  private static final double COMPATIBLE = 0.01;
  private static final Sprt TEST = Sprt.logistic(0, 100);
  private static final double UNITS_PER_ELO = Math.log(10) / 400;

  /**
   * A bot that shows its strength and a Gumbel noise, so that the probabilities of winning are
   * those of Bradley and Terry.
   *
   * <p>The games of a set hand the same streams to the same seats. The mark makes the draws of two
   * bots from one stream independent.
   */
  private static Bot<HigherNumber.Table, HigherNumber.Shown> player(double elo, long mark) {
    return decision -> {
      double uniform = Seed.of(decision.rng().nextLong() ^ mark).rng().uniform();
      double noise = -Math.log(-Math.log(uniform));
      return HigherNumber.Shown.of(elo * UNITS_PER_ELO + noise);
    };
  }

  private static DuelResult duel(int seats, double lead, long seed) {
    try {
      return Duel.of(new HigherNumber(seats))
          .first("one", () -> player(lead, 0x1234_5678_9ABC_DEF0L))
          .second("other", () -> player(0, 0x0FED_CBA9_8765_4321L))
          .test(TEST)
          .matches(120_000)
          .openings(0)
          .listener(new DuelListener() {})
          .seed(Seed.of(2018).child("duel", seed))
          .play();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static void assertCompatible(
      int seats, int duels, double lead, Predicate<DuelResult> isWrong, double error) {
    List<DuelResult> results =
        IntStream.range(0, duels).mapToObj(number -> duel(seats, lead, number)).toList();
    assertThat(results).allMatch(DuelResult::isDecided);
    int wrong = (int) results.stream().filter(isWrong).count();
    assertThat(
            new BinomialTest()
                .binomialTest(duels, wrong, error, AlternativeHypothesis.GREATER_THAN))
        .as("p-value of %d wrong verdicts of %d, where %s may be wrong", wrong, duels, error)
        .isGreaterThan(COMPATIBLE);
  }

  @ParameterizedTest
  @CsvSource({"2, 400", "4, 30"})
  void ofEqualsNoMoreThanAlphaAreFoundStronger(int seats, int duels) {
    assertCompatible(seats, duels, TEST.elo0(), DuelResult::isFirstStronger, TEST.alpha());
  }

  @ParameterizedTest
  @CsvSource({"2, 400", "4, 30"})
  void ofTheStrongerNoMoreThanBetaAreMissed(int seats, int duels) {
    assertCompatible(seats, duels, TEST.elo1(), result -> !result.isFirstStronger(), TEST.beta());
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theErrorRatesAreKeptInManyDuels(int seats) {
    ofEqualsNoMoreThanAlphaAreFoundStronger(seats, MANY);
    ofTheStrongerNoMoreThanBetaAreMissed(seats, MANY);
  }
}
