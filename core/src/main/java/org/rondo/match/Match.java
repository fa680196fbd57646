package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static com.google.common.base.Strings.lenientFormat;

import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/**
 * A match between bots, ready to be played.
 *
 * <pre>{@code
 * MatchRecord record =
 *     Match.of(new Othello()).seat("mine", new MyBot()).seat("random", Bots.random()).seed(7).play();
 * }</pre>
 *
 * <p>The same game, bots, seed and opening give the same record, byte for byte, as long as the bots
 * use only the data of their {@link org.rondo.bot.Decision}, and not the time.
 */
public final class Match<S extends State, M extends Move> {
  private final Game<S, M> game;
  private final List<Entrant<S, M>> entrants = new ArrayList<>();
  private Seed seed = Seed.of(0);
  private Opening opening = Opening.none();
  private TimeControl time = TimeControl.none();
  private TimeSource timeSource = TimeSource.system();
  private int turnLimit = Integer.MAX_VALUE;
  private IntPredicate halt = turn -> false;
  private IntFunction<Map<Integer, String>> disqualified = turn -> Map.of();

  /** Whether a test or a referee from outside may end the match. */
  private boolean isRefereed;

  private ResumePoint resumption = ResumePoint.none();
  private HungBots hungBots = new HungBots();
  private Adjudication adjudication = Adjudication.none();
  private MatchListener<S, M> listener = new LoggingMatchListener<>();
  private boolean rethrowsFaults;

  private Match(Game<S, M> game) {
    this.game = game;
  }

  /** {@return a match without entrants, with seed 0 and no opening} */
  public static <S extends State, M extends Move> Match<S, M> of(Game<S, M> game) {
    return new Match<>(Objects.requireNonNull(game, "game"));
  }

  /**
   * Seats a bot at the next free seat, beginning with seat 0. A bot that remembers earlier games
   * should be seated by its supplier, which makes a fresh bot for each match.
   *
   * @param name the entrant's name in the record
   * @throws IllegalArgumentException if the name is blank or no seat is free
   */
  public Match<S, M> seat(String name, Bot<S, M> bot) {
    Objects.requireNonNull(bot, "bot");
    return seat(new Entrant<>(name, () -> bot));
  }

  /**
   * Seats the bots of a supplier at the next free seat, beginning with seat 0. Each time that the
   * match is played, the supplier is called once.
   *
   * <p>In Kotlin, write {@code seat("a", Supplier { MyBot() })}, and name the parameter of a bot
   * that is a lambda: {@code seat("a") { decision -> ... }}.
   *
   * @param name the entrant's name in the record
   * @param bots the supplier of a new bot on each call
   * @throws IllegalArgumentException if the name is blank or no seat is free
   */
  public Match<S, M> seat(String name, Supplier<? extends Bot<S, M>> bots) {
    return seat(new Entrant<>(name, bots));
  }

  /**
   * Seats an entrant at the next free seat, beginning with seat 0.
   *
   * @param entrant the entrant, which supplies the bot
   * @throws IllegalArgumentException if no seat is free
   */
  public Match<S, M> seat(Entrant<S, M> entrant) {
    Objects.requireNonNull(entrant, "entrant");
    checkArgument(
        entrants.size() != game.seatCount(),
        "there is no free seat for %s: all %s of %s are taken",
        entrant.name(),
        game.seatCount(),
        game.id());
    entrants.add(entrant);
    return this;
  }

  /**
   * Sets the seed from which the rules and the bots draw.
   *
   * @param seed the root of the match's streams
   */
  public Match<S, M> seed(Seed seed) {
    this.seed = Objects.requireNonNull(seed, "seed");
    return this;
  }

  /**
   * Sets the seed from which the rules and the bots draw.
   *
   * @param number any number
   */
  public Match<S, M> seed(long number) {
    return seed(Seed.of(number));
  }

  /**
   * Sets the first position of the match, and the turns that are played before the bots are asked.
   *
   * @param opening the first position and the first turns
   */
  public Match<S, M> opening(Opening opening) {
    this.opening = Objects.requireNonNull(opening, "opening");
    return this;
  }

  /**
   * Sets the limits of the bots' time; by default there are none.
   *
   * <p>Without a clock, bots choose in the thread that plays the match, and a bot that hangs also
   * stops the match for ever. Under a clock each bot has a thread of its own. Its entrant supplies
   * it there before its first move, within a minute that counts on no clock. Seats that move in the
   * same turn are asked at the same time, and the clock of each runs only while its bot chooses. A
   * bot is interrupted when its time has passed. If it does not return soon, it is abandoned: it is
   * not asked again, and each of its later turns is a fault at once. Its thread does not keep the
   * program from ending, but it keeps its memory and a processor until it ends. In a series of
   * matches, {@link #hungBots} keeps such threads from adding up; tournaments and duels do that by
   * themselves.
   *
   * @param control the time control of each seat
   */
  public Match<S, M> time(TimeControl control) {
    this.time = Objects.requireNonNull(control, "control");
    return this;
  }

  /**
   * Sets the memory of hung bots. By default each match has a memory of its own. Set the same
   * memory in all matches of a series.
   *
   * <p>Under a clock, a bot of an entrant may still run after its match. Then the entrant gets a
   * new bot only when the old bot has returned. The next match waits ten seconds for the old bot;
   * they count on no clock. If the old bot has not returned then, or if a bot has not closed within
   * ten seconds of the end of its match, the entrant gets no bot any more. It loses each of its
   * further matches at its first move, by a fault of the kind {@link Fault.Kind#NO_ANSWER}. So an
   * entrant leaves at most one hung thread for each match that is played at a time. Without a clock
   * this setting has no effect.
   *
   * @param shared the memory of the series
   */
  public Match<S, M> hungBots(HungBots shared) {
    this.hungBots = Objects.requireNonNull(shared, "shared");
    return this;
  }

  /**
   * Sets the source of the time, in place of the time of this machine; for tests.
   *
   * @param source gives the time and waits for bots
   */
  public Match<S, M> timeSource(TimeSource source) {
    this.timeSource = Objects.requireNonNull(source, "source");
    return this;
  }

  /**
   * Sets the number of turns after which the game is halted and decided by its current position; by
   * default there is no limit.
   *
   * @param turns the maximum number of turns, those of the opening included, at least 1
   * @throws IllegalArgumentException if the limit is below 1
   */
  public Match<S, M> turnLimit(int turns) {
    checkArgument(turns >= 1, "turn limit %s is below 1", turns);
    this.turnLimit = turns;
    return this;
  }

  /**
   * Sets a test that can halt the game from outside. A halted game is decided by its current
   * position. By default there is no test.
   *
   * <p>The test is called in the thread that plays the match, before each turn in which bots are to
   * choose. It is not called for turns of the opening, for turns kept from an earlier match, or
   * while bots choose. Its time counts on no clock. {@code play} passes on any exception from the
   * test.
   *
   * @param isHalted returns whether the game is halted before a turn; turns are counted from 0,
   *     those of the opening included
   */
  public Match<S, M> haltWhen(IntPredicate isHalted) {
    this.halt = Objects.requireNonNull(isHalted, "isHalted");
    this.isRefereed = true;
    return this;
  }

  /**
   * Sets a referee that can disqualify seats from outside. A disqualified seat forfeits without a
   * fault: in a match of two seats the other seat wins, and the match is drawn if both seats are
   * disqualified in the same turn. By default there is no referee.
   *
   * <p>The referee is called as the test of {@link #haltWhen} is, after it, and only if the game is
   * not halted. It may disqualify any seat, also one that is not to move.
   *
   * @param disqualified returns the seats that are disqualified before a turn, each with the
   *     reason, which is one line of text; turns are counted from 0, those of the opening included
   */
  public Match<S, M> disqualifyWhen(IntFunction<Map<Integer, String>> disqualified) {
    this.disqualified = Objects.requireNonNull(disqualified, "disqualified");
    this.isRefereed = true;
    return this;
  }

  /**
   * Sets rules that end the match early, by the scores that the bots {@linkplain Bot#thought say}
   * or by the number of turns. By default there are none. The rules are applied after each turn. In
   * a resumed match, scores of the kept turns do not count.
   *
   * @throws IllegalArgumentException if a rule compares two seats, and the game does not have two
   */
  public Match<S, M> adjudication(Adjudication rules) {
    checkArgument(
        !rules.needsTwoSeats() || game.seatCount() == 2,
        "adjudication by scores needs a game of 2 seats, and %s has %s",
        game.id(),
        game.seatCount());
    this.adjudication = rules;
    return this;
  }

  /**
   * Resumes an earlier match from a turn, with fresh bots and fresh clocks.
   *
   * <p>The seed, the opening and the earlier turns are those of the record, even if others are set
   * here. The faults in these turns are kept, too, and a seat that forfeited by one of them is not
   * asked again: the game's stand-in is played for it. The rules continue their stream of random
   * numbers at this turn. The bots draw from streams that depend on the turn, so they do not repeat
   * the random numbers of the earlier match.
   *
   * @param record the earlier match; it is replayed to check that it agrees with the rules
   * @param turn the number of its turns that are kept, those of its opening included
   * @throws org.rondo.input.InputException if the record has fewer turns, or the turn is one of the
   *     opening
   * @throws DamagedFileException if the record is of another game or does not agree with its rules
   */
  public Match<S, M> resume(MatchRecord record, int turn) {
    return resume(ResumePoint.of(record, turn));
  }

  /**
   * Resumes an earlier match from a turn, with fresh bots and with the clocks of that turn.
   *
   * @param record the earlier match
   * @param turn the number of its turns that are kept, those of its opening included
   * @param readings the times of the bots in the earlier match; the {@linkplain #time time control}
   *     of this match counts them as used
   * @throws org.rondo.input.InputException if the record has fewer turns, the turn is one of the
   *     opening, or the readings do not fit the record
   * @throws DamagedFileException if the record is of another game or does not agree with its rules
   * @see #resume(MatchRecord, int)
   */
  public Match<S, M> resume(MatchRecord record, int turn, ClockReadings readings) {
    return resume(ResumePoint.of(record, turn, readings));
  }

  private Match<S, M> resume(ResumePoint resumption) {
    resumption.require(game);
    this.resumption = resumption;
    return this;
  }

  /**
   * Sets the listener of the match, in place of the one that writes faults to the log.
   *
   * @param listener called while the match is played
   */
  public Match<S, M> listener(MatchListener<S, M> listener) {
    this.listener = Objects.requireNonNull(listener, "listener");
    return this;
  }

  /**
   * Lets the first fault end the match with an exception, for tests of a bot and for debugging. By
   * default a fault is recorded, and the match goes on or is forfeited.
   *
   * <p>If the bot threw an exception or an error, {@code play} throws the same object, with the
   * stack trace of the bot. A checked exception is the cause of an {@link IllegalStateException}.
   * Any other fault, for instance an illegal move or a time-out, is the message of an {@link
   * IllegalStateException}. All bots are closed first. The listener is not called for this fault.
   */
  public Match<S, M> rethrowFaults() {
    this.rethrowsFaults = true;
    return this;
  }

  /**
   * Plays the match to its end, in this thread. Under a {@linkplain #time clock} the bots have
   * threads of their own.
   *
   * <p>Without a clock, an interrupt of this thread does not end the match. The thread is
   * interrupted again when this method returns, unless a bot has cleared the interrupt. This method
   * cannot distinguish an interrupt of its caller from one that a bot left.
   *
   * @throws IllegalStateException if a seat is free
   * @throws org.rondo.input.InputException if the opening cannot be played, also by one of the
   *     entrants
   * @throws org.rondo.game.GameFailureException if the rules throw something, for instance because
   *     a score is infinite; no bot is blamed for it
   * @throws java.util.concurrent.CancellationException if this thread is interrupted while it waits
   *     for a bot that has a clock; it is still interrupted then
   */
  public MatchRecord play() {
    MatchSettings<S, M> settings = settings();
    List<List<String>> turns = new ArrayList<>();
    MatchRunner<S, M> play = new MatchRunner<>(settings, turns::add);
    return settings.record(turns, play.run(), play.checkpoints());
  }

  /**
   * Begins a match whose players choose when their moves arrive. It takes the seed, the opening,
   * the time control, the turn limit, the earlier match and the listener from here.
   *
   * @param names the names of the players in the record, by seat
   * @throws IllegalArgumentException if the names are not as many as the seats, or a name is blank
   * @throws IllegalStateException if something is set that an ongoing match does not have: a bot, a
   *     rule of adjudication, a test that halts or disqualifies, faults that are thrown
   * @throws org.rondo.input.InputException if the opening cannot be played
   * @throws org.rondo.game.GameFailureException if the rules throw something
   */
  public OngoingMatch<S, M> begin(List<String> names) {
    checkState(
        entrants.isEmpty() && adjudication.isNone() && !isRefereed && !rethrowsFaults,
        "an ongoing match of %s has no bots, adjudication, tests that end it and thrown faults; set"
            + " none of them",
        game.id());
    checkArgument(
        names.size() == game.seatCount(),
        "%s has %s seats, and there are %s names",
        game.id(),
        game.seatCount(),
        names.size());
    OngoingMatch.Interventions interventions = new OngoingMatch.Interventions();
    List<Entrant<S, M>> players =
        names.stream().map(name -> new Entrant<>(name, Match::<S, M>absent)).toList();
    return new OngoingMatch<>(
        settings(players, turn -> interventions.isHalted(), turn -> interventions.disqualified()),
        interventions);
  }

  private static <S extends State, M extends Move> Bot<S, M> absent() {
    throw new IllegalStateException("a player of an ongoing match has no bot");
  }

  /**
   * Plays the match to its end. Writes its record turn by turn and does not keep the turns. This is
   * for matches whose turns would fill the memory.
   *
   * <p>The text written is the {@linkplain MatchRecord#json() line} of the record that {@link
   * #play()} would return, without a line feed behind it. The writer is neither flushed nor closed.
   * If this method throws, a part of the line may have been written.
   *
   * @param record the writer for the record
   * @throws IllegalStateException if a seat is free
   * @throws org.rondo.input.InputException if the opening cannot be played, also by one of the
   *     entrants
   * @throws org.rondo.game.GameFailureException if the rules throw something, for instance because
   *     a score is infinite; no bot is blamed for it
   * @throws java.io.UncheckedIOException if the record cannot be written
   * @throws java.util.concurrent.CancellationException if this thread is interrupted while it waits
   *     for a bot that has a clock; it is still interrupted then
   */
  public MatchSummary play(Writer record) {
    MatchSettings<S, M> settings = settings();
    RecordWriter writer = new RecordWriter(record);
    writer.begin(game.id(), settings.seed(), settings.names(), settings.opening());
    MatchRunner<S, M> play = new MatchRunner<>(settings, writer::turn);
    MatchSummary end = play.run();
    writer.end(end, play.checkpoints());
    return end;
  }

  private MatchSettings<S, M> settings() {
    if (entrants.size() < game.seatCount()) {
      throw new IllegalStateException(
          lenientFormat(
              "%s has %s seats and %s taken; call seat for each before play",
              game.id(), game.seatCount(), entrants.size()));
    }
    return settings(entrants, halt, disqualified);
  }

  private MatchSettings<S, M> settings(
      List<Entrant<S, M>> players,
      IntPredicate outside,
      IntFunction<Map<Integer, String>> disqualification) {
    Opening first = resumption.opening(opening);
    first.requirePlayable("the opening", players);
    int limit = turnLimit;
    return new MatchSettings<>(
        game,
        players,
        resumption.seed(seed),
        first,
        time,
        timeSource,
        turn -> turn >= limit || outside.test(turn),
        disqualification,
        resumption,
        hungBots,
        adjudication,
        rethrowsFaults,
        listener);
  }
}
