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
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.concurrent.WorkerThreads;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.OpeningSequence;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.rating.Sprt;

/**
 * Two bots in a game of two seats, until it is clear whether the first is stronger.
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
 * <p>Games come in pairs with the same seed and opening and the seats swapped; where one seat moves
 * at a time, pairs differ in their openings. After every pair a {@linkplain Sprt sequential test}
 * says whether to go on. The same seed gives the same pairs and the same verdict on any number of
 * threads, so a unit test that passes passes again.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class Duel<S extends State, M extends Move> {
  private static final int MOST_MATCHES = 100_000_000;

  /** Pairs handed to the executor for each of its threads; those after the verdict are in vain. */
  private static final int AHEAD = 2;

  private final Game<S, M> game;
  private @Nullable Entrant<S, M> first;
  private @Nullable Entrant<S, M> second;
  private Sprt test = Sprt.logistic(0, 50);
  private int matches = 2_000;
  private int opening = 6;
  private Seed seed = Seed.of(0);
  private TimeControl time = TimeControl.none();
  private WorkerThreads threads = WorkerThreads.one();
  private DuelListener listener = new LoggingDuelListener();

  private Duel(Game<S, M> game) {
    this.game = game;
  }

  /**
   * {@return a duel without a clock, of at most 2,000 games with openings of 6 turns, seed 0 and
   * the test of a difference of 0 against one of 50 Elo with errors of 5 %}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game what is played
   * @throws IllegalArgumentException if the game has not two seats
   */
  public static <S extends State, M extends Move> Duel<S, M> of(Game<S, M> game) {
    if (game.seatCount() != 2) {
      throw new IllegalArgumentException(
          "a duel is of two, and " + game.id() + " has " + game.seatCount() + " seats");
    }
    return new Duel<>(game);
  }

  /**
   * Names who is to be the stronger one.
   *
   * @param entrant who brings the bot
   * @return this duel
   */
  public Duel<S, M> first(Entrant<S, M> entrant) {
    this.first = Objects.requireNonNull(entrant, "entrant");
    return this;
  }

  /**
   * Names who is to be the stronger one.
   *
   * @param name how the result names it
   * @param bots gives a bot each time it is asked; must be safe to ask from several threads
   * @return this duel
   * @throws IllegalArgumentException if the name is blank
   */
  public Duel<S, M> first(String name, Supplier<? extends Bot<S, M>> bots) {
    return first(new Entrant<>(name, bots));
  }

  /**
   * Names who is to be the weaker one.
   *
   * @param entrant who brings the bot
   * @return this duel
   */
  public Duel<S, M> second(Entrant<S, M> entrant) {
    this.second = Objects.requireNonNull(entrant, "entrant");
    return this;
  }

  /**
   * Names who is to be the weaker one.
   *
   * @param name how the result names it
   * @param bots gives a bot each time it is asked; must be safe to ask from several threads
   * @return this duel
   * @throws IllegalArgumentException if the name is blank
   */
  public Duel<S, M> second(String name, Supplier<? extends Bot<S, M>> bots) {
    return second(new Entrant<>(name, bots));
  }

  /**
   * Sets when it is clear who is stronger.
   *
   * @param sprt the test, from the point of view of the first bot
   * @return this duel
   */
  public Duel<S, M> test(Sprt sprt) {
    this.test = Objects.requireNonNull(sprt, "sprt");
    return this;
  }

  /**
   * Sets when to stop even if nothing is clear.
   *
   * @param number how many games are played at most, an even number from 2 to 100,000,000
   * @return this duel
   * @throws IllegalArgumentException if the number is odd or outside that range
   */
  public Duel<S, M> matches(int number) {
    if (number < 2 || number > MOST_MATCHES || number % 2 != 0) {
      throw new IllegalArgumentException(
          "games "
              + number
              + " are not an even number in 2.."
              + MOST_MATCHES
              + ": games come in pairs");
    }
    this.matches = number;
    return this;
  }

  /**
   * Sets how many random turns begin the games where one seat moves at a time.
   *
   * @param turns from 0 to 1,000
   * @return this duel
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Duel<S, M> openings(int turns) {
    this.opening = OpeningSequence.requireTurns(turns);
    return this;
  }

  /**
   * Sets what rules, bots and openings draw from.
   *
   * @param seed the root of the duel's streams
   * @return this duel
   */
  public Duel<S, M> seed(Seed seed) {
    this.seed = Objects.requireNonNull(seed, "seed");
    return this;
  }

  /**
   * Sets what rules, bots and openings draw from.
   *
   * @param number any number
   * @return this duel
   */
  public Duel<S, M> seed(long number) {
    return seed(Seed.of(number));
  }

  /**
   * Sets how long the bots may think.
   *
   * @param control a time control
   * @return this duel
   */
  public Duel<S, M> time(TimeControl control) {
    this.time = Objects.requireNonNull(control, "control");
    return this;
  }

  /**
   * Plays several pairs at a time.
   *
   * @param executor what the games run on; it stays open
   * @param threads how many pairs it runs at a time, from 1 to 10,000
   * @return this duel
   * @throws IllegalArgumentException if the number of threads is outside that range
   */
  public Duel<S, M> executor(Executor executor, int threads) {
    this.threads = WorkerThreads.of(executor, threads);
    return this;
  }

  /**
   * Sets the listener to matches and faults, in place of the one that writes faults to the log. On
   * several threads it may be told of a few matches after the last one that counts.
   *
   * @param listener is called while the duel is fought
   * @return this duel
   */
  public Duel<S, M> listener(DuelListener listener) {
    this.listener = Objects.requireNonNull(listener, "listener");
    return this;
  }

  /**
   * Fights the duel.
   *
   * @return who is stronger, as far as that is clear
   * @throws IllegalArgumentException if both have one name
   * @throws IllegalStateException if a bot is missing, the games repeat themselves from the first
   *     on, or one could not be played because its rules failed
   * @throws InterruptedException if this thread is interrupted; games that have begun are played to
   *     their end first
   */
  public DuelResult play() throws InterruptedException {
    Entrant<S, M> one = named(first, "first");
    Entrant<S, M> other = named(second, "second");
    // A list of both refuses a name that stands twice.
    EntryList.of(List.of(one.name(), other.name()), seed);
    DuelScore score = new DuelScore(one.name(), other.name(), test);
    OpeningSequence<S, M> openings = new OpeningSequence<>(game, opening, seed);
    AtomicInteger drawn = new AtomicInteger();
    OrderedExecutor.Source<DuelPair> pairs =
        () -> {
          int pair = drawn.getAndIncrement();
          return pair < matches / 2
              ? Optional.of(task(pair, openings.beginning(pair), one, other))
              : Optional.empty();
        };
    try {
      threads.ordered(AHEAD, score::add).run(pairs);
    } catch (ExecutionException e) {
      throw new IllegalStateException(
          "a game could not be played: " + e.getCause().getMessage(), e.getCause());
    } catch (IOException e) {
      throw new IllegalStateException("a duel reads and writes no file, and failed to", e);
    }
    return score.result();
  }

  private static <S extends State, M extends Move> Entrant<S, M> named(
      @Nullable Entrant<S, M> entrant, String which) {
    if (entrant == null) {
      throw new IllegalStateException(
          "a duel is of two; name the " + which + " before it is fought");
    }
    return entrant;
  }

  private Callable<DuelPair> task(
      int pair, OpeningSequence.Beginning beginning, Entrant<S, M> one, Entrant<S, M> other) {
    return () ->
        DuelPair.of(
            match(new MatchId(1, pair + 1, 1), beginning, one, other),
            match(new MatchId(1, pair + 1, 2), beginning, other, one));
  }

  private MatchRecord match(
      MatchId id, OpeningSequence.Beginning beginning, Entrant<S, M> seat0, Entrant<S, M> seat1) {
    MatchRecord record =
        Match.of(game)
            .seat(seat0)
            .seat(seat1)
            .seed(beginning.seed())
            .opening(beginning.opening())
            .time(time)
            .listener(
                new MatchListener<>() {
                  @Override
                  public void faulted(String entrant, Fault fault) {
                    listener.faulted(id, entrant, fault);
                  }
                })
            .play();
    listener.matchFinished(id);
    return record;
  }
}
