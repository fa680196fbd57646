package org.rondo.input;

import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Thrown when what a person typed or what a file holds is refused. The message is a sentence for
 * that person.
 *
 * <p>The family is closed. A class that reads a text of its own throws the member that fits it.
 */
public abstract sealed class InputException extends RuntimeException
    permits SpecificationException,
        OptionException,
        DamagedFileException,
        RefusedRulingException,
        ConflictingSettingsException {
  private static final long serialVersionUID = 1L;

  /** A message that quotes a whole file is cut off here. */
  private static final int MAX_LENGTH = 10_000;

  InputException(String message) {
    super(shortened(message));
  }

  InputException(String message, Throwable cause) {
    super(shortened(message), cause);
  }

  private static String shortened(String message) {
    if (message == null || message.length() <= MAX_LENGTH) {
      return message;
    }
    boolean isHalf = Character.isHighSurrogate(message.charAt(MAX_LENGTH - 1));
    return message.substring(0, isHalf ? MAX_LENGTH - 1 : MAX_LENGTH) + "...";
  }

  /** {@return the sentence, which is never missing, and has at most about 10,000 characters} */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /**
   * {@return a value; what its constructor refuses with a message is refused by this family}
   *
   * @param refusal makes the refusal of the message and its cause
   */
  static <T> T valueOf(
      Supplier<T> value,
      BiFunction<String, IllegalArgumentException, ? extends InputException> refusal) {
    try {
      return value.get();
    } catch (IllegalArgumentException e) {
      String message = e.getMessage();
      if (message == null) {
        throw e;
      }
      throw refusal.apply(message, e);
    }
  }
}
