package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EncounterResultTest {
  private static final Encounter PAIR = Encounter.of(3, 8).over(3);

  @Test
  void matchesCountForTheEntrantInTheSeat() {
    EncounterResult result =
        EncounterResult.none(PAIR)
            .plus(0, ToyTournament.scores(5, 2))
            .plus(1, ToyTournament.scores(4, 1))
            .plus(2, ToyTournament.scores(3, 3));
    assertThat(result.tally(3)).isEqualTo(new Tally(1, 1, 1, 0, 0, 0, 5 + 1 + 3, 2 + 4 + 3));
    assertThat(result.tally(8)).isEqualTo(new Tally(1, 1, 1, 0, 0, 0, 2 + 4 + 3, 5 + 1 + 3));
    assertThat(result.tally(4)).isEqualTo(Tally.none());
  }

  @Test
  void aForfeitIsALossAndAFault() {
    EncounterResult result = EncounterResult.none(PAIR).plus(1, ToyTournament.forfeit(0, 9, 1));
    assertThat(result.tally(8)).isEqualTo(new Tally(0, 0, 1, 1, 1, 0, 9, 1));
    assertThat(result.tally(3)).isEqualTo(new Tally(1, 0, 0, 0, 0, 0, 1, 9));
  }

  @Test
  void placingsAreCountedByTheOrderOfTheEncounter() {
    EncounterResult result =
        EncounterResult.none(PAIR)
            .plus(0, ToyTournament.scores(5, 2))
            .plus(1, ToyTournament.scores(1, 4))
            .plus(2, ToyTournament.scores(1, 1));
    assertThat(result.placings())
        .containsExactly(
            new EncounterResult.Placing(List.of(1, 2), 2),
            new EncounterResult.Placing(List.of(1, 1), 1));
  }

  private static EncounterResult wonByTheFirst(EncounterResult before, int match) {
    return before.plus(
        match, match % 2 == 0 ? ToyTournament.scores(1, 0) : ToyTournament.scores(0, 1));
  }

  @Test
  void theOrdersOfEachRotationOfTheSeatsAreCountedTogether() {
    List<Integer> won = List.of(1, 2);
    List<Integer> lost = List.of(2, 1);
    EncounterResult result = EncounterResult.none(PAIR.over(10));
    result = wonByTheFirst(wonByTheFirst(result, 0), 1);
    result = result.plus(2, ToyTournament.scores(0, 1)).plus(3, ToyTournament.scores(1, 0));
    assertThat(result.rotations())
        .containsExactly(
            new EncounterResult.Rotation(0, List.of(won, won), 1),
            new EncounterResult.Rotation(1, List.of(lost, lost), 1));
    // Two matches of one rotation, then one of the next and two of the one after it.
    for (int match : List.of(4, 5, 6, 8)) {
      result = wonByTheFirst(result, match);
    }
    assertThat(result.rotations())
        .containsExactly(
            new EncounterResult.Rotation(2, List.of(won, won), 2),
            new EncounterResult.Rotation(1, List.of(lost, lost), 1),
            new EncounterResult.Rotation(4, List.of(won), 2));
    assertThat(wonByTheFirst(result, 9).rotations())
        .containsExactly(
            new EncounterResult.Rotation(4, List.of(won, won), 3),
            new EncounterResult.Rotation(1, List.of(lost, lost), 1),
            new EncounterResult.Rotation(-1, List.of(won), 1));
  }

  @Test
  void placingsWithoutRotationsAreSingleMatches() {
    List<Integer> won = List.of(1, 2);
    EncounterResult result =
        new EncounterResult(
            PAIR,
            List.of(Tally.none(), Tally.none()),
            List.of(new EncounterResult.Placing(won, 3)));
    assertThat(result.rotations())
        .containsExactly(new EncounterResult.Rotation(-1, List.of(won), 3));
  }

  @Test
  void talliesAreSummedByEntrant() {
    EncounterResult first = EncounterResult.none(PAIR).plus(0, ToyTournament.scores(5, 2));
    EncounterResult second =
        EncounterResult.none(Encounter.of(8, 0)).plus(0, ToyTournament.scores(1, 1));
    List<Tally> tallies = Tally.byEntrant(9, List.of(first, second));
    assertThat(tallies).hasSize(9);
    assertThat(tallies.get(0)).isEqualTo(new Tally(0, 1, 0, 0, 0, 0, 1, 1));
    assertThat(tallies.get(1)).isEqualTo(Tally.none());
    assertThat(tallies.get(3)).isEqualTo(new Tally(1, 0, 0, 0, 0, 0, 5, 2));
    assertThat(tallies.get(8)).isEqualTo(new Tally(0, 1, 1, 0, 0, 0, 3, 6));
    assertThat(tallies.get(8).difference()).isEqualTo(-3);
  }

  @Test
  void aFormatKnowsNothingOfMatchesToComeUnlessItSaysSo() {
    Format format = new FixedRounds(List.of());
    EntryList entries = ToyTournament.entries(2);
    assertThat(format.matchesLeft(entries, Results.none())).isEmpty();
    assertThat(format.pairsByResults()).isTrue();
    assertThat(format.countedScores(ToyTournament.scores(5, 2))).containsExactly(5.0, 2.0);
    Round round = Round.of(Stage.round(1), List.of(Encounter.of(0, 1)));
    assertThat(format.explain(entries, Results.none(), round)).isEmpty();
  }

  @Test
  void entrantsThatShareFirstPlaceDrawAndTheOthersLose() {
    EncounterResult result =
        EncounterResult.none(new Encounter(0, List.of(0, 1, 2, 3), 1))
            .plus(0, ToyTournament.scores(7, 7, 2, 0));
    assertThat(result.tally(1)).isEqualTo(new Tally(0, 1, 0, 0, 0, 0, 7, 9));
    assertThat(result.tally(2)).isEqualTo(new Tally(0, 0, 1, 0, 0, 0, 2, 14));
  }

  @Test
  void anEntrantInTwoSeatsGetsTheSumOfBoth() {
    EncounterResult result =
        EncounterResult.none(new Encounter(0, List.of(0, 1, 0), 1))
            .plus(0, ToyTournament.scores(4, 2, 1));
    assertThat(result.tally(0)).isEqualTo(new Tally(1, 0, 1, 0, 0, 0, 5, 3 + 6));
  }

  @Test
  void resultsOfOtherSizesAreRefused() {
    assertThatThrownBy(() -> EncounterResult.none(PAIR).plus(0, ToyTournament.scores(1, 2, 3)))
        .hasMessageContainingAll("match of 3 seats", "not fit", "2 seats");
    assertThatThrownBy(() -> new EncounterResult(PAIR, List.of(Tally.none()), List.of()))
        .hasMessageContainingAll("1 tallies", "not fit", "encounter of 2");
  }

  @Test
  void matchesOfMoreThanSixSeatsKeepNoPlacings() {
    EncounterResult six = EncounterResult.none(new Encounter(0, List.of(0, 1, 2, 3, 4, 5), 1));
    assertThat(six.plus(0, ToyTournament.scores(6, 5, 4, 3, 2, 1)).placings()).hasSize(1);
    assertThat(six.plus(0, ToyTournament.scores(6, 5, 4, 3, 2, 1)).rotations()).hasSize(1);
    EncounterResult seven =
        EncounterResult.none(new Encounter(0, List.of(0, 1, 2, 3, 4, 5, 6), 1))
            .plus(0, ToyTournament.scores(7, 6, 5, 4, 3, 2, 1));
    assertThat(seven.placings()).isEmpty();
    assertThat(seven.tally(0).wins()).isEqualTo(1);
    assertThat(seven.tally(6).losses()).isEqualTo(1);
    assertThat(seven.rotations()).isEmpty();
  }

  @Test
  void placingsOfMoreThanSixSeatsThatAreGivenAreKept() {
    List<EncounterResult.Placing> given =
        List.of(new EncounterResult.Placing(List.of(1, 2, 3, 4, 5, 6, 7), 2));
    EncounterResult before =
        new EncounterResult(
            new Encounter(0, List.of(0, 1, 2, 3, 4, 5, 6), 3),
            Collections.nCopies(7, Tally.none()),
            given);
    EncounterResult after = before.plus(2, ToyTournament.scores(7, 6, 5, 4, 3, 2, 1));
    assertThat(after.placings()).isEqualTo(given);
    assertThat(after.rotations()).isEqualTo(before.rotations()).hasSize(1);
  }
}
