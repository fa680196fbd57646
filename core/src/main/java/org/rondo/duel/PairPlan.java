package org.rondo.duel;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
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

  /**
   * If all pairs up to this number had the same moves and results, the duel ends with an exception.
   */
  private static final int REPEATED_PAIRS = 10;

  private final DuelSettings<S, M> settings;
  private final SeriesFiles files;

  /** The matches that have not been named, each drawn when it is named. */
  private final Iterator<PlannedMatch> schedule;

  /** The number of matches that may be named and not count yet. */
  private final int ahead;

  /** The first match of a pair, until the second one counts. */
  private final List<MatchSummary> half = new ArrayList<>();

  /** The matches of the first pair, if the bots are to be asked to repeat them. */
  private final List<FirstMatch> firstPair = new ArrayList<>();

  private DuelResult score;
  private int named;

  /** The digests of both matches of the latest pair. */
  private String digest = "";

  private boolean differs;

  /** A match of the first pair, with its record. */
  record FirstMatch(PlannedMatch planned, MatchRecord record) {}

  PairPlan(DuelSettings<S, M> settings, SeriesFiles files) {
    this.settings = settings;
    this.files = files;
    this.schedule = schedule();
    this.ahead =
        settings
            .run()
            .place()
            .map(place -> Math.max(1, place.tasksAhead()))
            .orElse(MATCHES_PER_THREAD * settings.run().threads());
    this.score =
        DuelResult.none(
            settings.first().name(),
            settings.second().name(),
            settings.play().openings().text(),
            settings.test(),
            SeedKeeper.headerText(settings.run().seed()));
  }

  /** {@return all matches; in the first one of a pair the first bot holds seat 0} */
  private Iterator<PlannedMatch> schedule() {
    OpeningSequence<S, M> beginnings =
        new OpeningSequence<>(
            settings.game(),
            settings.play().openings().dealt(settings.run().seed()),
            settings.run().seed(),
            0);
    return IntStream.range(0, settings.matches())
        .mapToObj(number -> planned(number / 2, number % 2, beginnings))
        .iterator();
  }

  private PlannedMatch planned(int pair, int match, OpeningSequence<S, M> beginnings) {
    if (match == 0
        && settings.play().openings() instanceof Openings.Listed list
        && pair == list.openings().size()) {
      settings.listener().openingsUsedUp(pair);
    }
    Entrant<S, M> first = settings.first();
    Entrant<S, M> second = settings.second();
    return PlannedMatch.of(
        new MatchId(1, pair + 1, match + 1),
        settings.game(),
        match == 0 ? List.of(first, second) : List.of(second, first),
        beginnings.beginning(pair, match));
  }

  @Override
  public PlanStep next() {
    if (named % 2 == 0 && named - score.matches().games() >= ahead) {
      return new PlanStep.WaitStep();
    }
    if (!schedule.hasNext()) {
      return new PlanStep.EndStep();
    }
    named++;
    return new PlanStep.PlayStep(schedule.next());
  }

  @Override
  public boolean take(PlannedMatch match, PlayedMatch played) throws IOException {
    MatchId id = match.key().match();
    files.count(id, played);
    settings.listener().matchCounted(id, played::record);
    if (id.encounter() == 1 && settings.canRepeat()) {
      firstPair.add(new FirstMatch(match, played.record()));
    }
    half.add(played.summary());
    if (half.size() == 2) {
      count(half.get(0), half.get(1));
      half.clear();
      settings.listener().pairCounted(score);
    }
    return !score.isDecided();
  }

  private void count(MatchSummary straight, MatchSummary swapped) {
    String both = straight.digest() + swapped.digest();
    differs |= score.pairs().pairs() > 0 && !both.equals(digest);
    digest = both;
    score = score.plus(straight, swapped);
    if (score.pairs().pairs() >= REPEATED_PAIRS && !differs) {
      throw new IllegalStateException(
          REPEATED_PAIRS
              + " pairs of matches between "
              + score.first()
              + " and "
              + score.second()
              + " were all the same: without chance, more pairs would give no more information; set"
              + " openings, or use a bot that draws random numbers");
    }
  }

  /** {@return the matches of the first pair; none if it need not be repeated} */
  List<FirstMatch> firstPair() {
    return firstPair;
  }

  DuelResult result() {
    return score;
  }
}
