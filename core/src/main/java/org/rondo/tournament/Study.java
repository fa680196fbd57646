package org.rondo.tournament;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.rondo.game.Excerpt;

/**
 * A learner at its lesson, in a thread of its own, which can be left behind.
 *
 * @param name of whose learner it is
 * @param end completes with what went wrong, if anything; exceptionally where the virtual machine
 *     is in trouble
 */
record Study(String name, Thread thread, CompletableFuture<Optional<String>> end) {
  private static final int DETAIL_LENGTH = 300;

  static Study begin(Learner learner, Lesson lesson) {
    CompletableFuture<Optional<String>> end = new CompletableFuture<>();
    Thread thread =
        new Thread(() -> learn(learner, lesson, end), "rondo learner " + lesson.entrant());
    // A learner that never comes back must not keep the program from ending.
    thread.setDaemon(true);
    thread.start();
    return new Study(lesson.entrant(), thread, end);
  }

  private static void learn(
      Learner learner, Lesson lesson, CompletableFuture<Optional<String>> end) {
    try {
      learner.learn(lesson);
      end.complete(Optional.empty());
    } catch (Throwable e) {
      if (isOfMachine(e)) {
        end.completeExceptionally(e);
      } else {
        end.complete(Optional.of(detail(e)));
      }
    }
  }

  /** A learner's bug is its own; a virtual machine that is out of memory is everybody's. */
  private static boolean isOfMachine(Throwable thrown) {
    return thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError);
  }

  private static String detail(Throwable thrown) {
    String line = ("it threw " + text(thrown)).replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]+", " ");
    return Excerpt.of(line, DETAIL_LENGTH);
  }

  /** The message is the learner's code, too, and may throw. */
  private static String text(Throwable thrown) {
    try {
      return thrown.toString();
    } catch (Throwable e) {
      return thrown.getClass().getName();
    }
  }

  void interrupt() {
    thread.interrupt();
  }

  /** Throws what shows that the virtual machine is in trouble. */
  void requireMachine() {
    if (end.isCompletedExceptionally()) {
      try {
        end.join();
      } catch (CompletionException e) {
        throw (Error) e.getCause();
      }
    }
  }
}
