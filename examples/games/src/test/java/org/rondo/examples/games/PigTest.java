package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.examples.games.Pig.PigScore;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;

class PigTest {
  private final Pig game = new Pig(20, 6, 50);

  private PigScore hold(String position) {
    PigScore score = game.parseState(position);
    return game.next(score, JointMove.of(score.seat(), game.parse("hold")), Rng.none());
  }

  @Test
  void aRollAddsItsPointsAndAOneLosesThem() {
    PigScore score = game.parseState("3-7, seat 1 has 5, 40 left");
    Distribution<PigScore> rolled =
        Distribution.of(rng -> game.next(score, JointMove.of(1, game.parse("roll")), rng));
    assertThat(rolled.outcomes())
        .extracting(PigScore::text)
        .containsExactlyInAnyOrder(
            "3-7, seat 0 has 0, 39 left",
            "3-7, seat 1 has 7, 39 left",
            "3-7, seat 1 has 8, 39 left",
            "3-7, seat 1 has 9, 39 left",
            "3-7, seat 1 has 10, 39 left",
            "3-7, seat 1 has 11, 39 left");
    assertThat(rolled.outcomes())
        .allSatisfy(one -> assertThat(rolled.probability(one)).isCloseTo(1.0 / 6, within(1e-12)));
  }

  @Test
  void heldPointsAreKept() {
    assertThat(hold("3-7, seat 1 has 5, 40 left").text()).isEqualTo("3-12, seat 0 has 0, 39 left");
  }

  @Test
  void theFirstSeatThatHoldsWithTheGoalWins() {
    PigScore end = hold("18-19, seat 0 has 2, 40 left");
    assertThat(end.text()).isEqualTo("20-19, seat 1 has 0, 0 left");
    assertThat(end.isOver()).isTrue();
    assertThat(game.outcome(end).winner()).contains(0);
    assertThat(game.parseState("18-0, seat 0 has 9, 40 left").isOver()).isFalse();
  }

  @Test
  void afterTheLastTurnTheSeatWithMorePointsWins() {
    PigScore end = hold("3-7, seat 1 has 5, 1 left");
    assertThat(end.isOver()).isTrue();
    assertThat(game.outcome(end).winner()).contains(1);
  }

  @Test
  void aGoBeginsWithARoll() {
    assertThat(game.moves(game.start(), 0).list()).containsExactly(game.parse("roll"));
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(game.start(), game.parse("hold")))
        .withMessage("seat 0 cannot play hold: a go begins with a roll");
  }

  @Test
  void whatIsOutOfRangeIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Pig(0, 6, 50));
    assertThatIllegalArgumentException().isThrownBy(() -> new Pig(20, 1, 50));
    assertThatIllegalArgumentException().isThrownBy(() -> new Pig.PigChoice("pass"));
    assertThatIllegalArgumentException().isThrownBy(() -> new PigScore(0, 0, 0, -1, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> game.parseState("0-0"));
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> game.parse("bank"))
        .withMessage("'bank' is no move: a move is roll or hold");
  }

  @Test
  void theLimitsThemselvesAreInRange() {
    for (Pig limit : List.of(new Pig(1, 2, 1), new Pig(10_000, 100, 100_000))) {
      assertThat(GameCatalog.find(limit.id()).id()).isEqualTo(limit.id());
    }
    assertThatIllegalArgumentException().isThrownBy(() -> new Pig(10_001, 6, 50));
    assertThatIllegalArgumentException().isThrownBy(() -> new Pig(20, 101, 50));
    assertThatIllegalArgumentException().isThrownBy(() -> new Pig(20, 6, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Pig(20, 6, 100_001));
    assertThat(new PigScore(0, 0, 1, 0, 0).isOver()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"-1,0,0,0,3", "0,-1,0,0,3", "0,0,-1,0,3", "0,0,2,0,3", "0,0,0,-1,3", "0,0,0,0,-1"})
  void aScoreHasNoNegativeNumberAndTwoSeats(
      int first, int second, int seat, int collected, int left) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PigScore(first, second, seat, collected, left));
  }

  @Test
  void bothSeatsHoldForThemselves() {
    assertThat(hold("3-7, seat 0 has 5, 40 left").text()).isEqualTo("8-7, seat 1 has 0, 39 left");
    assertThat(hold("3-7, seat 1 has 13, 40 left").isOver()).isTrue();
    assertThat(hold("3-7, seat 1 has 12, 40 left").isOver()).isFalse();
    assertThat(game.outcome(hold("3-7, seat 1 has 13, 40 left")).winner()).contains(1);
  }

  @Test
  void theScoreIsDrawnInALine() {
    assertThat(game.show(game.parseState("3-7, seat 1 has 5, 40 left")))
        .isEqualTo("first 3, second 7 of 20; the second has collected 5\n");
    assertThat(GameCatalog.find(game.id()).id())
        .isEqualTo(game.id())
        .isEqualTo("pig:goal=20,faces=6,turns=50");
  }
}
