package org.rondo.examples.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * How long bots take for a move to which they are told to give 50 ms, over whole games against the
 * sound bots: the percentiles show how seldom they take longer.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 1, time = 10)
@Measurement(iterations = 1, time = 100)
public class MoveTimes {

  private static final long BUDGET = TimeUnit.MILLISECONDS.toNanos(50);

  /** The game and the bot. */
  @Param({
    "othello champion:ms=50",
    "othello mcts:ms=50",
    "othello minimax:ms=50",
    "grid-soccer champion:ms=50",
    "grid-soccer regret-matching:ms=50",
    "foosball champion:ms=50",
    "parallel-football:p=30,k=20 champion:ms=50"
  })
  public String bot;

  private Table<?, ?> table;

  /** Creates the benchmark; JMH fills it in. */
  public MoveTimes() {}

  /** A game that goes on: seat 0 is the bot's, sound bots have the others. */
  private static final class Table<S extends org.rondo.game.State, M extends Move> {
    private final Game<S, M> game;
    private final String specification;
    private final Rng rng = Seed.of(1).rng();
    private Bot<S, M> bot;
    private S state;

    Table(Game<S, M> game, String specification) {
      this.game = game;
      this.specification = specification;
      start();
    }

    private void start() {
      bot = BotCatalog.find(game, specification).newBot();
      state = game.start(rng);
    }

    M choose() {
      return bot.choose(Decision.in(game, state, 0, rng));
    }

    /** Goes on to the next position in which the bot is to move. */
    void advance() {
      do {
        state = state.isOver() ? state : game.next(state, joint(), rng);
        if (state.isOver()) {
          start();
        }
      } while (!state.toMove().contains(0));
    }

    private JointMove<M> joint() {
      S here = state;
      return JointMove.of(
          here.toMove(),
          seat ->
              BotCatalog.find(game, "sound").newBot().choose(Decision.in(game, here, seat, rng)));
    }
  }

  /** Sets the game up. */
  @Setup
  public void begin() {
    String[] words = bot.split(" ");
    table = new Table<>(GameCatalog.find(words[0]), words[1]);
  }

  /** Plays a turn, in which a sound bot stands in for the measured one. */
  @Setup(Level.Invocation)
  public void advance() {
    table.advance();
  }

  /**
   * Has the bot choose.
   *
   * @return its move
   */
  @Benchmark
  public Move move() {
    return table.choose();
  }

  /**
   * Does nothing for 50 ms but read the clock: what the machine makes of a budget.
   *
   * @return the time at the end
   */
  @Benchmark
  public long yardstick() {
    long begin = System.nanoTime();
    long now = begin;
    while (now - begin < BUDGET) {
      now = System.nanoTime();
    }
    return now;
  }
}
