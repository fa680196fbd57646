package org.rondo.tournament;

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

/** Gives the lessons on a round, all at the same time, to each learner in a thread of its own. */
final class LessonRunner {

  private final TournamentSettings<?, ?> settings;
  private final TournamentJournal journal;
  private final Map<String, LearningTask> leftBehind = new HashMap<>();

  LessonRunner(TournamentSettings<?, ?> settings, TournamentJournal journal) {
    this.settings = settings;
    this.journal = journal;
  }

  /**
   * Gives the lessons on the last of the rounds that have been played.
   *
   * @param entries who takes part in the next round
   * @throws InterruptedException if this thread is interrupted; the learners are, then, too
   */
  void teach(EntryList entries, Results results) throws InterruptedException {
    if (settings.learners().isEmpty()) {
      return;
    }
    int number = results.rounds().size();
    List<LearningTask> tasks = begin(number, entries, results);
    List<LearningTask> late = await(tasks);
    tasks.forEach(LearningTask::requireMachine);
    for (LearningTask task : tasks) {
      outcome(task, late.contains(task)).ifPresent(trouble -> tell(number, task.name(), trouble));
    }
  }

  private List<LearningTask> begin(int number, EntryList entries, Results results) {
    Round round = results.rounds().get(number - 1).round();
    Iterable<MatchRecord> records = new RoundRecords(journal, number, round);
    List<LearningTask> tasks = new ArrayList<>();
    for (int entrant : entries.active()) {
      String name = entries.name(entrant);
      Optional<Learner> learner = Optional.ofNullable(settings.learners().get(name));
      if (learner.isPresent() && isHere(name, number)) {
        Lesson lesson =
            new Lesson(
                number,
                name,
                entries,
                results,
                records,
                settings.seed().child("round", number).child("learner", entrant + 1L),
                settings.learningLimit());
        tasks.add(LearningTask.begin(learner.get(), lesson));
      }
    }
    return tasks;
  }

  private boolean isHere(String name, int number) {
    Optional<LearningTask> earlier = Optional.ofNullable(leftBehind.get(name));
    if (earlier.isPresent() && !earlier.get().end().isDone()) {
      tell(number, name, "it is still at an earlier lesson, and has none on this round");
      return false;
    }
    leftBehind.remove(name);
    return true;
  }

  /** Waits until all have learned, but no longer than they may; returns who took longer. */
  private List<LearningTask> await(List<LearningTask> tasks) throws InterruptedException {
    try {
      settings.timeSource().await(over(tasks), settings.learningLimit());
      List<LearningTask> late = tasks.stream().filter(task -> !task.end().isDone()).toList();
      late.forEach(LearningTask::interrupt);
      if (!late.isEmpty()) {
        settings.timeSource().await(over(late), AbandonableThread.GRACE);
      }
      return late;
    } catch (InterruptedException e) {
      tasks.forEach(LearningTask::interrupt);
      throw e;
    }
  }

  /** {@return what completes when all have come to an end, or the machine is in trouble} */
  private static CompletableFuture<Void> over(List<LearningTask> tasks) {
    CompletableFuture<Void> over =
        CompletableFuture.allOf(
            tasks.stream().map(LearningTask::end).toArray(CompletableFuture<?>[]::new));
    for (LearningTask task : tasks) {
      task.end()
          .exceptionally(
              error -> {
                over.completeExceptionally(error);
                return Optional.empty();
              });
    }
    return over;
  }

  /** {@return what went wrong with a lesson} */
  private Optional<String> outcome(LearningTask task, boolean isLate) {
    if (!isLate) {
      return task.end().join();
    }
    String overrun =
        "it had not learned after " + settings.learningLimit() + " and was interrupted";
    if (task.end().isDone()) {
      return Optional.of(overrun);
    }
    leftBehind.put(task.name(), task);
    return Optional.of(overrun + "; it did not come back and is left behind");
  }

  private void tell(int number, String entrant, String trouble) {
    settings.listener().learningFailed(number, entrant, trouble);
  }
}
