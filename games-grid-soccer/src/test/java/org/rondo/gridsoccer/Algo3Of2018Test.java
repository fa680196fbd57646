package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionCatalog;

class Algo3Of2018Test {

  @Test
  void itIsARoundRobinOnTheCoursesBoardFoundByName() {
    Competition<?, ?> competition = CompetitionCatalog.find("algo3-2018");
    assertThat(competition.name()).isEqualTo("algo3-2018");
    assertThat(competition.games()).extracting(game -> game.id()).containsExactly("grid-soccer");
    GridSoccerOptions board = GridSoccerOptions.defaults().withBoard(5, 10).withSteps(250);
    assertThat(new GridSoccer(board).id()).isEqualTo("grid-soccer");
    assertThat(competition.format()).isEqualTo(new RoundRobin(2, Points.PER_MATCH));
    assertThat(competition.time()).isEqualTo(TimeControl.none());
  }

  @Test
  void gamesAndRulesetAreOptions() {
    Competition<?, ?> competition = CompetitionCatalog.find("algo3-2018:games=10,ruleset=elizondo");
    assertThat(competition.format()).isEqualTo(new RoundRobin(10, Points.PER_MATCH));
    assertThat(competition.games().get(0).id()).isEqualTo("grid-soccer:ruleset=elizondo");
    assertThatThrownBy(() -> CompetitionCatalog.find("algo3-2018:games=0"))
        .hasMessageContaining("games=0");
  }
}
