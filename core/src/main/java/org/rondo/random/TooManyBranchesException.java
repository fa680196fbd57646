package org.rondo.random;

/** Thrown where chance has more branches than were allowed to be enumerated. */
public final class TooManyBranchesException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** The most runs that were allowed. */
  private final int limit;

  TooManyBranchesException(int limit) {
    super(
        "the experiment needs more than "
            + limit
            + " runs, the limit; sample it instead, or give Distribution.within a higher one");
    this.limit = limit;
  }

  /** {@return the most runs that were allowed} */
  public int limit() {
    return limit;
  }
}
