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
import org.rondo.bot.Bot;
import org.rondo.random.Seed;
import org.rondo.rating.Sprt;

/** How often duels err that are played from the first game to the verdict, with fixed seeds. */
class DuelErrorsTest {
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

  /** {@return the number of duels whose verdict is wrong} */
  private static int wrong(int seats, int duels, double lead, Predicate<DuelResult> isWrong) {
    List<DuelResult> results =
        IntStream.range(0, duels).parallel().mapToObj(number -> duel(seats, lead, number)).toList();
    assertThat(results).allMatch(DuelResult::isDecided);
    return (int) results.stream().filter(isWrong).count();
  }

  private static void assertCompatible(
      int seats, int duels, double lead, Predicate<DuelResult> isWrong, double error) {
    int wrong = wrong(seats, duels, lead, isWrong);
    assertThat(
            new BinomialTest()
                .binomialTest(duels, wrong, error, AlternativeHypothesis.GREATER_THAN))
        .as("p-value of %d wrong verdicts of %d, where %s may be wrong", wrong, duels, error)
        .isGreaterThan(COMPATIBLE);
  }

  /**
   * Prints how many verdicts are wrong.
   *
   * @param args the number of seats and the number of duels, and so on for further lines
   */
  public static void main(String[] args) {
    for (int arg = 0; arg + 1 < args.length; arg += 2) {
      int seats = Integer.parseInt(args[arg]);
      int duels = Integer.parseInt(args[arg + 1]);
      int stronger = wrong(seats, duels, TEST.elo0(), DuelResult::isFirstStronger);
      int missed = wrong(seats, duels, TEST.elo1(), result -> !result.isFirstStronger());
      System.out.printf(
          "%d seats: of %d duels, %d of equals are stronger, %d of the stronger are missed%n",
          seats, duels, stronger, missed);
    }
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
  @CsvSource({"2, 10000", "3, 2000", "4, 2000"})
  void theErrorRatesAreKeptInManyDuels(int seats, int duels) {
    ofEqualsNoMoreThanAlphaAreFoundStronger(seats, duels);
    ofTheStrongerNoMoreThanBetaAreMissed(seats, duels);
  }
}
