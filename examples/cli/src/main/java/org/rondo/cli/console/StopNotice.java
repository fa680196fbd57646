package org.rondo.cli.console;

import java.io.PrintStream;
import java.util.function.Supplier;

/** Prints what is kept of a run, if the process is stopped during it, for instance by Ctrl-C. */
public final class StopNotice implements AutoCloseable {
  private final Supplier<String> sentence;
  private final PrintStream err = System.err;
  private final Thread hook = new Thread(this::print, "notice of a stop");

  private StopNotice(Supplier<String> sentence) {
    this.sentence = sentence;
  }

  /**
   * {@return a notice that is printed if the process is stopped before {@link #close}}
   *
   * @param sentence the source of the sentence to print
   */
  public static StopNotice of(Supplier<String> sentence) {
    StopNotice notice = new StopNotice(sentence);
    Runtime.getRuntime().addShutdownHook(notice.hook);
    return notice;
  }

  void print() {
    // The line of the cursor may hold a progress bar.
    err.println((Terminal.isPresent() ? "\n" : "") + sentence.get());
    err.flush();
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is being stopped, and the hook is running.
    }
  }
}
