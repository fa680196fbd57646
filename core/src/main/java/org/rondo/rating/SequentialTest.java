package org.rondo.rating;

/**
 * A test that stays valid if it is evaluated after every game: {@link Sprt} counts wins, {@link
 * MeanTest} the sizes of scores.
 */
public sealed interface SequentialTest permits Sprt, MeanTest {

  /** {@return the allowed probability of accepting the second hypothesis if the first is true} */
  double alpha();

  /** {@return the allowed probability of accepting the first hypothesis if the second is true} */
  double beta();
}
