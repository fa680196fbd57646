package org.rondo.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.rondo.format.EncounterResult;
import org.rondo.format.MatchId;
import org.rondo.format.MatchResult;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.match.LateMatches;
import org.rondo.match.MatchSummary;
import org.rondo.series.Plan;
import org.rondo.series.PlannedMatch;
import org.rondo.series.PlayedMatch;
import org.rondo.series.SeriesFiles;

/** The matches of a round that count, in the order of the schedule, and their results. */
final class RoundPlan implements Plan {
  private final Round round;
  private final RoundSchedule<?, ?> schedule;
  private final RulingLog rulings;
  private final SeriesFiles files;
  private final List<EncounterResult> sums = new ArrayList<>();
  private final SignalledMatches signalled = new SignalledMatches();
  private LateMatches late = LateMatches.none();

  /**
   * Plans a round.
   *
   * @param schedule the matches of the round
   * @param rulings the rulings, which annul matches and order replays
   * @param files receives the matches that count
   */
  RoundPlan(Round round, RoundSchedule<?, ?> schedule, RulingLog rulings, SeriesFiles files) {
    this.round = round;
    this.schedule = schedule;
    this.rulings = rulings;
    this.files = files;
    round.encounters().forEach(encounter -> sums.add(EncounterResult.none(encounter)));
  }

  @Override
  public PlanStep next() {
    while (schedule.hasNext()) {
      PlannedMatch match = schedule.next();
      RulingLog.MatchStatus status = rulings.status(match.key().match());
      if (status.counts()) {
        return new PlanStep.PlayStep(match.replayed(status.turns()));
      }
    }
    return new PlanStep.EndStep();
  }

  @Override
  public boolean take(PlannedMatch match, PlayedMatch played) throws IOException {
    MatchId id = match.key().match();
    MatchSummary summary = played.summary();
    List<String> names = match.names();
    List<String> charged = rulings.status(id).charged();
    MatchResult result =
        MatchResult.of(summary.outcome(), summary.faults(), summary.concessions())
            .withRestarts(
                names.stream().map(name -> Collections.frequency(charged, name)).toList());
    int encounter = id.encounter() - 1;
    sums.set(encounter, sums.get(encounter).plus(id.match() - 1, result));
    files.count(id, played);
    late = late.plus(summary.faults());
    signalled.add(id, names, summary.faults());
    return true;
  }

  RoundResult result() {
    return new RoundResult(round, sums);
  }

  /** {@return the matches in which a signal ended or stopped a program} */
  SignalledMatches signalled() {
    return signalled;
  }

  /** {@return the counts of late moves} */
  LateMatches late() {
    return late;
  }
}
