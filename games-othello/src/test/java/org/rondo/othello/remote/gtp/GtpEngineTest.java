package org.rondo.othello.remote.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rondo.othello.remote.gtp.GtpEngineFixture.answers;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

class GtpEngineTest {
  private final GtpEngineFixture fixture = new GtpEngineFixture();

  @Test
  void aControllersSessionIsAnsweredToTheLetter() throws IOException {
    String session =
        """
        1 protocol_version
        2 name
        3 version
        4 list_commands
        5 known_command komi
        6 known_command time_left
        7 boardsize 8
        8 clear_board

        # The person plays black.
        9 time_settings 300 30 5
        10 play black D3
        11 time_left white 300 0
        12 genmove white
        13 play b c4\t# takes one
        14 genmove W
        15 undo
        16 undo
        17 play BLACK d2
        18 showboard
        final_score
        19 quit
        20 name
        """;
    StringWriter out = new StringWriter();
    fixture.engine().run(new StringReader(session), out);
    assertThat(out.toString())
        .isEqualTo(
            """
            =1 2

            =2 Witness

            =3 1.0

            =4 protocol_version
            name
            version
            known_command
            list_commands
            list_games
            set_game
            boardsize
            clear_board
            play
            genmove
            undo
            final_score
            showboard
            gogui-rules_game_id
            gogui-rules_board_size
            gogui-rules_board
            gogui-rules_legal_moves
            gogui-rules_side_to_move
            gogui-rules_final_result
            time_settings
            time_left
            quit

            =5 false

            =6 true

            =7

            =8

            =9

            =10

            =11

            =12 C3

            =13

            =14 E3

            =15

            =16

            ?17 illegal move

            =18
              a b c d e f g h
            1 - - - - - - - -
            2 - - - - - - - -
            3 - . O X - - - -
            4 - - . O X - - -
            5 - - - X O . - -
            6 - - - - . - - -
            7 - - - - - - - -
            8 - - - - - - - -
            X dark 3, O light 3; X to move

            ? cannot score

            =19

            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dance | ? unknown command",
        "7 dance | ?7 unknown command",
        "007 dance | ?007 unknown command",
        "7 | ?7 unknown command",
        "NAME | ? unknown command",
        "name me | ? syntax error",
        "known_command | ? syntax error",
        "known_command PLAY | = false",
        "boardsize | ? syntax error",
        "boardsize eight | ? syntax error",
        "boardsize 19 | ? unacceptable size",
        "boardsize 99999999999 | ? syntax error",
        "play | ? syntax error",
        "play b | ? syntax error",
        "play b d3 c3 | ? syntax error",
        "play green d3 | ? syntax error",
        "play b i3 | ? syntax error",
        "play b d9 | ? syntax error",
        "play b d | ? syntax error",
        "play b a1 | ? illegal move",
        "play b d4 | ? illegal move",
        "play b pass | ? illegal move",
        "play w pass | ? illegal move",
        "play w e3 | ? illegal move",
        "genmove | ? syntax error",
        "genmove green | ? syntax error",
        "genmove w | ? black is to move",
        "undo | ? cannot undo",
        "final_score | ? cannot score",
        "time_settings 1 2 | ? syntax error",
        "time_settings 1 2 x | ? syntax error",
        "time_settings -1 2 3 | ? syntax error",
        "time_left b 1 | ? syntax error",
        "time_left x 1 0 | ? syntax error",
        "time_left b 1.5 0 | ? syntax error",
      })
  void aRefusedCommandIsAnsweredAndChangesNothing(String line, String answer) {
    GtpEngine engine = fixture.engine();
    String before = GtpEngineFixture.answer(engine, "showboard").orElseThrow();
    assertThat(answers(engine, line)).containsExactly(answer);
    assertThat(GtpEngineFixture.answer(engine, "showboard")).hasValue(before);
    assertThat(answers(engine, "undo")).containsExactly("? cannot undo");
    assertThat(fixture.decisions).isEmpty();
  }

  @Test
  void blanksControlsAndCommentsArePassedOver() {
    GtpEngine engine = fixture.engine();
    assertThat(GtpEngineFixture.answer(engine, "")).isEmpty();
    assertThat(GtpEngineFixture.answer(engine, "  \t \r")).isEmpty();
    assertThat(GtpEngineFixture.answer(engine, "# name")).isEmpty();
    assertThat(GtpEngineFixture.answer(engine, "   # 7 name")).isEmpty();
    assertThat(answers(engine, "\t 12\tpro\u0007tocol_version \r")).containsExactly("=12 2");
    assertThat(answers(engine, "name#comment", "play\tWHITE\tE3", "play Black\tPASS"))
        .containsExactly("= Witness", "? illegal move", "? illegal move");
  }

  @Test
  void aLineThatIsTooLongIsRefusedAndTheNextOneRead() throws IOException {
    String fits = "3 name" + " ".repeat(GtpEngine.LONGEST_LINE - 6);
    StringWriter out = new StringWriter();
    fixture
        .engine()
        .run(new StringReader(fits + "\n" + fits + "  x\n4 name\n#" + fits + "\n5 name"), out);
    assertThat(out.toString())
        .isEqualTo(
            "=3 Witness\n\n?3 a line has at most 1000 characters\n\n=4 Witness\n\n=5 Witness\n\n");
  }

  @Test
  void aBotThatResignsIsAskedNoMoreUntilTheControllerGoesOn() throws IOException {
    Bot<Board, OthelloMove> hopeless =
        new Bot<>() {
          @Override
          public OthelloMove choose(Decision<Board, OthelloMove> decision) {
            return decision.moves().list().get(0);
          }

          @Override
          public boolean resigns() {
            return true;
          }
        };
    StringWriter out = new StringWriter();
    new GtpEngine("Hopeless", "1", () -> hopeless, Seed.of(1))
        .run(new StringReader("genmove b\nplay b d3\nquit\n"), out);
    assertThat(out.toString()).isEqualTo("= resign\n\n=\n\n=\n\n");
  }

  @Test
  void aNameOfSeveralLinesIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GtpEngine("a\nb", "1", Bots::random, Seed.of(1)))
        .withMessage("entrant name 'a?b' is blank or not one line of text");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GtpEngine("a", "1\n", Bots::random, Seed.of(1)))
        .withMessage("version '1 ' is not one line");
  }
}
