package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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
  }

  @Test
  void refusesFewerTurnsThanOne() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> POKER.withMostTurns(0))
        .withMessage("the most turns 0 are below 1");
  }
}
