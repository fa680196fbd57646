package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.input.SpecificationException;

class PointsTest {

  private static Tally tally(long wins, long draws, long losses) {
    return new Tally(wins, draws, losses, 0, 0, 0, 0, 0);
  }

  @ParameterizedTest
  @CsvSource({
    // wins, draws and losses, points by game, points by match
    "3, 1, 2, 3.5, 2",
    "2, 2, 2, 3, 1",
    "2, 1, 3, 2.5, 0",
    "0, 4, 0, 2, 1",
    "0, 0, 0, 0, 0"
  })
  void aMatchIsWorthOnePointOrItsGames(
      long wins, long draws, long losses, double byGame, double byMatch) {
    Tally own = tally(wins, draws, losses);
    Tally other = tally(losses, draws, wins);
    assertThat(Points.PER_MATCH.of(own, other)).isEqualTo(byGame);
    assertThat(Points.PER_ENCOUNTER.of(own, other)).isEqualTo(byMatch);
  }

  @Test
  void pointsAreSummedByEntrant() {
    EncounterResult first =
        new EncounterResult(
            Encounter.of(2, 0).over(4), List.of(tally(3, 0, 1), tally(1, 0, 3)), List.of());
    EncounterResult second =
        new EncounterResult(
            Encounter.of(0, 2).over(2), List.of(tally(1, 1, 0), tally(0, 1, 1)), List.of());
    List<EncounterResult> played = List.of(first, second);
    assertThat(Points.PER_MATCH.byEntrant(3, played)).containsExactly(2.5, 0.0, 3.5);
    assertThat(Points.PER_ENCOUNTER.byEntrant(3, played)).containsExactly(2.0, 0.0, 2.0);
  }

  @Test
  void theTextsReadBack() {
    assertThat(Points.texts()).containsExactly("game", "match");
    assertThat(Points.parse("game")).isEqualTo(Points.PER_MATCH);
    assertThat(Points.parse("match")).isEqualTo(Points.PER_ENCOUNTER);
    assertThatThrownBy(() -> Points.parse("set"))
        .isInstanceOf(SpecificationException.class)
        .hasMessage("points by 'set' are unknown; give one of game, match");
  }
}
