package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.rondo.game.State;
import org.rondo.laws.Auction.Hall;
import org.rondo.laws.Nim.Heap;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class HistoriesProperties {
  private final Auction auction = new Auction();

  @Property
  void aHistoryBeginsAtTheStart(@ForAll long seed) {
    assertThat(Histories.random(auction, Seed.of(seed))).startsWith(auction.start(Rng.none()));
  }

  @Property
  void aHistoryEndsWhereTheGameIsOverAndNotBefore(@ForAll long seed) {
    List<Hall> states = Histories.random(auction, Seed.of(seed));
    assertThat(states.get(states.size() - 1)).matches(State::isOver);
    assertThat(states.subList(0, states.size() - 1)).noneMatch(State::isOver);
  }

  @Property
  void aHistoryHoldsEveryPosition(@ForAll long seed) {
    List<Heap> heaps = Histories.random(new Nim(20), Seed.of(seed));
    for (int turn = 1; turn < heaps.size(); turn++) {
      assertThat(heaps.get(turn - 1).left() - heaps.get(turn).left()).isBetween(1, 3);
      assertThat(heaps.get(turn).mover()).isEqualTo(turn % 2);
    }
  }

  @Property
  void theSameSeedGivesTheSameHistory(@ForAll long seed) {
    assertThat(Histories.random(auction, Seed.of(seed)))
        .isEqualTo(Histories.random(auction, Seed.of(seed)));
  }

  @Example
  void differentSeedsGiveDifferentHistories() {
    assertThat(Histories.random(auction, Seed.of(1)))
        .isNotEqualTo(Histories.random(auction, Seed.of(2)));
  }

  @Example
  void aGameThatIsOverAtTheStartHasOnePosition() {
    assertThat(Histories.random(new Nim(0), Seed.of(1))).containsExactly(new Heap(0, 0));
  }
}
