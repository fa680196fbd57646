package org.rondo.tournament;

import com.google.common.base.Throwables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Standings;
import org.rondo.game.Move;
import org.rondo.game.State;

/** A tournament while it is played: round after round, from the journal or at the tables. */
final class TournamentRunner<S extends State, M extends Move> {

  /** Games handed to the executor for each of its threads. */
  private static final int AHEAD = 16;

  private final TournamentSettings<S, M> setup;
  private final TournamentJournal archive;
  private final PublishedRecords files;
  private final RulingValidator jury;
  private final ScheduledMatchRunner<S, M> table;
  private final LearningPhase learning;

  private final List<String> leftOut = new ArrayList<>();
  private Results results = Results.none();
  private int number;

  TournamentRunner(
      TournamentSettings<S, M> setup, TournamentJournal archive, PublishedRecords files) {
    this.setup = setup;
    this.archive = archive;
    this.files = files;
    this.jury = new RulingValidator(setup, archive);
    this.table = new ScheduledMatchRunner<>(setup, archive, new HungBotTracker());
    this.learning = new LearningPhase(setup, archive);
  }

  /** Plays on until the end, or as far as the tournament was told to. */
  TournamentResult run() throws IOException, InterruptedException {
    int resumed = archive.lastRound();
    if (resumed > setup.rounds() && !setup.rulings().isEmpty()) {
      throw new IllegalArgumentException(
          "rulings are taken after round "
              + resumed
              + ", the last that has begun, and the tournament is to stop after round "
              + setup.rounds());
    }
    if (resumed == 0) {
      accept(setup.rulings(), results);
    }
    Optional<Round> round = next();
    while (round.isPresent() && number < setup.rounds()) {
      if (number > 0) {
        learning.teach(entries(number + 1), results);
      }
      number++;
      playRound(round.get(), number == resumed ? setup.rulings() : List.of());
      round = next();
    }
    if (round.isEmpty()) {
      files.publish();
      archive.finish();
    }
    EntryList entries = entries(number + 1);
    return new TournamentResult(entries, results, standings(entries), round);
  }

  /** {@return the format's standings, with the director's decisions among the remarks} */
  private Standings standings(EntryList entries) {
    Standings standings = setup.competition().format().standings(entries, results);
    List<String> remarks = new ArrayList<>(standings.remarks());
    remarks.addAll(archive.rulings().remarks());
    remarks.addAll(leftOut);
    return new Standings(standings.tables(), standings.awards(), remarks);
  }

  /** {@return the round after those that have been played, as the director wants it} */
  private Optional<Round> next() {
    int next = results.rounds().size() + 1;
    EntryList entries = entries(next);
    return setup
        .competition()
        .format()
        .next(entries, results)
        .map(round -> directed(round, next))
        .map(round -> setup.fitting(round, entries));
  }

  private Round directed(Round round, int next) {
    Round paired = archive.rulings().paired(round, next, setup.registered());
    if (!paired.equals(archive.rulings().laid(round, next, setup.registered()))) {
      leftOut.add(
          "the director's pairings of round "
              + next
              + " are left out: by now somebody would meet two opponents in it");
    }
    return paired;
  }

  private void playRound(Round round, List<Ruling> given) throws IOException, InterruptedException {
    if (number > archive.lastRound()) {
      archive.beginRound(number, round.title());
    }
    setup.listener().roundStarted(number, entries(number), results, round);
    files.mark();
    RoundResult result = playGames(round);
    if (number == archive.lastRound()) {
      result = judged(round, result, given);
    }
    results = results.plus(result);
    setup.listener().roundFinished(number, result);
  }

  /** Carries out the decisions on a round until there are no more. */
  private RoundResult judged(Round round, RoundResult first, List<Ruling> given)
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
    return setup.director().rulings(number, entries(number + 1), played);
  }

  private boolean accept(List<Ruling> rulings, Results played) throws IOException {
    return jury.accept(rulings, entries -> setup.competition().format().next(entries, played));
  }

  /** {@return what a round comes to as the director has it now} */
  private RoundResult playAgain(Round round) throws IOException, InterruptedException {
    archive.rewind();
    files.reset();
    return playGames(round);
  }

  /**
   * {@return what a round comes to, from the games that stand in the journal and those played now}
   */
  private RoundResult playGames(Round round) throws IOException, InterruptedException {
    List<EncounterResult> sums = new ArrayList<>();
    round.encounters().forEach(encounter -> sums.add(EncounterResult.none(encounter)));
    RoundTasks<S, M> games = new RoundTasks<>(setup, archive, table, roster(), number, round);
    OrderedExecutor.Sink<ScheduledMatchRunner.Played> counting = played -> count(played, sums);
    int most = AHEAD * setup.threads();
    OrderedExecutor<ScheduledMatchRunner.Played> inOrder =
        setup
            .executor()
            .map(executor -> OrderedExecutor.of(executor, most, counting))
            .orElseGet(() -> OrderedExecutor.inOwnThread(most, counting));
    try {
      inOrder.run(games);
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    }
    return new RoundResult(round, sums);
  }

  private EntryList entries(int round) {
    return archive.rulings().entries(setup.registered(), round);
  }

  private List<Entrant<S, M>> roster() {
    return entries(number).names().stream().map(setup::named).toList();
  }

  private boolean count(ScheduledMatchRunner.Played played, List<EncounterResult> sums)
      throws IOException {
    int encounter = played.id().encounter() - 1;
    sums.set(encounter, sums.get(encounter).plus(played.id().game() - 1, played.result()));
    files.add(archive, played);
    return true;
  }

  private static IllegalStateException failure(Throwable cause) throws IOException {
    Throwables.throwIfInstanceOf(cause, IOException.class);
    Throwables.throwIfInstanceOf(cause, Error.class);
    Throwables.throwIfInstanceOf(cause, IllegalArgumentException.class);
    return new IllegalStateException("a game could not be played: " + cause.getMessage(), cause);
  }
}
