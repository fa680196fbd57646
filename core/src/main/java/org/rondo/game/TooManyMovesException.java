package org.rondo.game;

import java.math.BigInteger;

/** Thrown where a move space was asked to list more moves than anybody should hold. */
public final class TooManyMovesException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** How many moves there are. */
  private final BigInteger count;

  /**
   * Says how many there are, and what to ask for instead.
   *
   * @param count how many moves there are
   */
  public TooManyMovesException(BigInteger count) {
    super(
        "the "
            + count
            + " moves are more than "
            + MoveSpace.LIST_LIMIT
            + ", the most that are listed; use sample, candidates or parts");
    this.count = count;
  }

  /** {@return how many moves there are} */
  public BigInteger count() {
    return count;
  }
}
