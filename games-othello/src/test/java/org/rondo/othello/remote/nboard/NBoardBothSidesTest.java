package org.rondo.othello.remote.nboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.clock.TimeControl;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;
import org.rondo.remote.LineConnection;

/** The viewer's side and the engine with each other, for whole matches. */
class NBoardBothSidesTest {
  private final Othello othello = new Othello();

  /** Our own engine at the other end of the wire, without a process. */
  private static final class ConnectedEngine implements LineConnection, Bot<Board, OthelloMove> {
    private final NBoardEngine engine;
    private final NBoardProtocol protocol = new NBoardProtocol(4);
    private final Deque<String> lines = new ArrayDeque<>();
    private int passes;

    ConnectedEngine(long seed) {
      this(new NBoardEngine("engine", Bots::random, Seed.of(seed)));
    }

    ConnectedEngine(NBoardEngine engine) {
      this.engine = engine;
      protocol.begin(this);
    }

    @Override
    public void send(String line) {
      passes += line.equals("move PA") ? 1 : 0;
      try {
        engine.lines().carryOut(line, lines::add);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public String readLine() {
      return lines.remove();
    }

    @Override
    public OthelloMove choose(Decision<Board, OthelloMove> decision) {
      protocol.ask(this, decision);
      OthelloMove move = protocol.answer(this, decision);
      assertThat(lines).isEmpty();
      return move;
    }
  }

  private MatchRecord play(ConnectedEngine dark, ConnectedEngine light, TimeControl time, long n) {
    return Match.of(othello)
        .seat("dark", dark)
        .seat("light", light)
        .opening(Opening.random(othello, 6, Seed.of(n)))
        .time(time)
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void wholeMatchesArePlayedBetweenTheTwoSides() {
    int passes = 0;
    for (long seed = 0; seed < 60; seed++) {
      ConnectedEngine dark = new ConnectedEngine(seed);
      ConnectedEngine light = new ConnectedEngine(seed + 1_000);
      MatchRecord record = play(dark, light, TimeControl.none(), seed);
      assertThat(record.faults()).isEmpty();
      assertThat(record.halted()).isFalse();
      passes += dark.passes + light.passes;
    }
    assertThat(passes).isGreaterThan(10);
  }

  @Test
  void aMatchThatEndsWithEmptySquaresIsPlayedToItsEnd() {
    Supplier<Bot<Board, OthelloMove>> last = () -> decision -> OthelloMove.parse("c5");
    List<List<String>> opening =
        Stream.of("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5").map(List::of).toList();
    MatchRecord record =
        Match.of(othello)
            .seat("dark", new ConnectedEngine(new NBoardEngine("c5", last, Seed.of(1))))
            .seat("light", new ConnectedEngine(2))
            .opening(new Opening(opening))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(record.turns()).containsExactly(List.of("c5"));
    assertThat(record.outcome().score(1)).isZero();
  }

  @Test
  void underAClockThePositionIsSentEachTime() {
    ConnectedEngine dark = new ConnectedEngine(1);
    MatchRecord record = play(dark, new ConnectedEngine(2), TimeControl.parse("total:1h"), 1);
    assertThat(record.faults()).isEmpty();
    assertThat(dark.passes).isZero();
  }
}
