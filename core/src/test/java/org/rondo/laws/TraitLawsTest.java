package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.laws.Auction.Hall;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;

/** Where a promise of a game is broken, and where it just holds. */
class TraitLawsTest {
  private static final Heap HEAP = new Heap(2, 0);
  private static final Heap OVER = new Heap(0, 1);

  /** A game of two seats with promises and an outcome. */
  private static final class Promising extends Variation<Heap, Take> {
    private final Traits traits;
    private final Outcome outcome;

    Promising(Traits traits, double first, double second) {
      super(new Nim(2));
      this.traits = traits;
      this.outcome = Outcome.byScore(first, second);
    }

    @Override
    public Traits traits() {
      return traits;
    }

    @Override
    public Outcome outcome(Heap heap) {
      return outcome;
    }

    @Override
    public Heap observation(Heap heap, int seat) {
      assertThat(seat).isLessThan(2);
      return heap;
    }
  }

  private static TraitLaws<Heap, Take> laws(Traits traits, double first, double second) {
    return new TraitLaws<>(new Promising(traits, first, second));
  }

  @Test
  void aMatchIsOverAfterTheMostTurns() {
    TraitLaws<Heap, Take> laws = laws(Traits.none().withMostTurns(3), 0, 0);
    assertThatCode(() -> laws.checkState(HEAP, 2)).doesNotThrowAnyException();
    assertThatCode(() -> laws.checkState(OVER, 3)).doesNotThrowAnyException();
    assertThatThrownBy(() -> laws.checkState(HEAP, 3))
        .hasMessage("the game declares at most 3 turns, but is not over: 2 left, seat 0");
  }

  /** A sum may differ from 0 by a billionth of a point, and of each point of the scores. */
  @ParameterizedTest
  @CsvSource({
    "1, -1, true",
    "1, -0.5, false",
    "0.5, -1, false",
    "1e9, -1000000001.9, true",
    "1e9, -1000000002.1, false",
    "1e-10, 0, true",
    "3e-9, 0, false"
  })
  void aSumOfScoresIsNearlyZero(double first, double second, boolean holds) {
    TraitLaws<Heap, Take> laws = laws(Traits.of(Trait.ZERO_SUM), first, second);
    assertThatCode(() -> laws.checkState(HEAP, 0)).doesNotThrowAnyException();
    if (holds) {
      assertThatCode(() -> laws.checkState(OVER, 2)).doesNotThrowAnyException();
    } else {
      assertThatThrownBy(() -> laws.checkState(OVER, 2))
          .hasMessage(
              "the game declares a sum of scores of 0, but the sum of [%s, %s] is %s in 0 left,"
                  + " seat 1",
              first, second, first + second);
    }
  }

  @Test
  void theScoresAreInTheirRange() {
    Traits traits = Traits.none().withScores(-1, 1);
    assertThatCode(() -> laws(traits, -1, 1).checkState(HEAP, 0)).doesNotThrowAnyException();
    assertThatThrownBy(() -> laws(traits, 0, 1.5).checkState(HEAP, 0))
        .hasMessage(
            "the game declares scores from -1 to 1, but the scores are [0.0, 1.5] in 2 left,"
                + " seat 0");
  }

  @Test
  void severalSeatsMoveOnlyInASimultaneousGame() {
    Hall hall = new Auction().start(Rng.none());
    assertThatCode(() -> new TraitLaws<>(new Auction()).checkState(hall, 0))
        .doesNotThrowAnyException();
    Variation<Hall, Auction.Bid> silent =
        new Variation<>(new Auction()) {
          @Override
          public Traits traits() {
            return Traits.of(Trait.CHANCE);
          }
        };
    assertThatThrownBy(() -> new TraitLaws<>(silent).checkState(hall, 0))
        .hasMessageStartingWith(
            "the game does not declare simultaneous moves, but the seats {0, 1, 2} are to move");
  }

  @Test
  void theTraitsStayTheSame() {
    Variation<Heap, Take> wavering =
        new Variation<>(new Nim(2)) {
          private int asked;

          @Override
          public Traits traits() {
            return Traits.none().withMostTurns(++asked);
          }
        };
    assertThatThrownBy(() -> new TraitLaws<>(wavering).checkState(HEAP, 0))
        .hasMessage("the traits were at most 1 turn and then at most 3 turns");
  }

  @Test
  void aGameWithoutChanceLeadsToTheSameWithoutRandomNumbers() {
    TraitLaws<Heap, Take> laws = laws(Traits.none(), 0, 0);
    JointMove<Take> one = JointMove.of(0, new Take(1));
    assertThatCode(() -> laws.checkStart(HEAP)).doesNotThrowAnyException();
    assertThatCode(() -> laws.checkNext(HEAP, one, new Heap(1, 1))).doesNotThrowAnyException();
    assertThatThrownBy(() -> laws.checkStart(OVER))
        .hasMessage(
            "the game does not declare chance, but start led to 0 left, seat 1 and without random"
                + " numbers to 2 left, seat 0");
    assertThatThrownBy(() -> laws.checkNext(HEAP, one, OVER))
        .hasMessageContaining("next of {0: take 1} led to 0 left, seat 1 and without");
    TraitLaws<Heap, Take> chance = laws(Traits.of(Trait.CHANCE), 0, 0);
    assertThatCode(() -> chance.checkStart(OVER)).doesNotThrowAnyException();
    assertThatCode(() -> chance.checkNext(HEAP, one, OVER)).doesNotThrowAnyException();
  }

  @Test
  void nothingIsHiddenFromAnySeatUnlessItIsDeclared() {
    for (boolean isSeen : new boolean[] {false, true}) {
      Variation<Heap, Take> secretive =
          new Variation<>(new Nim(2)) {
            @Override
            public Heap observation(Heap heap, int seat) {
              assertThat(seat).isLessThan(2);
              return seat == 0 || isSeen ? heap : new Heap(1, 0);
            }

            @Override
            public Heap resample(Heap heap, int seat, Rng rng) {
              return seat == 0 || !isSeen ? heap : new Heap(1, 0);
            }
          };
      assertThatThrownBy(() -> new TraitLaws<>(secretive).checkState(HEAP, 0))
          .hasMessage(
              "the game does not declare hidden information, but seat 1 knows %s and resamples 1"
                  + " left, seat 0 of 2 left, seat 0",
              isSeen ? "2 left, seat 0" : "1 left, seat 0");
    }
    assertThat(laws(Traits.none(), 0, 0).areHidden()).isFalse();
    assertThat(laws(Traits.of(Trait.HIDDEN), 0, 0).areHidden()).isTrue();
  }
}
