package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import org.apache.commons.math3.random.AbstractRandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Seed;

/**
 * The distribution of CMA-ES, generation by generation, by the formulas of the tutorial: N. Hansen,
 * The CMA evolution strategy: a tutorial, arXiv 1604.00772, 2016.
 */
class CmaEsTutorialTest {
  private static final int N = 3;
  private static final int LAMBDA = 6;
  private static final double START = 0.3;

  /** The state of the strategy, with the names of the tutorial. */
  private static final class Tutorial {
    RealVector m = new ArrayRealVector(new double[] {0.5, 0.4, 0.6});
    double sigma = START;
    RealVector pc = new ArrayRealVector(N);
    RealVector ps = new ArrayRealVector(N);
    RealMatrix c = MatrixUtils.createRealIdentityMatrix(N);
    int g;
    int stalled;

    /** The formulas and default parameters of the summary of the algorithm in appendix A. */
    void adapt(List<RealVector> best) {
      double[] w = {Math.log(3.5), Math.log(3.5 / 2), Math.log(3.5 / 3)};
      double sum = w[0] + w[1] + w[2];
      double squares = 0;
      RealVector yw = new ArrayRealVector(N);
      List<RealVector> y = new ArrayList<>();
      for (int i = 0; i < w.length; i++) {
        w[i] /= sum;
        squares += w[i] * w[i];
        y.add(best.get(i).subtract(m).mapDivide(sigma));
        yw = yw.add(y.get(i).mapMultiply(w[i]));
      }
      double mueff = 1 / squares;
      double cs = (mueff + 2) / (N + mueff + 5);
      double ds = 1 + 2 * Math.max(0, Math.sqrt((mueff - 1) / (N + 1)) - 1) + cs;
      double cc = (4 + mueff / N) / (N + 4 + 2 * mueff / N);
      double c1 = 2 / (Math.pow(N + 1.3, 2) + mueff);
      double cmu = Math.min(1 - c1, 2 * (mueff - 2 + 1 / mueff) / (Math.pow(N + 2, 2) + mueff));
      double chi = Math.sqrt(N) * (1 - 1.0 / (4 * N) + 1.0 / (21 * N * N));

      g++;
      m = m.add(yw.mapMultiply(sigma));
      ps = ps.mapMultiply(1 - cs);
      ps = ps.add(inverseRoot(c).operate(yw).mapMultiply(Math.sqrt(cs * (2 - cs) * mueff)));
      double length = ps.getNorm() / Math.sqrt(1 - Math.pow(1 - cs, 2 * g));
      int hs = length < (1.4 + 2.0 / (N + 1)) * chi ? 1 : 0;
      stalled += 1 - hs;
      pc = pc.mapMultiply(1 - cc).add(yw.mapMultiply(hs * Math.sqrt(cc * (2 - cc) * mueff)));
      double delta = (1 - hs) * cc * (2 - cc);
      c = c.scalarMultiply(1 + c1 * delta - c1 - cmu);
      c = c.add(pc.outerProduct(pc).scalarMultiply(c1));
      for (int i = 0; i < w.length; i++) {
        c = c.add(y.get(i).outerProduct(y.get(i)).scalarMultiply(cmu * w[i]));
      }
      sigma *= Math.exp(cs / ds * (ps.getNorm() / chi - 1));
    }
  }

  /** {@return the inverse of the root of a matrix, by the iteration of Denman and Beavers} */
  private static RealMatrix inverseRoot(RealMatrix matrix) {
    RealMatrix root = matrix;
    RealMatrix inverse = MatrixUtils.createRealIdentityMatrix(N);
    for (int i = 0; i < 40; i++) {
      RealMatrix next = root.add(MatrixUtils.inverse(inverse)).scalarMultiply(0.5);
      inverse = inverse.add(MatrixUtils.inverse(root)).scalarMultiply(0.5);
      root = next;
    }
    return inverse;
  }

  /** Draws 1 for one of the parameters in turn, and 0 for the others. */
  private static final class UnitSteps extends AbstractRandomGenerator {
    private int drawn;

    @Override
    public void setSeed(long seed) {
      drawn = 0;
    }

    @Override
    public double nextDouble() {
      return 0.5;
    }

    @Override
    public double nextGaussian() {
      int draw = drawn++;
      return draw / N == draw % N ? 1 : 0;
    }
  }

  /** {@return the covariance of the points that a distribution proposes} */
  private static RealMatrix covariance(CovarianceAdaptation distribution) {
    RealVector mean = new ArrayRealVector(distribution.mean());
    RealMatrix sum = MatrixUtils.createRealMatrix(N, N);
    for (double[] point : distribution.ask(N, new UnitSteps())) {
      RealVector axis = new ArrayRealVector(point).subtract(mean);
      sum = sum.add(axis.outerProduct(axis));
    }
    return sum;
  }

  private static void assertSame(CovarianceAdaptation distribution, Tutorial tutorial) {
    assertThat(distribution.mean()).containsExactly(tutorial.m.toArray(), within(1e-10));
    RealMatrix expected = tutorial.c.scalarMultiply(tutorial.sigma * tutorial.sigma);
    for (int row = 0; row < N; row++) {
      assertThat(covariance(distribution).getRow(row))
          .as("row %s of the covariance after generation %s", row, tutorial.g)
          .containsExactly(expected.getRow(row), within(1e-10));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 2, 3})
  void everyGenerationAdaptsByTheFormulasOfTheTutorial(double sideways) {
    Tutorial tutorial = new Tutorial();
    CovarianceAdaptation distribution =
        new CovarianceAdaptation(LAMBDA, tutorial.m.toArray(), START);
    RngBits normal = new RngBits(Seed.of(3).rng());
    assertSame(distribution, tutorial);
    for (int generation = 0; generation < 12; generation++) {
      // Some generations lie on one side of the mean, so that the path becomes too long.
      double shift = generation % 4 < 2 ? sideways * tutorial.sigma : 0;
      List<double[]> points =
          distribution.ask(LAMBDA, normal).stream()
              .map(point -> new ArrayRealVector(point).mapAdd(shift).toArray())
              .toList();
      List<Double> values = points.stream().map(point -> point[0] - point[1] * point[2]).toList();
      Map<Double, RealVector> sorted = new TreeMap<>(Comparator.reverseOrder());
      IntStream.range(0, LAMBDA)
          .forEach(i -> sorted.put(values.get(i), new ArrayRealVector(points.get(i))));

      distribution.tell(points, values);
      tutorial.adapt(List.copyOf(sorted.values()));
      assertSame(distribution, tutorial);
    }
    assertThat(tutorial.stalled).isBetween(sideways > 0.5 ? 1 : 0, 11);
  }

  @Test
  void theFirstOfEqualPointsCountsAsTheBetterOne() {
    CovarianceAdaptation equal = new CovarianceAdaptation(4, new double[] {0, 0}, START);
    CovarianceAdaptation ranked = new CovarianceAdaptation(4, new double[] {0, 0}, START);
    List<double[]> points =
        List.of(
            new double[] {0.1, 0.2},
            new double[] {0.2, 0.1},
            new double[] {-0.1, 0.1},
            new double[] {0.1, -0.1});
    equal.tell(points, Collections.nCopies(4, 7.0));
    ranked.tell(points, List.of(4.0, 3.0, 2.0, 1.0));
    assertThat(equal.mean()).containsExactly(ranked.mean());
  }

  @Test
  void theStepLengthGrowsByAFactorOfEulersNumberAtMost() {
    CovarianceAdaptation distribution = new CovarianceAdaptation(4, new double[] {0}, 1);
    double before = distribution.spread();
    distribution.tell(Collections.nCopies(4, new double[] {1e6}), Collections.nCopies(4, 0.0));
    double far = 1e6;
    // The matrix grows too; its only entry is known from the formulas.
    double w = Math.log(2.5) / (Math.log(2.5) + Math.log(1.25));
    double mueff = 1 / (w * w + (1 - w) * (1 - w));
    double c1 = 2 / (2.3 * 2.3 + mueff);
    double cmu = Math.min(1 - c1, 2 * (mueff - 2 + 1 / mueff) / (9 + mueff));
    double cc = (4 + mueff) / (5 + 2 * mueff);
    double entry = 1 - c1 - cmu + c1 * cc * (2 - cc) + cmu * far * far;
    assertThat(distribution.spread() / before).isCloseTo(Math.E * Math.sqrt(entry), within(1e-3));
  }
}
