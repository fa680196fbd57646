package org.rondo.series.place;

import com.google.common.collect.Lists;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Outcome;
import org.rondo.match.Concession;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.RecordDraft;

/** A place of tests that plays each task and changes its result. */
public final class LyingPlace implements MatchPlace {
  private final WorkerLie lie;

  /** The number of results that were delivered, those that were refused included. */
  public int delivered;

  /** What a worker makes of a result; null for no result at all. */
  @FunctionalInterface
  public interface WorkerLie {
    @Nullable TaskResult changed(MatchTask task, TaskResult result);
  }

  /** Creates the place. */
  public LyingPlace(WorkerLie lie) {
    this.lie = lie;
  }

  /** Returns the place that lies about one match, and tells the truth about all others. */
  public static LyingPlace about(String match, WorkerLie lie) {
    return new LyingPlace(
        (task, result) -> task.id().equals(match) ? lie.changed(task, result) : result);
  }

  @Override
  public Progress run(TaskSource tasks, ResultSink results) throws IOException {
    try (TaskPlayer player = new TaskPlayer()) {
      boolean wantsMore = true;
      for (Optional<MatchTask> task = tasks.next();
          wantsMore && task.isPresent();
          task = tasks.next()) {
        delivered++;
        wantsMore = results.accept(task.get(), lie.changed(task.get(), player.play(task.get())));
      }
    }
    return Progress.ALL_PLAYED;
  }

  private static TaskResult with(TaskResult result, MatchRecord record) {
    return new TaskResult(
        result.id(), record.json(), result.clocks(), result.thoughts(), "", result.code());
  }

  /** Returns the result with other ranks, and a right digest. */
  public static TaskResult ranks(MatchTask task, TaskResult result) {
    MatchRecord record = result.matchRecord(task);
    Outcome outcome = record.outcome();
    Outcome other =
        new Outcome(
            outcome.ranks().equals(List.of(1, 2)) ? List.of(2, 1) : List.of(1, 2),
            outcome.scores(),
            outcome.tournamentScores());
    return with(result, RecordDraft.of(record, draft -> draft.outcome = other));
  }

  /** Returns the result with other scores, and a right digest. */
  public static TaskResult scores(MatchTask task, TaskResult result) {
    MatchRecord record = result.matchRecord(task);
    Outcome outcome = record.outcome();
    UnaryOperator<Double> more = score -> score + 1;
    Outcome other =
        new Outcome(
            outcome.ranks(),
            outcome.scores().stream().map(more).toList(),
            outcome.tournamentScores().stream().map(more).toList());
    return with(result, RecordDraft.of(record, draft -> draft.outcome = other));
  }

  /** Returns the result as one of a match that was halted. */
  public static TaskResult halted(MatchTask task, TaskResult result) {
    return with(result, RecordDraft.of(result.matchRecord(task), draft -> draft.halted = true));
  }

  /** Returns the result as one of a match in which a seat has given up. */
  public static TaskResult conceded(MatchTask task, TaskResult result) {
    MatchRecord record = result.matchRecord(task);
    Concession concession =
        new Concession(record.turnCount(), 0, Concession.Reason.LOST_BY_SCORE, "score=3");
    return with(result, RecordDraft.of(record, draft -> draft.concessions = List.of(concession)));
  }

  /** Returns the result with a thought of a seat and a turn that there are not. */
  public static TaskResult thoughts(MatchTask task, TaskResult result) {
    return new TaskResult(
        result.id(),
        result.record(),
        result.clocks(),
        "{\"format\":1,\"thoughts\":[{\"turn\":999,\"seat\":7,\"score\":1}]}",
        "",
        result.code());
  }

  /** Returns the result as one of another version. */
  public static TaskResult version(MatchTask task, TaskResult result) {
    return result.playedBy("0123456789abcdef");
  }

  /** Returns the result without a record, and with another winner. */
  public static TaskResult outcome(MatchTask task, TaskResult result) {
    MatchSummary summary = result.matchSummary(task);
    Outcome outcome = summary.outcome();
    Outcome other =
        new Outcome(
            Lists.reverse(outcome.ranks()),
            Lists.reverse(outcome.scores()),
            Lists.reverse(outcome.tournamentScores()));
    MatchSummary forged =
        new MatchSummary(
            summary.turnCount(),
            summary.faults(),
            summary.concessions(),
            summary.halted(),
            other,
            summary.digest());
    return TaskResult.of(result.id(), forged).playedBy(result.code());
  }
}
