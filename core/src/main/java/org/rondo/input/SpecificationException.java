package org.rondo.input;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * Thrown when a text cannot be read or names nothing: the specification of a game, a bot, a format
 * or a competition, a seed, a time control, a name, an opening.
 */
public final class SpecificationException extends InputException {
  private static final long serialVersionUID = 1L;

  private final String text;

  /**
   * Creates a refusal.
   *
   * @param text the text that is refused
   * @param message the sentence for the person who wrote the text
   */
  public SpecificationException(String text, String message) {
    super(message);
    this.text = Objects.requireNonNull(text, "text");
  }

  /**
   * Creates a refusal with its cause.
   *
   * @param text the text that is refused
   * @param message the sentence for the person who wrote the text
   * @param cause the error that shows what is wrong with the text
   */
  public SpecificationException(String text, String message, Throwable cause) {
    super(message, cause);
    this.text = Objects.requireNonNull(text, "text");
  }

  /**
   * {@return the value that is made of the parts of a text}
   *
   * <p>What a value refuses with an {@link IllegalArgumentException} and a message is then wrong in
   * the text, and is refused with the same message. An exception without a message stays as it is:
   * it is no refusal but an error in the code.
   *
   * @param text the text that holds the parts
   * @param value calls the constructor of the value, and nothing else
   * @throws SpecificationException if the constructor refuses the parts
   */
  public static <T> T valueOf(String text, Supplier<T> value) {
    return InputException.valueOf(
        value, (message, cause) -> new SpecificationException(text, message, cause));
  }

  /** {@return the text that is refused} */
  public String text() {
    return text;
  }
}
