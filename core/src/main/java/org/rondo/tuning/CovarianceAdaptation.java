package org.rondo.tuning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
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
  private final RealVector weights;
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

  private RealVector lengths;
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
    RealVector raw = new ArrayRealVector(mu);
    for (int i = 0; i < mu; i++) {
      raw.setEntry(i, StrictMath.log(mu + 0.5) - StrictMath.log(i + 1.0));
    }
    // The norms are loops: the last digits of a stream's sum differ between Java versions.
    this.weights = raw.mapDivide(raw.getL1Norm());
    this.mueff = 1 / weights.dotProduct(weights);
    double n = size;
    this.cc = (4 + mueff / n) / (n + 4 + 2 * mueff / n);
    this.cs = (mueff + 2) / (n + mueff + 5);
    this.c1 = 2 / ((n + 1.3) * (n + 1.3) + mueff);
    this.cmu = Math.min(1 - c1, 2 * (mueff - 2 + 1 / mueff) / ((n + 2) * (n + 2) + mueff));
    this.damps = 1 + cs + 2 * Math.max(0, Math.sqrt((mueff - 1) / (n + 1)) - 1);
    this.chi = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
    this.pc = new ArrayRealVector(size);
    this.ps = new ArrayRealVector(size);
    this.covariance = MatrixUtils.createRealIdentityMatrix(size);
    this.axes = MatrixUtils.createRealIdentityMatrix(size);
    this.lengths = new ArrayRealVector(size, 1);
  }

  /** {@return the points of a generation; they may lie outside the ranges} */
  List<double[]> ask(int lambda, RandomGenerator normal) {
    List<double[]> points = new ArrayList<>();
    for (int k = 0; k < lambda; k++) {
      RealVector steps = new ArrayRealVector(size);
      for (int i = 0; i < size; i++) {
        steps.setEntry(i, lengths.getEntry(i) * normal.nextGaussian());
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
            .limit(weights.getDimension())
            .<RealVector>map(
                n -> new ArrayRealVector(points.get(n)).subtract(mean).mapDivide(sigma))
            .toList();
    RealVector step = new ArrayRealVector(size);
    for (int i = 0; i < best.size(); i++) {
      step = step.add(best.get(i).mapMultiply(weights.getEntry(i)));
    }
    generation++;
    mean = mean.add(step.mapMultiply(sigma));
    ps = ps.mapMultiply(1 - cs).add(whitened(step).mapMultiply(Math.sqrt(cs * (2 - cs) * mueff)));
    double expected = Math.sqrt(1 - StrictMath.pow(1 - cs, 2.0 * generation));
    boolean isShort = ps.getNorm() / expected / chi < 1.4 + 2 / (size + 1.0);
    double part = isShort ? Math.sqrt(cc * (2 - cc) * mueff) : 0;
    pc = pc.mapMultiply(1 - cc).add(step.mapMultiply(part));
    double kept = 1 - c1 - cmu + (isShort ? 0 : c1 * cc * (2 - cc));
    covariance = covariance.scalarMultiply(kept).add(pc.outerProduct(pc).scalarMultiply(c1));
    for (int i = 0; i < best.size(); i++) {
      RealMatrix square = best.get(i).outerProduct(best.get(i));
      covariance = covariance.add(square.scalarMultiply(cmu * weights.getEntry(i)));
    }
    sigma *= StrictMath.exp(Math.min(1, cs / damps * (ps.getNorm() / chi - 1)));
    decompose();
  }

  /** {@return a step in units of the distribution, so that all directions are alike} */
  private RealVector whitened(RealVector step) {
    return axes.operate(axes.preMultiply(step).ebeDivide(lengths));
  }

  private void decompose() {
    EigenDecomposition decomposition = new EigenDecomposition(covariance);
    axes = decomposition.getV();
    lengths =
        new ArrayRealVector(decomposition.getRealEigenvalues())
            .map(value -> Math.sqrt(Math.max(value, Double.MIN_NORMAL)));
  }

  /** {@return the standard deviation along the longest axis} */
  double spread() {
    return sigma * lengths.getMaxValue();
  }

  /** {@return whether the axes are too different for exact arithmetic} */
  boolean isDegenerate() {
    return lengths.getMaxValue() > WORST_CONDITION * lengths.getMinValue();
  }

  /** {@return the mean} */
  double[] mean() {
    return mean.toArray();
  }
}
