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
            (benchmarks, matches, streak, places, finals) ->
                new Championship(new Qualifier(benchmarks, matches, streak, places), finals));
  }

  private static Arbitrary<Swiss> swiss() {
    return DirectedEliminationProperties.between(0, 6).map(rounds -> new Swiss(rounds, 1));
  }

  @Provide
  Arbitrary<DirectedTournament> directed() {
    return DirectedEliminationProperties.tournaments(
        Arbitraries.oneOf(DirectedEliminationProperties.eliminations(), championships(), swiss()));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void everyTournamentEnds(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    assertThat(history.isOver()).as(history.story()).isTrue();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theFormatPairsNoEntrantTwiceInARound(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      if (!directed.isQualifier()) {
        assertThat(DirectedEliminationProperties.there(directed.ruled()))
            .as(history.story())
            .doesNotHaveDuplicates();
      }
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theFormatPairsNoWithdrawnEntrant(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      assertThat(directed.entries().active())
          .as(history.story())
          .containsAll(DirectedEliminationProperties.there(directed.ruled()));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void everyEntrantIsOnceInEveryTable(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      Standings standings = tournament.format().standings(directed.entries(), directed.before());
      for (Standings.Table table : standings.tables()) {
        assertThat(ToyTournament.names(table)).as(history.story()).doesNotHaveDuplicates();
      }
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void whatIsExplainedIsThePairingOfTheRound(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      for (Round round : List.of(directed.ruled(), directed.paired())) {
        tournament
            .format()
            .explain(directed.entries(), directed.before(), round)
            .ifPresent(
                explanation ->
                    assertThat(explanation.pairing())
                        .as(history.story())
                        .isEqualTo(ToyTournament.pairing(round)));
      }
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void noChampionHasWithdrawn(@ForAll("directed") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    Standings standings = tournament.format().standings(history.entries(), history.results());
    assertThat(history.entries().active().stream().map(history.entries()::name))
        .as(history.story())
        .containsAll(DirectedEliminationProperties.awarded(standings, "champion"))
        .containsAll(DirectedEliminationProperties.awarded(standings, "second"));
  }
}
