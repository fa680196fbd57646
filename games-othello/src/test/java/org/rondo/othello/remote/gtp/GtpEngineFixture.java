package org.rondo.othello.remote.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.TimeSource;
import org.rondo.game.Outcome;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

/** An engine whose bots remember what they were told, on a clock that they alone move. */
final class GtpEngineFixture {
  static final String DARK_MUST_PASS = "d3 c3 e6 d2 d1 e1 b2 c1";
  static final String LIGHT_WIPED_OUT = "e6 f4 e3 f6 g5 d6 e7 f5 c5";

  /** What the bots were asked, in the order of their turns. */
  final List<Decision<Board, OthelloMove>> decisions = new ArrayList<>();

  /** What the bots heard of the end. */
  final List<String> farewells = new ArrayList<>();

  final ManualTime time = new ManualTime();

  /** Takes the first legal move and remembers what it was told. */
  private final class Witness implements Bot<Board, OthelloMove> {
    private final String name;

    Witness(String name) {
      this.name = name;
    }

    @Override
    public OthelloMove choose(Decision<Board, OthelloMove> decision) {
      decisions.add(decision);
      time.now += 4_000_000_000L;
      return decision.moves().list().get(0);
    }

    @Override
    public void finished(Board state, Outcome outcome) {
      farewells.add(name + " finished " + (int) outcome.score(0) + "-" + (int) outcome.score(1));
    }

    @Override
    public void close() {
      farewells.add(name + " closed");
    }
  }

  /** Stands still but for what a bot says that it takes. */
  static final class ManualTime implements TimeSource {
    private long now;

    @Override
    public long nanoTime() {
      return now;
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      throw new UnsupportedOperationException("an engine does not wait");
    }
  }

  private Supplier<Bot<Board, OthelloMove>> witnesses() {
    AtomicInteger count = new AtomicInteger();
    return () -> new Witness("witness " + count.incrementAndGet());
  }

  GtpEngine engine() {
    return engine(witnesses());
  }

  GtpEngine engine(Supplier<Bot<Board, OthelloMove>> bots) {
    return new GtpEngine("Witness", "1.0", bots, Seed.of(1), time);
  }

  /** Returns the answer to a line; empty if there is none. */
  static Optional<String> answer(GtpEngine engine, String line) {
    StringBuilder answer = new StringBuilder();
    try {
      engine.lines().carryOut(line, text -> answer.append(text).append('\n'));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return Optional.of(answer.toString()).filter(text -> !text.isEmpty());
  }

  /** Returns the answers to lines, each without the blank line that ends it. */
  static List<String> answers(GtpEngine engine, String... lines) {
    List<String> answers = new ArrayList<>();
    for (String line : lines) {
      String answer = answer(engine, line).orElseThrow();
      assertThat(answer).endsWith("\n\n").doesNotContain("\n\n\n");
      answers.add(answer.substring(0, answer.length() - 2));
    }
    return answers;
  }

  static GtpEngine afterMoves(GtpEngine engine, String moves) {
    Board board = new Othello().start();
    for (String move : moves.split(" ")) {
      String colour = board.toMove().only() == 0 ? "b" : "w";
      assertThat(answers(engine, "play " + colour + " " + move)).containsExactly("=");
      board = new Othello().next(board, OthelloMove.parse(move));
    }
    return engine;
  }
}
