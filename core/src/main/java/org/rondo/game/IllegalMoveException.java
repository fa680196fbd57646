package org.rondo.game;

/** Thrown where a move that can be read may not be played. Nothing has been applied then. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** How much of a move the message shows. */
  private static final int SHOWN = 100;

  /** Whose move it is. */
  private final int seat;

  /** The move, in its game's notation. */
  private final String move;

  /** Why it may not be played. */
  private final String reason;

  /**
   * Says who cannot play what, and why: {@code seat 1 cannot play d6: it turns no disc}.
   *
   * @param seat whose move it is
   * @param move the move's text
   * @param reason why it may not be played, as {@link MoveSpace#objection} says it
   */
  public IllegalMoveException(int seat, String move, String reason) {
    super("seat " + seat + " cannot play " + Excerpt.of(move, SHOWN) + ": " + reason);
    this.seat = seat;
    this.move = move;
    this.reason = reason;
  }

  /** {@return whose move it is} */
  public int seat() {
    return seat;
  }

  /** {@return the move's text} */
  public String move() {
    return move;
  }

  /** {@return why it may not be played} */
  public String reason() {
    return reason;
  }
}
