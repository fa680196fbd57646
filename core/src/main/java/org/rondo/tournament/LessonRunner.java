package org.rondo.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.rondo.concurrent.AbandonableThread;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.series.Journal;
import org.rondo.series.JournalLine.LessonLine;

/** Gives all learners their lessons on a round at the same time, each in a thread of its own. */
final class LessonRunner {

  private final TournamentSettings<?, ?> settings;
  private final Journal journal;
  private final TournamentLines lines;
  private final Map<String, LearningTask> stillRunning = new HashMap<>();

  LessonRunner(TournamentSettings<?, ?> settings, Journal journal, TournamentLines lines) {
    this.settings = settings;
    this.journal = journal;
    this.lines = lines;
  }

  /**
   * Gives the lessons on the last round that has been played, and waits until they end.
   *
   * @param entries the entrants of the next round
   * @throws InterruptedException if this thread is interrupted; the learners are then interrupted
   *     too
   * @throws IOException if the journal cannot be written
   */
  void teach(EntryList entries, Results results) throws IOException, InterruptedException {
    if (settings.learners().isEmpty()) {
      return;
    }
    int number = results.rounds().size();
    List<LearningTask> tasks = begin(number, entries, results);
    List<LearningTask> late = await(tasks);
    for (LearningTask task : tasks) {
      outcome(task, late.contains(task)).ifPresent(trouble -> report(number, task.name(), trouble));
      if (learner(task.name()).filter(Learner::keepsLessons).isPresent()) {
        lines.write(List.of(new LessonLine(number, task.name())), journal);
      }
    }
  }

  private List<LearningTask> begin(int number, EntryList entries, Results results) {
    Round round = results.rounds().get(number - 1).round();
    Iterable<MatchRecord> records = new RoundRecords(journal, lines.rulings(), number, round);
    List<LearningTask> tasks = new ArrayList<>();
    for (int entrant : entries.active()) {
      String name = entries.name(entrant);
      Optional<Learner> learner = learner(name);
      if (learner.isPresent() && isDue(learner.get(), name, number) && isFree(name, number)) {
        Seed seed = settings.run().seed().child("round", number).child("learner", entrant + 1L);
        Lesson lesson =
            new Lesson(
                number,
                name,
                visible(entries, seed),
                results,
                records,
                seed,
                settings.learningLimit());
        tasks.add(LearningTask.begin(learner.get(), lesson));
      }
    }
    return tasks;
  }

  /**
   * {@return the entrants; if the seed of the lots is a secret, they have the lesson's seed in its
   * place}
   */
  private static EntryList visible(EntryList entries, Seed lesson) {
    return lesson.isSecret()
        ? new EntryList(entries.names(), entries.withdrawn(), lesson)
        : entries;
  }

  private Optional<Learner> learner(String name) {
    return Optional.ofNullable(settings.learners().get(name));
  }

  /**
   * {@return whether the learner does not know the lesson from before the tournament was resumed}
   */
  private boolean isDue(Learner learner, String name, int number) {
    return !learner.keepsLessons() || !lines.hasLesson(new LessonLine(number, name));
  }

  private boolean isFree(String name, int number) {
    Optional<LearningTask> earlier = Optional.ofNullable(stillRunning.get(name));
    if (earlier.isPresent() && !earlier.get().end().isDone()) {
      report(number, name, "it is still busy with an earlier lesson and gets none on this round");
      return false;
    }
    stillRunning.remove(name);
    return true;
  }

  /** Waits until all lessons end or the limit has passed; returns the tasks that took longer. */
  private List<LearningTask> await(List<LearningTask> tasks) throws InterruptedException {
    try {
      settings.play().timeSource().await(allEnded(tasks), settings.learningLimit());
      List<LearningTask> late = tasks.stream().filter(task -> !task.end().isDone()).toList();
      late.forEach(LearningTask::interrupt);
      if (!late.isEmpty()) {
        settings.play().timeSource().await(allEnded(late), AbandonableThread.GRACE);
      }
      return late;
    } catch (InterruptedException e) {
      tasks.forEach(LearningTask::interrupt);
      throw e;
    }
  }

  /** {@return a future that completes when all tasks have ended} */
  private static CompletableFuture<Void> allEnded(List<LearningTask> tasks) {
    return CompletableFuture.allOf(
        tasks.stream().map(LearningTask::end).toArray(CompletableFuture<?>[]::new));
  }

  /** {@return a description of a lesson's failure; empty if the lesson succeeded} */
  private Optional<String> outcome(LearningTask task, boolean isLate) {
    if (!isLate) {
      return task.end().join();
    }
    String overrun =
        "it did not finish its lesson within "
            + TimeControl.text(settings.learningLimit())
            + " and was interrupted";
    if (task.end().isDone()) {
      return Optional.of(overrun);
    }
    stillRunning.put(task.name(), task);
    return Optional.of(overrun + "; it still runs and gets no lesson until it ends");
  }

  private void report(int number, String entrant, String trouble) {
    settings.listener().learningFailed(number, entrant, trouble);
  }
}
