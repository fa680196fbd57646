package org.rondo.othello.remote.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.othello.remote.gtp.GtpEngineFixture.afterMoves;
import static org.rondo.othello.remote.gtp.GtpEngineFixture.answers;

import org.junit.jupiter.api.Test;

/** What graphical boards for several games ask an engine. */
class GtpEngineRulesTest {
  private final GtpEngine engine = new GtpEngineFixture().engine();

  @Test
  void theGameIsOthelloAndNoOther() {
    assertThat(
            answers(
                engine,
                "list_games",
                "set_game Othello",
                "set_game othello",
                "set_game Go",
                "komi 6.5",
                "gogui-rules_game_id",
                "gogui-rules_board_size"))
        .containsExactly(
            "= Othello",
            "=",
            "=",
            "? unknown game; this engine plays Othello",
            "? unknown command",
            "= Othello",
            "= 8");
  }

  @Test
  void theBoardIsWrittenFromRowEightSinceBoardsForGoCountFromTheBottom() {
    afterMoves(engine, "d3");
    assertThat(answers(engine, "gogui-rules_board", "gogui-rules_side_to_move"))
        .containsExactly(
            """
            = . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . X O . . .
            . . . X X . . .
            . . . X . . . .
            . . . . . . . .
            . . . . . . . .""",
            "= white");
  }

  @Test
  void aPassIsALegalMoveIfThereIsNoOther() {
    assertThat(answers(engine, "gogui-rules_legal_moves", "gogui-rules_side_to_move"))
        .containsExactly("= D3 C4 F5 E6", "= black");
    afterMoves(engine, GtpEngineFixture.DARK_MUST_PASS);
    assertThat(answers(engine, "gogui-rules_legal_moves", "gogui-rules_side_to_move"))
        .containsExactly("= pass", "= black");
  }

  @Test
  void afterTheEndNoMoveIsLegalAndTheDiscsAreCounted() {
    assertThat(answers(engine, "gogui-rules_final_result")).containsExactly("? cannot score");
    afterMoves(engine, GtpEngineFixture.LIGHT_WIPED_OUT);
    assertThat(
            answers(
                engine,
                "gogui-rules_legal_moves",
                "gogui-rules_side_to_move",
                "gogui-rules_final_result"))
        .containsExactly("=", "= black", "= Black wins, 13 discs to 0.");
  }
}
