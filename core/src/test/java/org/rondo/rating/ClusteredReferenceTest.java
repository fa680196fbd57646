package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClusteredReferenceTest {
  private static final double[] ABILITIES = {0.3, -0.2, 0.1};

  private static double[][] covariance() {
    return new double[][] {{0.5, 0.1, 0.05}, {0.1, 0.4, 0.08}, {0.05, 0.08, 0.6}};
  }

  /** The numbers were computed from the formulas by a program in Python. */
  @Test
  void theCovarianceOfClustersIsThatOfTheFormulas() {
    List<Cluster> clusters =
        List.of(
            new Cluster(List.of(Ranking.of(0, 1), Ranking.of(1, 0)), 3),
            new Cluster(
                List.of(
                    Ranking.of(0, 1),
                    new Ranking(List.of(0, 1), 0.5),
                    new Ranking(List.of(1, 0), 0.5)),
                2),
            new Cluster(List.of(Ranking.of(2, 1), Ranking.of(2, 1)), 1),
            new Cluster(
                List.of(new Ranking(List.of(0, 2, 1), 0.5), new Ranking(List.of(0, 1, 2), 0.5)),
                2));
    double[][] expected = {
      {0.2558456414298165, 0.26612160906717464, 0.09285209445350241},
      {0.26612160906717464, 0.25445131606212235, 0.09780464875278051},
      {0.09285209445350241, 0.09780464875278051, 0.5246645677695861}
    };
    double[][] errors = ClusteredErrors.of(ABILITIES, covariance(), clusters);
    for (int i = 0; i < 3; i++) {
      assertThat(errors[i]).containsExactly(expected[i], within(1e-12));
    }
  }

  /** Its results tell nothing, because the difference of the two is known already. */
  @Test
  void aClusterBetweenPlayersOfAKnownDifferenceIsLeftOut() {
    double[][] known = {{1, 1, 0}, {1, 1, 0}, {0, 0, 1}};
    List<Cluster> clusters = List.of(new Cluster(List.of(Ranking.of(0, 1)), 5));
    assertThat(ClusteredErrors.of(ABILITIES, known, clusters)).isDeepEqualTo(known);
    assertThat(ClusteredErrors.of(new double[3], known, clusters)).isDeepEqualTo(known);
  }

  @Test
  void withoutClustersTheErrorsAreThoseOfTheFit() {
    Strengths fit = BradleyTerry.fitWithVirtualDraws(2, List.of(new HeadToHead(0, 1, 3, 1)), 0.5);
    assertThat(fit.withErrorsOf(List.of()).error(0)).isCloseTo(fit.error(0), within(1e-12));
  }

  /** The exponential of 1000 is above all doubles. */
  @Test
  void onlyDifferencesOfAbilitiesCount() {
    List<Cluster> clusters = List.of(new Cluster(List.of(Ranking.of(0, 1), Ranking.of(1, 0)), 3));
    double[][] errors = ClusteredErrors.of(ABILITIES, covariance(), clusters);
    double[] higher = {1000 + ABILITIES[0], 1000 + ABILITIES[1], 1000 + ABILITIES[2]};
    double[][] others = ClusteredErrors.of(higher, covariance(), clusters);
    for (int i = 0; i < 3; i++) {
      assertThat(others[i]).containsExactly(errors[i], within(1e-12));
    }
  }
}
