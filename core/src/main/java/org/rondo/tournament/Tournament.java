package org.rondo.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.WorkerThreads;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OpeningSequence;
import org.rondo.random.Seed;

/**
 * A tournament, ready to be played.
 *
 * <pre>{@code
 * TournamentResult result =
 *     Tournament.of(new Othello(), new RoundRobin(10, Points.PER_MATCH))
 *         .entrant("mine", MyBot::new)
 *         .entrant("sound", OthelloBots::sound)
 *         .openings(6)
 *         .seed(7)
 *         .play();
 * }</pre>
 *
 * <p>The same competition, entrants, seed and rulings give the same results and the same published
 * files, whatever the executor, as long as the bots decide by what they are told alone, and
 * learners learn by it in time.
 *
 * <p>In a {@linkplain #folder folder} every game is written into {@code journal.jsonl} when it
 * ends. A tournament that was stopped, even by killing the process, {@linkplain #resume goes on}
 * from there: what the journal holds is not played again. At the end the records are published in
 * the order of the schedule as {@code games.jsonl} and, where a clock ran, its readings as {@code
 * clocks.jsonl}.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class Tournament<S extends State, M extends Move> {

  private final Competition<S, M> competition;
  private final List<Entrant<S, M>> entrants = new ArrayList<>();
  private final List<Entrant<S, M>> reserves = new ArrayList<>();
  private final List<Ruling> rulings = new ArrayList<>();
  private String note = "";
  private Seed seed = Seed.of(0);
  private int opening;
  private int rounds = Integer.MAX_VALUE;
  private WorkerThreads threads = WorkerThreads.one();
  private TimeSource timeSource = TimeSource.system();
  private TournamentListener listener = new LoggingTournamentListener();
  private Director director = (round, entries, results) -> List.of();
  private final Map<String, Learner> learners = new LinkedHashMap<>();
  private Duration learningLimit = Duration.ofHours(4);
  private @Nullable Path folder;

  private Tournament(Competition<S, M> competition) {
    this.competition = competition;
  }

  /**
   * {@return a tournament of a competition, nobody entered yet, with seed 0, one game at a time}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param competition what is played
   */
  public static <S extends State, M extends Move> Tournament<S, M> of(
      Competition<S, M> competition) {
    return new Tournament<>(Objects.requireNonNull(competition, "competition"));
  }

  /**
   * {@return a tournament of one game without a clock}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game what is played
   * @param format who meets whom
   */
  public static <S extends State, M extends Move> Tournament<S, M> of(
      Game<S, M> game, Format format) {
    return of(Competition.of(game, format));
  }

  /**
   * Enters somebody.
   *
   * @param entrant who takes part
   * @return this tournament
   */
  public Tournament<S, M> entrant(Entrant<S, M> entrant) {
    entrants.add(Objects.requireNonNull(entrant, "entrant"));
    return this;
  }

  /**
   * Enters somebody.
   *
   * @param name how standings name it
   * @param bots gives a bot each time it is asked; must be safe to ask from several threads
   * @return this tournament
   * @throws IllegalArgumentException if the name is blank
   */
  public Tournament<S, M> entrant(String name, Supplier<? extends Bot<S, M>> bots) {
    return entrant(new Entrant<>(name, bots));
  }

  /**
   * Names somebody who may take an entrant's place when the director says so.
   *
   * @param reserve who stands by
   * @return this tournament
   */
  public Tournament<S, M> reserve(Entrant<S, M> reserve) {
    reserves.add(Objects.requireNonNull(reserve, "reserve"));
    return this;
  }

  /**
   * Sets what rules, bots and lots draw from.
   *
   * @param seed the root of the tournament's streams
   * @return this tournament
   */
  public Tournament<S, M> seed(Seed seed) {
    this.seed = Objects.requireNonNull(seed, "seed");
    return this;
  }

  /**
   * Sets what rules, bots and lots draw from.
   *
   * @param number any number
   * @return this tournament
   */
  public Tournament<S, M> seed(long number) {
    return seed(Seed.of(number));
  }

  /**
   * Lets games begin with random turns, different ones for different pairs of games, where the game
   * begins with one seat to move. By default there are none, and bots that do not draw play the
   * same game again and again.
   *
   * @param turns how many, from 0 to 1,000
   * @return this tournament
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Tournament<S, M> openings(int turns) {
    this.opening = OpeningSequence.requireTurns(turns);
    return this;
  }

  /**
   * Plays several games at a time.
   *
   * @param executor what the games run on; it stays open. It must run what it is given, until the
   *     tournament has ended
   * @param threads how many games it runs at a time, from 1 to 10,000
   * @return this tournament
   * @throws IllegalArgumentException if the number of threads is outside that range
   */
  public Tournament<S, M> executor(Executor executor, int threads) {
    this.threads = WorkerThreads.of(executor, threads);
    return this;
  }

  /**
   * Sets the time by which the clocks run, in place of the system's.
   *
   * @param source tells the time
   * @return this tournament
   */
  public Tournament<S, M> timeSource(TimeSource source) {
    this.timeSource = Objects.requireNonNull(source, "source");
    return this;
  }

  /**
   * Sets who is told how the tournament goes on, in place of the listener that writes faults to the
   * log.
   *
   * @param listener is called while the tournament is played
   * @return this tournament
   */
  public Tournament<S, M> listener(TournamentListener listener) {
    this.listener = Objects.requireNonNull(listener, "listener");
    return this;
  }

  /**
   * Sets who decides after each round, and may halt games; by default every round stands.
   *
   * @param director is asked between rounds in the thread that plays the tournament, and whether to
   *     halt a game in the one that plays it
   * @return this tournament
   */
  public Tournament<S, M> director(Director director) {
    this.director = Objects.requireNonNull(director, "director");
    return this;
  }

  /**
   * Lets an entrant learn between rounds: after the director's decisions on one, and before the
   * next begins, for as long as it takes part. All learn at the same time.
   *
   * @param entrant the name of an entrant, or of a reserve, who learns once it has come
   * @param learner is given the lessons; one that has had none before
   * @return this tournament
   * @throws IllegalArgumentException if the entrant has a learner
   */
  public Tournament<S, M> learner(String entrant, Learner learner) {
    Objects.requireNonNull(learner, "learner");
    if (learners.putIfAbsent(entrant, learner) != null) {
      throw new IllegalArgumentException(entrant + " has a learner; each may have one");
    }
    return this;
  }

  /**
   * Sets how long the learners may take between two rounds; by default four hours, as in the Arimaa
   * World Computer Championship 2014. The tournament waits for them, by its {@linkplain #timeSource
   * time source}.
   *
   * @param limit how long a lesson may take
   * @return this tournament
   * @throws IllegalArgumentException if the limit is not above 0
   */
  public Tournament<S, M> learningLimit(Duration limit) {
    Lesson.requireLimit(limit);
    this.learningLimit = limit;
    return this;
  }

  /**
   * Sets what else must be the same when the tournament is resumed, for instance the versions of
   * the bots: the journal knows entrants by name alone. By default nothing.
   *
   * @param text is written into the journal's first line
   * @return this tournament
   */
  public Tournament<S, M> note(String text) {
    this.note = Objects.requireNonNull(text, "text");
    return this;
  }

  /**
   * Adds a decision of the director, taken after the last round that has begun; before the first if
   * none has.
   *
   * @param ruling the decision
   * @return this tournament
   */
  public Tournament<S, M> ruling(Ruling ruling) {
    rulings.add(Objects.requireNonNull(ruling, "ruling"));
    return this;
  }

  /**
   * Stops the tournament after a round; in a folder it can be resumed.
   *
   * @param number the last round to be played, counted from 1
   * @return this tournament
   * @throws IllegalArgumentException if the number is below 1
   */
  public Tournament<S, M> untilRound(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("round " + number + " is below 1, the first round");
    }
    this.rounds = number;
    return this;
  }

  /**
   * Keeps a journal in a folder and publishes the records there. Without a folder the journal is a
   * temporary file, and nothing is published.
   *
   * @param folder is made where there is none
   * @return this tournament
   */
  public Tournament<S, M> folder(Path folder) {
    this.folder = Objects.requireNonNull(folder, "folder");
    return this;
  }

  /**
   * Plays the tournament from its beginning to its end.
   *
   * @return how it ended
   * @throws IllegalArgumentException if there are not as many entrants as the format wants, two
   *     have one name, a learner is nobody's, a ruling is wrong or the folder holds an unfinished
   *     tournament
   * @throws IllegalStateException if a game could not be played because its rules failed
   * @throws IOException if the journal or the records cannot be written, or another tournament
   *     writes them
   * @throws InterruptedException if this thread is interrupted; games that have begun are played to
   *     their end first, learners are interrupted
   */
  public TournamentResult play() throws IOException, InterruptedException {
    return run(false);
  }

  /**
   * Goes on with the tournament of the folder; where it holds none, begins one.
   *
   * @return how it ended
   * @throws IllegalArgumentException if the journal is of another tournament or damaged, a learner
   *     is nobody's, or a ruling is wrong
   * @throws IllegalStateException if there is no folder, or a game could not be played because its
   *     rules failed
   * @throws IOException if the journal or the records cannot be read or written, or another
   *     tournament writes them
   * @throws InterruptedException if this thread is interrupted; games that have begun are played to
   *     their end first, learners are interrupted
   */
  public TournamentResult resume() throws IOException, InterruptedException {
    if (folder == null) {
      throw new IllegalStateException(
          "a tournament without a folder cannot be resumed; name the one with its journal");
    }
    return run(true);
  }

  private TournamentResult run(boolean resumes) throws IOException, InterruptedException {
    TournamentSettings<S, M> settings = settings();
    // What the format objects to is said before a file is touched.
    EntryList entries = settings.registered();
    competition
        .format()
        .next(entries, Results.none())
        .ifPresent(round -> settings.fitting(round, entries));
    if (folder != null) {
      return runIn(folder, settings, resumes);
    }
    Path file = Files.createTempFile("rondo", ".jsonl");
    try (TournamentJournal journal = TournamentJournal.begin(file, settings.header())) {
      return new TournamentRunner<>(settings, journal, PublishedRecords.none()).run();
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private TournamentResult runIn(Path place, TournamentSettings<S, M> settings, boolean resumes)
      throws IOException, InterruptedException {
    Files.createDirectories(place);
    Path file = place.resolve("journal.jsonl");
    try (TournamentJournal journal =
            resumes
                ? TournamentJournal.resume(file, settings.header())
                : TournamentJournal.begin(file, settings.header());
        PublishedRecords records =
            settings.isTimed() ? PublishedRecords.timed(place) : PublishedRecords.untimed(place)) {
      return new TournamentRunner<>(settings, journal, records).run();
    }
  }

  private TournamentSettings<S, M> settings() {
    return new TournamentSettings<>(
        competition,
        entrants,
        reserves,
        note,
        seed,
        opening,
        rounds,
        threads,
        timeSource,
        listener,
        director,
        rulings,
        learners,
        learningLimit);
  }
}
