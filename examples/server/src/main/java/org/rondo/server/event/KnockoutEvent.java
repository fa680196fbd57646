package org.rondo.server.event;

import static com.google.common.base.Strings.lenientFormat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.RunKind;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.RefusedRulingException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.store.Folders;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentArchive;

/**
 * The knockout or the tournament of an event. The programs of the teams play it on the server, and
 * the library's tournament pairs them, keeps the journal and publishes the records.
 *
 * <p>Everything that is decided or played to its end is in files. An event that is opened in the
 * same folder again goes on: games that had ended are kept, and games that were being played begin
 * again, without costing a point.
 */
final class KnockoutEvent<S extends State, M extends Move> implements AutoCloseable {
  /** The name of the tournament's journal in its folder. */
  static final String JOURNAL = "journal.jsonl";

  private static final int MAXIMUM_ENTRANTS = 256;
  private static final long RULING_SECONDS = 60;

  /** The maximum time to wait for the threads to end. Only a thread that hangs takes so long. */
  private static final long STOP_SECONDS = 60;

  private final EventRules<S, M> rules;
  private final EventMemory memory;
  private final ContestGames<S, M> contest;
  private final Runnable changed;
  private final KnockoutPages pages;
  private final ExecutorService threads = Executors.newCachedThreadPool(KnockoutEvent::thread);

  /** Where the current knockout is played; null if there is none. */
  private @Nullable ContestPlace<S, M> place;

  private String failure = "";
  private boolean isClosed;

  private KnockoutEvent(
      EventRules<S, M> rules,
      EventMemory memory,
      ContestGames<S, M> contest,
      Runnable changed,
      KnockoutPages pages) {
    this.rules = rules;
    this.memory = memory;
    this.contest = contest;
    this.changed = changed;
    this.pages = pages;
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "knockout");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Opens the event of a folder. A knockout that has begun and is not over goes on.
   *
   * @param rules what is played
   * @param folder the folder for all files of the event
   * @param contest the games of the server
   * @param changed called after each change, in any thread; it returns soon
   * @param pages show the knockouts
   * @throws IOException if the files cannot be read
   * @throws org.rondo.input.InputException if the files are damaged
   */
  static <S extends State, M extends Move> KnockoutEvent<S, M> open(
      EventRules<S, M> rules,
      Path folder,
      ContestGames<S, M> contest,
      Runnable changed,
      KnockoutPages pages)
      throws IOException {
    Folders.create(folder);
    EventMemory memory = EventMemory.in(folder, rules.noun());
    KnockoutEvent<S, M> event = new KnockoutEvent<>(rules, memory, contest, changed, pages);
    event.memory.givenUp().forEach(pages::hide);
    if (event.memory.isOpen()) {
      event.run();
    }
    return event;
  }

  /** {@return what is played} */
  EventRules<S, M> rules() {
    return rules;
  }

  /** {@return all players of the server} */
  List<ContestPlayer> players() {
    return contest.players();
  }

  /** {@return the decisions of the organisers that are kept} */
  EventMemory memory() {
    return memory;
  }

  synchronized EventPhase phase() {
    if (!failure.isEmpty()) {
      return EventPhase.FAILED;
    }
    if (place != null) {
      return place.director().phase();
    }
    return memory.hasKnockout() ? EventPhase.FINISHED : EventPhase.EMPTY;
  }

  /** {@return the reason why the knockout cannot go on; empty if it can} */
  synchronized String failure() {
    return failure;
  }

  /** {@return the matches that are played now; none if there is no knockout} */
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

  /** {@return whether a game of the contest belongs to a match of the knockout that is played} */
  synchronized boolean plays(int game) {
    return place != null && place.plays(game);
  }

  /**
   * Draws the numbers of a new knockout, and waits until the first round is paired.
   *
   * @param teams the teams that take part
   * @param reserves the teams that may replace one of them
   * @param seed the text of a whole number, or empty for a secret seed
   * @throws IllegalStateException if there is a knockout that is not over
   * @throws org.rondo.input.InputException if the teams cannot play a knockout, or the seed is no
   *     number
   */
  void draw(List<String> teams, List<String> reserves, String seed) throws InterruptedException {
    begin(teams, reserves, seed).awaitPairs();
  }

  private synchronized KnockoutDirector begin(
      List<String> teams, List<String> reserves, String seed) {
    if (memory.isOpen()) {
      throw new IllegalStateException(
          "there is a " + rules.noun() + " already; finish it or give it up first");
    }
    if (teams.size() < 2 || teams.size() > MAXIMUM_ENTRANTS) {
      throw new ConflictingSettingsException(
          "teams",
          lenientFormat(
              "a %s needs 2 to %s teams, and %s are chosen",
              rules.noun(), MAXIMUM_ENTRANTS, teams.size()));
    }
    SpecificationException.valueOf(
        String.join(" ", teams),
        () -> {
          Stream.concat(teams.stream(), reserves.stream()).forEach(Entrant::requireName);
          EntryList entries = EntryList.of(teams, Seed.of(0));
          return rules.competition().format().next(entries, Results.none());
        });
    if (!seed.isEmpty()) {
      EventRules.number(seed);
    }
    memory.begin(teams, reserves, seed);
    run();
    return director();
  }

  /** Plays the current knockout in a thread of its own. */
  private void run() {
    List<Ruling> taken;
    try {
      taken = taken();
      failure = "";
    } catch (RuntimeException e) {
      failure = UntrustedCalls.message(e);
      taken = List.of();
    }
    MatchWatcher watcher = pages.follow(memory.knockout());
    Format format = rules.competition().format();
    KnockoutDirector director = new KnockoutDirector(memory, format, taken, changed);
    ContestPlace<S, M> next =
        new ContestPlace<>(
            memory, rules.competition().games(), contest, director, changed, watcher);
    place = next;
    if (!failure.isEmpty()) {
      return;
    }
    contest.listen(next::wake);
    threads.execute(() -> play(next));
  }

  private List<Ruling> taken() {
    try {
      Path folder = memory.knockout();
      if (!RunKind.TOURNAMENT.isIn(folder)) {
        return List.of();
      }
      try (TournamentArchive archive = TournamentArchive.open(folder)) {
        return archive.rulings();
      }
    } catch (IOException e) {
      throw new IllegalStateException("the journal cannot be read: " + e.getMessage(), e);
    }
  }

  private void play(ContestPlace<S, M> played) {
    KnockoutDirector director = played.director();
    String reason = "";
    boolean isOver = false;
    try {
      while (!isOver) {
        try {
          isOver = tournament(played).resume().isOver();
        } catch (RefusedRulingException e) {
          // A ruling that is refused stops the tournament before anything is changed.
          if (!director.answer(UntrustedCalls.message(e))) {
            throw e;
          }
        }
      }
    } catch (InterruptedException e) {
      reason = "the server stops";
    } catch (RuntimeException | Error e) {
      reason = UntrustedCalls.message(e);
    }
    end(played, isOver, reason);
    String subject = "the " + rules.noun();
    director.end(subject + (isOver ? " is over" : " has stopped: " + reason));
    changed.run();
  }

  private synchronized void end(ContestPlace<S, M> ended, boolean isOver, String reason) {
    if (isClosed || place != ended) {
      return;
    }
    if (isOver) {
      memory.close();
      place = null;
    } else {
      failure = reason;
    }
  }

  private Tournament<S, M> tournament(ContestPlace<S, M> played) {
    return rules
        .tournament(memory)
        .director(played.director())
        .listener(played.director())
        .tasks(played);
  }

  private KnockoutDirector director() {
    return place().director();
  }

  private ContestPlace<S, M> place() {
    ContestPlace<S, M> current = place;
    if (current == null) {
      throw new IllegalStateException("there is no " + rules.noun() + "; draw the numbers first");
    }
    return current;
  }

  /**
   * Starts the first round, or closes the round that is over and starts the next one. After the
   * last round, ends the knockout and gives the awards.
   *
   * @param round the number of the last round that has begun, as the organiser saw it: two
   *     organisers do not start two rounds by two clicks
   * @return the number of the round that begins; 0 if the knockout ends
   * @throws IllegalStateException if a round is played, or another organiser was quicker
   */
  synchronized int start(int round) {
    KnockoutDirector current = director();
    boolean isFirst = current.phase() == EventPhase.DRAWN && memory.started() == 0;
    boolean isNext = current.phase() == EventPhase.BETWEEN;
    if (isFirst && (round == 0 || current.round() == 0)) {
      throw new IllegalStateException(
          "round 1 cannot be started yet: its pairs are being drawn; press Start round 1 again");
    }
    if ((!isFirst && !isNext) || current.round() != round) {
      throw new IllegalStateException("round " + current.round() + " is played already");
    }
    int next = isFirst ? round : current.isFinal() ? 0 : round + 1;
    memory.start(isFirst ? round : round + 1);
    current.wake();
    return next;
  }

  /** Pauses the knockout with all its games, or lets it go on. */
  synchronized void pause(boolean isPaused) {
    place().pause(isPaused);
  }

  /**
   * Has a match that is played now begin again, after the other matches of the round.
   *
   * @param match the number of the match
   * @param charged the team that caused the restart and loses a point; empty if no team did
   * @throws RefusedRulingException if the match is not played now, or the team is not in it
   */
  synchronized void restart(String match, String charged) {
    place().restart(match, charged);
  }

  /**
   * Ends a match that is played now by a technical loss.
   *
   * @param match the number of the match
   * @param team the team that loses
   * @throws RefusedRulingException if the match is not played now, or the team is not in it
   */
  synchronized void lose(String match, String team) {
    place().lose(match, team);
  }

  /**
   * Rules on the round that is over.
   *
   * @param text the ruling, as {@link Ruling#parse} reads it
   * @throws RefusedRulingException if the text is no ruling, or the ruling is refused
   * @throws IllegalStateException if a round is played, or the knockout has failed
   */
  void rule(String text) throws InterruptedException {
    Ruling ruling = Ruling.parse(text);
    CompletableFuture<String> answer;
    synchronized (this) {
      if (ruling instanceof Ruling.Replay replay && replay.turn() > 0) {
        requireTurn(replay.match(), replay.turn());
      }
      answer = director().rule(ruling);
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

  private void requireTurn(MatchId match, int turn) {
    try (TournamentArchive archive = TournamentArchive.open(memory.knockout())) {
      int turns = archive.record(match).turnCount();
      if (turn > turns) {
        throw new RefusedRulingException(
            match.toString(),
            lenientFormat(
                "game %s cannot be replayed from turn %s: it has %s turns",
                match, turn + 1, turns));
      }
    } catch (IOException e) {
      throw new IllegalStateException("the journal cannot be read: " + e.getMessage(), e);
    }
  }

  /** Gives the knockout up. Its files stay, and a new one may be drawn. */
  synchronized void giveUp() {
    if (!memory.isOpen()) {
      throw new IllegalStateException("there is no " + rules.noun() + " that could be given up");
    }
    memory.giveUp();
    ContestPlace<S, M> given = place;
    place = null;
    failure = "";
    if (given != null) {
      given.stop();
      given.deleteGames();
    }
    pages.hide(memory.knockout());
  }

  /** Tries again to play a knockout that failed. */
  synchronized void tryAgain() {
    if (failure.isEmpty()) {
      throw new IllegalStateException("the " + rules.noun() + " has not failed");
    }
    run();
  }

  /** Stops playing. What has ended is in the journal. */
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
      if (place != null) {
        place.stop();
      }
    }
    threads.shutdown();
    try {
      threads.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
