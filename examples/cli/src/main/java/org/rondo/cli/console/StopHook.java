package org.rondo.cli.console;

/** Does something if the process is stopped before {@link #close}, for instance by Ctrl-C. */
public final class StopHook implements AutoCloseable {
  private final Thread thread;

  private StopHook(Thread thread) {
    this.thread = thread;
  }

  /**
   * {@return a hook}
   *
   * @param name the name of its thread
   * @param action what it does if the process is stopped
   */
  public static StopHook of(String name, Runnable action) {
    StopHook hook = new StopHook(new Thread(action, name));
    Runtime.getRuntime().addShutdownHook(hook.thread);
    return hook;
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(thread);
    } catch (IllegalStateException e) {
      // The process is being stopped, and the hook runs.
    }
  }
}
