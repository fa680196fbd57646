package org.rondo.othello.remote.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.othello.remote.gtp.GtpEngineFixture.DARK_MUST_PASS;
import static org.rondo.othello.remote.gtp.GtpEngineFixture.LIGHT_WIPED_OUT;
import static org.rondo.othello.remote.gtp.GtpEngineFixture.afterMoves;
import static org.rondo.othello.remote.gtp.GtpEngineFixture.answers;

import org.junit.jupiter.api.Test;
import org.rondo.bot.Bots;
import org.rondo.game.JointMove;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

/** Passes, the end of a match and its score. */
class GtpEnginePassesTest {
  private final GtpEngineFixture fixture = new GtpEngineFixture();

  @Test
  void aPassThatIsLeftOutIsSupplied() {
    GtpEngine engine = afterMoves(fixture.engine(), DARK_MUST_PASS);
    String before = GtpEngineFixture.answer(engine, "showboard").orElseThrow();
    assertThat(answers(engine, "play b a1", "play w d6", "play w pass", "genmove w"))
        .containsExactly("? illegal move", "=", "? illegal move", "? black is to move");
    // The move and the pass before it are taken back together.
    assertThat(answers(engine, "undo")).containsExactly("=");
    assertThat(GtpEngineFixture.answer(engine, "showboard")).hasValue(before);
    assertThat(answers(engine, "genmove w")).containsExactly("= A3");
    assertThat(fixture.decisions.get(0).played())
        .hasSize(9)
        .last()
        .isEqualTo(JointMove.of(0, OthelloMove.PASS));
    assertThat(fixture.decisions.get(0).turn()).isEqualTo(9);
  }

  @Test
  void sentAndGeneratedPassesArePlayed() {
    GtpEngine said = afterMoves(fixture.engine(), DARK_MUST_PASS);
    assertThat(answers(said, "play b pass", "play b pass")).containsExactly("=", "? illegal move");
    GtpEngine generated = afterMoves(fixture.engine(), DARK_MUST_PASS);
    assertThat(answers(generated, "genmove b")).containsExactly("= PASS");
    assertThat(GtpEngineFixture.answer(generated, "showboard"))
        .isEqualTo(GtpEngineFixture.answer(said, "showboard"));
    assertThat(answers(generated, "undo", "genmove b")).containsExactly("=", "= PASS");
  }

  @Test
  void afterTheEndThereArePassesThatChangeNothing() {
    GtpEngine engine = afterMoves(fixture.engine(), LIGHT_WIPED_OUT);
    String end = GtpEngineFixture.answer(engine, "showboard").orElseThrow();
    assertThat(answers(engine, "genmove w", "play b pass", "play b a1", "final_score"))
        .containsExactly("= PASS", "=", "? illegal move", "= B+64");
    assertThat(answers(engine, "undo", "undo")).containsExactly("=", "=");
    assertThat(GtpEngineFixture.answer(engine, "showboard")).hasValue(end);
    assertThat(answers(engine, "undo", "final_score")).containsExactly("=", "? cannot score");
    assertThat(fixture.decisions).isEmpty();
  }

  @Test
  void theScoreGivesEmptySquaresToTheWinner() {
    for (long seed = 0; seed < 30; seed++) {
      GtpEngine engine = new GtpEngine("both", "", Bots::random, Seed.of(seed), fixture.time);
      Board board = new Othello().start();
      while (!board.isOver()) {
        String colour = board.toMove().only() == 0 ? "black" : "white";
        String move = answers(engine, "genmove " + colour).get(0).substring(2);
        board = new Othello().next(board, OthelloMove.parse(move));
      }
      int dark = Long.bitCount(board.discs(0));
      int light = Long.bitCount(board.discs(1));
      int margin = 64 - 2 * Math.min(dark, light);
      String expected = dark == light ? "0" : (dark > light ? "B+" : "W+") + margin;
      assertThat(answers(engine, "final_score")).containsExactly("= " + expected);
    }
  }
}
