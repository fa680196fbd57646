package org.rondo.cli.console;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.rondo.cli.screen.Screen;

/**
 * What the commands take from outside: the time, the width of the text, pauses, and what the text
 * is shown on.
 *
 * @param clock the time, used only for the names of folders and for the days of files
 * @param width the maximum number of columns of help and listings; asked only where it is needed
 * @param pause waits for the given time before more text is printed; without a terminal it does not
 *     wait
 * @param screen what the standard output is shown on; asked only where it is needed
 */
public record RunContext(
    InstantSource clock, IntSupplier width, Consumer<Duration> pause, Supplier<Screen> screen) {

  public RunContext {
    Objects.requireNonNull(clock, "clock");
    Objects.requireNonNull(width, "width");
    Objects.requireNonNull(pause, "pause");
    Objects.requireNonNull(screen, "screen");
  }

  /** {@return the time of this machine, and the terminal of this process} */
  public static RunContext ofProcess() {
    return new RunContext(
        InstantSource.system(), Terminal::columns, Terminal::pause, Terminal::screen);
  }

  /** {@return the time of this machine, and 80 columns without pauses} */
  public static RunContext withoutTerminal() {
    return new RunContext(
        InstantSource.system(), () -> Screen.STANDARD_COLUMNS, time -> {}, Screen::file);
  }
}
