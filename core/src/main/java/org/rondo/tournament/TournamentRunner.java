package org.rondo.tournament;

import com.google.common.base.Throwables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Standings;
import org.rondo.format.watch.WatchedMatches;
import org.rondo.game.GameFailureException;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.match.LateMatches;
import org.rondo.match.Openings;
import org.rondo.remote.ProgramSeries;
import org.rondo.store.RecordFiles;
import org.rondo.store.SeedKeeper;

/**
 * Plays a tournament round by round. A match that is in the journal is read from there; any other
 * match is played by its bots.
 */
final class TournamentRunner<S extends State, M extends Move> {

  /** The number of matches that the executor holds for each of its threads. */
  private static final int TASKS_PER_THREAD = 16;

  private final TournamentSettings<S, M> settings;
  private final TournamentJournal journal;
  private final RecordFiles records;
  private final SeedKeeper seed;
  private final RulingValidator validator;
  private final ScheduledMatchRunner<S, M> runner;
  private final LessonRunner lessons;
  private final WatchedMatches watched;
  private final ProgramSeries programs;

  private final SignalledMatches signalled = new SignalledMatches();
  private final Map<Integer, LateMatches> late = new TreeMap<>();
  private final List<String> leftOut = new ArrayList<>();
  private Results results = Results.none();
  private int number;

  /**
   * @param programs keeps the programs of the tournament; its owner closes it after the tournament
   */
  TournamentRunner(
      TournamentSettings<S, M> settings,
      TournamentJournal journal,
      RecordFiles records,
      SeedKeeper seed,
      ProgramSeries programs) {
    this.settings = settings;
    this.journal = journal;
    this.records = records;
    this.seed = seed;
    this.validator = new RulingValidator(settings, journal);
    this.watched = WatchedMatches.by(settings.listener()::watcher);
    this.runner = new ScheduledMatchRunner<>(settings, journal, programs, watched);
    this.lessons = new LessonRunner(settings, journal);
    this.programs = programs;
  }

  /** Plays to the end of the tournament, or to the end of the round after which it stops. */
  TournamentResult run() throws IOException, InterruptedException {
    try {
      return playAll();
    } finally {
      watched.close();
    }
  }

  private TournamentResult playAll() throws IOException, InterruptedException {
    settings.listener().began(settings.seed());
    int resumed = journal.lastRound();
    validator.requireKnownNames();
    if (resumed > settings.rounds() && !settings.rulings().isEmpty()) {
      throw new ConflictingSettingsException(
          "rulings",
          "rulings apply after round "
              + resumed
              + ", the last round that has begun, and the tournament is to stop after round "
              + settings.rounds());
    }
    if (resumed == 0) {
      accept(settings.rulings(), results);
    }
    Optional<Round> round = next();
    while (round.isPresent() && !stops()) {
      if (number > 0) {
        lessons.teach(entries(number + 1), results);
        // A program reads what it has learned when it starts.
        settings.learners().keySet().forEach(name -> programs.endIdle(settings.named(name)));
      }
      number++;
      if (!playRound(round.get(), number == resumed ? settings.rulings() : List.of())) {
        number--;
        break;
      }
      round = next();
    }
    if (round.isEmpty()) {
      records.publish();
      seed.publish();
      journal.finish();
      seed.forget();
    }
    EntryList entries = entries(number + 1);
    TournamentResult result = new TournamentResult(entries, results, standings(entries));
    return round.map(result::withNext).orElse(result);
  }

  private boolean stops() {
    return number >= settings.rounds() || (number > 0 && settings.director().stopsAfter(number));
  }

  /**
   * {@return the format's standings, with notes about the director's rulings and about programs
   * that a signal ended or stopped}
   */
  private Standings standings(EntryList entries) {
    Standings standings = settings.competition().format().standings(entries, results);
    List<String> notes = new ArrayList<>(journal.rulings().remarks());
    notes.addAll(leftOut);
    notes.addAll(signalled.remarks());
    late.values().stream()
        .reduce(LateMatches.none(), LateMatches::plus)
        .remark()
        .ifPresent(notes::add);
    return standings.withNotes(notes);
  }

  /** {@return the next round with the director's pairings; empty if the tournament is over} */
  private Optional<Round> next() {
    int next = results.rounds().size() + 1;
    EntryList entries = entries(next);
    return settings
        .competition()
        .format()
        .next(entries, results)
        .map(round -> directed(round, next))
        .map(round -> settings.requirePlayable(round, entries));
  }

  private Round directed(Round round, int next) {
    Round paired = journal.rulings().paired(round, next, settings.registered());
    if (!paired.equals(journal.rulings().withAllPairings(round, next, settings.registered()))) {
      leftOut.add(
          "the director's pairings of round "
              + next
              + " are left out: an entrant would now meet two opponents in it");
    }
    return paired;
  }

  /** Plays a round; returns false if some of its matches are left to be played later. */
  private boolean playRound(Round round, List<Ruling> given)
      throws IOException, InterruptedException {
    if (number > journal.lastRound()) {
      journal.beginRound(number, round.title());
    } else {
      check(round);
    }
    announceRepeatedOpenings(round);
    settings.listener().roundStarted(number, entries(number), results, round);
    records.mark();
    if (!send(round)) {
      return false;
    }
    RoundResult result = playMatches(round);
    if (number == journal.lastRound()) {
      result = ruled(round, result, given);
    }
    results = results.plus(result);
    settings.listener().roundFinished(number, result);
    return true;
  }

  /** Sends the matches of a round to the task runner, if there is one. */
  private boolean send(Round round) throws IOException, InterruptedException {
    return settings.tasks() == null
        || new SentMatches<>(settings, journal, runner, settings.tasks())
            .play(number, schedule(round), roster());
  }

  /**
   * Checks the matches of a round that an earlier process has played, before anything is written.
   */
  private void check(Round round) throws IOException, InterruptedException {
    try {
      new JournalCheck<>(settings, journal)
          .check(TASKS_PER_THREAD, roster(), number, schedule(round));
    } catch (ExecutionException e) {
      throw failure(Objects.requireNonNull(e.getCause()));
    }
  }

  /** Carries out the rulings on a round until there are no new rulings. */
  private RoundResult ruled(Round round, RoundResult first, List<Ruling> given)
      throws IOException, InterruptedException {
    RoundResult result = first;
    if (accept(given, results.plus(result))) {
      result = playAgain(round);
    }
    while (accept(directed(results.plus(result)), results.plus(result))) {
      result = playAgain(round);
    }
    return result;
  }

  private List<Ruling> directed(Results played) {
    return settings.director().rulings(number, entries(number + 1), played);
  }

  private boolean accept(List<Ruling> rulings, Results played) throws IOException {
    return validator.accept(
        rulings, entries -> settings.competition().format().next(entries, played));
  }

  /** {@return the result of a round after the director's latest rulings} */
  private RoundResult playAgain(Round round) throws IOException, InterruptedException {
    journal.rewind(number);
    records.reset();
    return playMatches(round);
  }

  /** {@return the result of a round, from the matches in the journal and the matches played now} */
  private RoundResult playMatches(Round round) throws IOException, InterruptedException {
    signalled.forgetRound(number);
    late.put(number, LateMatches.none());
    List<EncounterResult> sums = new ArrayList<>();
    round.encounters().forEach(encounter -> sums.add(EncounterResult.none(encounter)));
    RoundTasks<S, M> tasks = new RoundTasks<>(journal, runner, roster(), schedule(round));
    OrderedExecutor.Sink<CountedMatch> counting = played -> count(played, sums);
    try {
      settings.threads().ordered(TASKS_PER_THREAD, counting).run(tasks);
    } catch (ExecutionException e) {
      throw failure(Objects.requireNonNull(e.getCause()));
    }
    return new RoundResult(round, sums);
  }

  private RoundSchedule<S, M> schedule(Round round) {
    return new RoundSchedule<>(
        settings.competition().games(),
        settings.openings().dealt(settings.seed()),
        settings.seed(),
        number,
        round,
        earlier());
  }

  /** {@return the number of rotations of the seats in the earlier rounds} */
  private long earlier() {
    return results.rounds().stream().mapToLong(r -> RoundSchedule.rotations(r.round())).sum();
  }

  /** Tells the listener about the first round in which a list of openings begins again. */
  private void announceRepeatedOpenings(Round round) {
    if (settings.openings() instanceof Openings.Listed list) {
      int openings = list.openings().size();
      long earlier = earlier();
      if (earlier <= openings && earlier + RoundSchedule.rotations(round) > openings) {
        settings.listener().openingsUsedUp(openings);
      }
    }
  }

  private EntryList entries(int round) {
    return journal.rulings().entries(settings.registered(), round);
  }

  private List<Entrant<S, M>> roster() {
    return entries(number).names().stream().map(settings::named).toList();
  }

  private boolean count(CountedMatch played, List<EncounterResult> sums) throws IOException {
    int encounter = played.id().encounter() - 1;
    sums.set(encounter, sums.get(encounter).plus(played.id().match() - 1, played.result()));
    journal.publish(played, records);
    signalled.add(played);
    late.merge(number, played.late(), LateMatches::plus);
    return true;
  }

  private static IllegalStateException failure(Throwable cause) throws IOException {
    Throwables.throwIfInstanceOf(cause, IOException.class);
    Throwables.throwIfInstanceOf(cause, Error.class);
    Throwables.throwIfInstanceOf(cause, InputException.class);
    Throwables.throwIfInstanceOf(cause, GameFailureException.class);
    Throwables.throwIfInstanceOf(cause, IllegalArgumentException.class);
    return new IllegalStateException("a game could not be played: " + cause.getMessage(), cause);
  }
}
