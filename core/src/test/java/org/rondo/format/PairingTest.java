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
        .hasMessage("entrant 1 occurs twice in a round; name each entrant once");
    assertThatThrownBy(() -> new Pairing(List.of(Pairing.Opponents.of(0, 1)), List.of(0)))
        .hasMessage("entrant 0 occurs twice in a round; name each entrant once");
  }

  @Test
  void oneIsLeftOverAtMost() {
    assertThatThrownBy(() -> new Pairing(List.of(Pairing.Opponents.of(0, 1)), List.of(2, 3)))
        .hasMessage("byes [2, 3] are too many; a pairing has at most one bye");
  }

  @Test
  void noEntrantMeetsItself() {
    assertThatThrownBy(() -> Pairing.Opponents.of(1, 1))
        .hasMessage(
            "entrants 1 and 1 are not a pair: numbers count from 0, and the lower comes first");
    assertThatThrownBy(() -> Pairing.Opponents.of(-1, 1))
        .hasMessage(
            "entrants -1 and 1 are not a pair: numbers count from 0, and the lower comes first");
  }
}
