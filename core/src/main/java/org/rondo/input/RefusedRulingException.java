package org.rondo.input;

import java.util.Objects;

/** Thrown when a ruling of a director cannot be read or cannot be carried out. */
public final class RefusedRulingException extends InputException {
  private static final long serialVersionUID = 1L;

  private final String ruling;

  /**
   * Creates a refusal.
   *
   * @param ruling the ruling as it is written
   * @param message the sentence for the director
   */
  public RefusedRulingException(String ruling, String message) {
    super(message);
    this.ruling = Objects.requireNonNull(ruling, "ruling");
  }

  /**
   * Creates a refusal with its cause.
   *
   * @param ruling the ruling as it is written
   * @param message the sentence for the director
   * @param cause the error that shows what is wrong with the ruling
   */
  public RefusedRulingException(String ruling, String message, Throwable cause) {
    super(message, cause);
    this.ruling = Objects.requireNonNull(ruling, "ruling");
  }

  /** {@return the ruling as it is written} */
  public String ruling() {
    return ruling;
  }
}
