package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.laws.Rally.Court;
import org.rondo.random.Rng;

class PerftTest {

  /** The ways to write sums of at most the heap as so many numbers from 1 to 3. */
  @ParameterizedTest
  @CsvSource({
    "5, 0, 1",
    "5, 1, 3",
    "5, 2, 8",
    "5, 3, 10",
    "5, 4, 5",
    "5, 5, 1",
    "5, 6, 0",
    "3, 2, 3",
    "3, 3, 1",
    "3, 4, 0",
    "100, 10, 59049"
  })
  void leavesAreThePositionsExactlySoManyTurnsAhead(int matches, int depth, long leaves) {
    Nim nim = new Nim(matches);
    assertThat(Perft.leaves(nim, nim.start(), depth)).isEqualTo(leaves);
  }

  @Test
  void aGameThatIsOverIsItsOwnLeafAndHasNoOther() {
    Heap over = new Heap(0, 1);
    assertThat(Perft.leaves(new Nim(5), over, 0)).isOne();
    assertThat(Perft.leaves(new Nim(5), over, 1)).isZero();
    assertThat(Perft.leaves(new Nim(5), over, 2)).isZero();
  }

  @Test
  void aNegativeDepthIsRefused() {
    Nim nim = new Nim(5);
    Heap start = nim.start();
    assertThatThrownBy(() -> Perft.leaves(nim, start, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("depth -1", "below 0");
  }

  @Test
  void seatsThatMoveAtOnceAreRefused() {
    Rally rally = new Rally();
    Court served = new Court(0, true, 0, 0);
    assertThatThrownBy(() -> Perft.leaves(rally, served, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("exactly one");
  }

  @Test
  void chanceIsRefusedWhereATurnIsPlayed() {
    Rally rally = new Rally();
    Court start = rally.start();
    assertThat(Perft.leaves(rally, start, 1)).isEqualTo(2);
    assertThatThrownBy(() -> Perft.leaves(rally, start, 2))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("chance");
  }

  /** {@return a game that says that there are as many moves as a power of 2} */
  private static Nim crowded(int power) {
    return new Nim(5) {
      @Override
      public MoveSpace<Take> moves(Heap heap, int seat) {
        return new SpaceVariation<>(super.moves(heap, seat)) {
          @Override
          public BigInteger count() {
            return BigInteger.TWO.pow(power);
          }
        };
      }
    };
  }

  @Test
  void moreLeavesThanAnIntCanHoldAreCounted() {
    for (int power : new int[] {30, 31, 32, 62}) {
      Nim crowded = crowded(power);
      assertThat(Perft.leaves(crowded, crowded.start(), 1)).isEqualTo(1L << power);
    }
  }

  @Test
  void moreLeavesThanALongCanHoldAreRefused() {
    Nim crowded = crowded(63);
    Heap start = crowded.start();
    assertThatThrownBy(() -> Perft.leaves(crowded, start, 1))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void aGameThatCountsItsLeavesIsAskedForThem() {
    Nim counting =
        new Nim(5) {
          @Override
          public OptionalLong leaves(Heap heap, int depth) {
            return OptionalLong.of(100 * heap.left() + depth);
          }
        };
    assertThat(Perft.leaves(counting, counting.start(), 2)).isEqualTo(502);
    assertThat(Perft.leaves(counting, counting.start(), 1)).isEqualTo(501);
    assertThat(Perft.leaves(counting, counting.start(), 0)).isOne();
    assertThat(Perft.leavesByTurns(counting, counting.start(), 2)).isEqualTo(8);
  }

  @Test
  void countingLeavesThePositionAlone() {
    Nim nim = new Nim(5);
    Heap later = nim.next(nim.start(), JointMove.of(0, new Take(2)), Rng.none());
    assertThat(Perft.leaves(nim, later, 2)).isEqualTo(3);
    assertThat(later).isEqualTo(new Heap(3, 1));
  }
}
