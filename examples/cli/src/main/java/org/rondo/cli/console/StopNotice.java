package org.rondo.cli.console;

import java.io.PrintStream;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Prints what is kept of a run, if the process is stopped during it, for instance by Ctrl-C. */
public final class StopNotice implements AutoCloseable {
  private final Consumer<PrintStream> text;
  private final PrintStream err = System.err;
  private final StopHook hook;

  private StopNotice(Consumer<PrintStream> text) {
    this.text = text;
    this.hook = StopHook.of("notice of a stop", this::print);
  }

  /**
   * {@return a notice that is printed if the process is stopped before {@link #close}}
   *
   * @param sentence the source of the sentence to print
   */
  public static StopNotice of(Supplier<String> sentence) {
    return printing(err -> err.println(sentence.get()));
  }

  /**
   * {@return a notice that is printed if the process is stopped before {@link #close}}
   *
   * @param text prints the notice to the standard error of now
   */
  public static StopNotice printing(Consumer<PrintStream> text) {
    return new StopNotice(text);
  }

  void print() {
    // The line of the cursor may hold a progress bar.
    if (Terminal.isPresent()) {
      err.println();
    }
    text.accept(err);
    err.flush();
  }

  @Override
  public void close() {
    hook.close();
  }
}
