package org.rondo.foosball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.standard.LeagueFinal;
import org.rondo.game.CatalogEntry;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionCatalog;

class ComputeFest2013Test {

  @Test
  void itIsFoundByName() {
    Competition<?, ?> competition = CompetitionCatalog.find("computefest-2013");
    assertThat(competition.name()).isEqualTo("computefest-2013");
    assertThat(competition.games()).extracting(game -> game.id()).containsExactly("foosball");
    assertThat(competition.format()).isEqualTo(LeagueFinal.computeFest());
    assertThat(competition.time()).isEqualTo(TimeControl.parse("total:1m"));
    assertThat(CompetitionCatalog.list())
        .extracting(CatalogEntry::name)
        .contains("computefest-2013");
  }

  @Test
  void theOrganisersRulesetIsAnOption() {
    assertThat(CompetitionCatalog.find("computefest-2013:ruleset=engine-2013").games().get(0).id())
        .isEqualTo("foosball:ruleset=engine-2013");
    assertThatThrownBy(() -> CompetitionCatalog.find("computefest-2013:games=3"))
        .hasMessageContaining("has no option \"games\"");
  }

  @Test
  void tenTeamsBeginWithTheFirstRoundOfTheSourcesTable() {
    List<String> teams = IntStream.rangeClosed(1, 10).mapToObj(i -> "team " + i).toList();
    Round round =
        ComputeFest2013.by(FoosballOptions.defaults())
            .format()
            .next(EntryList.of(teams, Seed.of(1)), Results.none())
            .orElseThrow();
    assertThat(round.encounters())
        .extracting(encounter -> encounter.entrants())
        .containsExactly(List.of(0, 9), List.of(1, 8), List.of(2, 7), List.of(3, 6), List.of(4, 5));
    assertThat(round.encounters()).allMatch(encounter -> encounter.matches() == 5);
  }
}
