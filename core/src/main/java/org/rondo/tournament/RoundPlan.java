package org.rondo.tournament;

import com.google.common.collect.Iterators;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.rondo.bot.Entrant;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.MatchId;
import org.rondo.format.MatchResult;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchFingerprint;
import org.rondo.match.MatchSummary;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.series.Plan;
import org.rondo.series.PlannedMatch;
import org.rondo.series.PlayedMatch;
import org.rondo.series.SeriesFiles;

/** The matches of a round that count, in the order of the schedule, and their results. */
final class RoundPlan<S extends State, M extends Move> implements Plan {
  private final TournamentSettings<S, M> settings;
  private final RulingLog rulings;
  private final SeriesFiles files;
  private final Results before;
  private final Round round;
  private final int number;

  /** The entrants and reserves that play, by number. */
  private final List<Entrant<S, M>> roster;

  /** The matches that have not been named; a long round needs no memory for them. */
  private final Iterator<PlannedMatch> schedule;

  private final List<EncounterResult> sums = new ArrayList<>();
  private final FaultRemarks remarks = new FaultRemarks();

  private final RoundBeginnings beginnings;

  /**
   * Plans a round.
   *
   * @param rulings the rulings, which annul matches and order replays
   * @param files receives the matches that count
   * @param before the results of all earlier rounds
   */
  RoundPlan(
      TournamentSettings<S, M> settings,
      RulingLog rulings,
      SeriesFiles files,
      Results before,
      Round round) {
    this.settings = settings;
    this.beginnings =
        new RoundBeginnings(settings.play().openings(), settings.run().seed(), before);
    this.rulings = rulings;
    this.files = files;
    this.before = before;
    this.round = round;
    this.number = before.rounds().size() + 1;
    this.roster =
        rulings.entries(settings.registered(), number).names().stream()
            .map(settings::named)
            .toList();
    List<Encounter> encounters = round.encounters();
    this.schedule =
        Iterators.concat(
            IntStream.range(0, encounters.size())
                .mapToObj(index -> matches(index, encounters.get(index)))
                .iterator());
    encounters.forEach(encounter -> sums.add(EncounterResult.none(encounter)));
  }

  /** {@return the matches of an encounter, each drawn when it is asked for} */
  private Iterator<PlannedMatch> matches(int index, Encounter encounter) {
    Game<S, M> game = settings.competition().games().get(encounter.variant());
    IntFunction<Beginning> drawn = beginnings.next(game, encounter);
    int seats = encounter.entrants().size();
    // The matches of each rotation have the same seats.
    List<List<Entrant<S, M>>> seated =
        IntStream.range(0, seats)
            .mapToObj(match -> encounter.seated(match).stream().map(roster::get).toList())
            .toList();
    return new Iterator<>() {
      private int match;

      @Override
      public boolean hasNext() {
        return match < encounter.matches();
      }

      @Override
      public PlannedMatch next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        PlannedMatch planned =
            PlannedMatch.of(
                new MatchId(number, index + 1, match + 1),
                game,
                seated.get(match % seats),
                drawn.apply(match));
        match++;
        return planned;
      }
    };
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
    MatchResult result =
        MatchResult.of(summary.outcome(), summary.faults(), summary.concessions())
            .withRestarts(rulings.status(id).restarts(names));
    int encounter = id.encounter() - 1;
    EncounterResult sum =
        sums.get(encounter)
            .plus(
                id.match() - 1,
                result,
                () ->
                    MatchFingerprint.of(match.game(), names, match.beginning().opening(), summary));
    sums.set(encounter, sum);
    files.count(id, played);
    remarks.add(id, names, summary.faults());
    return true;
  }

  RoundResult result() {
    return new RoundResult(round, sums);
  }

  /** {@return the results of all rounds up to this one} */
  Results results() {
    return before.plus(result());
  }

  /** {@return the remarks about the matches whose results have been taken} */
  FaultRemarks remarks() {
    return remarks;
  }
}
