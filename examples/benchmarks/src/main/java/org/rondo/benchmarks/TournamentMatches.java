package org.rondo.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.random.Seed;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;

/** The time of a match in a tournament with a journal, and of the same match alone. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class TournamentMatches {
  private static final int MATCHES = 10_000;

  /** The game and its bots. */
  @Param({"rock-paper-scissors:rounds=1 random", "othello random", "othello sound"})
  private String players;

  /** The number of matches played at the same time. */
  @Param({"1", "2"})
  private int threads;

  private Path folder;

  public TournamentMatches() {}

  /**
   * Creates a folder.
   *
   * @throws IOException if the folder cannot be created
   */
  @Setup(Level.Trial)
  public void begin() throws IOException {
    folder = Files.createTempDirectory("rondo-bench");
  }

  /**
   * Deletes the folder.
   *
   * @throws IOException if a file cannot be deleted
   */
  @TearDown(Level.Trial)
  public void end() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  /**
   * {@return the number of matches that a tournament in a folder has played}
   *
   * @throws InterruptedException never
   */
  @Benchmark
  @OperationsPerInvocation(MATCHES)
  public long tournament() throws InterruptedException {
    String[] words = players.split(" ");
    return tournament(GameCatalog.find(words[0]), words[1]);
  }

  private <S extends org.rondo.game.State, M extends Move> long tournament(
      Game<S, M> game, String bot) throws InterruptedException {
    Entrant<S, M> entrant = BotCatalog.find(game, bot);
    return Tournament.of(game, new RoundRobin(MATCHES, Points.PER_MATCH))
        .entrant("a", entrant.bots())
        .entrant("b", entrant.bots())
        .folder(folder)
        .listener(new TournamentListener() {})
        .threads(threads)
        .play()
        .results()
        .tally(0)
        .matches();
  }

  /**
   * {@return the number of turns of the same matches, played one after another without writing any
   * file}
   */
  @Benchmark
  @OperationsPerInvocation(MATCHES)
  public long matches() {
    String[] words = players.split(" ");
    return matches(GameCatalog.find(words[0]), words[1]);
  }

  private <S extends org.rondo.game.State, M extends Move> long matches(
      Game<S, M> game, String bot) {
    Entrant<S, M> entrant = BotCatalog.find(game, bot);
    Seed seed = Seed.of(0).child("round", 1).child("encounter", 1);
    long turns = 0;
    for (int number = 0; number < MATCHES; number++) {
      turns +=
          Match.of(game)
              .seat("a", entrant.newBot())
              .seat("b", entrant.newBot())
              .seed(seed.child("deal", 1 + number / 2))
              .listener(new MatchListener<>() {})
              .play()
              .turnCount();
    }
    return turns;
  }
}
