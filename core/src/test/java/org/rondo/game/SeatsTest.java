package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatsTest {

  @Test
  void doublesCountOnce() {
    assertThat(Seats.of(3, 1, 3)).containsExactly(1, 3);
    assertThat(Seats.of(5, 5)).isEqualTo(Seats.of(5)).isSameAs(Seats.of(5));
  }

  @Test
  void smallSetsAreShared() {
    assertThat(Seats.of()).isSameAs(Seats.none());
    assertThat(Seats.all(0)).isSameAs(Seats.none());
    assertThat(Seats.all(1)).isSameAs(Seats.of(0));
    assertThat(Seats.of(0, 1).minus(Seats.of(0))).isSameAs(Seats.of(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 64, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void refusesSeatsOutOfRange(int seat) {
    assertThatThrownBy(() -> Seats.of(seat))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat " + seat + " is not in 0..63");
    assertThatThrownBy(() -> Seats.of(0, seat))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat " + seat + " is not in 0..63");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 65})
  void refusesCountsOutOfRange(int count) {
    assertThatThrownBy(() -> Seats.all(count))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat count " + count + " is not in 0..64");
  }

  @Test
  void firstOfNoSeatsIsRefused() {
    assertThatThrownBy(() -> Seats.none().first())
        .isInstanceOf(NoSuchElementException.class)
        .hasMessageContainingAll("no seat is to move", "empty");
  }

  @Test
  void onlyIsTheOneSeat() {
    assertThat(Seats.of(63).only()).isEqualTo(63);
    assertThatThrownBy(() -> Seats.of(0, 2).only())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("seats {0, 2} are 2", "exactly one");
    assertThatThrownBy(() -> Seats.none().only())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("seats {} are 0", "exactly one");
  }

  @Test
  void cannotBeChangedThroughItsIterator() {
    Iterator<Integer> iterator = Seats.of(0, 2).iterator();
    iterator.next();

    assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void isNoOtherKindOfSet() {
    assertThat(Seats.of(1)).isNotEqualTo(Set.of(1)).isNotEqualTo(null);
  }
}
