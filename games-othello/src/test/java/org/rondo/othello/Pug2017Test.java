package org.rondo.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.format.standard.Knockout;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionCatalog;

class Pug2017Test {

  @Test
  void itIsAKnockoutOfOthelloFoundByName() {
    Competition<?, ?> competition = CompetitionCatalog.find("pug-2017");
    assertThat(Pug2017.competition().games()).hasSize(1);
    assertThat(competition.name()).isEqualTo("pug-2017");
    assertThat(competition.games()).extracting(game -> game.id()).containsExactly("othello");
    assertThat(competition.format()).isEqualTo(new Knockout(64));
    assertThat(competition.time()).isEqualTo(TimeControl.none());
  }

  @Test
  void itsSummaryNamesTheChallenge() {
    assertThat(CompetitionCatalog.list())
        .anyMatch(entry -> entry.summary().equals("Othello, US PUG Challenge 2017: a knockout"));
  }
}
