package org.rondo.othello.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.game.UnreadableMoveException;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class GtpControllerTest {
  private static final String DARK_MUST_PASS = "d3 c3 e6 d2 d1 e1 b2 c1";

  private final Othello othello = new Othello();

  /** An engine that answers by heart; to what it has not learnt it answers nothing at all. */
  private static final class Parrot implements GtpWire {
    private final Map<String, String> answers = new HashMap<>();
    private final List<String> heard = new ArrayList<>();
    private final Deque<String> lines = new ArrayDeque<>();

    Parrot() {
      learn("list_commands", "= boardsize\nclear_board\nplay\ngenmove\nquit\n\n");
      learn("boardsize 8", "=\n\n");
      learn("clear_board", "=\n\n");
    }

    Parrot learn(String command, String answer) {
      answers.put(command, answer);
      return this;
    }

    @Override
    public void send(String line) {
      heard.add(line);
      String answer = answers.getOrDefault(line, "");
      lines.addAll(Arrays.asList(answer.split("\n", -1)).subList(0, (int) answer.lines().count()));
    }

    @Override
    public String readLine() {
      if (lines.isEmpty()) {
        throw new StalledException("no answer came");
      }
      return lines.remove();
    }
  }

  private static GtpController greeted(Parrot parrot) {
    GtpController controller = new GtpController();
    controller.greet(parrot);
    parrot.heard.clear();
    return controller;
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
        othello,
        board,
        bare.seat(),
        played.size(),
        bare.moves(),
        played,
        bare.rng(),
        bare.timeLeft());
  }

  private static Decision<Board, OthelloMove> since(
      Decision<Board, OthelloMove> decision, int turns) {
    return new Decision<>(
        decision.game(),
        decision.state(),
        decision.seat(),
        decision.turn(),
        decision.moves(),
        decision.played().subList(turns, decision.played().size()),
        decision.rng(),
        decision.timeLeft());
  }

  @Test
  void anEngineIsMadeReady() {
    Parrot parrot = new Parrot();
    new GtpController().greet(parrot);
    assertThat(parrot.heard).containsExactly("list_commands", "boardsize 8", "clear_board");
    Parrot without = new Parrot().learn("list_commands", "=clear_board\nplay\ngenmove\n\n");
    new GtpController().greet(without);
    assertThat(without.heard).containsExactly("list_commands", "clear_board");
  }

  @Test
  void anEngineWithoutAListIsAskedForEachCommand() {
    Parrot parrot =
        new Parrot()
            .learn("list_commands", "? unknown command\n\n")
            .learn("known_command boardsize", "= TRUE\n\n")
            .learn("known_command time_settings", "= false\n\n")
            .learn("known_command time_left", "? unknown command\n\n");
    new GtpController().greet(parrot);
    assertThat(parrot.heard)
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
        "clear_board | Segmentation fault | an answer begins with = or ?, that to 'clear_board'"
            + " too, and the engine said 'Segmentation fault'",
      })
  void anEngineThatIsNotReadySaysWhy(String command, String answer, String reason) {
    Parrot parrot = new Parrot().learn(command, answer + "\n\n");
    assertThatThrownBy(() -> new GtpController().greet(parrot))
        .isInstanceOf(DisconnectedException.class)
        .hasMessage("the program was not ready to play Othello: " + reason);
  }

  @Test
  void theMovesOfAnOpeningAreTold() {
    Parrot parrot =
        new Parrot()
            .learn("play b D3", "=\n\n")
            .learn("play w C3", "=\n\n")
            .learn("genmove b", "= C4\n\n");
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision("d3 c3"));
    assertThat(controller.move(parrot)).isEqualTo(OthelloMove.parse("c4"));
    assertThat(parrot.heard).containsExactly("play b D3", "play w C3", "genmove b");
  }

  @Test
  void aMoveOfItsOwnIsNotTold() {
    Parrot parrot = new Parrot().learn("genmove b", "= d3\n\n").learn("play w C3", "=\n\n");
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision(""));
    assertThat(controller.move(parrot)).isEqualTo(OthelloMove.parse("d3"));
    controller.ask(parrot, decision("d3 c3"));
    assertThat(parrot.heard).containsExactly("genmove b", "play w C3", "genmove b");
  }

  @ParameterizedTest
  @CsvSource({"=", "? syntax error", "? illegal move"})
  void aPassIsToldAndMayBeRefused(String answer) {
    Parrot parrot = new Parrot().learn("play b pass", answer + "\n\n");
    for (String move : DARK_MUST_PASS.split(" ")) {
      for (String colour : List.of("b", "w")) {
        parrot.learn("play " + colour + " " + move.toUpperCase(Locale.ROOT), "=\n\n");
      }
    }
    parrot.learn("genmove w", "= d6\n\n");
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision(DARK_MUST_PASS + " pass"));
    assertThat(controller.move(parrot)).isEqualTo(OthelloMove.parse("d6"));
    assertThat(parrot.heard).endsWith("play b pass", "genmove w");
  }

  @ParameterizedTest
  @CsvSource({"pass", "PASS", "Pass"})
  void anEnginesPassIsReadInAnyCase(String pass) {
    Parrot parrot = new Parrot().learn("genmove b", "= " + pass + "\n\n");
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision(""));
    assertThat(controller.move(parrot)).isSameAs(OthelloMove.PASS);
  }

  @Test
  void aMoveThatTheEngineRefusesIsAFault() {
    Parrot parrot = new Parrot().learn("play b D3", "? illegal move\n\n");
    GtpController controller = greeted(parrot);
    assertThatThrownBy(() -> controller.ask(parrot, decision("d3")))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessage(
            "'? illegal move' is no move: so the engine answered to 'play b D3', which was played");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "= resign | 'resign' is no move: the engine resigned, which loses the game at once",
        "=RESIGN | 'RESIGN' is no move: the engine resigned, which loses the game at once",
        "= i9 | 'i9' is no move: a move is a square from a1 to h8, or pass",
        "= | '' is no move: a move is a square from a1 to h8, or pass",
        "= d3 c3 | 'd3 c3' is no move: a move is a square from a1 to h8, or pass",
        "? I do not know | '? I do not know' is no move: so the engine answered where it was to"
            + " move",
        "d3 | 'd3' is no move: an answer begins with = or ?, that to 'genmove b' too",
      })
  void whatIsNoMoveIsAFault(String answer, String sentence) {
    Parrot parrot = new Parrot().learn("genmove b", answer + "\n\n");
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision(""));
    assertThatThrownBy(() -> controller.move(parrot))
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
    Parrot parrot = new Parrot().learn("genmove b", answer);
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision(""));
    assertThat(controller.move(parrot)).isEqualTo(OthelloMove.parse("d3"));
    assertThat(parrot.lines).isEmpty();
  }

  @Test
  void anAnswerHasAThousandLinesAtMost() {
    Parrot parrot = new Parrot();
    GtpController controller = greeted(parrot);
    parrot.learn("genmove b", "\n".repeat(999) + "= d3\n\n");
    controller.ask(parrot, decision(""));
    assertThat(controller.move(parrot)).isEqualTo(OthelloMove.parse("d3"));
    parrot.learn("play w C3", "=" + " x\n".repeat(1_000) + "\n");
    parrot.learn("genmove b", "\n".repeat(1_000) + "= c4\n\n");
    controller.ask(parrot, decision("d3 c3"));
    assertThatThrownBy(() -> controller.move(parrot))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessage("'' is no move: the answer to 'genmove b' has more than 1000 lines");
    Parrot chatty = new Parrot().learn("list_commands", "= play" + "\nplay".repeat(1_000) + "\n\n");
    assertThatThrownBy(() -> new GtpController().greet(chatty))
        .hasMessage(
            "the program was not ready to play Othello: the answer to 'list_commands' has more than"
                + " 1000 lines, and the engine said '= play'");
  }

  @Test
  void anAnswerHas65536CharactersAtMost() {
    String words = "x ".repeat(20_000);
    Parrot fat =
        new Parrot().learn("list_commands", "= " + words + "\n" + words + "\n" + words + "\n\n");
    assertThatThrownBy(() -> new GtpController().greet(fat))
        .isInstanceOf(DisconnectedException.class)
        .hasMessageStartingWith(
            "the program was not ready to play Othello: the answer to 'list_commands' has more than"
                + " 65536 characters, and the engine said 'x x");
  }

  @Test
  void lessThanASecondIsNotToldAsNoLimit() {
    Parrot parrot =
        new Parrot()
            .learn("list_commands", "= clear_board\nplay\ngenmove\ntime_settings\n\n")
            .learn("time_settings 1 0 0", "=\n\n")
            .learn("genmove b", "= D3\n\n");
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision("").within(Duration.ofMillis(500)));
    assertThat(parrot.heard).containsExactly("time_settings 1 0 0", "genmove b");
  }

  @Test
  void timeIsToldInWholeSecondsToEnginesThatAskForIt() {
    Parrot parrot =
        new Parrot()
            .learn("list_commands", "= clear_board\nplay\ngenmove\ntime_settings\ntime_left\n\n")
            .learn("time_settings 59 0 0", "? not today\n\n")
            .learn("time_left b 59 0", "=\n\n")
            .learn("time_left b 0 0", "? syntax error\n\n")
            .learn("play w C3", "=\n\n")
            .learn("genmove b", "= D3\n\n");
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision("").within(Duration.ofMillis(59_999)));
    controller.move(parrot);
    controller.ask(parrot, decision("d3 c3").within(Duration.ofMillis(999)));
    assertThat(parrot.heard)
        .containsExactly(
            "time_settings 59 0 0",
            "time_left b 59 0",
            "genmove b",
            "play w C3",
            "time_left b 0 0",
            "genmove b");
    Parrot timeless = new Parrot().learn("genmove b", "= D3\n\n");
    GtpController another = greeted(timeless);
    another.ask(timeless, decision("").within(Duration.ofSeconds(5)));
    assertThat(timeless.heard).containsExactly("genmove b");
  }

  @Test
  void anEngineThatOwesAnAnswerIsNotAskedAgain() {
    Parrot parrot = new Parrot();
    GtpController controller = greeted(parrot);
    controller.ask(parrot, decision(""));
    assertThatThrownBy(() -> controller.move(parrot)).hasMessage("no answer came");
    parrot.lines.addAll(List.of("= D3", ""));
    assertThatThrownBy(() -> controller.ask(parrot, decision("")))
        .isInstanceOf(StalledException.class)
        .hasMessage(
            "the engine has not answered 'genmove b', and nobody knows where it stands; it is not"
                + " asked again");
    assertThat(parrot.heard).containsExactly("genmove b");
  }

  @Test
  void aMatchThatTheEngineCannotFollowIsRefused() {
    Parrot parrot = new Parrot().learn("genmove b", "= D3\n\n");
    GtpController controller = greeted(parrot);
    Decision<Board, OthelloMove> later = decision("d3 c3");
    assertThatThrownBy(() -> controller.ask(parrot, since(later, 2)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the engine was told moves that lead to "
                + othello.start()
                + ", the match is at "
                + later.state());
    assertThatThrownBy(() -> controller.ask(parrot, since(later, 1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("the engine stands elsewhere: seat 1 cannot play c3");
    assertThat(parrot.heard).isEmpty();
    controller.ask(parrot, decision(""));
    controller.move(parrot);
    assertThatThrownBy(() -> controller.ask(parrot, decision("c4 c3")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the engine has played {0: d3} on its board, and the match has not");
    assertThat(parrot.heard).containsExactly("genmove b");
  }

  /** Our own engine at the other end of the wire, without a process. */
  private static final class Table implements GtpWire, Bot<Board, OthelloMove> {
    private final GtpEngine engine;
    private final GtpController controller = new GtpController();
    private final Deque<String> lines = new ArrayDeque<>();
    private final boolean refusesPasses;
    private int passes;

    Table(long seed, boolean refusesPasses) {
      this.engine = new GtpEngine("table", "1", Bots::random, Seed.of(seed));
      this.refusesPasses = refusesPasses;
      controller.greet(this);
    }

    @Override
    public void send(String line) {
      boolean isPass = line.endsWith("pass");
      passes += isPass ? 1 : 0;
      String answer =
          isPass && refusesPasses ? "? syntax error\n\n" : engine.answer(line).orElseThrow();
      lines.addAll(answer.lines().toList());
    }

    @Override
    public String readLine() {
      return lines.remove();
    }

    @Override
    public OthelloMove choose(Decision<Board, OthelloMove> decision) {
      controller.ask(this, decision);
      OthelloMove move = controller.move(this);
      assertThat(lines).isEmpty();
      return move;
    }

    @Override
    public void finished(Board state, Outcome outcome) {
      controller.quit(this);
    }
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void wholeGamesArePlayedBetweenTheTwoSides(boolean refusesPasses) {
    int told = 0;
    int generated = 0;
    for (long seed = 0; seed < 40; seed++) {
      Table dark = new Table(seed, refusesPasses);
      Table light = new Table(seed + 1_000, refusesPasses);
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
            .seat("dark", new Table(1, true))
            .seat("light", new Table(2, false))
            .resume(record, 30)
            .listener(new MatchListener<>() {})
            .play();
    assertThat(resumed.faults()).isEmpty();
    assertThat(resumed.turns().subList(0, 24)).isEqualTo(record.turns().subList(0, 24));
    assertThat(resumed.turns()).isNotEqualTo(record.turns());
  }
}
