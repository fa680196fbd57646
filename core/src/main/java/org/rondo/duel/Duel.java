package org.rondo.duel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.format.RunKind;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Openings;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.random.SeedCommitment;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.Sprt;
import org.rondo.remote.ProgramCores;
import org.rondo.remote.Transcripts;
import org.rondo.series.PlayOptions;
import org.rondo.series.RunOptions;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchesLeftException;
import org.rondo.series.place.ResultChecks;
import org.rondo.store.SyncPolicy;

/**
 * A series of matches between two bots. It ends when a sequential test decides, by default whether
 * the first bot is stronger.
 *
 * <pre>{@code
 * Duel.of(new Othello())
 *     .first("mine", MyBot::new)
 *     .second("sound", OthelloBots::sound)
 *     .play()
 *     .requireFirstStronger();
 * }</pre>
 *
 * <p>Matches are played in seat-balanced sets. The matches of a set have the same seed and opening,
 * and each bot holds each seat equally often. In a game of two seats, a set is a pair of matches
 * with swapped seats. With more seats, each bot holds {@linkplain SeatSplit half of them}, in every
 * possible way. By default, if the seats of the game move in turn and nothing is hidden, each set
 * has its own opening of random turns. In other games, the default has no openings. After every set
 * a {@linkplain SequentialTest sequential test} decides whether the duel continues. The same seed
 * gives the same sets and the same verdict on any number of threads. So a unit test that has passed
 * once passes again.
 *
 * <p>A bot can also be tested against a {@linkplain #panel panel} of several bots.
 */
public final class Duel<S extends State, M extends Move> {
  private static final int MAX_MATCHES = 100_000_000;

  private final Game<S, M> game;
  private @Nullable Entrant<S, M> first;
  private List<Entrant<S, M>> opponents = List.of();
  private SeatSplit split;
  private SequentialTest test;

  /** The maximum number of matches; 0 for the default. */
  private int matches;

  private PlayOptions play = PlayOptions.none().withOpenings(Openings.standard());
  private RunOptions run = RunOptions.none();
  private DuelListener listener = new LoggingDuelListener();
  private boolean repeats = true;

  private Duel(Game<S, M> game) {
    this.game = game;
    this.test = Measure.of(game).test(game);
    this.split = SeatSplit.of(game.seatCount());
  }

  /**
   * {@return a duel with the default settings}
   *
   * <p>The defaults are: no clock, at most 2,000 matches (the whole sets among them, but at least
   * 100 sets), {@linkplain Openings#standard standard openings} and seed 0. The default test
   * decides between Elo differences of 0 and 50, or, in a game that is {@linkplain
   * org.rondo.game.Trait#PLAYED_FOR_SCORE played for scores}, whether the first bot scores more;
   * its error rates are 5 %.
   *
   * @param game the game that the bots play
   * @throws IllegalArgumentException if the game has only one seat
   */
  public static <S extends State, M extends Move> Duel<S, M> of(Game<S, M> game) {
    if (game.seatCount() < 2) {
      throw new IllegalArgumentException(
          "a duel needs a game of 2 seats or more, and " + game.id() + " has " + game.seatCount());
    }
    return new Duel<>(game);
  }

  /** Sets the first entrant. */
  public Duel<S, M> first(Entrant<S, M> entrant) {
    this.first = Objects.requireNonNull(entrant, "entrant");
    return this;
  }

  /**
   * Sets the first entrant.
   *
   * @param name the entrant's name in the result
   * @param bots supplies a bot for each match; must be safe to call from several threads
   * @throws IllegalArgumentException if the name is blank
   */
  public Duel<S, M> first(String name, Supplier<? extends Bot<S, M>> bots) {
    return first(new Entrant<>(name, bots));
  }

  /** Sets the second entrant. */
  public Duel<S, M> second(Entrant<S, M> entrant) {
    this.opponents = List.of(entrant);
    return this;
  }

  /** Sets the second entrant, as {@link #first(String, Supplier)} the first. */
  public Duel<S, M> second(String name, Supplier<? extends Bot<S, M>> bots) {
    return second(new Entrant<>(name, bots));
  }

  /**
   * Sets a panel of opponents in place of the second entrant. A set then has the matches against
   * each of them, and the test is about the mean over the panel.
   *
   * @param entrants the opponents, with different names, at least one
   * @throws IllegalArgumentException if there are none
   */
  public Duel<S, M> panel(List<Entrant<S, M>> entrants) {
    if (entrants.isEmpty()) {
      throw new IllegalArgumentException("the panel is empty; name one opponent or more");
    }
    this.opponents = List.copyOf(entrants);
    return this;
  }

  /**
   * Sets how the bots share the seats of a game of more than two seats. The default is {@link
   * SeatSplit#HALVES} in games of up to eight seats, and {@link SeatSplit#ONE} in larger ones.
   */
  public Duel<S, M> split(SeatSplit seats) {
    this.split = Objects.requireNonNull(seats, "seats");
    return this;
  }

  /**
   * Sets the test. Its hypotheses are the question of the duel: {@code Sprt.logistic(0, 50)} asks
   * whether the first bot is {@linkplain DuelResult#requireFirstStronger stronger}, {@code
   * Sprt.logistic(-50, 0)} whether it {@linkplain DuelResult#requireNoWeaker loses} less than 50
   * Elo, and {@code MeanTest.bounded(4)} whether it scores more, where 4 is the largest difference.
   */
  public Duel<S, M> test(SequentialTest sequential) {
    this.test = Objects.requireNonNull(sequential, "sequential");
    return this;
  }

  /**
   * Sets what the duel compares, with the {@linkplain Measure#test default test} of it. By default,
   * the game {@linkplain Measure#of says} what its seats play for.
   */
  public Duel<S, M> measure(Measure measure) {
    this.test = measure.test(game);
    return this;
  }

  /**
   * Sets the maximum number of matches. The duel stops there even if the test has not decided.
   *
   * @param number the maximum number of matches, from 2 to 100,000,000, a multiple of the matches
   *     of a set: an even number in a game of two seats. {@link #play} checks it for larger sets
   * @throws IllegalArgumentException if the number is outside that range, or odd in a game of two
   *     seats
   */
  public Duel<S, M> matches(int number) {
    boolean isPaired = game.seatCount() == 2;
    if (number < 2 || number > MAX_MATCHES || (isPaired && number % 2 != 0)) {
      throw new IllegalArgumentException(
          "games "
              + number
              + (isPaired ? " are not an even number in 2.." : " are not in 2..")
              + MAX_MATCHES
              + (isPaired ? ": games come in pairs" : ""));
    }
    this.matches = number;
    return this;
  }

  /**
   * {@return the maximum number of matches}
   *
   * @throws IllegalStateException if an entrant is missing
   * @throws IllegalArgumentException if the number is not a multiple of the matches of a set
   */
  public int maxMatches() {
    return maxMatches(set());
  }

  private int maxMatches(BalancedSet set) {
    if (matches == 0) {
      return set.defaultMatches();
    }
    set.requireWhole(matches);
    return matches;
  }

  /**
   * Sets the length of the openings: the number of random turns at the start of each match.
   *
   * @param turns the number of turns, from 0 to 1,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Duel<S, M> openings(int turns) {
    return openings(Openings.random(turns));
  }

  /**
   * Sets the openings. If they are a list, set k plays the k-th opening, in the {@linkplain
   * Openings.ListOrder order} set for the list; when all openings have been played, the list begins
   * again.
   *
   * @throws IllegalArgumentException if an opening of a list cannot begin a match
   */
  public Duel<S, M> openings(Openings openings) {
    openings.require(game);
    play = play.withOpenings(openings);
    return this;
  }

  /**
   * Sets rules that end matches early, by the scores that the bots say or by the number of turns;
   * by default there are none.
   *
   * @param rules the rules; a duel is resumed only with the same rules
   */
  public Duel<S, M> adjudication(Adjudication rules) {
    play = play.withAdjudication(rules);
    return this;
  }

  /** Sets the seed for the random numbers of rules, bots and openings. */
  public Duel<S, M> seed(Seed seed) {
    run = run.withSeed(seed);
    return this;
  }

  /** Sets the seed for the random numbers of rules, bots and openings to that of any number. */
  public Duel<S, M> seed(long number) {
    return seed(Seed.of(number));
  }

  /**
   * Sets the time control, which limits the bots' thinking time.
   *
   * <p>An entrant whose bot hangs gets no further bot in the duel: it loses each of its further
   * matches at its first move, by a fault, and these matches count. See {@link
   * org.rondo.match.Match#hungBots}.
   */
  public Duel<S, M> time(TimeControl control) {
    play = play.withTime(control);
    return this;
  }

  /** Sets the time source that the clocks use in place of the time of this machine. */
  Duel<S, M> timeSource(TimeSource source) {
    play = play.withTimeSource(source);
    return this;
  }

  /**
   * Sets the number of threads, each of which plays one match at a time. The result does not depend
   * on it.
   *
   * @param number the number of threads, from 1 to 10,000; by default 1
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Duel<S, M> threads(int number) {
    run = run.withThreads(number);
    return this;
  }

  /**
   * Sends the matches to a match place, for instance to play them on other machines. The published
   * files are the same as without one.
   *
   * <p>The sets count in the order of the schedule, whatever the order of the results is, and the
   * duel ends at the same set as without a match place. Matches that were sent for nothing are at
   * most as many as the place's {@linkplain MatchPlace#tasksAhead tasks ahead}. Results are written
   * into the journal when they arrive. The listener hears of a match and its faults then, and a
   * {@linkplain DuelListener#watcher watcher} sees no moves. A match is played here only if it is
   * {@linkplain #withoutRepetition repeated}.
   *
   * <p>A match place may leave matches for later. Then {@link #play} throws {@link
   * MatchesLeftException}, and {@link #resume} continues the duel.
   *
   * @param place plays the matches; all entrants must have a {@linkplain Entrant#specification
   *     specification}
   */
  public Duel<S, M> tasks(MatchPlace place) {
    run = run.withPlace(place);
    return this;
  }

  /**
   * Sets which results of a match place are checked before they count, in place of {@link
   * ResultChecks#standard}. The results are the same with every check that finds nothing.
   */
  public Duel<S, M> checks(ResultChecks checks) {
    run = run.withChecks(checks);
    return this;
  }

  /**
   * Pins the programs to processor cores, so that programs that play at the same time take no time
   * from each other. By default they are not pinned.
   */
  public Duel<S, M> cores(ProgramCores cores) {
    run = run.withCores(cores);
    return this;
  }

  /**
   * Sets the supply of transcripts of the programs that play here, for instance a {@link
   * org.rondo.remote.transcript.TranscriptFolder}. A match has its id as its name; matches that
   * warm up programs are named {@code warm-up}. The results and the published files are the same as
   * without transcripts.
   */
  public Duel<S, M> transcripts(Transcripts transcripts) {
    run = run.withTranscripts(transcripts);
    return this;
  }

  /**
   * Sets the listener to matches and faults. It replaces the default listener, which writes faults
   * to the log. With several threads, the listener may also be called for a few matches after the
   * last match that counts.
   */
  public Duel<S, M> listener(DuelListener listener) {
    this.listener = Objects.requireNonNull(listener, "listener");
    return this;
  }

  /**
   * Says that the bots need not repeat their moves, for instance because they think for a length of
   * time.
   *
   * <p>By default, a duel of 10 sets or more plays its first set again at its end. If a bot then
   * acts differently, the {@linkplain DuelListener#notRepeated listener} is told: a unit test with
   * this bot may pass today and fail tomorrow. These matches do not count and are not kept. Sets
   * with programs, with a clock, or from an earlier run are never played again.
   */
  public Duel<S, M> withoutRepetition() {
    this.repeats = false;
    return this;
  }

  /**
   * Sets the folder of the duel's files. The folder is created if it does not exist.
   *
   * <p>Every match is written to {@code journal.jsonl} when it ends. When the duel ends, the
   * records of the matches that count are published as {@code games.jsonl}, in the order of the
   * sets. If a clock ran, its readings are published as {@code clocks.jsonl}. A duel that was
   * stopped, even by killing the process, can be {@linkplain #resume resumed}.
   */
  public Duel<S, M> folder(Path place) {
    run = run.withFolder(place);
    return this;
  }

  /**
   * Sets a description of the entrants for the journal, for instance their options. A journal with
   * another description is not resumed. Apart from the description, the journal identifies the
   * entrants only by their names.
   *
   * @param text the description, on one line; empty by default
   */
  public Duel<S, M> note(String text) {
    run = run.withNote(text);
    return this;
  }

  /**
   * Draws a {@linkplain Seed#secret secret seed} when the duel begins. A resumed duel keeps the
   * seed of its journal. The {@linkplain DuelListener#began listener} receives the seed.
   *
   * @param source the source of the seed's bits, for instance a {@link java.security.SecureRandom}
   */
  public Duel<S, M> secretSeed(RandomGenerator source) {
    run = run.withSecretSeed(source);
    return this;
  }

  /**
   * Adds a value of a contestant to the secret seed, so that the host cannot draw seeds until it
   * likes the random numbers that follow. The contestant chooses the value when it knows the
   * {@linkplain #commit commitment}. The journal holds the values, and a resumed duel has those of
   * its journal.
   *
   * @param name the name of the entrant or reserve, or {@value org.rondo.random.SeedValues#PUBLIC}
   *     for a value from a public source, for instance a lottery that was announced with the
   *     commitment
   * @param value any text in one line, of at most 200 characters
   * @throws IllegalArgumentException if the name or the value is blank, too long or not one line of
   *     text, or the name has the character {@code =}
   * @see org.rondo.random.SeedValues#join
   */
  public Duel<S, M> seedValue(String name, String value) {
    run = run.withValues(run.values().with(name, value));
    return this;
  }

  /**
   * Draws the {@linkplain #secretSeed secret seed} of the {@linkplain #folder folder} before the
   * duel begins. The duel that is then played in this folder has this seed, and must have the same
   * settings, the entrants and their order included. A second call returns the same commitment.
   *
   * @return the commitment, to be published
   * @throws IllegalStateException if there is no folder, or the seed is not to be drawn
   * @throws org.rondo.input.InputException if the folder has a journal, or the files of an earlier
   *     commitment do not fit each other or these settings
   * @throws UncheckedIOException if the folder cannot be read or written
   */
  public SeedCommitment commit() {
    try {
      return run.commit(RunKind.JOURNAL, settings(run).header());
    } catch (IOException e) {
      throw run.failed(e);
    }
  }

  /**
   * Lets {@link #resume} play again the matches with damaged lines in the journal. By default a
   * damaged journal is refused.
   */
  public Duel<S, M> dropDamaged() {
    run = run.withDamageDropped();
    return this;
  }

  /**
   * Forces each match to the disk before the next one is counted, so that a power failure loses no
   * match that has ended. By default the journal is forced when a round begins and at the end.
   *
   * <p>Costs the time of one force of a file a match, often a few milliseconds.
   */
  public Duel<S, M> syncMatches() {
    run = run.withSync(SyncPolicy.MATCH);
    return this;
  }

  /**
   * Plays the duel from its beginning to its end.
   *
   * <p>A finished duel in the folder is replaced, so that a program can be run again. An unfinished
   * one is refused: {@link #resume} continues it.
   *
   * @return the result; undecided if the test has not decided within the maximum number of matches,
   *     or if the matches only repeat themselves
   * @throws IllegalArgumentException if two entrants have the same name, the maximum number of
   *     matches does not fit the sets, or there is a match place and an entrant has no
   *     specification
   * @throws org.rondo.input.InputException if the folder holds an unfinished duel or the journal of
   *     something else, or an entrant is not known where the place plays
   * @throws MatchesLeftException if a match place leaves matches for later
   * @throws IllegalStateException if an entrant is missing, or if a match could not be played
   *     because the rules of its game failed
   * @throws UncheckedIOException if the folder cannot be written, another process writes it, or the
   *     machines of a match place cannot be reached; the message has the path
   * @throws InterruptedException if this thread is interrupted. Matches that have begun are played
   *     to their end first, and the journal keeps them. With a match place, the journal keeps only
   *     the matches whose results the place has delivered
   */
  public DuelResult play() throws InterruptedException {
    return play(false);
  }

  /**
   * Resumes the duel of the folder, or begins one if the folder holds none. The test and the
   * maximum number of matches may differ from those of the earlier run, so a finished duel can be
   * continued. With another test or fewer matches, the error rates no longer hold, and the result
   * says so. The bots do not play the matches in the journal again. The records of these matches
   * are only checked against the rules.
   *
   * @return the result; the same as without the interruption
   * @throws IllegalArgumentException if two entrants have the same name, the maximum number of
   *     matches does not fit the sets, or there is a match place and an entrant has no
   *     specification
   * @throws org.rondo.input.InputException if the journal is damaged or belongs to another duel, or
   *     an entrant is not known where the place plays
   * @throws MatchesLeftException if a match place leaves matches for later
   * @throws IllegalStateException if there is no folder, or for the reasons of {@link #play}
   * @throws UncheckedIOException if the folder cannot be read, or for the reasons of {@link #play}
   * @throws InterruptedException if this thread is interrupted, as for {@link #play}
   */
  public DuelResult resume() throws InterruptedException {
    if (run.folder().isEmpty()) {
      throw new IllegalStateException("a duel is resumed from its folder; set the folder first");
    }
    return play(true);
  }

  private DuelResult play(boolean resumes) throws InterruptedException {
    try {
      return DuelRunner.play(settings(run.chosen(RunKind.JOURNAL, resumes)), resumes);
    } catch (IOException e) {
      throw run.failed(e);
    }
  }

  private DuelSettings<S, M> settings(RunOptions chosen) {
    BalancedSet set = set();
    return new DuelSettings<>(
        game,
        requireEntrant(first, "first"),
        opponents,
        set,
        test,
        maxMatches(set),
        play,
        chosen,
        repeats,
        listener);
  }

  private BalancedSet set() {
    BalancedSet set =
        new BalancedSet(
            requireEntrant(first, "first").name(),
            requireEntrant(opponents.isEmpty() ? null : opponents, "second").stream()
                .map(Entrant::name)
                .toList(),
            split,
            game.seatCount());
    if (test instanceof Sprt sprt) {
      sprt.requireFits(set.none());
    }
    return set;
  }

  private static <T> T requireEntrant(@Nullable T entrant, String which) {
    if (entrant == null) {
      throw new IllegalStateException(
          "a duel needs two entrants; set the " + which + " before playing it");
    }
    return entrant;
  }
}
