package org.rondo.benchmarks;

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
 * The time that bots take for a move if they may use 50 ms. The moves come from whole matches
 * against the bot {@code sound}. The percentiles show how rarely a bot takes longer.
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

  private MeasuredMatch<?, ?> match;

  public MoveTimes() {}

  /** A match in progress: the measured bot has seat 0, and {@code sound} has the other seats. */
  private static final class MeasuredMatch<S extends org.rondo.game.State, M extends Move> {
    private final Game<S, M> game;
    private final String specification;
    private final Rng rng = Seed.of(1).rng();
    private Bot<S, M> bot;
    private S state;

    MeasuredMatch(Game<S, M> game, String specification) {
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

    /** Plays on to the next position in which the measured bot must move. */
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

  /** Starts a match. */
  @Setup
  public void begin() {
    String[] words = bot.split(" ");
    match = new MeasuredMatch<>(GameCatalog.find(words[0]), words[1]);
  }

  /** Plays a turn; {@code sound} moves in place of the measured bot. */
  @Setup(Level.Invocation)
  public void advance() {
    match.advance();
  }

  /** Asks the bot for a move. */
  @Benchmark
  public Move move() {
    return match.choose();
  }

  /**
   * Only reads the clock for 50 ms. This shows how exactly the machine keeps a limit of time.
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
