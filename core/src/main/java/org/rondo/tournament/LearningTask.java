package org.rondo.tournament;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.rondo.concurrent.AbandonableThread;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Excerpt;

/**
 * A running lesson of a learner, in a thread of its own that can be abandoned.
 *
 * @param name the name of the entrant that learns
 * @param end completes with a description of the failure, or with an empty value if the lesson
 *     succeeded
 */
record LearningTask(
    String name, AbandonableThread thread, CompletableFuture<Optional<String>> end) {
  private static final int DETAIL_LENGTH = 300;

  static LearningTask begin(Learner learner, Lesson lesson) {
    AbandonableThread thread = new AbandonableThread("rondo learner " + lesson.entrant());
    CompletableFuture<Optional<String>> end = thread.run(() -> learn(learner, lesson));
    thread.end();
    return new LearningTask(lesson.entrant(), thread, end);
  }

  private static Optional<String> learn(Learner learner, Lesson lesson) {
    try {
      learner.learn(lesson);
      return Optional.empty();
    } catch (FailedLessonException e) {
      return Optional.of(Excerpt.line(String.valueOf(e.getMessage()), DETAIL_LENGTH));
    } catch (Throwable e) {
      return Optional.of(Excerpt.line("it threw " + UntrustedCalls.text(e), DETAIL_LENGTH));
    }
  }

  void interrupt() {
    thread.interrupt();
  }
}
