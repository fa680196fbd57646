package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.rondo.format.Round;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.Championship;
import org.rondo.format.standard.Qualifier;
import org.rondo.format.standard.Swiss;

/** What formats keep to whatever a director does. */
class DirectedTournamentProperties {
  private static Arbitrary<Championship> championships() {
    return Combinators.combine(
            DirectedEliminationProperties.between(1, 2),
            DirectedEliminationProperties.between(1, 4),
            DirectedEliminationProperties.between(1, 3),
            DirectedEliminationProperties.between(1, 8),
            DirectedEliminationProperties.eliminations())
        .as(
            (benchmarks, games, streak, places, finals) ->
                new Championship(new Qualifier(benchmarks, games, streak, places), finals));
  }

  private static Arbitrary<Swiss> swiss() {
    return DirectedEliminationProperties.between(0, 6).map(rounds -> new Swiss(rounds, 1));
  }

  @Provide
  Arbitrary<DirectedTournament> directed() {
    return DirectedEliminationProperties.tournaments(
        Arbitraries.oneOf(DirectedEliminationProperties.eliminations(), championships(), swiss()));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void everyTournamentEnds(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.Played played = tournament.play();
    assertThat(played.isOver()).as(played.story()).isTrue();
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void theFormatPairsNobodyTwiceInARound(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.Played played = tournament.play();
    for (DirectedTournament.Step step : played.steps()) {
      if (!step.isQualifier()) {
        assertThat(DirectedEliminationProperties.there(step.ruled()))
            .as(played.story())
            .doesNotHaveDuplicates();
      }
    }
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void theFormatPairsNobodyWhoHasWithdrawn(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.Played played = tournament.play();
    for (DirectedTournament.Step step : played.steps()) {
      assertThat(step.entries().active())
          .as(played.story())
          .containsAll(DirectedEliminationProperties.there(step.ruled()));
    }
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void everybodyStandsOnceInEveryTable(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.Played played = tournament.play();
    for (DirectedTournament.Step step : played.steps()) {
      Standings standings = tournament.format().standings(step.entries(), step.before());
      for (Standings.Table table : standings.tables()) {
        assertThat(ToyTournament.names(table)).as(played.story()).doesNotHaveDuplicates();
      }
    }
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void whatIsExplainedIsThePairingOfTheRound(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.Played played = tournament.play();
    for (DirectedTournament.Step step : played.steps()) {
      for (Round round : List.of(step.ruled(), step.paired())) {
        tournament
            .format()
            .explain(step.entries(), step.before(), round)
            .ifPresent(
                explanation ->
                    assertThat(explanation.pairing())
                        .as(played.story())
                        .isEqualTo(ToyTournament.pairing(round)));
      }
    }
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void noChampionHasWithdrawn(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.Played played = tournament.play();
    Standings standings = tournament.format().standings(played.entries(), played.results());
    assertThat(played.entries().active().stream().map(played.entries()::name))
        .as(played.story())
        .containsAll(DirectedEliminationProperties.awarded(standings, "champion"))
        .containsAll(DirectedEliminationProperties.awarded(standings, "second"));
  }
}
