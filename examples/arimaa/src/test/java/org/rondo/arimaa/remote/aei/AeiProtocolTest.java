package org.rondo.arimaa.remote.aei;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.ClockStatus;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/** The controller's side against engines that answer by heart. */
class AeiProtocolTest {
  static final String GOLD = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2";
  static final String SILVER = "ha7 db7 cc7 ed7 me7 cf7 dg7 hh7 ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8";

  private final Arimaa arimaa = new Arimaa();
  private final ScriptedAeiEngine engine = new ScriptedAeiEngine();
  private final AeiProtocol protocol = new AeiProtocol(Map.of());

  private ArimaaPosition after(String... moves) {
    ArimaaPosition position = arimaa.start();
    for (String move : moves) {
      position = arimaa.next(position, arimaa.parse(move));
    }
    return position;
  }

  private Decision<ArimaaPosition, ArimaaMove> decision(ArimaaPosition there, String... played) {
    int seat = there.toMove().only();
    List<JointMove<ArimaaMove>> turns =
        IntStream.range(0, played.length)
            .mapToObj(i -> JointMove.of((seat + played.length - i) % 2, arimaa.parse(played[i])))
            .toList();
    return new Decision<>(
        arimaa, there, seat, played.length, arimaa.moves(there, seat), turns, Rng.none());
  }

  private List<String> sentLines() {
    List<String> told = new ArrayList<>(engine.heard);
    engine.heard.clear();
    return told;
  }

  @Test
  void theEngineReceivesAllMovesItsOwnIncluded() {
    engine.learn("go", "log Starting search", "bestmove " + GOLD);
    protocol.greet(engine, false);
    protocol.ask(engine, decision(arimaa.start()));
    assertThat(protocol.move(engine)).contains(arimaa.parse(GOLD));
    assertThat(sentLines()).containsExactly("aei", "isready", "newgame", "isready", "go");
    engine.learn("go", "bestmove Ee2n Ee3n", "log Positions allocated 4313");
    protocol.ask(engine, decision(after(GOLD, SILVER), GOLD, SILVER));
    assertThat(protocol.move(engine)).contains(arimaa.parse("Ee2n Ee3n"));
    assertThat(sentLines())
        .containsExactly("makemove " + GOLD, "makemove " + SILVER, "isready", "go");
  }

  @Test
  void anEngineThatHasPlayedIsNotOpenedAgain() {
    protocol.greet(engine, true);
    assertThat(sentLines()).containsExactly("isready");
    assertThat(protocol.canPlayAgain()).isTrue();
  }

  @Test
  void aMatchMayBeginAtAPosition() {
    ArimaaBoard board = ArimaaBoard.parse("rrrrrrrr/1hdcemd1/8/8/8/8/1HDCEMD1/RRRRRRRR");
    engine.learn("go", "bestmove me7s");
    protocol.greet(engine, false);
    protocol.ask(engine, decision(ArimaaPosition.of(board, 1)));
    assertThat(sentLines())
        .containsExactly(
            "aei",
            "isready",
            "newgame",
            "setposition s [rrrrrrrr hdcemd " + " ".repeat(32) + " HDCEMD RRRRRRRR]",
            "isready",
            "go");
  }

  @Test
  void aMatchMayBeginAfterGoldsSetup() {
    protocol.greet(engine, false);
    protocol.ask(engine, decision(after(GOLD)));
    assertThat(sentLines())
        .contains("makemove " + GOLD)
        .noneMatch(line -> line.startsWith("setpos"));
  }

  @Test
  void earlierEnginesReceiveTheirOwnLetters() {
    engine.learn("aei", "id name Old", "aeiok");
    protocol.greet(engine, false);
    ArimaaBoard board = ArimaaBoard.parse("rrrrrrrr/1hdcemd1/8/8/8/8/1HDCEMD1/RRRRRRRR");
    Decision<ArimaaPosition, ArimaaMove> decision = decision(ArimaaPosition.of(board, 1));
    protocol.ask(engine, decision.within(Duration.ofSeconds(5), status("2s/3s")));
    assertThat(sentLines())
        .anyMatch(line -> line.startsWith("setposition b ["))
        .contains(
            "setoption name wreserve value 100",
            "setoption name breserve value 7",
            "setoption name tcmoveused value 0");
    assertThat(protocol.canPlayAgain()).isFalse();
  }

  private static ClockStatus status(String control) {
    return new ClockStatus(
        control,
        List.of(Duration.ofSeconds(100), Duration.ofMillis(7_900)),
        List.of(Duration.ofSeconds(4), Duration.ofSeconds(3)));
  }

  /** {@return the options of the time that gold is told before its first turn, without names} */
  private String options(String control, Duration left) {
    protocol.greet(engine, false);
    ArimaaPosition there = after(GOLD, SILVER);
    protocol.ask(engine, decision(there, GOLD, SILVER).within(left, status(control)));
    return sentLines().stream()
        .filter(line -> line.startsWith("setoption"))
        .map(line -> line.replaceAll("setoption name (\\S+) value (\\S+)", "$1=$2"))
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "2m/6m/100/0/8h/6m, 220, tcmove=120 tcreserve=360 tcpercent=100 tcmax=0 tctotal=28800"
        + " tcturns=0 tcturntime=360 greserve=100 sreserve=7",
    "15s/1m30s/50/2m/90t, 115, tcmove=15 tcreserve=90 tcpercent=50 tcmax=120 tctotal=0"
        + " tcturns=90 tcturntime=0 greserve=100 sreserve=7",
    "2m/6m, 5, tcmove=120 tcreserve=360 tcpercent=100 tcmax=0 tctotal=0 tcturns=0 tcturntime=0"
        + " greserve=100 sreserve=7 tcturntime=5",
    "move:10s, 10, tcmove=10 tcreserve=0 tcpercent=0 tcmax=0 tctotal=0 tcturns=0 tcturntime=0"
        + " greserve=100 sreserve=7 tcturntime=10",
    "total:5m, 100, tcmove=0 tcreserve=300 tcpercent=0 tcmax=0 tctotal=0 tcturns=0"
        + " tcturntime=0 greserve=100 sreserve=7",
    "300s+5s, 100, tcmove=5 tcreserve=295 tcpercent=100 tcmax=0 tctotal=0 tcturns=0"
        + " tcturntime=0 greserve=95 sreserve=2",
    "8s+80ms, 100, tcmove=0 tcreserve=8 tcpercent=100 tcmax=0 tctotal=0 tcturns=0 tcturntime=0"
        + " greserve=100 sreserve=7"
  })
  void theEngineReceivesTheTimeControlAndTheClocks(String control, int left, String expected) {
    String told = options(control, Duration.ofSeconds(left));
    assertThat(told.replace(" gused=4 sused=3 lastmoveused=3 moveused=0", "")).isEqualTo(expected);
  }

  @Test
  void aLimitAloneIsSentAsTheTimeOfEachMove() {
    protocol.greet(engine, false);
    protocol.ask(engine, decision(arimaa.start()).within(Duration.ofMillis(2_999)));
    assertThat(sentLines())
        .containsSubsequence(
            "setoption name tcmove value 2",
            "setoption name tcreserve value 0",
            "newgame",
            "setoption name moveused value 0",
            "go");
  }

  @Test
  void theLimitOfAMoveIsSentAgainWhenItIsLonger() {
    options("2m/6m", Duration.ofSeconds(5));
    engine.learn("go", "bestmove Ee2n");
    engine.send("go");
    protocol.move(engine);
    sentLines();
    ArimaaPosition there = after(GOLD, SILVER, "Ee2n", "ed7s");
    protocol.ask(
        engine, decision(there, "Ee2n", "ed7s").within(Duration.ofSeconds(220), status("2m/6m")));
    assertThat(sentLines()).contains("setoption name tcturntime value 0");
  }

  @Test
  void optionsOfTheEngineAreSentBeforeTheMatch() {
    AeiProtocol set = new AeiProtocol(Map.of("hash", "64"));
    set.greet(engine, false);
    set.ask(engine, decision(arimaa.start()));
    assertThat(sentLines()).containsSubsequence("setoption name hash value 64", "newgame");
  }

  @Test
  void whatTheEngineThinksIsReadFromItsInformation() {
    engine.learn(
        "go",
        "info depth 4+",
        "info score 10",
        "info depth 11+",
        "info time 12",
        "info nodes 342008",
        "info score -40",
        "info qnodes 158205",
        "info pv Ee2n Ee3n b ed7s rh7s w Ed4n ??? e",
        "bestmove Ee2n Ee3n");
    protocol.greet(engine, false);
    protocol.ask(engine, decision(after(GOLD, SILVER), GOLD, SILVER));
    protocol.move(engine);
    assertThat(protocol.thought())
        .isEqualTo(
            Thought.scored(-0.4, "rabbits")
                .withDepth(2)
                .withNodes(342_008)
                .withLine(List.of("Ee2n Ee3n", "ed7s rh7s", "Ed4n")));
  }

  @Test
  void aVariationThatBeginsOtherwiseIsNotTheLine() {
    engine.learn("go", "info pv Ee2n b ed7s", "bestmove Md2n");
    protocol.greet(engine, false);
    protocol.ask(engine, decision(after(GOLD, SILVER), GOLD, SILVER));
    protocol.move(engine);
    assertThat(protocol.thought()).isEqualTo(Thought.none());
  }

  @Test
  void anEngineMayResign() {
    engine.learn("go", "bestmove resign");
    protocol.greet(engine, false);
    protocol.ask(engine, decision(arimaa.start()));
    assertThat(protocol.move(engine)).isEmpty();
  }

  @Test
  void anAnswerThatIsNoMoveIsUnreadable() {
    for (String answer : List.of("bestmove", "bestmove Ez9n", "bestmove 2g Ee2n")) {
      ScriptedAeiEngine odd = new ScriptedAeiEngine().learn("go", answer);
      AeiProtocol fresh = new AeiProtocol(Map.of());
      fresh.greet(odd, false);
      fresh.ask(odd, decision(arimaa.start()));
      assertThatThrownBy(() -> fresh.move(odd)).isInstanceOf(UnreadableMoveException.class);
    }
  }

  @Test
  void otherTextIsRefusedWithTheRemedy() {
    engine.learn("go", "Thinking...", "bestmove " + GOLD);
    protocol.greet(engine, false);
    protocol.ask(engine, decision(arimaa.start()));
    assertThatThrownBy(() -> protocol.move(engine))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessageContaining("'Thinking...'")
        .hasMessageContaining("other text belongs after 'log' or into the standard error");
  }

  @Test
  void tooManyLinesAreRefused() {
    protocol.greet(engine, false);
    protocol.ask(engine, decision(arimaa.start()));
    engine.lines.addAll(Collections.nCopies(AeiProtocol.MAX_LINES, "info nodes 1"));
    assertThatThrownBy(() -> protocol.move(engine))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessageContaining("100000 lines without 'bestmove'");
  }

  @Test
  void anEngineThatDoesNotOpenTheSessionCannotPlay() {
    engine.learn("aei", "Welcome", "aeiok");
    assertThatThrownBy(() -> protocol.greet(engine, false))
        .isInstanceOf(DisconnectedException.class)
        .hasMessage(
            "the program was not ready to play Arimaa: the engine must answer 'aei' with lines"
                + " that begin with protocol-version, id or log, and then with 'aeiok'; the engine"
                + " wrote 'Welcome'");
  }

  @Test
  void anEngineThatEndsIsQuoted() {
    protocol.greet(engine, false);
    protocol.ask(engine, decision(arimaa.start()));
    engine.lines.add("log Error: received unknown message 'newgame'");
    engine.ends = true;
    assertThatThrownBy(() -> protocol.move(engine))
        .isInstanceOf(DisconnectedException.class)
        .hasMessageContainingAll("the program ended", "received unknown message 'newgame'");
  }

  @Test
  void anEngineThatHasNotAnsweredIsNotAskedAgain() {
    protocol.greet(engine, false);
    protocol.ask(engine, decision(arimaa.start()));
    assertThatThrownBy(() -> protocol.ask(engine, decision(arimaa.start())))
        .isInstanceOf(StalledException.class)
        .hasMessageContaining("not answered the previous 'go'");
  }
}
