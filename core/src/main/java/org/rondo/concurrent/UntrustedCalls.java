package org.rondo.concurrent;

/**
 * Calls into untrusted code, which may throw anything: a bot, a learner, a listener.
 *
 * <p>An exception of untrusted code concerns only that code. An error of the virtual machine, for
 * instance a lack of memory, concerns all code and is always rethrown. The exception to this rule
 * is a stack overflow, which a single method can cause.
 */
public final class UntrustedCalls {
  private UntrustedCalls() {}

  /**
   * {@return whether a throwable is an error of the virtual machine other than a stack overflow}
   *
   * @param thrown the throwable that the code threw
   */
  public static boolean isFatal(Throwable thrown) {
    return thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError);
  }

  /**
   * Rethrows a throwable if it {@linkplain #isFatal is fatal}; otherwise does nothing.
   *
   * @param thrown the throwable that the code threw
   */
  public static void rethrowIfFatal(Throwable thrown) {
    if (isFatal(thrown)) {
      throw (VirtualMachineError) thrown;
    }
  }

  /**
   * Runs code and ignores every throwable that it throws, except a {@linkplain #isFatal fatal} one.
   *
   * @param code the code; it runs in this thread
   */
  public static void runQuietly(Runnable code) {
    try {
      code.run();
    } catch (Throwable e) {
      rethrowIfFatal(e);
    }
  }

  /**
   * {@return the throwable as text; the name of its class if its own {@code toString} throws}
   *
   * <p>This method throws nothing.
   *
   * @param thrown the throwable that the code threw
   */
  public static String text(Throwable thrown) {
    try {
      return thrown.toString();
    } catch (Throwable e) {
      return thrown.getClass().getName();
    }
  }
}
