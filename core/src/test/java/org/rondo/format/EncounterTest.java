package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EncounterTest {
  private static final Encounter FOUR = new Encounter(0, List.of(7, 5, 3, 1), 9);

  @Test
  void entrantsMoveUpByOneSeatAMatch() {
    assertThat(IntStream.range(0, 5).mapToObj(FOUR::seated))
        .containsExactly(
            List.of(7, 5, 3, 1),
            List.of(5, 3, 1, 7),
            List.of(3, 1, 7, 5),
            List.of(1, 7, 5, 3),
            List.of(7, 5, 3, 1));
  }

  @Test
  void twoExchangeSeatsFromMatchToMatch() {
    Encounter two = Encounter.of(4, 2).over(3);
    assertThat(IntStream.range(0, 3).mapToObj(two::seated))
        .containsExactly(List.of(4, 2), List.of(2, 4), List.of(4, 2));
  }

  @Test
  void aPlaceIsTheIndexOfTheSeatsEntrant() {
    for (int match = 0; match < 9; match++) {
      for (int seat = 0; seat < 4; seat++) {
        assertThat(FOUR.entrants().get(FOUR.place(match, seat)))
            .isEqualTo(FOUR.seated(match).get(seat));
      }
    }
  }

  @Test
  void theListOfEntrantsIsCopied() {
    List<Integer> entrants = new ArrayList<>(List.of(0, 1));
    Encounter encounter = new Encounter(0, entrants, 1);
    entrants.set(0, 5);
    assertThat(encounter).isEqualTo(Encounter.of(0, 1));
  }

  @Test
  void numbersBelowTheirLeastAreRefused() {
    assertThatThrownBy(() -> Encounter.of(0, 1).over(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least one match is played");
    assertThatThrownBy(() -> Encounter.of(-1, 0)).hasMessageContaining("count from 0");
    assertThatThrownBy(() -> new Encounter(-1, List.of(0), 1)).hasMessageContaining("variant -1");
    assertThatThrownBy(() -> new Encounter(0, List.of(), 1)).hasMessageContaining("none is given");
  }
}
