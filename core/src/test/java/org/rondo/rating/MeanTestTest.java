package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.rating.SprtVerdict.Conclusion;

class MeanTestTest {

  private static MeanVerdict verdict(MeanTest test, double... values) {
    MeanSequence sequence = test.begin();
    DoubleStream.of(values).forEach(sequence::add);
    assertThat(sequence.conclusion()).isEqualTo(sequence.verdict().conclusion());
    return sequence.verdict();
  }

  private static double[] times(int number, double value) {
    return Collections.nCopies(number, value).stream().mapToDouble(each -> each).toArray();
  }

  @Test
  void knowsNothingBeforeTheFirstValue() {
    assertThat(verdict(MeanTest.bounded(4)))
        .isEqualTo(new MeanVerdict(Conclusion.CONTINUE, 0, 0, -4, 4));
    assertThat(verdict(MeanTest.unbounded()))
        .isEqualTo(
            new MeanVerdict(
                Conclusion.CONTINUE, 0, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
  }

  /** The capital of twelve bettors after 8 highest values is 24.9, after 7 it is 13.4. */
  @Test
  void eightHighestValuesAreEvidence() {
    assertThat(verdict(MeanTest.bounded(3), times(7, 3)).isFinal()).isFalse();
    assertThat(verdict(MeanTest.bounded(3), times(8, 3)).conclusion())
        .isEqualTo(Conclusion.ACCEPT_H1);
    assertThat(verdict(MeanTest.bounded(3), times(9, -3)).conclusion())
        .isEqualTo(Conclusion.ACCEPT_H0);
  }

  /** The limits were computed by SciPy from the formulas. */
  @Test
  void limitsByBettingAreThoseOfTheFormula() {
    MeanVerdict few = verdict(MeanTest.bounded(1), 1, 1, -1);
    assertThat(few.lower()).isCloseTo(-0.9383233732606637, within(1e-7));
    assertThat(few.upper()).isCloseTo(0.9958838843303035, within(1e-7));
    double[] many = IntStream.range(0, 40).mapToDouble(i -> i % 4 == 0 ? -0.5 : 0.5).toArray();
    MeanVerdict verdict = verdict(MeanTest.bounded(1), many);
    assertThat(verdict.mean()).isCloseTo(0.25, within(1e-12));
    assertThat(verdict.lower()).isCloseTo(0.0017452088623841622, within(1e-7));
    assertThat(verdict.upper()).isCloseTo(0.4215647298805325, within(1e-7));
    assertThat(verdict.conclusion()).isEqualTo(Conclusion.ACCEPT_H1);
  }

  /** The limits were computed by SciPy from the formulas, for values with a skewness of 1.4. */
  @Test
  void limitsOfStudentAreThoseOfTheFormula() {
    double[] values = IntStream.range(0, 40).mapToDouble(i -> i % 5 == 0 ? 9 : i % 3 - 2).toArray();
    MeanVerdict verdict = verdict(MeanTest.unbounded(), values);
    assertThat(verdict.mean()).isCloseTo(0.975, within(1e-12));
    assertThat(verdict.lower()).isCloseTo(-1.288226662300955, within(1e-9));
    assertThat(verdict.upper()).isCloseTo(12.28236211015692, within(1e-9));
  }

  private static double[] alternating(int number, double size) {
    return IntStream.range(0, number).mapToDouble(i -> i % 2 == 0 ? size : -size).toArray();
  }

  /** A threshold without a bound counts in standard deviations, whatever the unit is. */
  @Test
  void aMeanIsComparedWithTheThreshold() {
    MeanTest above = MeanTest.unbounded().withThreshold(0.25).withMargin(0.5);
    MeanTest below = above.withThreshold(-0.25);
    for (double unit : new double[] {0.01, 1, 100}) {
      assertThat(verdict(above, alternating(60, unit)).conclusion())
          .isEqualTo(Conclusion.ACCEPT_H0);
      assertThat(verdict(below, alternating(60, unit)).conclusion()).isEqualTo(Conclusion.CONTINUE);
      assertThat(verdict(below, alternating(200, unit)).conclusion())
          .isEqualTo(Conclusion.ACCEPT_H1);
    }
  }

  /** The capital against -1/2 grows by 1 + 3 f with each highest value: 4 values are enough. */
  @Test
  void betsAreAgainstTheThresholdAndTheMargin() {
    MeanTest high = MeanTest.bounded(1).withThreshold(-0.5);
    assertThat(verdict(high, times(3, 1)).conclusion()).isEqualTo(Conclusion.CONTINUE);
    assertThat(verdict(high, times(4, 1)).conclusion()).isEqualTo(Conclusion.ACCEPT_H1);
    MeanTest low = MeanTest.bounded(1).withThreshold(0.25).withMargin(0.25);
    assertThat(verdict(low, times(3, -1)).conclusion()).isEqualTo(Conclusion.CONTINUE);
    assertThat(verdict(low, times(4, -1)).conclusion()).isEqualTo(Conclusion.ACCEPT_H0);
  }

  @Test
  void theBoundsOfATestAreItsOwn() {
    assertThat(MeanTest.unbounded().withThreshold(-0.25).threshold()).isEqualTo(-0.25);
    assertThat(MeanTest.bounded(4).withMargin(1).margin()).isEqualTo(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.unbounded().withThreshold(Double.NaN))
        .withMessage("threshold NaN is not a finite number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.unbounded().withThreshold(0.26))
        .withMessageStartingWith("threshold 0.26 is not in -0.25..0.25");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.bounded(4).withThreshold(-4))
        .withMessageContaining("threshold -4.0 and margin 0.08 do not fit the bound 4.0");
    assertThatIllegalArgumentException().isThrownBy(() -> MeanTest.bounded(Double.MAX_VALUE / 2));
    assertThat(MeanTest.bounded(Double.MAX_VALUE / 4).bound()).isEqualTo(Double.MAX_VALUE / 4);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.unbounded().withErrors(0.05, 0.5));
    assertThatIllegalArgumentException().isThrownBy(() -> MeanTest.unbounded().withErrors(0, 0.1));
    assertThatIllegalArgumentException().isThrownBy(() -> MeanTest.unbounded().withErrors(0.1, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.unbounded().withMargin(Double.POSITIVE_INFINITY));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MeanVerdict(Conclusion.CONTINUE, -1, 0, 0, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MeanVerdict(Conclusion.CONTINUE, 0, 0, 1, 0));
  }

  @Test
  void twentyValuesAreNeededIfTheirBoundIsUnknown() {
    double[] values = IntStream.range(0, 19).mapToDouble(i -> i).toArray();
    assertThat(verdict(MeanTest.unbounded(), values).lower()).isInfinite();
    double[] more = IntStream.range(0, 20).mapToDouble(i -> i).toArray();
    assertThat(verdict(MeanTest.unbounded().withErrors(0.4, 0.4), more).lower()).isFinite();
  }

  @Test
  void aLimitIsInTheUnitOfTheValues() {
    MeanVerdict one = verdict(MeanTest.bounded(1), 1, 0.5, -0.25, 0.75);
    MeanVerdict ten = verdict(MeanTest.bounded(10), 10, 5, -2.5, 7.5);
    assertThat(ten.lower()).isCloseTo(10 * one.lower(), within(1e-7));
    assertThat(ten.upper()).isCloseTo(10 * one.upper(), within(1e-7));
    assertThat(MeanTest.bounded(10).margin()).isCloseTo(0.2, within(1e-12));
  }

  @Test
  void theOtherSideSeesTheOppositeInterval() {
    for (MeanTest test : List.of(MeanTest.bounded(9), MeanTest.unbounded())) {
      double[] values = IntStream.range(0, 60).mapToDouble(i -> i * i % 13 - 4).toArray();
      MeanVerdict here = verdict(test, values);
      MeanVerdict there = verdict(test, DoubleStream.of(values).map(value -> -value).toArray());
      assertThat(there.lower()).isCloseTo(-here.upper(), within(1e-7));
      assertThat(there.upper()).isCloseTo(-here.lower(), within(1e-7));
    }
  }

  @Test
  void smallerErrorsNeedMoreEvidence() {
    for (MeanTest test : List.of(MeanTest.bounded(9), MeanTest.unbounded())) {
      double[] values = IntStream.range(0, 60).mapToDouble(i -> i * i % 13 - 4).toArray();
      MeanVerdict usual = verdict(test, values);
      MeanVerdict strict = verdict(test.withErrors(0.01, 0.001), values);
      assertThat(strict.lower()).isLessThan(usual.lower());
      assertThat(strict.upper()).isGreaterThan(usual.upper());
      assertThat(test.withErrors(0.01, 0.001).confidence()).isCloseTo(0.989, within(1e-12));
    }
  }

  @Test
  void valuesWithoutSpreadDecideNothingIfTheirBoundIsUnknown() {
    MeanVerdict verdict = verdict(MeanTest.unbounded(), times(100, 3));
    assertThat(verdict.conclusion()).isEqualTo(Conclusion.CONTINUE);
    assertThat(verdict.lower()).isNegative().isInfinite();
    assertThat(verdict.mean()).isEqualTo(3);
  }

  @Test
  void refusesImpossibleNumbers() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.bounded(4).begin().add(4.5))
        .withMessage("value 4.5 is not in -4.0..4.0, the range of the test");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.unbounded().begin().add(Double.NaN))
        .withMessage("value NaN is not a finite number");
    assertThatIllegalArgumentException().isThrownBy(() -> MeanTest.bounded(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.bounded(4).withMargin(4))
        .withMessage(
            "threshold 0.0 and margin 4.0 do not fit the bound 4.0; both ends must be within it");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.unbounded().withMargin(0))
        .withMessage("margin 0.0 is not a number above 0; give the smallest mean of interest");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanTest.unbounded().withErrors(0.5, 0.05))
        .withMessage("errors alpha 0.5 and beta 0.05: both must be above 0 and below 0.5");
  }
}
