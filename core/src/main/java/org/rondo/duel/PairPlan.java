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

  private final DuelSettings<S, M> settings;
  private final SeriesFiles files;

  /** The matches that have not been named, each drawn when it is named. */
  private final Iterator<PlannedMatch> schedule;

  /** The number of matches that may be named and not count yet. */
  private final int ahead;

  /** The first match of a pair, until the second one counts. */
  private final List<CountedMatch> half = new ArrayList<>();

  private final PlayedPairs pairs;

  /** The matches of the first pair, if the bots are to be asked to repeat them. */
  private final List<FirstMatch> firstPair = new ArrayList<>();

  private DuelResult score;
  private int named;

  /** A match of the first pair, with its record. */
  record FirstMatch(PlannedMatch planned, MatchRecord record) {}

  /**
   * Plans a duel.
   *
   * @param tests the number of different tests on its matches, that of this duel included
   */
  PairPlan(DuelSettings<S, M> settings, SeriesFiles files, int tests) {
    this.settings = settings;
    this.files = files;
    this.pairs = new PlayedPairs(settings.test());
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
            tests,
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
    half.add(CountedMatch.of(match, played.summary()));
    if (half.size() == 2) {
      score = score.plus(half.get(0), half.get(1), pairs);
      half.clear();
      settings.listener().pairCounted(score);
    }
    return !score.isOver();
  }

  /** {@return the matches of the first pair; none if it need not be repeated} */
  List<FirstMatch> firstPair() {
    return firstPair;
  }

  DuelResult result() {
    return score;
  }
}
