package org.rondo.game;

/** Thrown where a text is not a move in its game's notation. */
public final class UnreadableMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** How much of a text the message shows. */
  private static final int SHOWN = 100;

  /** The text that could not be read. */
  private final String text;

  /** What a readable move looks like. */
  private final String rule;

  /**
   * Says what was found and what a move looks like: {@code 'k9' is no move: a move is a1 to h8 or
   * pass}.
   *
   * @param text the text that could not be read
   * @param rule what a readable move looks like
   */
  public UnreadableMoveException(String text, String rule) {
    super("'" + Excerpt.of(text, SHOWN) + "' is no move: " + rule);
    this.text = text;
    this.rule = rule;
  }

  /** {@return the text that could not be read} */
  public String text() {
    return text;
  }

  /** {@return what a readable move looks like} */
  public String rule() {
    return rule;
  }
}
