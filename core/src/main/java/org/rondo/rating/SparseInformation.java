package org.rondo.rating;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.exception.MaxCountExceededException;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.ConjugateGradient;
import org.apache.commons.math3.linear.JacobiPreconditioner;
import org.apache.commons.math3.linear.NonPositiveDefiniteOperatorException;
import org.apache.commons.math3.linear.RealLinearOperator;
import org.apache.commons.math3.linear.RealVector;

/**
 * The information of many items if only few pairs of them have met. It stores only the entries that
 * are not 0, and computes steps by conjugate gradients.
 *
 * <p>If short paths link all items, conjugate gradients converge after some tens of passes over the
 * entries. If they do not converge, the step is computed with a dense matrix instead. A dense
 * matrix is also used if the weights of the items are very different, because the residual then
 * does not show the error of the item with the least weight.
 */
final class SparseInformation extends RealLinearOperator implements Information {

  /** A residual that counts as a rounding error, as a fraction of the residual before the step. */
  private static final double SETTLED = 1e-13;

  private static final double MAX_RATIO = 1e6;

  private final double[] diagonal;
  private final int[] rows;
  private final int[] columns;
  private final double[] amounts;
  private int count;

  /**
   * Creates an empty matrix; {@code entries} is the maximum number of entries added off the
   * diagonal.
   */
  SparseInformation(int size, int entries) {
    this.diagonal = new double[size];
    this.rows = new int[entries];
    this.columns = new int[entries];
    this.amounts = new double[entries];
  }

  @Override
  public void clear() {
    Arrays.fill(diagonal, 0);
    count = 0;
  }

  @Override
  public void add(int row, int column, double amount) {
    if (row == column) {
      diagonal[row] += amount;
      return;
    }
    rows[count] = row;
    columns[count] = column;
    amounts[count] = amount;
    count++;
  }

  @Override
  public int getRowDimension() {
    return diagonal.length;
  }

  @Override
  public int getColumnDimension() {
    return diagonal.length;
  }

  @Override
  public RealVector operate(RealVector vector) {
    double[] factors = vector.toArray();
    double[] products = new double[diagonal.length];
    for (int i = 0; i < products.length; i++) {
      products[i] = diagonal[i] * factors[i];
    }
    for (int i = 0; i < count; i++) {
      products[rows[i]] += amounts[i] * factors[columns[i]];
    }
    return new ArrayRealVector(products, false);
  }

  @Override
  public double[] step(double[] gradient) {
    return byConjugateGradients(gradient).orElseGet(() -> dense().step(gradient));
  }

  private Optional<double[]> byConjugateGradients(double[] gradient) {
    double least = DoubleStream.of(diagonal).min().orElseThrow();
    double most = DoubleStream.of(diagonal).max().orElseThrow();
    if (!(most <= MAX_RATIO * least)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new ConjugateGradient(diagonal.length, SETTLED, true)
              .solve(
                  this,
                  new JacobiPreconditioner(diagonal, false),
                  new ArrayRealVector(gradient, false))
              .toArray());
    } catch (MaxCountExceededException | NonPositiveDefiniteOperatorException e) {
      return Optional.empty();
    }
  }

  @Override
  public Supplier<double[][]> covariance() {
    return () -> dense().covariance().get();
  }

  private DenseInformation dense() {
    DenseInformation dense = new DenseInformation(diagonal.length);
    for (int i = 0; i < diagonal.length; i++) {
      dense.add(i, i, diagonal[i]);
    }
    for (int i = 0; i < count; i++) {
      dense.add(rows[i], columns[i], amounts[i]);
    }
    return dense;
  }
}
