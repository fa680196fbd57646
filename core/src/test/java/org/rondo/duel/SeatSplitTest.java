package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.game.Seats;

/** How the sides of a duel share the seats. */
class SeatSplitTest {

  @Property(tries = 30)
  void eachSideHoldsEachSeatEquallyOften(
      @ForAll SeatSplit split, @ForAll @IntRange(min = 2, max = 8) int seats) {
    List<Seats> firsts = split.seatsOfFirst(seats);
    assertThat(firsts).doesNotHaveDuplicates();
    for (int seat = 0; seat < seats; seat++) {
      int own = seat;
      assertThat(firsts.stream().filter(first -> first.contains(own)).count())
          .isEqualTo(firsts.size() / 2);
    }
    assertThat(firsts)
        .as("with each match, the one with exchanged sides")
        .allSatisfy(first -> assertThat(firsts).contains(Seats.all(seats).minus(first)));
  }

  @Example
  void pairsHaveTwoMatchesAndLargerGamesLargerSets() {
    assertThat(SeatSplit.HALVES.seatsOfFirst(2)).containsExactly(Seats.of(0), Seats.of(1));
    assertThat(SeatSplit.ONE.seatsOfFirst(2)).containsExactly(Seats.of(0), Seats.of(1));
    assertThat(SeatSplit.HALVES.seatsOfFirst(3)).hasSize(6);
    assertThat(SeatSplit.HALVES.seatsOfFirst(4))
        .hasSize(6)
        .allMatch(first -> first.size() == 2)
        .startsWith(Seats.of(0, 1));
    assertThat(SeatSplit.ONE.seatsOfFirst(4)).hasSize(8).startsWith(Seats.of(0), Seats.of(1));
  }

  @Example
  void manySeatsAreNotHalved() {
    assertThat(SeatSplit.of(8)).isEqualTo(SeatSplit.HALVES);
    assertThat(SeatSplit.of(9)).isEqualTo(SeatSplit.ONE);
    assertThatThrownBy(() -> SeatSplit.HALVES.seatsOfFirst(9))
        .hasMessage(
            "9 seats cannot be halved in every possible way: 8 is the largest number; use the"
                + " split of one seat against the others");
    assertThat(SeatSplit.parse("one")).isEqualTo(SeatSplit.ONE);
    assertThatThrownBy(() -> SeatSplit.parse("two"))
        .hasMessage("split two is not known; use halves or one");
  }
}
