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
  void aRoundIsAPairingOfExactlyItsEntrants() {
    Round round =
        new Round(Stage.round(1), List.of(Encounter.of(3, 1), Encounter.of(0, 4)), List.of(2));
    assertThat(Pairing.of(round, List.of(4, 3, 2, 1, 0)))
        .contains(
            new Pairing(
                List.of(Pairing.Opponents.of(1, 3), Pairing.Opponents.of(0, 4)), List.of(2)));
    assertThat(Pairing.of(round, List.of(0, 1, 2, 3))).isEmpty();
    assertThat(Pairing.of(round, List.of(0, 1, 2, 3, 5))).isEmpty();
    Round twoByes = new Round(Stage.round(1), List.of(Encounter.of(0, 1)), List.of(2, 3));
    assertThat(Pairing.of(twoByes, List.of(0, 1, 2, 3))).isEmpty();
    assertThat(twoByes.paired()).containsExactly(0, 1);
    assertThat(twoByes.entrants()).containsExactly(0, 1, 2, 3);
  }

  @Test
  void pairsAreOrderedByTheirLowerThenTheirHigherNumber() {
    assertThat(
            new Pairing(List.of(Pairing.Opponents.of(2, 5), Pairing.Opponents.of(0, 3)), List.of())
                .pairs())
        .containsExactly(Pairing.Opponents.of(0, 3), Pairing.Opponents.of(2, 5));
    assertThat(Pairing.Opponents.of(Encounter.of(7, 4))).isEqualTo(new Pairing.Opponents(4, 7));
    assertThat(Pairing.Opponents.of(0, 1).lower()).isZero();
  }

  @Test
  void aSeatThatIsNotThatOfTheRulesIsSaid() {
    EntryList entries = ToyTournament.entries(2);
    Seating seating = new Seating(1, 0, 3, "seats alternate");
    assertThat(seating.text(1, entries))
        .isEqualTo("e2 has seat 0 against e1 by seat rule 3: seats alternate");
    assertThat(seating.text(0, entries))
        .isEqualTo(
            "e1 has seat 0 against e2, not by the rules, which give it to e2 by seat rule 3: seats"
                + " alternate");
  }

  @Test
  void noEntrantMeetsItself() {
    assertThatThrownBy(() -> Pairing.Opponents.of(1, 1))
        .hasMessageContainingAll("entrants 1 and 1", "not a pair");
    assertThatThrownBy(() -> Pairing.Opponents.of(-1, 1))
        .hasMessageContainingAll("entrants -1 and 1", "not a pair");
  }
}
