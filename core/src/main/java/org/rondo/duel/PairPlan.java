package org.rondo.duel;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.rondo.format.MatchId;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.series.Plan;
import org.rondo.series.PlannedMatch;
import org.rondo.series.PlayedMatch;
import org.rondo.series.SeriesFiles;
import org.rondo.store.SeedKeeper;

/** The matches of a duel: pairs, until the test has decided or the last pair counts. */
final class PairPlan<S extends State, M extends Move> implements Plan {

  /**
   * The number of matches for each thread that are named and do not count yet. Matches after the
   * verdict do not count.
   */
  private static final int MATCHES_PER_THREAD = 8;

  private final DuelSettings<S, M> settings;
  private final SeriesFiles files;
  private final DuelSchedule<S, M> schedule;
  private final DuelScore score;
  private final int ahead;

  /** The matches of the latest pair that have not been named. */
  private final Deque<PlannedMatch> drawn = new ArrayDeque<>();

  /** The result of the first match of a pair, until that of the second is there. */
  private final Deque<MatchSummary> half = new ArrayDeque<>();

  /** The matches of the first pair, if the bots are to be asked to repeat them. */
  private final List<FirstMatch> firstPair = new ArrayList<>();

  private int pairs;
  private int counted;

  /** A match of the first pair, with its record. */
  record FirstMatch(PlannedMatch planned, MatchRecord record) {}

  PairPlan(DuelSettings<S, M> settings, SeriesFiles files) {
    this.settings = settings;
    this.files = files;
    this.schedule = new DuelSchedule<>(settings);
    this.score =
        new DuelScore(
            settings.first().name(),
            settings.second().name(),
            settings.play().openings().text(),
            settings.test(),
            SeedKeeper.headerText(settings.run().seed()));
    this.ahead =
        settings
            .run()
            .place()
            .map(place -> Math.max(1, place.tasksAhead()))
            .orElse(MATCHES_PER_THREAD * settings.run().threads());
  }

  @Override
  public PlanStep next() {
    if (drawn.isEmpty()) {
      if (2 * (pairs - counted) >= ahead) {
        return new PlanStep.WaitStep();
      }
      schedule.next().ifPresent(drawn::addAll);
      pairs++;
    }
    return Optional.ofNullable(drawn.poll())
        .<PlanStep>map(PlanStep.PlayStep::new)
        .orElseGet(PlanStep.EndStep::new);
  }

  @Override
  public boolean take(PlannedMatch match, PlayedMatch played) throws IOException {
    MatchId id = match.key().match();
    files.count(id, played);
    settings.listener().matchCounted(id, played::record);
    if (counted == 0 && settings.canRepeat()) {
      firstPair.add(new FirstMatch(match, played.record()));
    }
    half.add(played.summary());
    if (half.size() == 1) {
      return true;
    }
    counted++;
    boolean continues = score.add(DuelPair.of(counted, half.remove(), half.remove()));
    settings.listener().pairCounted(score.result());
    return continues;
  }

  /** {@return the matches of the first pair; none if it need not be repeated} */
  List<FirstMatch> firstPair() {
    return firstPair;
  }

  DuelResult result() {
    return score.result();
  }
}
