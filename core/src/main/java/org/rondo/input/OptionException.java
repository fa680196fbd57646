package org.rondo.input;

import java.util.Objects;

/** Thrown when an option is unknown, is missing, or has a value that it does not allow. */
public final class OptionException extends InputException {
  private static final long serialVersionUID = 1L;

  private final String owner;
  private final String option;
  private final String value;

  /**
   * Creates a refusal.
   *
   * @param owner the game, the bot, the format or the command that has the option
   * @param option the name of the option; several names with commas between them if their values do
   *     not fit together
   * @param value the value that is refused; empty if there is none
   * @param message the sentence for the person who gave the option
   */
  public OptionException(String owner, String option, String value, String message) {
    super(message);
    this.owner = Objects.requireNonNull(owner, "owner");
    this.option = Objects.requireNonNull(option, "option");
    this.value = Objects.requireNonNull(value, "value");
  }

  /**
   * Creates a refusal with its cause.
   *
   * @param owner the game, the bot, the format or the command that has the option
   * @param option the name of the option; several names with commas between them if their values do
   *     not fit together
   * @param value the value that is refused; empty if there is none
   * @param message the sentence for the person who gave the option
   * @param cause the error that shows what is wrong with the value
   */
  public OptionException(
      String owner, String option, String value, String message, Throwable cause) {
    super(message, cause);
    this.owner = Objects.requireNonNull(owner, "owner");
    this.option = Objects.requireNonNull(option, "option");
    this.value = Objects.requireNonNull(value, "value");
  }

  /** {@return the game, the bot, the format or the command that has the option} */
  public String owner() {
    return owner;
  }

  /** {@return the name of the option} */
  public String option() {
    return option;
  }

  /** {@return the value that is refused; empty if there is none} */
  public String value() {
    return value;
  }
}
