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

/** The lessons of a tournament: those on a round at the same time, each learner in its thread. */
final class LearningPhase {

  private final TournamentSettings<?, ?> setup;
  private final TournamentJournal archive;
  private final Map<String, LearningTask> leftBehind = new HashMap<>();

  LearningPhase(TournamentSettings<?, ?> setup, TournamentJournal archive) {
    this.setup = setup;
    this.archive = archive;
  }

  /**
   * Gives the lessons on the last of the rounds that have been played.
   *
   * @param entries who takes part in the next round
   * @throws InterruptedException if this thread is interrupted; the learners are, then, too
   */
  void teach(EntryList entries, Results results) throws InterruptedException {
    if (setup.learners().isEmpty()) {
      return;
    }
    int number = results.rounds().size();
    List<LearningTask> studies = begin(number, entries, results);
    List<LearningTask> late = await(studies);
    studies.forEach(LearningTask::requireMachine);
    for (LearningTask study : studies) {
      outcome(study, late.contains(study))
          .ifPresent(trouble -> tell(number, study.name(), trouble));
    }
  }

  private List<LearningTask> begin(int number, EntryList entries, Results results) {
    Round round = results.rounds().get(number - 1).round();
    Iterable<MatchRecord> games = new RoundRecords(archive, number, round);
    List<LearningTask> studies = new ArrayList<>();
    for (int entrant : entries.active()) {
      String name = entries.name(entrant);
      Optional<Learner> learner = Optional.ofNullable(setup.learners().get(name));
      if (learner.isPresent() && isHere(name, number)) {
        Lesson lesson =
            new Lesson(
                number,
                name,
                entries,
                results,
                games,
                setup.seed().child("round", number).child("learner", entrant + 1L),
                setup.learningLimit());
        studies.add(LearningTask.begin(learner.get(), lesson));
      }
    }
    return studies;
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
  private List<LearningTask> await(List<LearningTask> studies) throws InterruptedException {
    try {
      setup.timeSource().await(over(studies), setup.learningLimit());
      List<LearningTask> late = studies.stream().filter(study -> !study.end().isDone()).toList();
      late.forEach(LearningTask::interrupt);
      if (!late.isEmpty()) {
        setup.timeSource().await(over(late), AbandonableThread.GRACE);
      }
      return late;
    } catch (InterruptedException e) {
      studies.forEach(LearningTask::interrupt);
      throw e;
    }
  }

  /** {@return what completes when all have come to an end, or the machine is in trouble} */
  private static CompletableFuture<Void> over(List<LearningTask> studies) {
    CompletableFuture<Void> over =
        CompletableFuture.allOf(
            studies.stream().map(LearningTask::end).toArray(CompletableFuture<?>[]::new));
    for (LearningTask study : studies) {
      study
          .end()
          .exceptionally(
              error -> {
                over.completeExceptionally(error);
                return Optional.empty();
              });
    }
    return over;
  }

  /** {@return what went wrong with a lesson} */
  private Optional<String> outcome(LearningTask study, boolean isLate) {
    if (!isLate) {
      return study.end().join();
    }
    String overrun = "it had not learned after " + setup.learningLimit() + " and was interrupted";
    if (study.end().isDone()) {
      return Optional.of(overrun);
    }
    leftBehind.put(study.name(), study);
    return Optional.of(overrun + "; it did not come back and is left behind");
  }

  private void tell(int number, String entrant, String trouble) {
    setup.listener().learningFailed(number, entrant, trouble);
  }
}
