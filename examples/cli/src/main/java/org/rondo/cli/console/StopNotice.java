package org.rondo.cli.console;

import java.io.PrintStream;
import java.util.function.Supplier;

/** Prints what is kept of a run, if the process is stopped during it, for instance by Ctrl-C. */
public final class StopNotice implements AutoCloseable {
  private final Supplier<String> sentence;
  private final PrintStream err = System.err;
  private final StopHook hook;

  private StopNotice(Supplier<String> sentence) {
    this.sentence = sentence;
    this.hook = StopHook.of("notice of a stop", this::print);
  }

  /**
   * {@return a notice that is printed if the process is stopped before {@link #close}}
   *
   * @param sentence the source of the sentence to print
   */
  public static StopNotice of(Supplier<String> sentence) {
    return new StopNotice(sentence);
  }

  void print() {
    // The line of the cursor may hold a progress bar.
    err.println((Terminal.isPresent() ? "\n" : "") + sentence.get());
    err.flush();
  }

  @Override
  public void close() {
    hook.close();
  }
}
