package org.rondo.game;

/** Thrown when a move can be read but is not legal. The state is unchanged then. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Maximum number of characters of a move in the message. */
  private static final int SHOWN = 100;

  /** The seat that made the move. */
  private final int seat;

  /** The move, in its game's notation. */
  private final String move;

  /** The reason why the move is illegal. */
  private final String reason;

  /**
   * Creates an exception whose message names the seat, the move and the reason: {@code seat 1
   * cannot play d6: it turns no disc}.
   *
   * @param seat the seat that made the move
   * @param move the move's text
   * @param reason the reason why the move is illegal, as returned by {@link MoveSpace#objection}
   */
  public IllegalMoveException(int seat, String move, String reason) {
    super("seat " + seat + " cannot play " + Excerpt.of(move, SHOWN) + ": " + reason);
    this.seat = seat;
    this.move = move;
    this.reason = reason;
  }

  /** {@return the seat that made the move} */
  public int seat() {
    return seat;
  }

  /** {@return the move's text} */
  public String move() {
    return move;
  }

  /** {@return the reason why the move is illegal} */
  public String reason() {
    return reason;
  }
}
