package org.rondo.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.rondo.bot.Playout;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.GameFailureException;
import org.rondo.game.GuardedGame;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.OptionException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the number of random playouts per second. */
@Command(
    name = "bench",
    description = {
      "Plays random matches of each game and prints the number of matches per second.",
      "The figures are rough: there is one measurement after one warm-up. The benchmarks in"
          + " examples/docs/benchmarks.md are more precise."
    })
final class BenchCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "GAME", description = "The games; by default all.")
  private List<String> games = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "Seconds for each measurement; by default ${DEFAULT-VALUE}.")
  private double seconds = 2;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    if (!(seconds > 0 && seconds <= 3_600)) {
      throw new OptionException(
          "bench",
          "--seconds",
          Double.toString(seconds),
          "seconds " + seconds + " must be above 0 and at most 3600");
    }
    List<? extends Game<?, ?>> chosen =
        games.isEmpty()
            ? GameCatalog.list().stream().map(CatalogEntry::name).map(GameCatalog::find).toList()
            : games.stream().map(GameCatalog::find).toList();
    int all = Runtime.getRuntime().availableProcessors();
    PrintWriter out = spec.commandLine().getOut();
    out.printf(Locale.ROOT, "random playouts a second, Java %s%n", Runtime.version());
    out.printf(Locale.ROOT, "%-40s %14s %14s%n", "game", "1 thread", all + " threads");
    for (Game<?, ?> game : chosen) {
      measure(game, 1);
      out.printf(
          Locale.ROOT, "%-40s %14.0f %14.0f%n", game.id(), measure(game, 1), measure(game, all));
    }
    return 0;
  }

  private double measure(Game<?, ?> game, int threads) throws InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Double>> rates = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        Rng rng = Seed.of(1).child("thread", thread).rng();
        rates.add(executor.submit(() -> rate(game, rng)));
      }
      double sum = 0;
      for (Future<Double> rate : rates) {
        sum += rate.get();
      }
      return sum;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof GameFailureException failure) {
        throw failure;
      }
      throw new IllegalStateException("a playout of " + game.id() + " failed", e.getCause());
    } finally {
      executor.shutdown();
    }
  }

  private <S extends State, M extends Move> double rate(Game<S, M> game, Rng rng) {
    Playout<S, M> playout = Playout.of(game);
    Game<S, M> guarded = GuardedGame.of(game);
    long begin = System.nanoTime();
    long end = begin + (long) (seconds * 1e9);
    long playouts = 0;
    while (System.nanoTime() - end < 0) {
      playout.run(guarded.start(rng), rng);
      playouts++;
    }
    return playouts / ((System.nanoTime() - begin) / 1e9);
  }
}
