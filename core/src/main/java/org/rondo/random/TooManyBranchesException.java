package org.rondo.random;

/** Thrown when an experiment has more branches of chance than the limit allows. */
public final class TooManyBranchesException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** The maximum number of runs. */
  private final int limit;

  TooManyBranchesException(int limit) {
    super(
        "the experiment needs more than "
            + limit
            + " runs, the limit; sample it instead, or give Distribution.within a higher limit");
    this.limit = limit;
  }

  /** {@return the maximum number of runs} */
  public int limit() {
    return limit;
  }
}
