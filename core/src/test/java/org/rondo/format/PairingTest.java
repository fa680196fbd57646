package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PairingTest {

  @Test
  void pairsAreAlikeInAnyOrder() {
    Pairing one =
        new Pairing(List.of(Pairing.Opponents.of(3, 1), Pairing.Opponents.of(0, 4)), List.of(2));
    Pairing other =
        new Pairing(List.of(Pairing.Opponents.of(0, 4), Pairing.Opponents.of(1, 3)), List.of(2));
    assertThat(one).isEqualTo(other);
    assertThat(one.entrants()).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void noEntrantOccursTwice() {
    List<Pairing.Opponents> pairs = List.of(Pairing.Opponents.of(0, 1), Pairing.Opponents.of(1, 2));
    assertThatThrownBy(() -> new Pairing(pairs, List.of()))
        .hasMessageContainingAll("entrant 1", "twice in a round");
    assertThatThrownBy(() -> new Pairing(List.of(Pairing.Opponents.of(0, 1)), List.of(0)))
        .hasMessageContainingAll("entrant 0", "twice in a round");
  }

  @Test
  void oneIsLeftOverAtMost() {
    assertThatThrownBy(() -> new Pairing(List.of(Pairing.Opponents.of(0, 1)), List.of(2, 3)))
        .hasMessageContainingAll("byes [2, 3]", "too many", "at most one");
  }

  @Test
  void noEntrantMeetsItself() {
    assertThatThrownBy(() -> Pairing.Opponents.of(1, 1))
        .hasMessageContainingAll("entrants 1 and 1", "not a pair");
    assertThatThrownBy(() -> Pairing.Opponents.of(-1, 1))
        .hasMessageContainingAll("entrants -1 and 1", "not a pair");
  }
}
