package org.rondo.cli.console;

import java.io.Console;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.screen.Screen;
import org.rondo.input.TextPattern;

/** The terminal of this process, if there is one. */
public final class Terminal {
  private static final TextPattern NUMBER = TextPattern.of("\\d{1,6}");

  private static final int MAX_COLUMNS = 1_000;
  private static final int LEAST_ROWS = 10;
  private static final int MAX_ROWS = 1_000;

  /** The maximum time for the program that asks the terminal for its size. */
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
   * {@return whether the standard error is shown at the terminal, too} Linux tells where it leads;
   * elsewhere the answer is that of {@link #isPresent}.
   */
  public static boolean showsErrors() {
    return isPresent() && leadsToDevice(Path.of("/proc/self/fd/2"));
  }

  /** {@return whether an open file is a device; true if that is unknown} */
  static boolean leadsToDevice(Path file) {
    try {
      return Files.readSymbolicLink(file).startsWith("/dev");
    } catch (IOException | UnsupportedOperationException e) {
      return true;
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
      return Math.min(MAX_COLUMNS, Math.max(Screen.LEAST_COLUMNS, set));
    }
    int asked = size == null ? 0 : number(size.strip().substring(size.strip().indexOf(' ') + 1));
    return asked > 0
        ? Math.min(MAX_COLUMNS, Math.max(Screen.LEAST_COLUMNS, asked))
        : Screen.STANDARD_COLUMNS;
  }

  /** {@return what the standard output is shown on} */
  public static Screen screen() {
    return isPresent() ? screen(System.getenv(), size()) : Screen.file();
  }

  /**
   * {@return a terminal}
   *
   * <p>It shows colours unless {@code NO_COLOR} is set and not empty. It takes no control sequences
   * at all if {@code TERM} is {@code dumb} or is not set; Windows Terminal sets {@code WT_SESSION}
   * in its place. {@code LINES} and {@code COLUMNS} take precedence over the size of the window.
   *
   * @param environment the environment variables
   * @param size the numbers of rows and columns of the window; null if they are unknown
   */
  static Screen screen(Map<String, String> environment, @Nullable String size) {
    int columns = columns(environment.get("COLUMNS"), size);
    int set = number(environment.get("LINES"));
    int asked = size == null ? 0 : number(size.strip().split(" ", 2)[0]);
    int rows = set > 0 ? set : asked > 0 ? asked : Screen.STANDARD_ROWS;
    String kind = environment.getOrDefault("TERM", "");
    boolean isText =
        kind.equals("dumb") || kind.isEmpty() && !environment.containsKey("WT_SESSION");
    boolean isMonochrome = !environment.getOrDefault("NO_COLOR", "").isEmpty();
    return new Screen(
        Math.min(MAX_ROWS, Math.max(LEAST_ROWS, rows)),
        columns,
        isText
            ? Screen.Display.TEXT
            : isMonochrome ? Screen.Display.MONOCHROME : Screen.Display.COLOURED);
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
