package org.rondo.concurrent;

import java.util.Objects;

/**
 * Calls into untrusted code, which may throw anything: a bot, a learner, a listener.
 *
 * <p>What untrusted code throws concerns only that code. This includes the errors of the virtual
 * machine: code can throw each of them by itself. After an {@link OutOfMemoryError}, the memory is
 * most often free again when the code has ended. If the virtual machine itself cannot go on, the
 * caller's own code fails too.
 */
public final class UntrustedCalls {
  private UntrustedCalls() {}

  /**
   * {@return whether a throwable is an error of the virtual machine other than a stack overflow}
   *
   * <p>If a process exists only to run one piece of untrusted code, such an error ends the process.
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
   * Runs code and ignores every throwable that it throws.
   *
   * @param code the code; it runs in this thread
   */
  public static void runQuietly(Runnable code) {
    try {
      code.run();
    } catch (Throwable e) {
      // It concerns only the code.
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

  /**
   * {@return the message of a throwable; its {@linkplain #text text} if it has no message or its
   * own {@code getMessage} throws}
   *
   * <p>This method throws nothing.
   *
   * @param thrown the throwable that the code threw
   */
  public static String message(Throwable thrown) {
    try {
      return Objects.requireNonNull(thrown.getMessage());
    } catch (Throwable e) {
      return text(thrown);
    }
  }
}
