package org.rondo.rating;

import java.util.Arrays;
import java.util.function.Supplier;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.DecompositionSolver;
import org.apache.commons.math3.linear.NonPositiveDefiniteMatrixException;

/** Information that stores every entry, with a Cholesky decomposition. */
final class DenseInformation implements Information {
  private static final double SYMMETRY = 1e-9;
  private static final double LEAST_PIVOT = 1e-300;

  private final double[][] entries;

  DenseInformation(int size) {
    this.entries = new double[size][size];
  }

  @Override
  public void clear() {
    for (double[] row : entries) {
      Arrays.fill(row, 0);
    }
  }

  @Override
  public void add(int row, int column, double amount) {
    entries[row][column] += amount;
  }

  @Override
  public double[] step(double[] gradient) {
    return solver().solve(new ArrayRealVector(gradient, false)).toArray();
  }

  @Override
  public Supplier<double[][]> covariance() {
    DecompositionSolver solver = solver();
    return () -> solver.getInverse().getData();
  }

  private DecompositionSolver solver() {
    try {
      return new CholeskyDecomposition(
              new Array2DRowRealMatrix(entries, false), SYMMETRY, LEAST_PIVOT)
          .getSolver();
    } catch (NonPositiveDefiniteMatrixException e) {
      throw Information.unfit();
    }
  }
}
