package org.rondo.concurrent;

/**
 * How code of others is called that may throw anything: a bot, a learner, a listener.
 *
 * <p>A bug in it is its own. But a virtual machine that is out of memory, or broken, is
 * everybody's: such errors are always passed on, except for the overflow of a stack, which one
 * method can bring about by itself.
 */
public final class UntrustedCalls {
  private UntrustedCalls() {}

  /**
   * {@return whether what was thrown shows that the virtual machine is in trouble}
   *
   * @param thrown what the code threw
   */
  public static boolean isFatal(Throwable thrown) {
    return thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError);
  }

  /**
   * Passes on what shows that the virtual machine is in trouble.
   *
   * @param thrown what the code threw
   */
  public static void rethrowIfFatal(Throwable thrown) {
    if (isFatal(thrown)) {
      throw (VirtualMachineError) thrown;
    }
  }

  /**
   * Runs code of which nothing is expected: what it throws changes nothing, unless it is fatal.
   *
   * @param code is run in this thread
   */
  public static void runQuietly(Runnable code) {
    try {
      code.run();
    } catch (Throwable e) {
      rethrowIfFatal(e);
    }
  }

  /**
   * {@return what was thrown, in words; the name of its class if its own words throw, too}
   *
   * <p>Throws nothing itself.
   *
   * @param thrown what the code threw
   */
  public static String text(Throwable thrown) {
    try {
      return thrown.toString();
    } catch (Throwable e) {
      return thrown.getClass().getName();
    }
  }
}
