package org.rondo.rating;

import java.util.List;
import java.util.function.Supplier;

/**
 * Fisher's information of the abilities of all items but the anchor, which is the last: a symmetric
 * matrix, positive definite.
 */
sealed interface Information permits DenseInformation, SparseInformation {

  /** Fewer items than that are soon done without minding who met. */
  int MANY = 100;

  /** So many entries of a row for each that is not 0 make a matrix sparse. */
  int FEW_IN = 10;

  /** {@return the information before anything is added, in the form that suits the pools} */
  static Information of(int size, List<ChoicePool> pools) {
    long entries = pools.stream().mapToLong(pool -> pool.entries(size)).sum();
    return size >= MANY && entries * FEW_IN <= (long) size * size
        ? new SparseInformation(size, Math.toIntExact(entries))
        : new DenseInformation(size);
  }

  /** Makes all entries 0. */
  void clear();

  /** Adds to one entry; who adds beside the diagonal adds as much to the entry across. */
  void add(int row, int column, double amount);

  /**
   * {@return by how much the abilities change the gradient to 0, were the information the same
   * everywhere}
   *
   * @throws ArithmeticException if doubles cannot tell
   */
  double[] step(double[] gradient);

  /**
   * {@return what computes the inverse, as it is now}
   *
   * @throws ArithmeticException if doubles cannot tell; so may what is returned
   */
  Supplier<double[][]> covariance();

  /** {@return the refusal of what doubles cannot tell} */
  static ArithmeticException unfit() {
    return new ArithmeticException(
        "the weights of the results are too far apart to be fitted in double precision; scale or"
            + " drop the smallest");
  }
}
