package org.rondo.input;

import java.io.Serializable;
import java.util.Objects;

/**
 * A setting that has one value in a file and another one in the present settings.
 *
 * @param name the name of the setting in the file
 * @param found the value in the file, as JSON
 * @param given the value in the present settings, as JSON
 */
public record DifferentSetting(String name, String found, String given) implements Serializable {

  /** Describes a difference. */
  public DifferentSetting {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(found, "found");
    Objects.requireNonNull(given, "given");
  }

  /**
   * {@return the difference as a clause, for instance {@code seed is "7" in the file and "8" here}}
   */
  public String text() {
    return name + " is " + found + " in the file and " + given + " here";
  }
}
