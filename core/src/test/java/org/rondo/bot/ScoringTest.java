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
}
