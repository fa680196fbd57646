package org.rondo.rating;

import org.rondo.rating.SprtVerdict.Conclusion;

/** The values of a {@link MeanTest} so far. Not safe to share between threads. */
public interface MeanSequence {

  /**
   * Adds a value.
   *
   * @throws IllegalArgumentException if the value is not finite, or larger than the bound of the
   *     test
   */
  void add(double value);

  /** {@return the conclusion of the test on the values so far, without the interval; it is fast} */
  Conclusion conclusion();

  /** {@return the verdict of the test on the values so far} */
  MeanVerdict verdict();
}
