package org.rondo.input;

import java.util.Objects;

/**
 * Thrown when settings contradict each other or the folder that they are for: a finished folder, a
 * journal of another tournament, entrants that the format cannot pair.
 */
public final class ConflictingSettingsException extends InputException {
  private static final long serialVersionUID = 1L;

  private final String settings;

  /**
   * Creates a refusal.
   *
   * @param settings the folder, the file or the settings that contradict the others
   * @param message the sentence for the person who chose the settings
   */
  public ConflictingSettingsException(String settings, String message) {
    super(message);
    this.settings = Objects.requireNonNull(settings, "settings");
  }

  /**
   * Creates a refusal with its cause.
   *
   * @param settings the folder, the file or the settings that contradict the others
   * @param message the sentence for the person who chose the settings
   * @param cause the error that shows the contradiction
   */
  public ConflictingSettingsException(String settings, String message, Throwable cause) {
    super(message, cause);
    this.settings = Objects.requireNonNull(settings, "settings");
  }

  /** {@return the folder, the file or the settings that contradict the others} */
  public String settings() {
    return settings;
  }
}
