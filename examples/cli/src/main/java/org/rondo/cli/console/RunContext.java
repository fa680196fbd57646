package org.rondo.cli.console;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/**
 * What the commands take from outside: the time, the width of the text, and pauses.
 *
 * @param clock the time, used only for the names of folders
 * @param width the maximum number of columns of help and listings; asked only where it is needed
 * @param pause waits for the given time before more text is printed; without a terminal it does not
 *     wait
 */
public record RunContext(InstantSource clock, IntSupplier width, Consumer<Duration> pause) {

  public RunContext {
    Objects.requireNonNull(clock, "clock");
    Objects.requireNonNull(width, "width");
    Objects.requireNonNull(pause, "pause");
  }

  /** {@return the time of this machine, and the width of the terminal of this process} */
  public static RunContext ofProcess() {
    return new RunContext(InstantSource.system(), Terminal::columns, Terminal::pause);
  }

  /** {@return the time of this machine, and 80 columns without pauses} */
  public static RunContext withoutTerminal() {
    return new RunContext(InstantSource.system(), () -> Terminal.STANDARD_COLUMNS, time -> {});
  }
}
