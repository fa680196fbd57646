package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StrengthsTest {
  private static final double[][] COVARIANCE = {{4, 1, 0}, {1, 3, 0.5}, {0, 0.5, 2}};

  private static Strengths strengths(double... abilities) {
    return new Strengths(abilities, () -> COVARIANCE);
  }

  @Test
  void strengthsAreEqualIfTheirAbilitiesAndErrorsAre() {
    Strengths one = strengths(1, 2, -3);
    assertThat(one)
        .isEqualTo(strengths(1, 2, -3))
        .isNotEqualTo(strengths(1, 2, -2))
        .isNotEqualTo(new Strengths(new double[] {1, 2, -3}, () -> new double[3][3]))
        .isNotEqualTo("[1.0, 2.0, -3.0]")
        .hasToString("[1.0, 2.0, -3.0]");
    assertThat(one.hashCode()).isNotEqualTo(strengths(1, 2, -2).hashCode());
    assertThat(one.size()).isEqualTo(3);
  }

  /** The variance of a difference is the sum of both variances without twice the covariance. */
  @Test
  void errorsAreThoseOfDifferences() {
    Strengths one = strengths(1, 2, -3);
    double points = 400 / Math.log(10);
    assertThat(one.error(0)).isEqualTo(2);
    assertThat(one.eloError(0)).isCloseTo(2 * points, within(1e-9));
    assertThat(one.eloMargin(0)).isCloseTo(1.96 * 2 * points, within(1e-9));
    assertThat(one.eloMargin(0, 1)).isCloseTo(1.96 * Math.sqrt(4 + 3 - 2) * points, within(1e-9));
    assertThat(one.eloMargin(1, 1)).isZero();
    assertThat(one.superiority(1, 1)).isEqualTo(0.5);
    assertThat(one.relativeTo(1).error(0)).isCloseTo(Math.sqrt(4 + 3 - 2), within(1e-12));
    assertThat(one.relativeTo(1).ability(2)).isEqualTo(-5);
    // 1/9 of all variances and twice all covariances is that of the mean, 12/9.
    assertThat(one.relativeToMean().error(0))
        .isCloseTo(Math.sqrt(4 - 2 * 5 / 3.0 + 12 / 9.0), within(1e-12));
    assertThat(one.relativeToMean().ability(0)).isEqualTo(1);
  }

  @Test
  void aReferenceIsAddedAndTheFirstIsTakenAway() {
    Strengths more = strengths(1, 2, -3).withReference();
    assertThat(more.abilities()).containsExactly(1.0, 2.0, -3.0, 0.0);
    assertThat(more.error(3)).isZero();
    assertThat(more.error(0)).isEqualTo(2);
    Strengths fewer = strengths(1, 2, -3).withoutFirst();
    assertThat(fewer.abilities()).containsExactly(2.0, -3.0);
    assertThat(fewer.error(0)).isEqualTo(Math.sqrt(3));
    assertThat(fewer.relativeTo(1).error(0)).isCloseTo(2, within(1e-12));
  }

  @Test
  void aTenthOfTheEntriesIsSparse() {
    ChoicePool pool = ChoicePool.ofTwo(0, 1, 1, 1);
    assertThat(Information.of(100, Collections.nCopies(500, pool)))
        .isInstanceOf(SparseInformation.class);
    assertThat(Information.of(100, Collections.nCopies(501, pool)))
        .isInstanceOf(DenseInformation.class);
    assertThat(pool.entries(2)).isEqualTo(2);
    assertThat(pool.entries(1)).isZero();
    assertThat(ChoicePool.ofSeats(1, 1, 2, 1).entries(5)).isEqualTo(2 + 4);
    assertThat(ChoicePool.ofSeats(1, 1, 2, 1).entries(2)).isEqualTo(2);
  }

  @Test
  void disconnectedEntrantsAreNamed() {
    DisconnectedResultsException one =
        new DisconnectedResultsException(List.of(1), 1, "lost to").named(List.of("a", "b"));
    assertThat(one.players()).containsExactly(1);
    assertThat(one).hasMessageStartingWith("b never lost to the other entrant, so no finite");
    List<Integer> twenty = IntStream.range(0, 20).boxed().toList();
    assertThat(new DisconnectedResultsException(twenty, 2, "met"))
        .hasMessageContaining(" 18, 19 never met the other 2,");
    DisconnectedResultsException advantage = DisconnectedResultsException.ofAdvantage();
    assertThat(advantage.named(List.of("a"))).isSameAs(advantage);
  }
}
