package org.rondo.server.event;

import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.format.RunKind;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DifferentSetting;
import org.rondo.input.InputException;
import org.rondo.input.RefusedRulingException;
import org.rondo.random.SeedValues;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.store.SeedKeeper;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentArchive;

/**
 * The tournaments of an event, one after the other. The programs of the teams play them on the
 * server, and the library's tournament pairs them, keeps the journal and publishes the records.
 *
 * <p>Everything that is decided or played to its end is in files. An event that is opened in the
 * same folder again goes on: games that had ended are kept, and games that were being played begin
 * again, without costing a point.
 */
final class EventRunner<S extends State, M extends Move> implements AutoCloseable {
  private static final long RULING_SECONDS = 60;

  /** The maximum time to wait for the threads to end. Only a thread that hangs takes so long. */
  private static final Duration STOP = Duration.ofMinutes(1);

  private final EventRules<S, M> rules;
  private final EventFolder folder;
  private final EventGames<S, M> contest;
  private final EventWatcher watcher;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          new ThreadFactoryBuilder().setNameFormat("event").setDaemon(true).build());

  /** The decisions in the current or last tournament; null if there is none. */
  private @Nullable EventJournal journal;

  /** Where the current tournament is played; null if there is none. */
  private @Nullable EventPlace<S, M> place;

  /** The commitment to the seed of the next tournament; null until it is asked for. */
  private @Nullable String commitment;

  private String failure = "";
  private boolean isClosed;

  private EventRunner(
      EventRules<S, M> rules, EventFolder folder, EventGames<S, M> contest, EventWatcher watcher) {
    this.rules = rules;
    this.folder = folder;
    this.contest = contest;
    this.watcher = watcher;
  }

  /**
   * Opens the event of a folder. A tournament that has begun and is not over goes on.
   *
   * @param rules what is played
   * @param folder the folder for all files of the event
   * @param contest the games of the server
   * @param watcher hears what happens
   * @throws IOException if the files cannot be read
   * @throws org.rondo.input.InputException if an earlier version has kept decisions in the folder
   */
  static <S extends State, M extends Move> EventRunner<S, M> open(
      EventRules<S, M> rules, Path folder, EventGames<S, M> contest, EventWatcher watcher)
      throws IOException {
    EventFolder files = EventFolder.open(folder, rules.noun());
    EventRunner<S, M> event = new EventRunner<>(rules, files, contest, watcher);
    event.open();
    return event;
  }

  private synchronized void open() throws IOException {
    for (Path files : folder.tournaments()) {
      EventJournal latest = new EventJournal(files);
      failure = "";
      try {
        latest = EventJournal.in(files);
      } catch (InputException e) {
        failure = UntrustedCalls.message(e);
      }
      journal = latest;
      if (latest.isGivenUp()) {
        watcher.givenUp(files);
      }
    }
    if (!failure.isEmpty()) {
      fail(failure);
    } else if (journal != null && !journal.isGivenUp()) {
      resume(journal.folder());
    }
  }

  /** {@return what is played} */
  EventRules<S, M> rules() {
    return rules;
  }

  /** {@return all players of the server} */
  List<ContestPlayer> players() {
    return contest.players();
  }

  /** {@return the time in which the last calls of players are measured} */
  Instant now() {
    return contest.now();
  }

  /** {@return the folder of the event} */
  EventFolder folder() {
    return folder;
  }

  /** {@return the decisions in the current or last tournament; empty if there has been none} */
  synchronized Optional<EventJournal> latest() {
    return Optional.ofNullable(journal);
  }

  synchronized EventPhase phase() {
    if (!failure.isEmpty()) {
      return EventPhase.FAILED;
    }
    if (place != null) {
      return place.director().phase();
    }
    if (journal == null) {
      return EventPhase.EMPTY;
    }
    return journal.isGivenUp() ? EventPhase.GIVEN_UP : EventPhase.FINISHED;
  }

  /** {@return the reason why the tournament cannot go on; empty if it can} */
  synchronized String failure() {
    return failure;
  }

  /** {@return the matches that are played now; none if there is no tournament} */
  synchronized List<MatchRoom<S, M>> running() {
    return place == null ? List.of() : place.running();
  }

  synchronized int round() {
    return place == null ? 0 : place.director().round();
  }

  /** {@return whether the round that has begun last is over and is the last one} */
  synchronized boolean isFinal() {
    return place != null && place.director().isFinal();
  }

  /** {@return whether a game of the contest belongs to a match of the tournament that is played} */
  synchronized boolean plays(int game) {
    return place != null && place.plays(game);
  }

  /**
   * Draws the numbers of a new tournament, and waits until the first round is paired.
   *
   * @param teams the teams that take part
   * @param reserves the teams that may replace one of them
   * @param seed the text of a whole number, or empty for a secret seed
   * @param values what contestants add to a secret seed
   * @throws IllegalStateException if there is a tournament that is not over, or the new one fails
   * @throws org.rondo.input.InputException if the teams cannot play a tournament, or the seed is no
   *     number, or there are values and the seed is no secret
   */
  void draw(List<String> teams, List<String> reserves, String seed, SeedValues values)
      throws InterruptedException {
    begin(teams, reserves, seed, values).awaitPairs();
    requireSound();
  }

  private synchronized void requireSound() {
    if (!failure.isEmpty()) {
      throw new IllegalStateException("the " + rules.noun() + " has failed: " + failure);
    }
  }

  private synchronized EventDirector begin(
      List<String> teams, List<String> reserves, String seed, SeedValues values) {
    requireOpen();
    if (isOpen()) {
      throw new IllegalStateException(
          "there is a " + rules.noun() + " already; finish it or give it up first");
    }
    try {
      EventJournal next = new EventJournal(folder.next());
      Tournament<S, M> drawn = rules.drawn(next.folder(), teams, reserves, seed, values);
      if (!seed.isEmpty()) {
        SeedKeeper.withdrawCommitment(RunKind.TOURNAMENT.log(next.folder()));
      }
      commitment = null;
      contest.forgetEnds();
      run(next, drawn, List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return place().director();
  }

  /**
   * {@return the commitment to the secret seed of the tournament that can be drawn now; empty if
   * none can}
   *
   * @throws org.rondo.input.InputException if its files do not fit each other
   */
  synchronized String commitment() throws IOException {
    if (isOpen()) {
      return "";
    }
    String known = commitment;
    if (known == null) {
      known = folder.commitment();
      commitment = known;
    }
    return known;
  }

  /** {@return whether there is a tournament that is neither over nor given up} */
  private boolean isOpen() {
    return place != null || !failure.isEmpty();
  }

  /** Goes on with the last tournament, unless it is over. */
  private void resume(Path files) {
    place = null;
    failure = "";
    try (TournamentArchive archive = TournamentArchive.open(files)) {
      if (!archive.isFinished()) {
        run(EventJournal.in(files), rules.begun(files, archive), archive.rulings());
      } else if (!EventStandings.areIn(files)) {
        writeStandings(files);
      }
    } catch (IOException e) {
      fail("the journal cannot be read: " + e.getMessage());
    } catch (RuntimeException e) {
      fail(UntrustedCalls.message(e));
    }
  }

  /** Plays a tournament in a thread of its own. */
  private void run(EventJournal next, Tournament<S, M> tournament, List<Ruling> taken) {
    Competition<S, M> competition = rules.competition();
    EventDirector director = new EventDirector(next, competition.format(), taken, watcher::changed);
    EventPlace<S, M> played =
        new EventPlace<>(
            next,
            competition.games(),
            contest,
            director,
            watcher::changed,
            watcher.began(next.folder()));
    tournament.director(director).listener(director).tasks(played);
    journal = next;
    place = played;
    failure = "";
    contest.begin(String.valueOf(next.folder().getFileName()));
    contest.listen(played::wake);
    threads.execute(() -> play(played, tournament, next.folder()));
  }

  private void play(EventPlace<S, M> played, Tournament<S, M> tournament, Path files) {
    EventDirector director = played.director();
    String reason = "";
    boolean isOver = false;
    try {
      while (!isOver) {
        try {
          isOver = tournament.resume().isOver();
        } catch (RefusedRulingException e) {
          // A ruling that is refused stops the tournament before anything is changed.
          if (!director.answer(UntrustedCalls.message(e))) {
            throw e;
          }
        }
      }
    } catch (InterruptedException e) {
      reason = "the server stops";
    } catch (ConflictingSettingsException e) {
      reason = e.difference().map(this::otherSettings).orElseGet(() -> UntrustedCalls.message(e));
    } catch (RuntimeException | Error e) {
      reason = UntrustedCalls.message(e);
    }
    if (isOver) {
      writeStandings(files);
    }
    end(played, isOver, reason);
    String subject = "the " + rules.noun();
    director.end(subject + (isOver ? " is over" : " has stopped: " + reason));
    watcher.changed();
  }

  /** The tournament is over also without these files: its journal has everything. */
  private void writeStandings(Path files) {
    try {
      EventStandings.write(files);
    } catch (IOException | RuntimeException e) {
      watcher.failed("the standings are not written: " + UntrustedCalls.message(e));
    }
  }

  /** {@return the reason why a journal does not go on with the settings of this server} */
  private String otherSettings(DifferentSetting difference) {
    return "it began with other settings: "
        + difference.text()
        + "; start the server with the settings of before, or give the "
        + rules.noun()
        + " up";
  }

  private synchronized void end(EventPlace<S, M> ended, boolean isOver, String reason) {
    if (isClosed || place != ended) {
      return;
    }
    if (isOver) {
      place = null;
    } else {
      fail(reason);
    }
  }

  private void fail(String reason) {
    failure = reason;
    watcher.failed("the " + rules.noun() + " cannot go on: " + reason);
  }

  private EventPlace<S, M> place() {
    EventPlace<S, M> current = place;
    if (current == null || !failure.isEmpty()) {
      throw new IllegalStateException(
          failure.isEmpty()
              ? "there is no " + rules.noun() + "; draw the numbers first"
              : "the " + rules.noun() + " cannot go on; try again, or give it up");
    }
    return current;
  }

  /** Starts a round, or ends the tournament, as {@link EventDirector#start} says. */
  synchronized int start(int round) {
    return decided(played -> played.director().start(round));
  }

  /** Pauses the tournament with all its games, or lets it go on. */
  synchronized void pause(boolean isPaused) {
    decide(played -> played.pause(isPaused));
  }

  /** Has a match begin again, as {@link EventPlace#restart} says. */
  synchronized void restart(String match, String charged) {
    decide(played -> played.restart(match, charged));
  }

  /** Ends a match by a technical loss, as {@link EventPlace#lose} says. */
  synchronized void lose(String match, String team) {
    decide(played -> played.lose(match, team));
  }

  /**
   * Carries out a decision. If it cannot be kept, it may be in the journal or not, so the
   * tournament fails, and goes on only when the journal has been read again.
   */
  private void decide(Consumer<EventPlace<S, M>> decision) {
    decided(
        played -> {
          decision.accept(played);
          return played;
        });
  }

  /** Carries out a decision as {@link #decide}; returns what it gives. */
  private <R> R decided(Function<EventPlace<S, M>, R> decision) {
    EventPlace<S, M> played = place();
    try {
      return decision.apply(played);
    } catch (UncheckedIOException e) {
      fail(UntrustedCalls.message(e));
      played.stop("the " + rules.noun() + " has failed");
      throw e;
    }
  }

  /**
   * Rules on the round that is over.
   *
   * @param text the ruling, as {@link Ruling#parse} reads it
   * @throws RefusedRulingException if the text is no ruling, or the ruling is refused
   * @throws IllegalStateException if a round is played, or the tournament has failed
   */
  void rule(String text) throws InterruptedException {
    Ruling ruling = Ruling.parse(text);
    CompletableFuture<String> answer;
    synchronized (this) {
      answer = place().director().rule(ruling);
    }
    String refusal;
    try {
      refusal = answer.get(RULING_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new IllegalStateException(
          "the ruling was given, but it is not in the journal yet; look at the remarks before you"
              + " give it again",
          e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    if (!refusal.isEmpty()) {
      throw new RefusedRulingException(text, refusal);
    }
  }

  /** Gives the tournament up. Its files stay, and a new one may be drawn. */
  synchronized void giveUp() {
    EventJournal given = journal;
    if (!isOpen() || given == null) {
      throw new IllegalStateException("there is no " + rules.noun() + " that could be given up");
    }
    if (failure.isEmpty()) {
      given.add(new EventDecision.GiveUpDecision());
    } else {
      given.addStopped(new EventDecision.GiveUpDecision());
    }
    EventPlace<S, M> stopped = place;
    place = null;
    failure = "";
    if (stopped != null) {
      stopped.stop("the " + rules.noun() + " is given up");
      stopped.deleteGames();
    }
    watcher.givenUp(given.folder());
  }

  /**
   * Tries again to play a tournament that failed, and waits until it goes on.
   *
   * @throws IllegalStateException if it has not failed, or fails again
   */
  void tryAgain() throws InterruptedException {
    Optional<EventDirector> director = resumed();
    if (director.isPresent()) {
      director.get().awaitPairs();
    }
    requireSound();
  }

  /** {@return the director of a tournament that was read again; empty if it is over} */
  private synchronized Optional<EventDirector> resumed() {
    requireOpen();
    if (failure.isEmpty() || journal == null) {
      throw new IllegalStateException("the " + rules.noun() + " has not failed");
    }
    resume(journal.folder());
    requireSound();
    return Optional.ofNullable(place).map(EventPlace::director);
  }

  private void requireOpen() {
    if (isClosed) {
      throw new IllegalStateException("the server stops");
    }
  }

  /** Stops playing. What has ended is in the journal. */
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
      if (place != null) {
        place.stop("the server stops");
      }
    }
    MoreExecutors.shutdownAndAwaitTermination(threads, STOP);
  }
}
