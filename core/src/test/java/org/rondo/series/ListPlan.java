package org.rondo.series;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;

/** A plan of tests: names its matches in order, and keeps what it takes. */
final class ListPlan implements Plan {
  private final Deque<PlannedMatch> left;
  private final int most;
  final List<MatchKey> taken = new ArrayList<>();
  final List<PlayedMatch> played = new ArrayList<>();

  /** The records of the results that have one; they can be read only while they are taken. */
  final List<MatchRecord> records = new ArrayList<>();

  /** Creates a plan that wants so many results at most. */
  ListPlan(List<PlannedMatch> matches, int most) {
    this.left = new ArrayDeque<>(matches);
    this.most = most;
  }

  ListPlan(List<PlannedMatch> matches) {
    this(matches, Integer.MAX_VALUE);
  }

  @Override
  public PlanStep next() {
    return left.isEmpty() ? new PlanStep.EndStep() : new PlanStep.PlayStep(left.remove());
  }

  @Override
  public boolean take(PlannedMatch match, PlayedMatch result) {
    taken.add(match.key());
    played.add(result);
    if (result.text(MatchPart.RECORD).isPresent()) {
      records.add(result.record());
    }
    return taken.size() < most;
  }

  List<MatchSummary> summaries() {
    return played.stream().map(PlayedMatch::summary).toList();
  }
}
