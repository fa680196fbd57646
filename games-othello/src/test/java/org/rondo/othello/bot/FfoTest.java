package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;

/**
 * The endings of the French federation's test, whose values and best moves are known.
 *
 * <p>An ordinary build solves the smallest. The long form solves 24 to 49, or the numbers that the
 * property {@code ffo} names; {@code threads} is the number of threads. From the root:
 *
 * <pre>{@code
 * mvn test -Plong -pl core,games-othello -Dtest=FfoTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dffo=40-49 -Dthreads=2
 * }</pre>
 */
class FfoTest {
  private static final Path ORACLE =
      Path.of("..", "..", "shared", "oracles", "othello", "ffo-40-49.obf");

  /** One ending. */
  private record Ending(int number, Board board, int value, Set<String> best) {

    static Ending parse(String line) {
      String[] fields = line.split(" ");
      return new Ending(
          Integer.parseInt(fields[0]),
          Board.parse(fields[1] + " " + fields[2]),
          Integer.parseInt(fields[3]),
          Set.of(fields[4].split(",")));
    }

    static List<Ending> all() {
      try (InputStream in = FfoTest.class.getResourceAsStream("ffo.txt")) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(Ending::parse)
            .toList();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    static Ending of(int number) {
      return all().stream().filter(ending -> ending.number == number).findFirst().orElseThrow();
    }
  }

  private static void solve(int number, int threads) {
    Ending ending = Ending.of(number);
    Bot<Board, OthelloMove> bot = OthelloBots.champion(Budget.steps(1), 36, threads);
    int seat = ending.board.toMove().only();
    long begin = System.nanoTime();
    String move = bot.choose(Decision.in(new Othello(), ending.board, seat, Rng.none())).text();
    double seconds = (System.nanoTime() - begin) / 1e9;
    long nodes = bot.thought().nodes().orElseThrow();
    double value = bot.thought().score().orElseThrow();
    System.out.printf(
        Locale.ROOT,
        "FFO %d: %d empty squares, %s %+.0f, %.2f s, %,d nodes, %.1f million a second%n",
        number,
        Long.bitCount(ending.board.emptySquares()),
        move,
        value,
        seconds,
        nodes,
        nodes / seconds / 1e6);
    assertThat(bot.thought().isExact()).isTrue();
    assertThat(value).as("value of FFO %d", number).isEqualTo(ending.value);
    assertThat(ending.best).as("best moves of FFO %d", number).contains(move);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theSmallestAreSolvedOnOneThreadAndOnTwo(int threads) {
    for (int number : new int[] {20, 21, 22, 23}) {
      solve(number, threads);
    }
  }

  static IntStream chosen() {
    String[] range = System.getProperty("ffo", "24-49").split("-");
    return IntStream.rangeClosed(
        Integer.parseInt(range[0]), Integer.parseInt(range[range.length - 1]));
  }

  @ParameterizedTest
  @MethodSource("chosen")
  @Tag("long")
  void valueAndBestMoveAgree(int number) {
    solve(number, Integer.getInteger("threads", 1));
  }

  @Test
  void theEndingsAreThoseOfThePublishedList() throws IOException {
    Assumptions.assumeTrue(Files.exists(ORACLE), () -> "skipped: there is no " + ORACLE);
    try (Stream<String> lines = Files.lines(ORACLE)) {
      List<String> published = lines.toList();
      for (int i = 0; i < 10; i++) {
        String[] fields = published.get(i).split(";");
        Ending ending = Ending.of(40 + i);
        assertThat(Board.parse(fields[0].strip())).isEqualTo(ending.board);
        for (String field : fields) {
          String[] move = field.strip().split(":");
          if (move.length == 2) {
            boolean isBest = ending.best.contains(move[0].toLowerCase(Locale.ROOT));
            assertThat(Integer.parseInt(move[1]) == ending.value).isEqualTo(isBest);
          }
        }
      }
    }
  }
}
