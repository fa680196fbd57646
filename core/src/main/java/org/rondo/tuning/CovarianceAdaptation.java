package org.rondo.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.EigenDecomposition;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import org.apache.commons.math3.random.RandomGenerator;

/**
 * The normal distribution of CMA-ES: it proposes the points of a whole generation, and adapts to
 * their values. It maximises.
 *
 * <p>Source: N. Hansen, The CMA evolution strategy: a tutorial, arXiv 1604.00772, 2016. The names
 * of the constants are those of the tutorial.
 */
final class CovarianceAdaptation {

  /** The relation of the longest to the shortest axis beyond which rounding spoils the matrix. */
  private static final double WORST_CONDITION = 1e7;

  private final int size;
  private final double[] weights;
  private final double mueff;
  private final double cc;
  private final double cs;
  private final double c1;
  private final double cmu;
  private final double damps;
  private final double chi;

  private RealVector mean;
  private double sigma;
  private RealVector pc;
  private RealVector ps;
  private RealMatrix covariance;

  /** The axes of the distribution, as columns, and their lengths. */
  private RealMatrix axes;

  private double[] lengths;
  private int generation;

  /**
   * Creates a distribution.
   *
   * @param lambda the number of points of a generation, at least 4
   * @param start the mean
   * @param sigma the standard deviation in every direction
   */
  CovarianceAdaptation(int lambda, double[] start, double sigma) {
    this.size = start.length;
    this.mean = new ArrayRealVector(start);
    this.sigma = sigma;
    int mu = lambda / 2;
    double[] raw =
        IntStream.rangeClosed(1, mu)
            .mapToDouble(i -> StrictMath.log(mu + 0.5) - StrictMath.log(i))
            .toArray();
    double sum = sum(raw);
    this.weights = Arrays.stream(raw).map(weight -> weight / sum).toArray();
    this.mueff = 1 / sum(Arrays.stream(weights).map(weight -> weight * weight).toArray());
    double n = size;
    this.cc = (4 + mueff / n) / (n + 4 + 2 * mueff / n);
    this.cs = (mueff + 2) / (n + mueff + 5);
    this.c1 = 2 / ((n + 1.3) * (n + 1.3) + mueff);
    this.cmu = Math.min(1 - c1, 2 * (mueff - 2 + 1 / mueff) / ((n + 2) * (n + 2) + mueff));
    this.damps = 1 + cs + 2 * Math.max(0, StrictMath.sqrt((mueff - 1) / (n + 1)) - 1);
    this.chi = StrictMath.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
    this.pc = new ArrayRealVector(size);
    this.ps = new ArrayRealVector(size);
    this.covariance = MatrixUtils.createRealIdentityMatrix(size);
    this.axes = MatrixUtils.createRealIdentityMatrix(size);
    this.lengths = new double[size];
    Arrays.fill(lengths, 1);
  }

  // A loop, because the last digits of a stream's sum differ between Java versions.
  private static double sum(double[] numbers) {
    double sum = 0;
    for (double number : numbers) {
      sum += number;
    }
    return sum;
  }

  /** {@return the points of a generation; they may lie outside the ranges} */
  List<double[]> ask(int lambda, RandomGenerator normal) {
    List<double[]> points = new ArrayList<>();
    for (int k = 0; k < lambda; k++) {
      RealVector steps = new ArrayRealVector(size);
      for (int i = 0; i < size; i++) {
        steps.setEntry(i, lengths[i] * normal.nextGaussian());
      }
      points.add(mean.add(axes.operate(steps).mapMultiply(sigma)).toArray());
    }
    return points;
  }

  /**
   * Adapts the distribution to the values of the points of a generation.
   *
   * @param points the points, as they were proposed
   * @param values the value of each point; higher is better, and the first of equal points counts
   *     as the better one
   */
  void tell(List<double[]> points, List<Double> values) {
    List<RealVector> best =
        IntStream.range(0, points.size())
            .boxed()
            .sorted(Comparator.comparingDouble(n -> -values.get(n)))
            .limit(weights.length)
            .map(n -> new ArrayRealVector(points.get(n)).subtract(mean).mapDivide(sigma))
            .map(RealVector.class::cast)
            .toList();
    RealVector step = new ArrayRealVector(size);
    for (int i = 0; i < weights.length; i++) {
      step = step.add(best.get(i).mapMultiply(weights[i]));
    }
    generation++;
    mean = mean.add(step.mapMultiply(sigma));
    ps = ps.mapMultiply(1 - cs).add(whitened(step).mapMultiply(root(cs * (2 - cs) * mueff)));
    double expected = root(1 - StrictMath.pow(1 - cs, 2.0 * generation));
    boolean isShort = ps.getNorm() / expected / chi < 1.4 + 2 / (size + 1.0);
    double part = isShort ? root(cc * (2 - cc) * mueff) : 0;
    pc = pc.mapMultiply(1 - cc).add(step.mapMultiply(part));
    double kept = 1 - c1 - cmu + (isShort ? 0 : c1 * cc * (2 - cc));
    covariance = covariance.scalarMultiply(kept).add(pc.outerProduct(pc).scalarMultiply(c1));
    for (int i = 0; i < weights.length; i++) {
      RealMatrix square = best.get(i).outerProduct(best.get(i));
      covariance = covariance.add(square.scalarMultiply(cmu * weights[i]));
    }
    sigma *= StrictMath.exp(Math.min(1, cs / damps * (ps.getNorm() / chi - 1)));
    decompose();
  }

  private static double root(double number) {
    return StrictMath.sqrt(number);
  }

  /** {@return a step in units of the distribution, so that all directions are alike} */
  private RealVector whitened(RealVector step) {
    RealVector along = axes.preMultiply(step);
    for (int i = 0; i < size; i++) {
      along.setEntry(i, along.getEntry(i) / lengths[i]);
    }
    return axes.operate(along);
  }

  private void decompose() {
    RealMatrix symmetric = new Array2DRowRealMatrix(size, size);
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        // Rounding must not make the matrix asymmetric.
        symmetric.setEntry(i, j, covariance.getEntry(Math.min(i, j), Math.max(i, j)));
      }
    }
    covariance = symmetric;
    EigenDecomposition decomposition = new EigenDecomposition(symmetric);
    axes = decomposition.getV();
    lengths =
        Arrays.stream(decomposition.getRealEigenvalues())
            .map(value -> root(Math.max(value, Double.MIN_NORMAL)))
            .toArray();
  }

  /** {@return the standard deviation along the longest axis} */
  double spread() {
    return sigma * Arrays.stream(lengths).max().orElseThrow();
  }

  /** {@return whether the axes are too different for exact arithmetic} */
  boolean isDegenerate() {
    double longest = Arrays.stream(lengths).max().orElseThrow();
    return longest > WORST_CONDITION * Arrays.stream(lengths).min().orElseThrow();
  }

  /** {@return the mean} */
  double[] mean() {
    return mean.toArray();
  }
}
