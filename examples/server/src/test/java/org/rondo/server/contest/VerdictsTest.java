package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.server.ServiceClient.ok;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a turn comes to, at turns without a minimum time. */
class VerdictsTest {
  @TempDir private Path folder;

  private ContestFixture fixture;
  private ContestFixture.StartedGame game;

  @BeforeEach
  void start() throws Exception {
    fixture = ContestFixture.quick(folder);
  }

  private void begin() {
    game = fixture.game().begin();
  }

  private void begin(String... rows) {
    game = fixture.game(List.of(rows)).begin();
  }

  private List<String> results() {
    return game.now().seats().stream()
        .map(seat -> seat.condition().text() + ", " + seat.comment() + ", " + seat.score())
        .toList();
  }

  @Test
  void aLegalMoveCountsTheDiscs() {
    begin();
    ok(game.dark.move(2, 4));
    game.complete(1);
    assertThat(results()).containsExactly("Play, , 4", "Play, , 1");
    assertThat(game.now().seats().get(0).position()).isEqualTo(new BoardPoint(2, 4));
    ok(game.light.move(2, 3));
    game.complete(2);
    assertThat(results()).containsExactly("Play, , 3", "Play, , 3");
  }

  @Test
  void anIllegalMoveLosesAndIsMarked() {
    begin();
    ok(game.dark.move(0, 0));
    game.complete(1);
    assertThat(results())
        .containsExactly("Lost, illegal move to (0,0), 0", "Won, Congratulations, 0");
    assertThat(game.now().rows().get(0)).isEqualTo("!*******");
    assertThat(game.now().state()).isEqualTo(GameState.FINISH);
  }

  @Test
  void anOccupiedSquareIsMarkedAndAPointBesideTheBoardIsNot() {
    begin();
    ok(game.dark.move(3, 4));
    game.complete(1);
    assertThat(game.now().rows().get(3)).isEqualTo("***0!***");
    begin2();
    ok(game.dark.move(-9, 2_000_000_000));
    game.complete(1);
    assertThat(results().get(0)).startsWith("Lost, illegal move to (-9,2000000000)");
    assertThat(String.join("", game.now().rows())).doesNotContain("!");
  }

  /** Another game of the same two players. */
  private void begin2() {
    ok(game.dark.leave());
    ok(game.light.leave());
    begin();
  }

  @Test
  void noMoveLoses() {
    begin();
    game.complete(1);
    assertThat(results())
        .containsExactly("Lost, did not move in its turn, 0", "Won, Congratulations, 0");
  }

  @Test
  void aMoveOutOfTurnLosesAndTheOthersMoveStands() {
    begin();
    ok(game.dark.move(2, 4));
    ok(game.light.move(2, 3));
    game.complete(1);
    assertThat(results()).containsExactly("Won, Congratulations, 0", "Lost, moved out of turn, 0");
    assertThat(game.now().rows().get(2)).isEqualTo("****0***");
  }

  @Test
  void aPassOrTheSameSquareOutOfTurnIsIgnored() {
    begin();
    ok(game.dark.move(2, 4));
    ok(game.light.move(4, 3));
    game.complete(1);
    ok(game.light.move(2, 3));
    ok(game.dark.pass());
    game.complete(2);
    assertThat(results()).containsExactly("Play, , 3", "Play, , 3");
  }

  @Test
  void bothInErrorDraw() {
    begin();
    ok(game.dark.move(0, 0));
    ok(game.light.move(0, 1));
    game.complete(1);
    assertThat(results())
        .containsExactly("Draw, illegal move to (0,0), 0", "Draw, moved out of turn, 0");
  }

  @Test
  void aPassWithALegalMoveLoses() {
    begin();
    ok(game.dark.pass());
    game.complete(1);
    assertThat(results().get(0))
        .isEqualTo("Lost, passed although a move is legal, for example (2,4), 0");
  }

  @Test
  void aForcedPassUsesATurnAndSticks() {
    begin("*11***", "*****0", "10****", "******", "******", "111111");
    ok(game.dark.pass());
    game.complete(1);
    assertThat(game.now().turn()).isEqualTo(2);
    assertThat(results()).containsExactly("Play, , 2", "Play, , 9");
    ok(game.light.move(2, 2));
    game.complete(2);
    assertThat(results()).containsExactly("Lost, Score: 1, 1", "Won, Score: 11, 11");
  }

  @Test
  void theLastMoveOfAGameCountsAndSkippingAForcedPassLoses() {
    begin("*11***", "*****0", "10****", "******", "******", "111111");
    game.complete(1);
    assertThat(results().get(0)).isEqualTo("Lost, did not move in its turn, 0");
  }

  @Test
  void aBoardWithoutMovesEndsWithTheFirstPass() {
    begin("000000", "000000", "000000", "111111", "111111", "111111");
    ok(game.dark.pass());
    game.complete(1);
    assertThat(results()).containsExactly("Draw, Score: 18, 18", "Draw, Score: 18, 18");
  }

  @Test
  void lightMovesInEvenTurnsAlsoAfterAPass() {
    begin();
    ok(game.dark.move(2, 4));
    game.complete(1);
    ok(game.dark.move(3, 5));
    ok(game.light.move(2, 3));
    game.complete(2);
    assertThat(results().get(0)).startsWith("Lost, moved out of turn");
    assertThat(results().get(1)).startsWith("Won");
  }

  @Test
  void listenersReceiveACompleteTurn() {
    List<FinishedTurn> turns = new ArrayList<>();
    List<ContestGame> over = new ArrayList<>();
    fixture.contest.addListener(
        new ContestListener() {
          @Override
          public void turnFinished(FinishedTurn turn) {
            turns.add(turn);
          }

          @Override
          public void gameFinished(ContestGame finished) {
            over.add(finished);
          }
        });
    begin();
    ok(game.dark.move(2, 4));
    game.complete(1);
    assertThat(turns).singleElement().extracting(FinishedTurn::mover).isEqualTo(0);
    assertThat(turns.get(0).changes())
        .containsExactly(
            new SquareChange(new BoardPoint(3, 4), '0'),
            new SquareChange(new BoardPoint(2, 4), '0'));
    game.complete(2);
    assertThat(turns).hasSize(2);
    assertThat(over).singleElement().extracting(ContestGame::state).isEqualTo(GameState.FINISH);
  }
}
