package org.rondo.cli.console;

import java.time.InstantSource;
import java.util.Objects;
import java.util.function.IntSupplier;

/**
 * What the commands take from outside: the time and the width of the text.
 *
 * @param clock the time, used only for the names of folders
 * @param width the maximum number of columns of help and listings; asked only where it is needed
 */
public record RunContext(InstantSource clock, IntSupplier width) {

  public RunContext {
    Objects.requireNonNull(clock, "clock");
    Objects.requireNonNull(width, "width");
  }

  /** {@return the time of this machine, and the width of the terminal of this process} */
  public static RunContext ofProcess() {
    return new RunContext(InstantSource.system(), Terminal::columns);
  }

  /** {@return the time of this machine, and 80 columns} */
  public static RunContext withoutTerminal() {
    return new RunContext(InstantSource.system(), () -> Terminal.STANDARD_COLUMNS);
  }
}
