package org.rondo.cli.console;

import java.util.function.Supplier;

/** Prints what is kept of a run, if the process is stopped during it, for instance by Ctrl-C. */
public final class StopNotice implements AutoCloseable {
  private final Thread hook;

  private StopNotice(Thread hook) {
    this.hook = hook;
  }

  /**
   * {@return a notice that is printed if the process is stopped before {@link #close}}
   *
   * @param sentence the source of the sentence to print
   */
  public static StopNotice of(Supplier<String> sentence) {
    Thread hook = new Thread(() -> print(sentence.get()), "notice of a stop");
    Runtime.getRuntime().addShutdownHook(hook);
    return new StopNotice(hook);
  }

  private static void print(String sentence) {
    // The line of the cursor may hold a progress bar.
    System.err.println((Terminal.isPresent() ? "\n" : "") + sentence);
    System.err.flush();
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
