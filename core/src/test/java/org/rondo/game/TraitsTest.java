package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class TraitsTest {
  private static final Traits POKER =
      Traits.of(Trait.ZERO_SUM, Trait.HIDDEN, Trait.CHANCE).withMostTurns(3);

  @Test
  void hasTheTraitsThatWereGivenAndNoOthers() {
    assertThat(Trait.values())
        .filteredOn(POKER::has)
        .containsExactly(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM);
    assertThat(Trait.values()).noneMatch(Traits.none()::has);
  }

  @Test
  void knowsTheMostTurnsOnlyIfTheyWereGiven() {
    assertThat(POKER.mostTurns()).hasValue(3);
    assertThat(Traits.of(Trait.CHANCE).mostTurns()).isEmpty();
  }

  @Test
  void knowsTheScoresOnlyIfTheyWereGiven() {
    Traits chips = POKER.withScores(-2, 2);
    assertThat(chips.scores()).hasValue(new ScoreRange(-2, 2));
    assertThat(chips.withMostTurns(5).scores()).hasValue(new ScoreRange(-2, 2));
    assertThat(chips).isEqualTo(POKER.withScores(-2, 2)).isNotEqualTo(POKER);
    assertThat(POKER.scores()).isEmpty();
  }

  @Test
  void aRangeOfScoresContainsItsEnds() {
    ScoreRange range = new ScoreRange(-2, 2.5);
    assertThat(range.size()).isEqualTo(4.5);
    assertThat(range).hasToString("-2 to 2.5");
    assertThat(List.of(-2.0, 0.0, 2.5)).allMatch(range::contains);
    assertThat(List.of(-2.01, 2.51, Double.NaN)).noneMatch(range::contains);
  }

  @Test
  void refusesScoresThatAreNoRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> POKER.withScores(2, 2))
        .withMessage(
            "scores from 2.0 to 2.0 are no range; give two finite numbers, the lower one first");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> POKER.withScores(0, Double.POSITIVE_INFINITY));
    assertThatIllegalArgumentException().isThrownBy(() -> POKER.withScores(Double.NaN, 1));
  }

  @Test
  void isTheSameInAnyOrder() {
    Traits same = Traits.of(Trait.CHANCE, Trait.ZERO_SUM, Trait.HIDDEN).withMostTurns(3);
    assertThat(same).isEqualTo(POKER).hasSameHashCodeAs(POKER);
    assertThat(same).isNotEqualTo(POKER.withMostTurns(4)).isNotEqualTo(Traits.none());
  }

  @Test
  void isTextForAPerson() {
    assertThat(POKER).hasToString("chance, hidden, zero-sum, at most 3 turns");
    assertThat(Traits.none()).hasToString("none");
    assertThat(Traits.none().withMostTurns(1)).hasToString("at most 1 turn");
    assertThat(Traits.of(Trait.PLAYED_FOR_SCORE).withScores(-0.5, 13))
        .hasToString("played-for-score, scores from -0.5 to 13");
  }

  @Test
  void refusesFewerTurnsThanOne() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> POKER.withMostTurns(0))
        .withMessage("the most turns 0 are below 1");
  }
}
