package org.rondo.rating;

import java.util.List;
import java.util.function.Supplier;

/**
 * The Fisher information of the abilities: a symmetric positive definite matrix with a row for each
 * item except the anchor. The anchor is the last item.
 */
sealed interface Information permits DenseInformation, SparseInformation {

  /** The number of items below which a dense matrix is fast enough. */
  int MANY = 100;

  /** A matrix is stored as sparse if at most one entry in this number differs from 0. */
  int FEW_IN = 10;

  /** {@return an empty information matrix, dense or sparse depending on the pools} */
  static Information of(int size, List<ChoicePool> pools) {
    long entries = pools.stream().mapToLong(pool -> pool.entries(size)).sum();
    return size >= MANY && entries * FEW_IN <= (long) size * size
        ? new SparseInformation(size, Math.toIntExact(entries))
        : new DenseInformation(size);
  }

  /** Makes all entries 0. */
  void clear();

  /**
   * Adds to one entry. A caller that adds to an entry off the diagonal must add the same amount to
   * the mirrored entry.
   */
  void add(int row, int column, double amount);

  /**
   * {@return the change of the abilities that makes the gradient 0 if the information is constant}
   *
   * @throws ArithmeticException if double precision does not suffice
   */
  double[] step(double[] gradient);

  /**
   * {@return a supplier of the inverse of the current matrix}
   *
   * @throws ArithmeticException if double precision does not suffice; the supplier may throw it too
   */
  Supplier<double[][]> covariance();

  /** {@return the exception for results that double precision cannot fit} */
  static ArithmeticException unfit() {
    return new ArithmeticException(
        "the weights of the results are too far apart to be fitted in double precision; scale or"
            + " drop the smallest");
  }
}
