package org.rondo.othello.remote.nboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;

/** The viewer's side against engines that answer by heart. */
class NBoardProtocolTest {
  private static final String START =
      "(;GM[Othello]PC[Rondo]PB[dark]PW[light]RE[?]TY[8]BO[8 -------- -------- -------- ---O*---"
          + " ---*O--- -------- -------- -------- *];)";

  private final Othello othello = new Othello();
  private final ScriptedNBoardEngine engine = new ScriptedNBoardEngine();
  private final NBoardProtocol protocol = new NBoardProtocol(6);

  private Decision<Board, OthelloMove> decision(Board board, String... played) {
    int seat = board.toMove().only();
    List<JointMove<OthelloMove>> turns = new ArrayList<>();
    for (int n = 0; n < played.length; n++) {
      turns.add(JointMove.of((seat + n) % 2, OthelloMove.parse(played[n])));
    }
    return new Decision<>(
        othello, board, seat, played.length, othello.moves(board, seat), turns, Rng.none());
  }

  private Board after(String... moves) {
    Board board = othello.start();
    for (String move : moves) {
      board = othello.next(board, OthelloMove.parse(move));
    }
    return board;
  }

  @Test
  void theEngineReceivesThePositionOnceAndThenTheMoves() {
    engine.learn("go", "status Thinking", "nodestats 35805 0.00", "=== F5/1.91/0.02", "status");
    protocol.begin(engine);
    protocol.ask(engine, decision(othello.start()));
    assertThat(protocol.answer(engine, decision(othello.start())))
        .isEqualTo(OthelloMove.parse("f5"));
    assertThat(engine.lines).isEmpty();
    engine.learn("go", "=== e6 -1.00 0.0", "status Edax is waiting");
    protocol.ask(engine, decision(after("f5", "d6"), "f5", "d6"));
    assertThat(protocol.answer(engine, decision(othello.start())))
        .isEqualTo(OthelloMove.parse("e6"));
    assertThat(engine.heard)
        .containsExactly(
            "nboard 2",
            "set depth 6",
            "ping 1",
            "set game " + START,
            "go",
            "ping 2",
            "move F5",
            "move D6",
            "go",
            "ping 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "search F5d6-C3 +1.44 0 8 more | === F5/1.91/0.02 | +1.91 discs, depth 8, line f5 d6 c3",
        "book F5 -2.00,-1.00 17 100% | === F5 | -2 discs exactly, line f5",
        "book F5 -2.00,-1.00 17 100%W | === F5 | -2 discs, line f5",
        "nodestats 35805 0.00 | === F5 -1.00 0.0 | -1 discs, 35,805 nodes",
        "search C4 +9 0 8 | === F5 | nothing",
        "search F5 1e999999 0 99999999999 | === F5/1e9/0 | nothing",
        "search F5 | === F5/99999999999999999999/0 | nothing",
        "nodestats 99999999999999999999 0 | === F5/+-3/x | nothing",
      })
  void theThoughtOfAnEngineIsRead(String line, String answer, String thought) {
    engine.learn("go", "status Thinking", line, answer);
    protocol.begin(engine);
    protocol.ask(engine, decision(othello.start()));
    protocol.answer(engine, decision(othello.start()));
    assertThat(protocol.thought()).hasToString(thought);
    protocol.ask(engine, decision(othello.start()));
    assertThat(protocol.thought().isNone()).isTrue();
  }

  @Test
  void underAClockThePositionIsSentWithTheTime() {
    protocol.begin(engine);
    protocol.ask(engine, decision(othello.start()).within(Duration.ofSeconds(3_725)));
    assertThat(engine.heard).contains("set game " + START.replace("TY", "TI[1:02:05]TY"));
    assertThat(NBoardNotation.clock(Duration.ofMillis(70))).isEqualTo("0:00:01");
  }

  @Test
  void aPositionThatTheMovesDoNotReachIsSentAsAGame() {
    engine.learn("go", "=== F5");
    protocol.begin(engine);
    protocol.ask(engine, decision(othello.start()));
    protocol.answer(engine, decision(othello.start()));
    protocol.ask(engine, decision(after("d3", "c5")));
    assertThat(engine.heard.get(6))
        .startsWith("set game (;GM[Othello]")
        .contains("---*---- ---**---");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=== PA", "=== pass/0/0.1", "===PA//0.00", "=== PS 0.00 0.0"})
  void aPassHasSeveralNames(String answer) {
    engine.learn("go", answer);
    protocol.begin(engine);
    protocol.ask(engine, decision(othello.start()));
    assertThat(protocol.answer(engine, decision(othello.start()))).isEqualTo(OthelloMove.PASS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"===", "=== ", "=== I9", "=== F5x", "=== none"})
  void anAnswerThatIsNoMoveIsUnreadable(String answer) {
    engine.learn("go", answer);
    protocol.begin(engine);
    protocol.ask(engine, decision(othello.start()));
    assertThatThrownBy(() -> protocol.answer(engine, decision(othello.start())))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessageContaining("a move is a square, A1 to H8, or PA");
  }

  @Test
  void anOldPongIsNoAnswerToThisPing() {
    engine.learn("ping 1", "pong 0", "pong 1");
    protocol.begin(engine);
    assertThat(engine.lines).isEmpty();
  }

  @Test
  void theLinesBeforeAnAnswerAreCounted() {
    String[] many =
        Collections.nCopies(NBoardProtocol.MAX_LINES, "search F5 0 0 1").toArray(String[]::new);
    engine.learn("go", many);
    protocol.begin(engine);
    protocol.ask(engine, decision(othello.start()));
    assertThatThrownBy(() -> protocol.answer(engine, decision(othello.start())))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessageContaining("no line with '===' is among 10000 lines of the engine");
    NBoardProtocol other = new NBoardProtocol(6);
    engine.learn("ping 1", many);
    assertThatThrownBy(() -> other.begin(engine)).isInstanceOf(DisconnectedException.class);
  }

  @Test
  void anEngineThatHasNotAnsweredIsNotAskedAgain() {
    protocol.begin(engine);
    protocol.ask(engine, decision(othello.start()));
    assertThatThrownBy(() -> protocol.answer(engine, decision(othello.start())))
        .isInstanceOf(StalledException.class);
    assertThatThrownBy(() -> protocol.ask(engine, decision(othello.start())))
        .isInstanceOf(StalledException.class)
        .hasMessageContaining("has not answered the previous 'go'");
  }

  @Test
  void theDepthHasARange() {
    assertThatThrownBy(() -> new NBoardProtocol(61))
        .hasMessageContainingAll("depth 61", "not in 1..60");
    assertThatThrownBy(() -> new NBoardProtocol(0))
        .hasMessageContainingAll("depth 0", "not in 1..60");
  }
}
