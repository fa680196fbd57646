package org.rondo.concurrent;

import java.util.Objects;
import java.util.Set;
import org.rondo.game.Excerpt;

/**
 * Calls into untrusted code, which may throw anything: a bot, a learner, a listener.
 *
 * <p>What untrusted code throws concerns only that code. This includes the errors of the virtual
 * machine: code can throw each of them by itself. After an {@link OutOfMemoryError}, the memory is
 * most often free again when the code has ended. If the virtual machine itself cannot go on, the
 * caller's own code fails too.
 */
public final class UntrustedCalls {

  /** Packages of this library whose code untrusted code calls. */
  private static final Set<String> LIBRARY =
      Set.of(
          "org.rondo.bot",
          "org.rondo.bot.search",
          "org.rondo.concurrent",
          "org.rondo.game",
          "org.rondo.laws",
          "org.rondo.match",
          "org.rondo.random",
          "org.rondo.remote");

  private static final int PLACE_LENGTH = 200;

  /** A throwable may be its own cause. */
  private static final int MAX_CAUSES = 10;

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

  /**
   * {@return the line of the untrusted code where a throwable was thrown, {@code
   * com.me.MyBot.choose(MyBot.java:31)}; empty if it is not known}
   *
   * <p>Frames of the JDK and of this library are skipped: if the code passes a wrong argument to
   * the library, the line with the call is returned. The virtual machine leaves out the whole stack
   * trace of some exceptions that are thrown very often, so the same code may have a place once and
   * none another time.
   *
   * <p>This method throws nothing.
   *
   * @param thrown the throwable that the code threw
   * @param caller the class that called the code; its frame and those below it are not part of the
   *     code
   * @param code a class of the code; frames of its package are never skipped
   * @param rules a class of the game; frames of its package are skipped too
   */
  public static String place(Throwable thrown, Class<?> caller, Class<?> code, Class<?> rules) {
    String own = code.getPackageName();
    try {
      Throwable one = thrown;
      for (int depth = 0; depth < MAX_CAUSES && one != null; depth++, one = one.getCause()) {
        for (StackTraceElement frame : one.getStackTrace()) {
          if (frame.getClassName().equals(caller.getName())) {
            break;
          }
          String room = room(frame);
          boolean isSkipped =
              isOfJdk(frame) || LIBRARY.contains(room) || room.equals(rules.getPackageName());
          if (room.equals(own) || !isSkipped) {
            return Excerpt.line(text(frame), PLACE_LENGTH);
          }
        }
      }
    } catch (Throwable e) {
      // The code may have written the class of the throwable.
    }
    return "";
  }

  private static String room(StackTraceElement frame) {
    String name = frame.getClassName();
    return name.substring(0, Math.max(name.lastIndexOf('.'), 0));
  }

  private static boolean isOfJdk(StackTraceElement frame) {
    String module = Objects.requireNonNullElse(frame.getModuleName(), "");
    return module.startsWith("java.") || module.startsWith("jdk.");
  }

  private static String text(StackTraceElement frame) {
    String file = Objects.requireNonNullElse(frame.getFileName(), "unknown source");
    String line = frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber();
    return frame.getClassName() + "." + frame.getMethodName() + "(" + file + line + ")";
  }
}
