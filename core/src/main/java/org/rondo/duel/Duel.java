package org.rondo.duel;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.concurrent.WorkerThreads;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;
import org.rondo.match.HungBots;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.OpeningSequence;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.rating.Sprt;

/**
 * A series of matches between two bots in a game of two seats. It ends when a test decides whether
 * the first bot is stronger.
 *
 * <pre>{@code
 * DuelResult result =
 *     Duel.of(new Othello())
 *         .first("mine", MyBot::new)
 *         .second("sound", OthelloBots::sound)
 *         .play();
 * assertThat(result.isFirstStronger()).as("%s", result).isTrue();
 * }</pre>
 *
 * <p>Matches are played in pairs. The two matches of a pair have the same seed and opening, and
 * swapped seats. In games in which one seat moves at a time, the pairs differ in their openings.
 * After every pair a {@linkplain Sprt sequential test} decides whether the duel continues. The same
 * seed gives the same pairs and the same verdict on any number of threads. So a unit test that has
 * passed once passes again.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class Duel<S extends State, M extends Move> {
  private static final int MAX_MATCHES = 100_000_000;

  /**
   * The number of pairs that are given to the executor for each of its threads. Pairs after the
   * verdict do not count.
   */
  private static final int PAIRS_PER_THREAD = 2;

  private final Game<S, M> game;
  private @Nullable Entrant<S, M> first;
  private @Nullable Entrant<S, M> second;
  private Sprt test = Sprt.logistic(0, 50);
  private int matches = 2_000;
  private int opening = 6;
  private Seed seed = Seed.of(0);
  private TimeControl time = TimeControl.none();
  private TimeSource timeSource = TimeSource.system();
  private WorkerThreads threads = WorkerThreads.one();
  private DuelListener listener = new LoggingDuelListener();

  private Duel(Game<S, M> game) {
    this.game = game;
  }

  /**
   * {@return a duel with the default settings}
   *
   * <p>The defaults are: no clock, at most 2,000 matches, openings of 6 turns and seed 0. The
   * default test decides between Elo differences of 0 and 50, with error rates of 5 %.
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the game that the bots play
   * @throws IllegalArgumentException if the game does not have two seats
   */
  public static <S extends State, M extends Move> Duel<S, M> of(Game<S, M> game) {
    if (game.seatCount() != 2) {
      throw new IllegalArgumentException(
          "a duel needs a game of 2 seats, and " + game.id() + " has " + game.seatCount());
    }
    return new Duel<>(game);
  }

  /**
   * Sets the first entrant. The duel tests whether the first bot is stronger than the second.
   *
   * @param entrant the name and the bots of the first entrant
   * @return this duel
   */
  public Duel<S, M> first(Entrant<S, M> entrant) {
    this.first = Objects.requireNonNull(entrant, "entrant");
    return this;
  }

  /**
   * Sets the first entrant. The duel tests whether the first bot is stronger than the second.
   *
   * @param name the entrant's name in the result
   * @param bots supplies a bot for each match; must be safe to call from several threads
   * @return this duel
   * @throws IllegalArgumentException if the name is blank
   */
  public Duel<S, M> first(String name, Supplier<? extends Bot<S, M>> bots) {
    return first(new Entrant<>(name, bots));
  }

  /**
   * Sets the second entrant. The duel tests whether the first bot is stronger than the second.
   *
   * @param entrant the name and the bots of the second entrant
   * @return this duel
   */
  public Duel<S, M> second(Entrant<S, M> entrant) {
    this.second = Objects.requireNonNull(entrant, "entrant");
    return this;
  }

  /**
   * Sets the second entrant. The duel tests whether the first bot is stronger than the second.
   *
   * @param name the entrant's name in the result
   * @param bots supplies a bot for each match; must be safe to call from several threads
   * @return this duel
   * @throws IllegalArgumentException if the name is blank
   */
  public Duel<S, M> second(String name, Supplier<? extends Bot<S, M>> bots) {
    return second(new Entrant<>(name, bots));
  }

  /**
   * Sets the test that decides which bot is stronger.
   *
   * @param sprt the test; its Elo differences are the first bot's strength minus the second bot's
   *     strength
   * @return this duel
   */
  public Duel<S, M> test(Sprt sprt) {
    this.test = Objects.requireNonNull(sprt, "sprt");
    return this;
  }

  /**
   * Sets the maximum number of matches. The duel stops there even if the test has not decided.
   *
   * @param number the maximum number of matches, an even number from 2 to 100,000,000
   * @return this duel
   * @throws IllegalArgumentException if the number is odd or outside that range
   */
  public Duel<S, M> matches(int number) {
    if (number < 2 || number > MAX_MATCHES || number % 2 != 0) {
      throw new IllegalArgumentException(
          "games "
              + number
              + " are not an even number in 2.."
              + MAX_MATCHES
              + ": games come in pairs");
    }
    this.matches = number;
    return this;
  }

  /**
   * Sets the length of the openings: the number of random turns at the start of each match. Games
   * in which several seats move at a time have no openings.
   *
   * @param turns the number of turns, from 0 to 1,000
   * @return this duel
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Duel<S, M> openings(int turns) {
    this.opening = OpeningSequence.requireTurns(turns);
    return this;
  }

  /**
   * Sets the seed for the random numbers of rules, bots and openings.
   *
   * @param seed the root of the duel's random streams
   * @return this duel
   */
  public Duel<S, M> seed(Seed seed) {
    this.seed = Objects.requireNonNull(seed, "seed");
    return this;
  }

  /**
   * Sets the seed for the random numbers of rules, bots and openings.
   *
   * @param number the number of the seed, any number
   * @return this duel
   */
  public Duel<S, M> seed(long number) {
    return seed(Seed.of(number));
  }

  /**
   * Sets the time control, which limits the bots' thinking time.
   *
   * <p>An entrant whose bot hangs gets no further bot in the duel: it loses each of its further
   * matches at its first move, by a fault, and these matches count. See {@link Match#hungBots}.
   *
   * @param control a time control
   * @return this duel
   */
  public Duel<S, M> time(TimeControl control) {
    this.time = Objects.requireNonNull(control, "control");
    return this;
  }

  /** Sets the source of the time of the clocks, in place of the time of this machine. */
  Duel<S, M> timeSource(TimeSource source) {
    this.timeSource = source;
    return this;
  }

  /**
   * Sets an executor, which plays several pairs at a time.
   *
   * @param executor the executor that runs the matches; the duel does not close it, and its owner
   *     must not shut it down before the duel has ended. Matches that it drops or never begins are
   *     played in a thread of their own
   * @param threads the number of pairs that it runs at a time, from 1 to 10,000
   * @return this duel
   * @throws IllegalArgumentException if the number of threads is outside that range
   */
  public Duel<S, M> executor(Executor executor, int threads) {
    this.threads = WorkerThreads.of(executor, threads);
    return this;
  }

  /**
   * Sets the listener to matches and faults. It replaces the default listener, which writes faults
   * to the log. With several threads, the listener may also be called for a few matches after the
   * last match that counts.
   *
   * @param listener the listener to call during the duel
   * @return this duel
   */
  public Duel<S, M> listener(DuelListener listener) {
    this.listener = Objects.requireNonNull(listener, "listener");
    return this;
  }

  /**
   * Plays the duel.
   *
   * @return the result; undecided if the test has not decided within the maximum number of matches
   * @throws IllegalArgumentException if both entrants have the same name
   * @throws IllegalStateException if an entrant is missing, if the first 10 pairs all had the same
   *     moves and results, or if a match could not be played because the rules of its game failed
   *     or because the executor refuses it or was shut down
   * @throws InterruptedException if this thread is interrupted; matches that have begun are played
   *     to their end first
   */
  public DuelResult play() throws InterruptedException {
    Entrant<S, M> one = requireEntrant(first, "first");
    Entrant<S, M> other = requireEntrant(second, "second");
    // An entry list refuses two equal names.
    EntryList.of(List.of(one.name(), other.name()), seed);
    DuelScore score = new DuelScore(one.name(), other.name(), test);
    OpeningSequence<S, M> openings = new OpeningSequence<>(game, opening, seed);
    HungBots hungBots = new HungBots();
    AtomicInteger drawn = new AtomicInteger();
    OrderedExecutor.Source<DuelPair> pairs =
        () -> {
          int pair = drawn.getAndIncrement();
          return pair < matches / 2
              ? Optional.of(task(pair, openings, hungBots, one, other))
              : Optional.empty();
        };
    try {
      OrderedExecutor.Sink<DuelPair> counting =
          pair -> {
            boolean goesOn = score.add(pair);
            listener.pairCounted(score.result());
            return goesOn;
          };
      threads.ordered(PAIRS_PER_THREAD, counting).run(pairs);
    } catch (ExecutionException e) {
      throw new IllegalStateException(
          "a match could not be played: " + e.getCause().getMessage(), e.getCause());
    } catch (IOException e) {
      throw new IllegalStateException("unexpected file error: a duel reads and writes no files", e);
    }
    return score.result();
  }

  private static <S extends State, M extends Move> Entrant<S, M> requireEntrant(
      @Nullable Entrant<S, M> entrant, String which) {
    if (entrant == null) {
      throw new IllegalStateException(
          "a duel needs two entrants; set the " + which + " before playing it");
    }
    return entrant;
  }

  private Callable<DuelPair> task(
      int pair,
      OpeningSequence<S, M> openings,
      HungBots hungBots,
      Entrant<S, M> one,
      Entrant<S, M> other) {
    OpeningSequence.Beginning straight = openings.beginning(pair, 0);
    OpeningSequence.Beginning swapped = openings.beginning(pair, 1);
    return () ->
        DuelPair.of(
            match(new MatchId(1, pair + 1, 1), straight, hungBots, one, other),
            match(new MatchId(1, pair + 1, 2), swapped, hungBots, other, one));
  }

  private MatchRecord match(
      MatchId id,
      OpeningSequence.Beginning beginning,
      HungBots hungBots,
      Entrant<S, M> seat0,
      Entrant<S, M> seat1) {
    MatchRecord record =
        Match.of(game)
            .seat(seat0)
            .seat(seat1)
            .seed(beginning.seed())
            .opening(beginning.opening())
            .time(time)
            .timeSource(timeSource)
            .hungBots(hungBots)
            .listener(
                new MatchListener<>() {
                  @Override
                  public void faulted(String entrant, Fault fault) {
                    listener.faulted(id, entrant, fault);
                  }

                  @Override
                  public void hung(String entrant) {
                    listener.hung(id, entrant);
                  }
                })
            .play();
    listener.matchFinished(id);
    return record;
  }
}
