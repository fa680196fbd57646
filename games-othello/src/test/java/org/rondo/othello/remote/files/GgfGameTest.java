package org.rondo.othello.remote.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bots;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

class GgfGameTest {
  private static final String START =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

  private static int margin(GgfGame game) {
    return 2 * game.transcript().tournamentScore() - 64;
  }

  @Test
  void matchesOfTheGameServerAreReadAndWrittenBackTheSame() {
    List<GgfGame> games = GgfGamesOfGgs.games();
    assertThat(games).hasSize(3);
    assertThat(games)
        .extracting(GgfGame::text)
        .containsExactlyElementsOf(
            GgfGamesOfGgs.text().lines().map(line -> line.substring(2)).toList());
    assertThat(games.get(0).dark()).contains("Saio1200");
    assertThat(games.get(0).light()).contains("Saio3000");
    assertThat(games.get(0).transcript().moves()).hasSize(61).contains(OthelloMove.PASS);
  }

  @Test
  void theirResultsFollowFromTheirMoves() {
    List<GgfGame> games = GgfGamesOfGgs.games();
    assertThat(games.get(0).result()).contains("+0.000");
    assertThat(margin(games.get(0))).isZero();
    // Komi of half a disc.
    assertThat(games.get(1).result()).contains("+8.500");
    assertThat(margin(games.get(1))).isEqualTo(8);
    assertThat(games.get(2).result()).contains("+8.000");
    assertThat(margin(games.get(2))).isEqualTo(8);
    assertThat(games.get(2).transcript().start().toMove().only()).isEqualTo(1);
  }

  @Test
  void aRecordIsWrittenAndReadBack() {
    MatchRecord record =
        Match.of(new Othello())
            .seat("ada", Bots.random())
            .seat("bob", Bots.random())
            .seed(7)
            .play();
    GgfGame game = GgfGame.of(record, "hall 3", "2026.11.22");
    assertThat(GgfGame.parseAll(game.text())).containsExactly(game);
    assertThat(game.transcript().record("ada", "bob").turns()).isEqualTo(record.turns());
    assertThat(margin(game)).isEqualTo((int) Double.parseDouble(game.result().orElseThrow()));
  }

  @Test
  void aForfeitIsALossOfAll64Discs() {
    MatchRecord record =
        Match.of(new Othello())
            .seat("ada", decision -> OthelloMove.parse("a1"))
            .seat("bob", Bots.random())
            .play();
    assertThat(GgfGame.of(record, "", "").result()).contains("-64.00");
  }

  @Test
  void passesMayBeLeftOutOrFollowTheEnd() {
    String text = GgfGamesOfGgs.games().get(0).text();
    List<OthelloMove> moves = GgfGamesOfGgs.games().get(0).transcript().moves();
    String without = text.replace("B[pass]", "");
    assertThat(GgfGame.parseAll(without).get(0).transcript().moves()).isEqualTo(moves);
    String after = text.replace(";)", "W[PA]B[PASS];)");
    assertThat(GgfGame.parseAll(after).get(0).transcript().moves()).isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          (;GM[Othello]B[d3];)                 | GGF game has 0 properties BO; it needs one, the first position
          (;GM[Amazons]START;)                 | GGF game is 'Amazons', not Othello
          (;GM[Othello]TY[8a]START;)           | GGF game is of type 8a, in which fewer discs win; only Othello is read
          (;GM[Othello]STARTB[a1];)            | move 1: seat 0 cannot play a1: it turns no disc
          (;GM[Othello]STARTB[z9];)            | move 1: 'z9' is no move: a move is a square from a1 to h8, or pass
          (;GM[Othello]STARTW[d3];)            | move 1, d3, is by light, and that colour is not to move at
          (;GM[Othello]STARTB[d3]B[c5];)       | move 2, c5, is by dark, and that colour is not to move at
          (;GM[Othello]BO[10 --- *];)          | GGF position '10 --- *' is not 8, then 64 of *, O and -
          (;GM[Othello]START                   | there is no property NAME[value] and no end ;)
          (;gm[Othello]START;)                 | property gm[Othello] needs one or two capital letters
          [;GM[Othello]START;)                 | '(;' is missing at character 1
          """)
  void aGameThatCannotBeReadIsRefusedWithItsPlace(String text, String reason) {
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> GgfGame.parseAll(text.replace("START", START)))
        .withMessageStartingWith("GGF game 1, which begins at character 1: " + reason);
  }

  @Test
  void theMessageNamesTheGameInALongerText() {
    String text = "2 " + GgfGamesOfGgs.games().get(0).text() + "\n(;GM[Othello];)";
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> GgfGame.parseAll(text))
        .withMessageStartingWith("GGF game 2, which begins at character " + (text.length() - 14));
  }
}
