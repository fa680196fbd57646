package org.rondo.tournament;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.rondo.bot.ForeignCode;
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
      if (ForeignCode.isFatal(e)) {
        end.completeExceptionally(e);
      } else {
        end.complete(Optional.of(Excerpt.line("it threw " + ForeignCode.text(e), DETAIL_LENGTH)));
      }
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
