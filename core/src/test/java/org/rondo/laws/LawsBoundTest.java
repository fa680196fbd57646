package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.game.JointMove;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The number of turns that a match may have. It is apart from other tests because it is slow. */
class LawsBoundTest {

  /** {@return a game in which nothing is ever taken} */
  static Variation<Heap, Take> endless(int matches) {
    return new Variation<>(new Nim(matches)) {
      @Override
      public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
        return new Heap(heap.left(), sound.next(heap, joint, rng).mover());
      }
    };
  }

  @Test
  void aGameMayTakeTenThousandTurnsByDefault() {
    assertThat(Laws.of(endless(1)).check(Seed.of(1)))
        .hasValueSatisfying(violation -> assertThat(violation.turn()).isEqualTo(10_000));
  }
}
