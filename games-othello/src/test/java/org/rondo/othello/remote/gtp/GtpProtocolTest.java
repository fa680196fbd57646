package org.rondo.othello.remote.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;

class GtpProtocolTest {
  private static final String DARK_MUST_PASS = "d3 c3 e6 d2 d1 e1 b2 c1";

  private final Othello othello = new Othello();

  private static GtpProtocol greeted(ScriptedGtpEngine engine) {
    GtpProtocol protocol = new GtpProtocol();
    protocol.begin(engine);
    engine.heard.clear();
    return protocol;
  }

  private Decision<Board, OthelloMove> decision(String moves) {
    List<JointMove<OthelloMove>> played = new ArrayList<>();
    Board board = othello.start();
    for (String text : moves.isEmpty() ? new String[0] : moves.split(" ")) {
      JointMove<OthelloMove> turn = JointMove.of(board.toMove(), seat -> OthelloMove.parse(text));
      played.add(turn);
      board = othello.next(board, turn, Rng.none());
    }
    Decision<Board, OthelloMove> bare =
        Decision.in(othello, board, board.toMove().only(), Rng.none());
    return new Decision<>(
        othello, board, bare.seat(), played.size(), bare.moves(), played, bare.rng());
  }

  private static Decision<Board, OthelloMove> since(
      Decision<Board, OthelloMove> decision, int turns) {
    Decision<Board, OthelloMove> untimed =
        new Decision<>(
            decision.game(),
            decision.state(),
            decision.seat(),
            decision.turn(),
            decision.moves(),
            decision.played().subList(turns, decision.played().size()),
            decision.rng());
    return decision.timeLeft().map(untimed::within).orElse(untimed);
  }

  @Test
  void anEngineIsMadeReady() {
    ScriptedGtpEngine engine = new ScriptedGtpEngine();
    new GtpProtocol().begin(engine);
    assertThat(engine.heard).containsExactly("list_commands", "boardsize 8", "clear_board");
    ScriptedGtpEngine without =
        new ScriptedGtpEngine().learn("list_commands", "=clear_board\nplay\ngenmove\n\n");
    new GtpProtocol().begin(without);
    assertThat(without.heard).containsExactly("list_commands", "clear_board");
  }

  @Test
  void anEngineWithoutAListIsAskedForEachCommand() {
    ScriptedGtpEngine engine =
        new ScriptedGtpEngine()
            .learn("list_commands", "? unknown command\n\n")
            .learn("known_command boardsize", "= TRUE\n\n")
            .learn("known_command time_settings", "= false\n\n")
            .learn("known_command time_left", "? unknown command\n\n");
    new GtpProtocol().begin(engine);
    assertThat(engine.heard)
        .containsExactly(
            "list_commands",
            "known_command boardsize",
            "known_command time_settings",
            "known_command time_left",
            "boardsize 8",
            "clear_board");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boardsize 8 | ? unacceptable size | the engine answered '? unacceptable size' to"
            + " 'boardsize 8'",
        "clear_board | ? | the engine answered '?' to 'clear_board'",
        "list_commands | = play genmove | the engine does not list the command clear_board",
        "list_commands | = clear_board genmove | the engine does not list the command play",
        "list_commands | = clear_board play | the engine does not list the command genmove",
        "clear_board | Segmentation fault | the answer to 'clear_board' must begin with = or"
            + " ?; the engine answered 'Segmentation fault'",
      })
  void theErrorOfAnEngineThatIsNotReadyNamesTheReason(
      String command, String answer, String reason) {
    ScriptedGtpEngine engine = new ScriptedGtpEngine().learn(command, answer + "\n\n");
    assertThatThrownBy(() -> new GtpProtocol().begin(engine))
        .isInstanceOf(DisconnectedException.class)
        .hasMessage("the program was not ready to play Othello: " + reason);
  }

  @Test
  void theEngineReceivesTheMovesOfAnOpening() {
    ScriptedGtpEngine engine =
        new ScriptedGtpEngine()
            .learn("play b D3", "=\n\n")
            .learn("play w C3", "=\n\n")
            .learn("genmove b", "= C4\n\n");
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision("d3 c3"));
    assertThat(protocol.move(engine)).contains(OthelloMove.parse("c4"));
    assertThat(engine.heard).containsExactly("play b D3", "play w C3", "genmove b");
  }

  @Test
  void theEngineDoesNotReceiveItsOwnMove() {
    ScriptedGtpEngine engine =
        new ScriptedGtpEngine().learn("genmove b", "= d3\n\n").learn("play w C3", "=\n\n");
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision(""));
    assertThat(protocol.move(engine)).contains(OthelloMove.parse("d3"));
    protocol.ask(engine, decision("d3 c3"));
    assertThat(engine.heard).containsExactly("genmove b", "play w C3", "genmove b");
  }

  @ParameterizedTest
  @CsvSource({"=", "? syntax error", "? illegal move"})
  void aPassIsSentAndMayBeRefused(String answer) {
    ScriptedGtpEngine engine = new ScriptedGtpEngine().learn("play b pass", answer + "\n\n");
    for (String move : DARK_MUST_PASS.split(" ")) {
      for (String colour : List.of("b", "w")) {
        engine.learn("play " + colour + " " + move.toUpperCase(Locale.ROOT), "=\n\n");
      }
    }
    engine.learn("genmove w", "= d6\n\n");
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision(DARK_MUST_PASS + " pass"));
    assertThat(protocol.move(engine)).contains(OthelloMove.parse("d6"));
    assertThat(engine.heard).endsWith("play b pass", "genmove w");
  }

  @ParameterizedTest
  @CsvSource({"pass", "PASS", "Pass"})
  void anEnginesPassIsReadInAnyCase(String pass) {
    ScriptedGtpEngine engine = new ScriptedGtpEngine().learn("genmove b", "= " + pass + "\n\n");
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision(""));
    assertThat(protocol.move(engine)).containsSame(OthelloMove.PASS);
  }

  @ParameterizedTest
  @CsvSource({"resign", "RESIGN"})
  void anEngineMayResign(String answer) {
    ScriptedGtpEngine engine = new ScriptedGtpEngine().learn("genmove b", "= " + answer + "\n\n");
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision(""));
    assertThat(protocol.move(engine)).isEmpty();
  }

  @Test
  void aMoveThatTheEngineRefusesIsAFault() {
    ScriptedGtpEngine engine = new ScriptedGtpEngine().learn("play b D3", "? illegal move\n\n");
    GtpProtocol protocol = greeted(engine);
    assertThatThrownBy(() -> protocol.ask(engine, decision("d3")))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessage(
            "'? illegal move' is no move: the engine refused 'play b D3', a move that was played");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "= i9 | 'i9' is no move: a move is a square from a1 to h8, or pass",
        "= | '' is no move: a move is a square from a1 to h8, or pass",
        "= d3 c3 | 'd3 c3' is no move: a move is a square from a1 to h8, or pass",
        "? I do not know | '? I do not know' is no move: the engine answered this in place of a"
            + " move",
        "d3 | 'd3' is no move: the answer to 'genmove b' must begin with = or ?",
      })
  void whatIsNoMoveIsAFault(String answer, String sentence) {
    ScriptedGtpEngine engine = new ScriptedGtpEngine().learn("genmove b", answer + "\n\n");
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision(""));
    assertThatThrownBy(() -> protocol.move(engine))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "'= D3\r\n\r\n'",
    "'=D3\n\n'",
    "'=17 d3\n\n'",
    "'=\tD3  \n\n'",
    "'\n\n\n# thinking\n \n= D3\n\n'",
    "'=\nd3\n\n'",
    "'= d\u00073\n\n'"
  })
  void answersAreReadWithTolerance(String answer) {
    ScriptedGtpEngine engine = new ScriptedGtpEngine().learn("genmove b", answer);
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision(""));
    assertThat(protocol.move(engine)).contains(OthelloMove.parse("d3"));
    assertThat(engine.lines).isEmpty();
  }

  @Test
  void anAnswerHasAThousandLinesAtMost() {
    ScriptedGtpEngine engine = new ScriptedGtpEngine();
    GtpProtocol protocol = greeted(engine);
    engine.learn("genmove b", "\n".repeat(999) + "= d3\n\n");
    protocol.ask(engine, decision(""));
    assertThat(protocol.move(engine)).contains(OthelloMove.parse("d3"));
    engine.learn("play w C3", "=" + " x\n".repeat(1_000) + "\n");
    engine.learn("genmove b", "\n".repeat(1_000) + "= c4\n\n");
    protocol.ask(engine, decision("d3 c3"));
    assertThatThrownBy(() -> protocol.move(engine))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessageContainingAll("'genmove b'", "more than 1000 lines");
    ScriptedGtpEngine chatty =
        new ScriptedGtpEngine().learn("list_commands", "= play" + "\nplay".repeat(1_000) + "\n\n");
    assertThatThrownBy(() -> new GtpProtocol().begin(chatty))
        .hasMessageContainingAll("'list_commands'", "more than 1000 lines", "'= play'");
  }

  @Test
  void anAnswerHas65536CharactersAtMost() {
    String words = "x ".repeat(20_000);
    ScriptedGtpEngine fat =
        new ScriptedGtpEngine()
            .learn("list_commands", "= " + words + "\n" + words + "\n" + words + "\n\n");
    assertThatThrownBy(() -> new GtpProtocol().begin(fat))
        .isInstanceOf(DisconnectedException.class)
        .hasMessageStartingWith(
            "the program was not ready to play Othello: the answer to 'list_commands' has more than"
                + " 65536 characters; the engine answered 'x x");
  }

  @Test
  void lessThanASecondIsNotSentAsNoLimit() {
    ScriptedGtpEngine engine =
        new ScriptedGtpEngine()
            .learn("list_commands", "= clear_board\nplay\ngenmove\ntime_settings\n\n")
            .learn("time_settings 1 0 0", "=\n\n")
            .learn("genmove b", "= D3\n\n");
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision("").within(Duration.ofMillis(500)));
    assertThat(engine.heard).containsExactly("time_settings 1 0 0", "genmove b");
  }

  @Test
  void timeIsSentInWholeSecondsToEnginesThatKnowIt() {
    ScriptedGtpEngine engine =
        new ScriptedGtpEngine()
            .learn("list_commands", "= clear_board\nplay\ngenmove\ntime_settings\ntime_left\n\n")
            .learn("time_settings 59 0 0", "? not today\n\n")
            .learn("time_left b 59 0", "=\n\n")
            .learn("time_left b 0 0", "? syntax error\n\n")
            .learn("play w C3", "=\n\n")
            .learn("genmove b", "= D3\n\n");
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision("").within(Duration.ofMillis(59_999)));
    protocol.move(engine);
    protocol.ask(engine, decision("d3 c3").within(Duration.ofMillis(999)));
    assertThat(engine.heard)
        .containsExactly(
            "time_settings 59 0 0",
            "time_left b 59 0",
            "genmove b",
            "play w C3",
            "time_left b 0 0",
            "genmove b");
    ScriptedGtpEngine timeless = new ScriptedGtpEngine().learn("genmove b", "= D3\n\n");
    GtpProtocol another = greeted(timeless);
    another.ask(timeless, decision("").within(Duration.ofSeconds(5)));
    assertThat(timeless.heard).containsExactly("genmove b");
  }

  @Test
  void anEngineThatOwesAnAnswerIsNotAskedAgain() {
    ScriptedGtpEngine engine = new ScriptedGtpEngine();
    GtpProtocol protocol = greeted(engine);
    protocol.ask(engine, decision(""));
    assertThatThrownBy(() -> protocol.move(engine)).hasMessage("no answer came");
    engine.lines.addAll(List.of("= D3", ""));
    assertThatThrownBy(() -> protocol.ask(engine, decision("")))
        .isInstanceOf(StalledException.class)
        .hasMessageContainingAll("not answered 'genmove b'", "its board is unknown");
    assertThat(engine.heard).containsExactly("genmove b");
  }

  @Test
  void aMatchThatTheEngineCannotFollowIsRefused() {
    ScriptedGtpEngine engine = new ScriptedGtpEngine().learn("genmove b", "= D3\n\n");
    GtpProtocol protocol = greeted(engine);
    Decision<Board, OthelloMove> later = decision("d3 c3");
    assertThatThrownBy(() -> protocol.ask(engine, since(later, 2)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the engine received moves that lead to "
                + othello.start()
                + ", but the match is at "
                + later.state()
                + "; an engine can play only matches that begin at the start of the game");
    assertThatThrownBy(() -> protocol.ask(engine, since(later, 1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("the engine's board differs from the match: seat 1 cannot play c3");
    assertThat(engine.heard).isEmpty();
    protocol.ask(engine, decision(""));
    protocol.move(engine);
    assertThatThrownBy(() -> protocol.ask(engine, decision("c4 c3")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("{0: d3}", "but the match has not");
    assertThat(engine.heard).containsExactly("genmove b");
  }
}
