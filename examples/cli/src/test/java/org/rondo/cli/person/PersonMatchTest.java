package org.rondo.cli.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.screen.Screen;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Concession;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;

/** Dialogues with a person, line by line. */
class PersonMatchTest {
  private final StringWriter shown = new StringWriter();
  private final StringWriter complaints = new StringWriter();
  private Screen screen = Screen.file();

  private MatchRecord play(String game, List<String> bots, String... lines) {
    return play(GameCatalog.find(game), TimeControl.none(), true, bots, lines);
  }

  private <S extends State, M extends Move> MatchRecord play(
      Game<S, M> game, TimeControl time, boolean isCasual, List<String> bots, String... lines) {
    return new PersonMatch<>(
            game,
            bots.stream().map(EntrantSpec::of).toList(),
            isCasual,
            screen,
            new StringReader(String.join("\n", lines) + "\n"),
            new PrintWriter(shown, true),
            new PrintWriter(complaints, true))
        .play(() -> Match.of(game).seed(1).time(time));
  }

  private String answer(String game, String... lines) {
    assertThatThrownBy(() -> play(game, List.of("human", "human"), lines))
        .isInstanceOf(CommandFailedException.class);
    return shown.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  void theMoveOfTheOtherSideTheBoardAndTheResultAreShown() {
    MatchRecord record =
        play("tic-tac-toe", List.of("human", "ann=human"), "1", "4", "2", "5", "3");
    assertThat(record.turns()).hasSize(5);
    assertThat(shown.toString())
        .contains("o (ann) played 5\nx x 3\no o 6\n7 8 9\nx, your move> ")
        .endsWith(
            "x (human) played 3\nx x x\no o 6\n7 8 9\n"
                + "x (human) wins after 5 turns: x (human) 1, o (ann) 0\n");
    assertThat(complaints.toString()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | hlep | did you mean help?",
        "tic-tac-toe | h | did you mean help or hint?",
        "tic-tac-toe | zzzz | write help for the rules",
        "tic-tac-toe | mov | your moves: 1, 2, 3, 4, 5, 6, 7, 8, 9",
        "tic-tac-toe | MOVES | your moves: 1, 2, 3",
        "tic-tac-toe | hint | the bot minimax would play",
        "tic-tac-toe | 5 x0 | '5 x0' cannot be played: the number after x is the number of turns, from 1 up; write '5 x2'",
        "tic-tac-toe | 5x2 | write '5 x2' to play '5' in two turns",
        "tic-tac-toe | 5 x-1 | write '5 x2' to play '5' in two turns",
        "foosball | moves | you have more than a trillion possible moves",
        "othello | a1 | 'a1' cannot be played: it turns no disc",
        "othello | hint | the bot sound would play",
        "othello | play | there was no hint in this turn; write hint first",
        "arimaa | moves | write lineup for this usual set-up, or your own set-up in the same form:   Ra1 Rb1",
        "othello | undo | you have no move to take back",
        "othello | last | no move was played yet",
        "foosball | stay | no player is on the field yet; write lineup",
        "foosball | 7 up | no player is on the field yet; write lineup",
        "foosball | lineup 1 2 3 | a line-up has nine numbers of players",
        "foosball | lineup 9 9 9 9 0 0 0 0 0 | must have the sum 22; they have the sum 36",
        "foosball | 1 2 3 | a move is stay, a step such as '7 forward'",
        "grid-soccer | lineup 2 | choose a formation",
        "grid-soccer | 2,4 9,9 3,1 | player 1 on 9,9 is not in the own half",
      })
  void aLineThatIsNoMoveIsAnsweredAndTheQuestionIsRepeated(
      String game, String line, String expected) {
    String transcript = answer(game, line);
    assertThat(transcript.replace("\n", " ")).contains(expected);
    assertThat(transcript.split("your move> ", -1)).hasSize(3);
  }

  @Test
  void theMoveOfAHintIsPlayedByAWord() {
    String transcript = answer("arimaa", "lineup", "hint", "play", "play");
    // The bot sound sets up as the word lineup does.
    assertThat(transcript)
        .contains("write play to play this move\nsilver, your move> \nsilver (human) played da7 ")
        .contains("gold, your move> there was no hint in this turn; write hint first\n");
  }

  @Test
  void aTerminalMarksTheLastMoveAndColoursTheSides() {
    screen = new Screen(24, 80, Screen.Display.COLOURED);
    assertThat(answer("tic-tac-toe", "1", "5"))
        .contains(
            "\u001b[1;36mx\u001b[0m 2 3\n4 \u001b[1;35;7mo\u001b[0m 6\n",
            "\u001b[1;35mo\u001b[0m (human) played 5\n",
            "\u001b[1;36mx\u001b[0m, your move> ");
  }

  @Test
  void theQuestionStaysInTheWindowWithTheNewsAndTheBoard() {
    screen = new Screen(24, 80, Screen.Display.TEXT);
    assertThatThrownBy(
            () ->
                play(
                    "parallel-football:turns=9",
                    List.of("human", "sound", "sound", "beginner"),
                    "all at 20,20; go",
                    "all n; go"))
        .isInstanceOf(CommandFailedException.class);
    String[] questions = shown.toString().replace("\r\n", "\n").split("your move> ", -1);
    assertThat(questions).hasSize(4);
    for (int i = 0; i < 3; i++) {
      assertThat(questions[i].lines()).hasSizeLessThanOrEqualTo(24);
      assertThat(questions[i]).contains("\n   0       4       8       12");
      assertThat(questions[i].lines()).allMatch(line -> line.length() < 80);
    }
    assertThat(questions[2]).contains("D (bottom left) (beginner) played ", "\n   ...\n", "\n19 ");
  }

  @Test
  void aLongTextIsShownPageByPage() {
    screen = new Screen(24, 80, Screen.Display.TEXT);
    String transcript = answer("foosball", "help", "", "help", "q", "lineup");
    assertThat(transcript.split("-- more", -1)).hasSize(3);
    assertThat(transcript.split("Ctrl-D", -1)).hasSize(2);
    assertThat(transcript).contains("you are AWAY; write help");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lineup; 30 up | players are numbered from 0 to 25",
        "lineup; 25 up | player 25 is on the bench",
        "lineup; 0 back | player 0 is in row -4, the last row in that direction",
        "lineup; lineup 22 0 0 0 0 0 0 0 0 | at the beginning of a quarter; the next one begins after 200 rounds",
        "lineup; moves | stay, or a step of one player on the field",
      })
  void stepsOfARosterAreChecked(String lines, String expected) {
    // Both seats are the person's, so a line-up of the other side comes between.
    String[] typed =
        Stream.of(lines.split("; "))
            .flatMap(line -> Stream.of(line, "lineup").limit(2))
            .toArray(String[]::new);
    assertThat(answer("foosball", typed).replace("\n", " ")).contains(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a pass right 5 | strength 5 is above 2",
        "a rihgt | 'rihgt' is no direction",
        "x up | your players are a, b, c",
        "b pass up 1 | 'b pass up 1' cannot be played",
        "moves | a has the ball and may pass: a pass right 1",
      })
  void ordersOfSoccerAreChecked(String line, String expected) {
    assertThat(answer("grid-soccer", "lineup", "lineup", line).replace("\n", " "))
        .contains(expected);
  }

  @Test
  void ordersOfManyPlayersAreCollectedUntilGo() {
    assertThatThrownBy(
            () ->
                play(
                    "parallel-football:p=3,turns=2",
                    List.of("human", "sound", "sound", "sound"),
                    "0 at 4,4",
                    "go",
                    "1-2 at 40,2",
                    "1-2 at 3,5",
                    "go",
                    "0 kick home",
                    "1 up",
                    "3 n",
                    "2 n; 1 k30,30",
                    "moves",
                    "1 sw; go"))
        .isInstanceOf(CommandFailedException.class);
    assertThat(shown.toString().replace("\n", " "))
        .contains(
            "1 of 3 players are placed",
            "'go' cannot be played: these players have no cell yet: 1, 2",
            "'40,2' is no cell",
            "all 3 players are placed",
            "orders so far: 0 kick 0,0; the other players stay; write go to play them",
            "'up' is no order",
            "your players are numbered from 0 to 2",
            "'2 n; 1 k30,30' cannot be played: player 1 on 3,5",
            "0 at 4,4 (1)",
            "A 1, B ");
    assertThat(shown.toString()).doesNotContain("2 n;\n");
  }

  @Test
  void aMoveIsTakenBackWithTheAnswerToIt() {
    MatchRecord record =
        play(
            "tic-tac-toe",
            List.of("human", "minimax"),
            "5",
            "undo",
            "undo",
            "1",
            "3",
            "2",
            "8",
            "und",
            "8",
            "7",
            "6");
    assertThat(shown.toString())
        .contains(
            "your last move and the answers to it are taken back\n\n1 2 3\n4 5 6\n7 8 9\n",
            "you have no move to take back");
    assertThat(record.outcome().winner()).contains(1);
  }

  @Test
  void withARecordNoMoveIsTakenBack() {
    assertThatThrownBy(
            () ->
                play(
                    GameCatalog.find("tic-tac-toe"),
                    TimeControl.none(),
                    false,
                    List.of("human", "minimax"),
                    "5",
                    "undo"))
        .isInstanceOf(CommandFailedException.class);
    assertThat(shown.toString()).contains("with a clock or a record, no move can be taken back");
  }

  @Test
  void aMoveIsRepeatedForManyTurns() {
    MatchRecord record =
        play(
            "foosball",
            List.of("sound", "human"),
            "lineup",
            "stay x3",
            "undo",
            "last",
            "stay x99",
            "0 up x2",
            "stay x900");
    assertThat(record.turnCount()).isEqualTo(800);
    assertThat(shown.toString())
        .contains("99 turns were played\n")
        .containsPattern("goal for HOME, \\d+ times")
        .contains("HOME (sound) wins after 800 turns: ");
  }

  @Test
  void theFirstLettersOfAWordDoNotEndAMatch() {
    String transcript = answer("othello", "q", "resig", "d3");
    assertThat(transcript)
        .contains("did you mean quit?", "did you mean\nresign?", "dark (human) played d3");
  }

  @Test
  void resigningIsALossInTheRecord() {
    MatchRecord record = play("othello", List.of("human", "sound"), "d3", "resign");
    assertThat(record.outcome().winner()).contains(1);
    assertThat(record.faults()).isEmpty();
    assertThat(record.concessions())
        .containsExactly(new Concession(2, 0, Concession.Reason.RESIGNED, ""));
    assertThat(shown.toString())
        .contains("dark (human) resigns\n")
        .contains("light (sound) wins after 2 turns: ");
    assertThat(complaints.toString()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"quit, you quit; the match ends without a result", "5, the input has ended;"})
  void quittingAndTheEndOfTheInputEndTheMatchWithoutAResult(String line, String sentence) {
    assertThatThrownBy(() -> play("tic-tac-toe", List.of("human", "minimax"), line))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void underAClockAnErrorDoesNotCostTheMatch() {
    MatchRecord record =
        play(
            GameCatalog.find("tic-tac-toe"),
            TimeControl.parse("total:10m"),
            false,
            List.of("human", "ann=human"),
            "x",
            "10",
            "1",
            "1",
            "4",
            "help",
            "2",
            "5",
            "3");
    assertThat(record.faults()).isEmpty();
    assertThat(record.outcome().winner()).contains(0);
    assertThat(shown.toString()).contains("s), your move> ");
  }

  @Test
  void anOnlyMoveIsNamed() {
    play("tic-tac-toe", List.of("human", "human"), "1", "2", "3", "5", "4", "7", "8", "6", "9");
    assertThat(shown.toString()).contains("your only move is 9\n");
  }
}
