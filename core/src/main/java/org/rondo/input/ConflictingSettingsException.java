package org.rondo.input;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when settings contradict each other or the folder that they are for: a finished folder, a
 * journal of another tournament, entrants that the format cannot pair.
 */
public final class ConflictingSettingsException extends InputException {
  private static final long serialVersionUID = 1L;

  private final String settings;

  /** The setting that differs; null if the contradiction is of another kind. */
  private final @Nullable DifferentSetting difference;

  /**
   * Creates a refusal.
   *
   * @param settings the folder, the file or the settings that contradict the others
   * @param message the sentence for the person who chose the settings
   */
  public ConflictingSettingsException(String settings, String message) {
    super(message);
    this.settings = Objects.requireNonNull(settings, "settings");
    this.difference = null;
  }

  /**
   * Creates the refusal of a file that was begun with other settings.
   *
   * @param settings the file
   * @param message the sentence for the person who chose the settings
   * @param difference the first setting that differs
   */
  public ConflictingSettingsException(
      String settings, String message, DifferentSetting difference) {
    super(message);
    this.settings = Objects.requireNonNull(settings, "settings");
    this.difference = Objects.requireNonNull(difference, "difference");
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
    this.difference = null;
  }

  /** {@return the folder, the file or the settings that contradict the others} */
  public String settings() {
    return settings;
  }

  /**
   * {@return the first setting in which a file differs from the present settings; empty if the
   * contradiction is of another kind}
   */
  public Optional<DifferentSetting> difference() {
    return Optional.ofNullable(difference);
  }
}
