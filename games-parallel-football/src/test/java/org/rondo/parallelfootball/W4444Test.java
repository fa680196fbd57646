package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.format.standard.ScoreAverage;
import org.rondo.input.InputException;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionCatalog;

class W4444Test {

  @Test
  void itIsFoundByNameWithFourCombinations() {
    Competition<?, ?> competition = CompetitionCatalog.find("w4444");
    assertThat(competition.name()).isEqualTo("w4444");
    assertThat(competition.games())
        .extracting(game -> game.id())
        .containsExactly(
            "parallel-football:p=3,k=3",
            "parallel-football:p=10,k=10",
            "parallel-football:p=30,k=3",
            "parallel-football:p=30,k=20");
    assertThat(competition.format())
        .isEqualTo(
            new ScoreAverage(4, 8, List.of("p=3 k=3", "p=10 k=10", "p=30 k=3", "p=30 k=20")));
    assertThat(competition.time()).isEqualTo(TimeControl.none());
  }

  @Test
  void combinationsGamesAndTurnsAreOptions() {
    Competition<?, ?> competition =
        CompetitionCatalog.find("w4444:combinations=1x46,games=100,turns=50");
    assertThat(competition.games())
        .extracting(game -> game.id())
        .containsExactly("parallel-football:p=1,k=46,turns=50");
    assertThat(competition.format()).isEqualTo(new ScoreAverage(4, 100, List.of("p=1 k=46")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"3", "3x", "3x3+", "3x3+3x3", "0x3", "3x47", "99999x1", "3x3 10x10"})
  void badCombinationsAreRefused(String combinations) {
    assertThatThrownBy(() -> CompetitionCatalog.find("w4444:combinations='" + combinations + "'"))
        .isInstanceOf(InputException.class);
  }
}
