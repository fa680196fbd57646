package org.rondo.cli.console;

import java.io.Console;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.rondo.input.TextPattern;

/** The terminal of this process, if there is one. */
public final class Terminal {
  private static final TextPattern NUMBER = TextPattern.of("\\d{1,6}");

  /** The number of columns without a terminal. */
  public static final int STANDARD_COLUMNS = 80;

  private static final int LEAST_COLUMNS = 20;
  private static final int MAX_COLUMNS = 1_000;

  /** The maximum time for the program that asks the terminal for its width. */
  private static final int ANSWER_MILLISECONDS = 1_000;

  private Terminal() {}

  /**
   * {@return whether the standard input and output are a terminal} Since Java 22 a console can
   * exist without a terminal, and its method {@code isTerminal} tells the difference.
   */
  @SuppressWarnings("SystemConsoleNull") // both the console and its terminal are checked
  public static boolean isPresent() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      MethodHandle isTerminal =
          MethodHandles.publicLookup()
              .findVirtual(Console.class, "isTerminal", MethodType.methodType(boolean.class));
      return (boolean) isTerminal.invokeExact(console);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      return true;
    } catch (Throwable e) {
      return false;
    }
  }

  /**
   * Waits if there is a terminal, so that a person can read what it shows.
   *
   * @param time the time to wait
   */
  static void pause(Duration time) {
    if (!time.isZero() && isPresent()) {
      try {
        Thread.sleep(time.toMillis());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * {@return the number of columns of a line} The environment variable {@code COLUMNS} comes first,
   * then the width of the terminal. Without both it is 80.
   */
  public static int columns() {
    return columns(System.getenv("COLUMNS"), isPresent() ? size() : null);
  }

  /**
   * {@return the number of columns of a line}
   *
   * @param variable the variable {@code COLUMNS}; null if it is not set
   * @param size the numbers of rows and columns of the terminal; null if they are unknown
   */
  static int columns(@Nullable String variable, @Nullable String size) {
    int set = number(variable);
    if (set > 0) {
      return Math.min(MAX_COLUMNS, Math.max(LEAST_COLUMNS, set));
    }
    int asked = size == null ? 0 : number(size.strip().substring(size.strip().indexOf(' ') + 1));
    return asked > 0 ? Math.min(MAX_COLUMNS, Math.max(LEAST_COLUMNS, asked)) : STANDARD_COLUMNS;
  }

  private static int number(@Nullable String text) {
    return text != null && NUMBER.matches(text) ? Integer.parseInt(text) : 0;
  }

  /** {@return the answer of the program {@code stty}; null if there is no answer} */
  private static @Nullable String size() {
    try {
      Process process =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectError(Redirect.DISCARD)
              .start();
      if (!process.waitFor(ANSWER_MILLISECONDS, TimeUnit.MILLISECONDS)) {
        process.destroyForcibly();
        return null;
      }
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }
}
