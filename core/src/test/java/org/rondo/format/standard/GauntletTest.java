package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.Results;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;

class GauntletTest {

  @Test
  void theFirstMeetsAllOthersOnly() {
    Gauntlet gauntlet = new Gauntlet(3, 1);
    Results results =
        ToyTournament.play(gauntlet, ToyTournament.entries(4), ToyTournament.lowerWins());
    assertThat(results.rounds()).hasSize(1);
    assertThat(results.encounters().map(EncounterResult::encounter))
        .containsExactly(
            Encounter.of(0, 1).over(3), Encounter.of(2, 0).over(3), Encounter.of(0, 3).over(3));
    Standings.Table table = gauntlet.standings(ToyTournament.entries(4), results).tables().get(0);
    assertThat(ToyTournament.points(table)).containsExactly(9.0, 0.0, 0.0, 0.0);
    assertThat(ToyTournament.ranks(table)).containsExactly(1, 2, 2, 2);
  }

  @Test
  void entrantsOnTrialDoNotMeetEachOther() {
    Results results =
        ToyTournament.play(new Gauntlet(2, 2), ToyTournament.entries(4), ToyTournament.lowerWins());
    assertThat(
            results
                .encounters()
                .map(result -> result.encounter().entrants().stream().sorted().toList().toString()))
        .containsExactly("[0, 2]", "[0, 3]", "[1, 2]", "[1, 3]");
  }

  @Test
  void theWithdrawnAreLeftOut() {
    assertThat(new Gauntlet(1, 1).next(ToyTournament.entries(3).without(0), Results.none()))
        .isEmpty();
    assertThat(
            new Gauntlet(1, 1)
                .next(ToyTournament.entries(3).without(1), Results.none())
                .orElseThrow()
                .encounters())
        .containsExactly(Encounter.of(2, 0));
  }

  @Test
  void thereMustBeAnOpponent() {
    assertThatThrownBy(() -> new Gauntlet(1, 3).next(ToyTournament.entries(3), Results.none()))
        .hasMessageContainingAll("gauntlet of 3 entrants", "4 at least");
    assertThatThrownBy(() -> new Gauntlet(1, 0))
        .hasMessageContainingAll("tried 0", "not in 1..1000");
  }
}
