package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.rating.MeanTestSimulation.Rates;
import org.rondo.rating.MeanTestSimulation.Shape;

/** How often tests of a mean err, over simulated score differences with fixed seeds. */
class MeanTestSimulationTest {
  private static final double MARGIN = 0.1;
  private static final int LONG_RUNS = 10_000;
  private static final int SHORT_RUNS = 100;
  private static final int SHORT_LENGTH = 200;

  static Stream<Shape> shapes() {
    return MeanTestSimulation.shapes().stream();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aMeanOfZeroIsSeldomCalledMore(Shape shape) {
    requireErrors(shape, SHORT_RUNS, SHORT_LENGTH);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("shapes")
  void errorsAreAtMostTheAllowedOnes(Shape shape) {
    requireErrors(shape, LONG_RUNS, MeanTestSimulation.MOST_VALUES);
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aMeanOfADeviationIsFound(Shape shape) {
    for (MeanTest test : tests(shape, 1)) {
      Rates rates = MeanTestSimulation.rates(shape, test, 1, 20, MeanTestSimulation.MOST_VALUES);
      assertThat(rates.stronger()).as("%s, %s", shape.name(), test).isEqualTo(1);
      assertThat(rates.length()).as("%s, %s", shape.name(), test).isBetween(10.0, 150.0);
    }
  }

  private static MeanTest[] tests(Shape shape, double mean) {
    return new MeanTest[] {MeanTestSimulation.bounded(shape, mean), MeanTest.unbounded()};
  }

  private static void requireErrors(Shape shape, int runs, int most) {
    for (MeanTest test : tests(shape, 0)) {
      Rates rates = MeanTestSimulation.rates(shape, test, 0, runs, most);
      assertAtMost(test.alpha(), rates.stronger(), runs, shape.name() + ", alpha, " + test);
    }
    for (MeanTest test : tests(shape, MARGIN)) {
      Rates rates = MeanTestSimulation.rates(shape, test, MARGIN, runs, most);
      assertAtMost(test.beta(), rates.ended(), runs, shape.name() + ", beta, " + test);
    }
  }

  private static void assertAtMost(double allowed, double rate, int runs, String what) {
    double margin = 4 * Math.sqrt(allowed * (1 - allowed) / runs);
    assertThat(rate).as(what).isLessThanOrEqualTo(allowed + margin);
  }
}
