package org.rondo.arimaa.remote.aei;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.bot.ArimaaBots;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.game.Outcome;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.LineConnection;

/** The controller's side and the engine with each other, for whole matches. */
@Timeout(600)
class AeiBothSidesTest {
  private final Arimaa arimaa = new Arimaa();

  /** Our own engine at the other end of the wire, without a process. */
  private static final class ConnectedEngine
      implements LineConnection, Bot<ArimaaPosition, ArimaaMove> {
    private final AeiEngine engine;
    private final AeiProtocol protocol = new AeiProtocol(Map.of());
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    ConnectedEngine(Supplier<Bot<ArimaaPosition, ArimaaMove>> bots) {
      engine = new AeiEngine("engine", "", bots, Seed.of(1));
      protocol.greet(this, false);
    }

    @Override
    public void send(String line) {
      try {
        engine.lines().carryOut(line, lines::add);
      } catch (InterruptedException e) {
        throw new StalledException("interrupted");
      }
    }

    @Override
    public String readLine() {
      try {
        String line = lines.poll(5, TimeUnit.MINUTES);
        if (line == null) {
          throw new StalledException("no line came");
        }
        return line;
      } catch (InterruptedException e) {
        throw new StalledException("interrupted");
      }
    }

    @Override
    public ArimaaMove choose(Decision<ArimaaPosition, ArimaaMove> decision) {
      protocol.ask(this, decision);
      return protocol.move(this).orElseThrow();
    }

    @Override
    public Thought thought() {
      return protocol.thought();
    }

    @Override
    public void finished(ArimaaPosition state, Outcome outcome) {
      assertThat(engine.lines().isEnded()).isFalse();
      protocol.leave(this);
      assertThat(engine.lines().isEnded()).isTrue();
      assertThat(engine.hasFailed()).isFalse();
    }

    @Override
    public void close() {
      engine.close();
    }
  }

  private static Bot<ArimaaPosition, ArimaaMove> sound() {
    return ArimaaBots.sound(Budget.steps(300));
  }

  private MatchRecord play(
      Bot<ArimaaPosition, ArimaaMove> gold,
      Bot<ArimaaPosition, ArimaaMove> silver,
      TimeControl time,
      Opening opening) {
    return Match.of(arimaa)
        .seat("gold", gold)
        .seat("silver", silver)
        .opening(opening)
        .time(time)
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void wholeMatchesAreThoseOfTheBots() {
    MatchRecord there =
        play(
            new ConnectedEngine(AeiBothSidesTest::sound),
            new ConnectedEngine(AeiBothSidesTest::sound),
            TimeControl.none(),
            Opening.none());
    assertThat(there.faults()).isEmpty();
    assertThat(there.halted()).isFalse();
    MatchRecord here = play(sound(), sound(), TimeControl.none(), Opening.none());
    assertThat(there.turns()).isEqualTo(here.turns());
    assertThat(there.outcome()).isEqualTo(here.outcome());
  }

  @Test
  void matchesUnderAClockAndFromAPositionArePlayed() {
    Opening drawn = Opening.random(arimaa, 12, Seed.of(4));
    ArimaaPosition position = arimaa.start();
    for (var turn : drawn.turns()) {
      position = arimaa.next(position, arimaa.parse(turn.get(0)));
    }
    Opening placed = new Opening(position.text(), List.of());
    for (Opening opening : List.of(drawn, placed)) {
      MatchRecord record =
          play(
              new ConnectedEngine(ArimaaBots::beginner),
              new ConnectedEngine(AeiBothSidesTest::sound),
              TimeControl.parse("2m/6m/100/0/8h/6m"),
              opening);
      assertThat(record.faults()).isEmpty();
    }
  }
}
