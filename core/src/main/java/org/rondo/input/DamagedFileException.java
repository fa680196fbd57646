package org.rondo.input;

import java.nio.file.Path;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Thrown when a file, or a line of one, is damaged or of another kind than it should be: a journal,
 * a record, a log, weights. A record that does not agree with the rules of its game is damaged too.
 */
public final class DamagedFileException extends InputException {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final long line;

  /**
   * Creates a refusal.
   *
   * @param file the name of the file, or of what it holds if the name is not known: {@code record}
   * @param message the sentence for the person who has the file
   */
  public DamagedFileException(String file, String message) {
    super(message);
    this.file = Objects.requireNonNull(file, "file");
    this.line = 0;
  }

  /**
   * Creates a refusal with its cause.
   *
   * @param file the name of the file, or of what it holds if the name is not known: {@code record}
   * @param message the sentence for the person who has the file
   * @param cause the error that shows the damage
   */
  public DamagedFileException(String file, String message, Throwable cause) {
    super(message, cause);
    this.file = Objects.requireNonNull(file, "file");
    this.line = 0;
  }

  /**
   * Creates a refusal of a line.
   *
   * @param file the name of the file
   * @param line the number of the line, from 1
   * @param message the sentence for the person who has the file
   * @param cause the error that shows the damage
   */
  public DamagedFileException(String file, long line, String message, Throwable cause) {
    super(message, cause);
    this.file = Objects.requireNonNull(file, "file");
    this.line = line;
  }

  /**
   * {@return the value that is made of what a file holds}
   *
   * <p>What a value refuses with an {@link IllegalArgumentException} and a message, or with another
   * member of this family, is then wrong in the file, and is refused with the same message. An
   * exception without a message stays as it is: it is no refusal but an error in the code.
   *
   * <p>The message does not name the file. So this method is for a text whose file is not known
   * here; the caller adds the name of the file. {@link #valueIn} adds it itself.
   *
   * @param file the name of the file, or of what it holds if the name is not known
   * @param value calls constructors of values, and nothing else
   * @throws DamagedFileException if the constructor refuses what the file holds
   */
  public static <T> T valueOf(String file, Supplier<T> value) {
    try {
      return InputException.valueOf(
          value, (message, cause) -> new DamagedFileException(file, message, cause));
    } catch (DamagedFileException e) {
      throw e;
    } catch (InputException e) {
      throw new DamagedFileException(file, e.getMessage(), e);
    }
  }

  /**
   * {@return the value that is made of what a file holds, as {@link #valueOf} makes it} The message
   * of the refusal begins with the name of the file.
   *
   * @param file the file, whose name is known
   * @param value calls constructors of values, and nothing else
   * @throws DamagedFileException if the constructor refuses what the file holds
   */
  public static <T> T valueIn(Path file, Supplier<T> value) {
    try {
      return valueOf(file.toString(), value);
    } catch (DamagedFileException e) {
      throw new DamagedFileException(
          file.toString(), file + " is damaged: " + e.getMessage() + "; restore it from a copy", e);
    }
  }

  /** {@return the name of the file, or of what it holds if the name is not known} */
  public String file() {
    return file;
  }

  /** {@return the number of the damaged line, from 1; empty if it is not known} */
  public OptionalLong line() {
    return line > 0 ? OptionalLong.of(line) : OptionalLong.empty();
  }
}
