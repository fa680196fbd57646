package org.rondo.rating;

import org.rondo.rating.SprtVerdict.Conclusion;

/** The verdict of a {@link SequentialTest} on the results so far. */
public sealed interface SequentialVerdict permits SprtVerdict, MeanVerdict {

  /** {@return the conclusion: stop or play on} */
  Conclusion conclusion();

  /** {@return whether the test is over} */
  default boolean isFinal() {
    return conclusion() != Conclusion.CONTINUE;
  }
}
