package org.rondo.cli.person;

/** Ends a match that is played again from an earlier turn. */
final class TakebackException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The number of turns that are kept. */
  private final int kept;

  TakebackException(int kept) {
    super("the match continues from turn " + (kept + 1));
    this.kept = kept;
  }

  int kept() {
    return kept;
  }
}
