package org.rondo.othello.remote.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.Outcome;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.bot.OthelloBots;
import org.rondo.random.Seed;
import org.rondo.remote.LineConnection;

/** The protocol and the engine with each other and with GRhino, for whole matches. */
class GtpBothSidesTest {
  private static final Path GRHINO = Path.of("/usr/games/gtp-rhino");

  private final Othello othello = new Othello();

  /** Our own engine at the other end of the wire, without a process. */
  private static final class ConnectedEngine implements LineConnection, Bot<Board, OthelloMove> {
    private final GtpEngine engine;
    private final GtpProtocol protocol = new GtpProtocol();
    private final Deque<String> lines = new ArrayDeque<>();
    private final boolean refusesPasses;
    private int passes;

    ConnectedEngine(long seed, boolean refusesPasses) {
      this.engine = new GtpEngine("engine", "1", Bots::random, Seed.of(seed));
      this.refusesPasses = refusesPasses;
      protocol.begin(this);
    }

    @Override
    public void send(String line) {
      boolean isPass = line.endsWith("pass");
      passes += isPass ? 1 : 0;
      String answer =
          isPass && refusesPasses
              ? "? syntax error\n\n"
              : GtpEngineFixture.answer(engine, line).orElseThrow();
      lines.addAll(answer.lines().toList());
    }

    @Override
    public String readLine() {
      return lines.remove();
    }

    @Override
    public OthelloMove choose(Decision<Board, OthelloMove> decision) {
      protocol.ask(this, decision);
      OthelloMove move = protocol.move(this).orElseThrow();
      assertThat(lines).isEmpty();
      return move;
    }

    @Override
    public void finished(Board state, Outcome outcome) {
      protocol.leave(this);
    }
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void wholeGamesArePlayedBetweenTheTwoSides(boolean refusesPasses) {
    int told = 0;
    int generated = 0;
    for (long seed = 0; seed < 40; seed++) {
      ConnectedEngine dark = new ConnectedEngine(seed, refusesPasses);
      ConnectedEngine light = new ConnectedEngine(seed + 1_000, refusesPasses);
      MatchRecord record =
          Match.of(othello)
              .seat("dark", dark)
              .seat("light", light)
              .opening(Opening.random(othello, 6, Seed.of(seed)))
              .listener(new MatchListener<>() {})
              .play();
      assertThat(record.faults()).isEmpty();
      told += dark.passes + light.passes;
      generated += (int) record.turns().stream().filter(List.of("pass")::equals).count();
    }
    assertThat(generated).isGreaterThan(10);
    assertThat(told).isGreaterThan(10);
  }

  @Test
  void anEngineJoinsAMatchThatIsResumed() {
    MatchRecord record =
        Match.of(othello)
            .seat("dark", Bots.random())
            .seat("light", Bots.random())
            .seed(3)
            .opening(Opening.random(othello, 6, Seed.of(3)))
            .listener(new MatchListener<>() {})
            .play();
    MatchRecord resumed =
        Match.of(othello)
            .seat("dark", new ConnectedEngine(1, true))
            .seat("light", new ConnectedEngine(2, false))
            .resume(record, 30)
            .listener(new MatchListener<>() {})
            .play();
    assertThat(resumed.faults()).isEmpty();
    assertThat(resumed.turns().subList(0, 24)).isEqualTo(record.turns().subList(0, 24));
    assertThat(resumed.turns()).isNotEqualTo(record.turns());
  }

  @Test
  void grhinoPlaysAgainstOurEngineMoveByMove() {
    assumeTrue(Files.isExecutable(GRHINO), () -> "skipped: there is no " + GRHINO);
    GtpEngine ours = new GtpEngine("ours", "1", OthelloBots::sound, Seed.of(1));
    Entrant<Board, OthelloMove> engine =
        BotCatalog.find(othello, "gtp:command='" + GRHINO + " -l 1'");
    MatchRecord record =
        Match.of(othello)
            .seat(engine)
            .seat(
                "ours",
                decision -> {
                  // As graphical boards do: only what the other side has placed is told.
                  decision.played().stream()
                      .filter(turn -> turn.seats().contains(0) && !turn.move(0).isPass())
                      .forEach(
                          turn ->
                              assertThat(GtpEngineFixture.answer(ours, "play b " + turn.move(0)))
                                  .hasValue("=\n\n"));
                  String answer = GtpEngineFixture.answer(ours, "genmove w").orElseThrow();
                  return OthelloMove.parse(answer.substring(1));
                })
            .play();
    assertThat(record.faults()).isEmpty();
  }
}
