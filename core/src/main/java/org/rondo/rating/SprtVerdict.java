package org.rondo.rating;

import java.util.Locale;

/**
 * What a sequential test says of the games so far.
 *
 * @param decision what to do
 * @param llr the log-likelihood ratio of the second hypothesis to the first, natural logarithm
 * @param lower the bound at which the first hypothesis is accepted, below 0
 * @param upper the bound at which the second hypothesis is accepted, above 0
 */
public record SprtVerdict(Decision decision, double llr, double lower, double upper) {

  /** What a sequential test can say. */
  public enum Decision {
    /** The difference is {@code elo0}, or less: stop. */
    ACCEPT_H0,
    /** The difference is {@code elo1}, or more: stop. */
    ACCEPT_H1,
    /** It is too early to say: play on. */
    CONTINUE
  }

  /**
   * Describes a verdict.
   *
   * @throws IllegalArgumentException if the ratio is not finite or the bounds do not enclose 0
   */
  public SprtVerdict {
    if (!Double.isFinite(llr) || !(lower < 0 && upper > 0)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "log-likelihood ratio %s with the bounds %s and %s: it must be finite and 0 between"
                  + " them",
              llr,
              lower,
              upper));
    }
  }

  /** {@return whether the test is over} */
  public boolean isFinal() {
    return decision != Decision.CONTINUE;
  }
}
