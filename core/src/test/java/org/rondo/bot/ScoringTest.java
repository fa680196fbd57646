package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScoringTest {

  private static double lead(int seat, Integer... taken) {
    Pile.Stones state = new Pile.Stones(0, 0, List.of(taken));
    return Scoring.<Pile.Stones>lead(taken.length).score(state, seat);
  }

  @Test
  void theLeadOfASeatAloneIsItsScore() {
    assertThat(lead(0, 5)).isEqualTo(5);
    assertThat(lead(0, -5)).isEqualTo(-5);
  }

  @Test
  void theLeadOfTwoIsTheDifference() {
    assertThat(lead(0, 5, 3)).isEqualTo(2);
    assertThat(lead(1, 5, 3)).isEqualTo(-2);
    assertThat(lead(1, -5, -3)).isEqualTo(2);
  }

  @Test
  void theLeadOfFourIsOverTheBestOfTheOthers() {
    assertThat(lead(0, 5, 3, 9, 7)).isEqualTo(-4);
    assertThat(lead(2, 5, 3, 9, 7)).isEqualTo(2);
    assertThat(lead(3, 5, 3, 9, 7)).isEqualTo(-2);
    assertThat(lead(1, 4, 4, 4, 4)).isZero();
  }

  private static double result(int seat, Integer... taken) {
    Pile game = new Pile(taken.length, 0);
    return Scoring.result(game).score(new Pile.Stones(0, 0, List.of(taken)), seat);
  }

  @Test
  void theResultIsThePartOfTheOthersThatASeatIsAheadOf() {
    assertThat(result(0, 5, 3)).isEqualTo(1);
    assertThat(result(1, 5, 3)).isZero();
    assertThat(result(1, 5, 5)).isEqualTo(0.5);
    assertThat(result(0, 7, 3, 7, 1)).isEqualTo((0.5 + 1 + 1) / 3);
    assertThat(result(3, 7, 3, 7, 1)).isZero();
  }

  @Test
  void theResultOfASeatAloneIsItsScore() {
    assertThat(result(0, 5)).isEqualTo(5);
  }

  @Test
  void aDecisiveScoringPutsAWonGameBeforeEverythingAndALostOneBehind() {
    Pile game = new Pile(2, 10);
    Scoring<Pile.Stones> scoring = Scoring.decisive(game, Scoring.lead(2));
    double won = scoring.score(new Pile.Stones(0, 9, List.of(6, 4)), 0);
    double wonHigher = scoring.score(new Pile.Stones(0, 9, List.of(7, 3)), 0);
    double level = scoring.score(new Pile.Stones(0, 9, List.of(5, 5)), 0);
    double lost = scoring.score(new Pile.Stones(0, 9, List.of(4, 6)), 0);
    double ahead = scoring.score(new Pile.Stones(1, 9, List.of(9, 0)), 0);
    assertThat(List.of(lost, level, ahead, won, wonHigher)).isSorted();
    assertThat(level).isZero();
    assertThat(ahead).isEqualTo(9);
  }
}
