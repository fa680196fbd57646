package org.rondo.duel;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchRecord;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.series.Plan;
import org.rondo.series.PlannedMatch;
import org.rondo.series.PlayedMatch;
import org.rondo.series.SeriesFiles;
import org.rondo.store.SeedKeeper;

/** The matches of a duel: seat-balanced sets, until the test has decided or the last set counts. */
final class SetPlan<S extends State, M extends Move> implements Plan {

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

  private final BalancedSet set;

  /** The first matches of a set, until the last one counts. */
  private final List<CountedMatch> begun = new ArrayList<>();

  private final PlayedSets sets;

  /** The matches of the first set, if the bots are to be asked to repeat them. */
  private final List<FirstMatch> firstSet = new ArrayList<>();

  private DuelResult score;
  private int named;

  /** A match of the first set, with its record. */
  record FirstMatch(PlannedMatch planned, MatchRecord record) {}

  /**
   * Plans a duel.
   *
   * @param tests the number of different tests on its matches, that of this duel included
   */
  SetPlan(DuelSettings<S, M> settings, SeriesFiles files, int tests) {
    this.settings = settings;
    this.files = files;
    this.set = settings.set();
    this.sets = new PlayedSets(set, settings.test());
    this.schedule = schedule();
    this.ahead =
        settings
            .run()
            .place()
            .map(place -> Math.max(1, place.tasksAhead()))
            .orElse(MATCHES_PER_THREAD * settings.run().threads());
    this.score =
        DuelResult.none(
            set,
            settings.play().openings().text(),
            settings.test(),
            tests,
            SeedKeeper.headerText(settings.run().committedSeed()));
  }

  /** {@return all matches, set after set} */
  private Iterator<PlannedMatch> schedule() {
    OpeningSequence<S, M> beginnings =
        beginnings(settings.game(), settings.play().openings(), settings.run().seed());
    return IntStream.range(0, settings.matches())
        .mapToObj(number -> planned(number / set.size(), number % set.size(), beginnings))
        .iterator();
  }

  /** {@return the beginnings of all matches, which follow from the seed of the duel} */
  static <S extends State, M extends Move> OpeningSequence<S, M> beginnings(
      Game<S, M> game, Openings openings, Seed seed) {
    return new OpeningSequence<>(game, openings.dealt(seed), seed, 0);
  }

  private PlannedMatch planned(int number, int match, OpeningSequence<S, M> beginnings) {
    if (match == 0
        && settings.play().openings() instanceof Openings.Listed list
        && number == list.openings().size()) {
      settings.listener().openingsUsedUp(number);
    }
    Entrant<S, M> opponent = settings.opponents().get(set.opponent(match));
    return PlannedMatch.of(
        new MatchId(1, number + 1, match + 1),
        settings.game(),
        IntStream.range(0, set.seats())
            .mapToObj(seat -> set.first(match).contains(seat) ? settings.first() : opponent)
            .toList(),
        beginnings.beginning(number, match));
  }

  @Override
  public PlanStep next() {
    if (named % set.size() == 0 && named - score.matches().games() >= ahead) {
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
      firstSet.add(new FirstMatch(match, played.record()));
    }
    begun.add(CountedMatch.of(match, played.summary()));
    if (begun.size() == set.size()) {
      score = score.plus(new PlayedSet(set, begun), sets);
      begun.clear();
      settings.listener().setCounted(score);
    }
    return !score.isOver();
  }

  /** {@return the matches of the first set; none if it need not be repeated} */
  List<FirstMatch> firstSet() {
    return firstSet;
  }

  DuelResult result() {
    return score;
  }
}
