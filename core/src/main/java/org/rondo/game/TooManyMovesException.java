package org.rondo.game;

import java.math.BigInteger;

/** Thrown when a move space would have to list more than {@link MoveSpace#LIST_LIMIT} moves. */
public final class TooManyMovesException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** The number of moves of the space. */
  private final BigInteger count;

  /**
   * Creates an exception whose message gives the number of moves and names the methods to use
   * instead.
   *
   * @param count the number of moves of the space
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

  /** {@return the number of moves of the space} */
  public BigInteger count() {
    return count;
  }
}
