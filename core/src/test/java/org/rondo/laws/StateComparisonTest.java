package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.laws.BrokenLaw.assertBroken;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.game.Seats;
import org.rondo.game.State;

/** States are compared by text, in both directions and by hash code, and looked at again. */
class StateComparisonTest {

  /** A state that says what a test wants. */
  private static class Spoken implements State {
    private final int hash;
    private String text;
    private Seats toMove = Seats.of(1);
    private double score = 0.5;

    Spoken(String text, int hash) {
      this.text = text;
      this.hash = hash;
    }

    @Override
    public Seats toMove() {
      return toMove;
    }

    @Override
    public double score(int seat) {
      return seat + score;
    }

    @Override
    public String text() {
      return text;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Spoken;
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** A state that is equal to none. */
  private static final class Unequal extends Spoken {
    Unequal() {
      super("x", 1);
    }

    @Override
    public boolean equals(Object other) {
      return false;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  private static void assertDifferent(State first, State second, Law law, String difference) {
    assertBroken(law, () -> StateComparison.requireEqual(first, second)).hasMessage(difference);
  }

  @Test
  void equalStatesAreEqualInTextInBothDirectionsAndInHashCode() {
    assertThatCode(() -> StateComparison.requireEqual(new Spoken("x", 1), new Spoken("x", 1)))
        .doesNotThrowAnyException();
    assertDifferent(
        new Spoken("x", 1),
        new Spoken("y", 1),
        Law.SAME_SEED_SAME_GAME,
        "the same moves and chance led to x and then to y");
    String unequal = "two states with the same text x are not equal";
    assertDifferent(new Spoken("x", 1), new Unequal(), Law.EQUAL_HISTORIES_ARE_EQUAL, unequal);
    assertDifferent(new Unequal(), new Spoken("x", 1), Law.EQUAL_HISTORIES_ARE_EQUAL, unequal);
    assertDifferent(
        new Spoken("x", 1),
        new Spoken("x", 2),
        Law.EQUAL_HISTORIES_ARE_EQUAL,
        "equal states have the hash codes 1 and 2; their text is x");
  }

  @Test
  void aSnapshotSeesAChangeOfTextSeatsAndScores() {
    Spoken state = new Spoken("x", 7);
    StateSnapshot before = StateSnapshot.of(state, 2);
    assertThat(before).isEqualTo(new StateSnapshot("x", Seats.of(1), List.of(0.5, 1.5), 7));
    Law law = Law.STATES_STAY_UNCHANGED;
    assertThatCode(() -> before.requireSame(state, law, "it")).doesNotThrowAnyException();
    state.text = "y";
    assertBroken(law, () -> before.requireSame(state, law, "it"))
        .hasMessage(
            "it changed the state [x; to move {1}; scores [0.5, 1.5]; hash 7] into [y; to move"
                + " {1}; scores [0.5, 1.5]; hash 7]");
    state.text = "x";
    state.toMove = Seats.none();
    assertBroken(law, () -> before.requireSame(state, law, "it")).hasMessageContaining("move {};");
    state.toMove = Seats.of(1);
    state.score = 2;
    assertBroken(law, () -> before.requireSame(state, law, "it")).hasMessageContaining("[2.0, 3");
  }

  @Test
  void codeOfAGameNeitherThrowsNorReturnsNull() {
    Law law = Law.GAMES_END;
    assertThat(LawBrokenException.<String>under(law, "it", () -> "x")).isEqualTo("x");
    assertThatThrownBy(
            () ->
                LawBrokenException.under(
                    law,
                    "it",
                    () -> {
                      throw new IllegalStateException("no");
                    }))
        .hasMessage("it threw java.lang.IllegalStateException: no")
        .isInstanceOfSatisfying(
            LawBrokenException.class,
            e -> {
              assertThat(e.law()).isEqualTo(law);
              assertThat(e.difference()).isEqualTo(e.getMessage());
            });
    LawBrokenException inner = LawBrokenException.law(Law.TRAITS_HOLD, "%d of %s", 1, "2");
    assertThatThrownBy(
            () ->
                LawBrokenException.under(
                    law,
                    "it",
                    () -> {
                      throw inner;
                    }))
        .isSameAs(inner)
        .hasMessage("1 of 2");
  }
}
