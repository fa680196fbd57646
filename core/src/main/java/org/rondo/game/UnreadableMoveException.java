package org.rondo.game;

import java.util.Objects;

/** Thrown when a text is not a move in the game's notation. */
public final class UnreadableMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Maximum number of characters of the text in the message. */
  private static final int SHOWN = 100;

  /** The text that could not be read. */
  private final String text;

  /** The form of a readable move. */
  private final String rule;

  /**
   * Creates an exception whose message gives the text and the form of a move: {@code 'k9' is no
   * move: a move is a1 to h8 or pass}.
   *
   * @param text the text that could not be read
   * @param rule a sentence about the form of a readable move
   */
  public UnreadableMoveException(String text, String rule) {
    super("'" + Excerpt.of(text, SHOWN) + "' is no move: " + rule);
    this.text = text;
    this.rule = rule;
  }

  /** {@return the sentence, which is never missing} */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }

  /** {@return the text that could not be read} */
  public String text() {
    return text;
  }

  /** {@return the sentence about the form of a readable move} */
  public String rule() {
    return rule;
  }
}
