package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rondo.game.JointMove;
import org.rondo.laws.Auction.Bid;
import org.rondo.laws.Auction.Hall;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ChanceLawTest {

  @Test
  void twoTurnsWithChanceAreSampled() {
    Auction auction = new Auction();
    ChanceLaw<Hall, Bid> law = new ChanceLaw<>(auction);
    Hall start = auction.start(Rng.none());
    for (int turn = 0; turn < 2; turn++) {
      assertThat(law.isDone()).isFalse();
      law.check(start, JointMove.all(new Bid(1), new Bid(2), new Bid(3)), Seed.of(turn));
    }
    assertThat(law.isDone()).isTrue();
  }

  @Test
  void fiftyTurnsWithoutChanceAreEnough() {
    Nim nim = new Nim(12);
    ChanceLaw<Nim.Heap, Take> law = new ChanceLaw<>(nim);
    for (int turn = 0; turn < 50; turn++) {
      assertThat(law.isDone()).isFalse();
      law.check(nim.start(), JointMove.of(0, new Take(1)), Seed.of(turn));
    }
    assertThat(law.isDone()).isTrue();
  }

  @Test
  void chanceThatTheExactDistributionDoesNotShowIsReported() {
    Auction seemsSure =
        new Auction() {
          @Override
          int prize(Rng rng) {
            return rng.getClass().getSimpleName().startsWith("Exploring") ? 2 : 1 + rng.below(3);
          }
        };
    ChanceLaw<Hall, Bid> law = new ChanceLaw<>(seemsSure);
    JointMove<Bid> joint = JointMove.all(new Bid(1), new Bid(2), new Bid(3));
    assertThatThrownBy(() -> law.check(seemsSure.start(Rng.none()), joint, Seed.of(1)))
        .isInstanceOf(LawBrokenException.class)
        .hasMessageContaining("but its exact probability is ");
  }
}
