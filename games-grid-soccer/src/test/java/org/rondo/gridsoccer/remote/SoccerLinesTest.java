package org.rondo.gridsoccer.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;

class SoccerLinesTest {
  private static final GridSoccerOptions UNEVEN =
      GridSoccerOptions.defaults()
          .withBoard(7, 20)
          .withSteps(50)
          .withTackling(List.of(0.5, 1.0, 0.0), List.of(0.25, 0.00001, 0.1));

  private static Pitch pitch(String ball) {
    return Pitch.parse(
        "12 1-0 2,4 1,1 3,1 2,5 1,8 3,8 " + ball + " 2,1 1,1 3,1 2,8 1,8 3,8",
        GridSoccerOptions.defaults().withRuleset(GridSoccerRuleset.ELIZONDO));
  }

  @Test
  void theDocumentHasTheConfigurationOnALine() {
    assertThat(SoccerLines.configuration(Dialect.DOCUMENT, UNEVEN, 0))
        .containsExactly(
            "20 7 50 IZQUIERDA", "0 0.5", "1 1.0", "2 0.0", "0 0.25", "1 0.00001", "2 0.1");
  }

  @Test
  void elizondoHasTheSideOnItsOwnLineAndOwnPlayersComeFirst() {
    assertThat(SoccerLines.configuration(Dialect.ELIZONDO, UNEVEN, 1))
        .containsExactly(
            "20 7 50", "DERECHA", "0 0.25", "1 0.00001", "2 0.1", "0 0.5", "1 1.0", "2 0.0");
  }

  @Test
  void aTeamReceivesItsOwnPlayersFirstAndNoneIsMirrored() {
    assertThat(SoccerLines.state(Dialect.DOCUMENT, pitch("right1"), 0))
        .containsExactly(
            "0 2 4 SIN_PELOTA",
            "1 1 1 SIN_PELOTA",
            "2 3 1 SIN_PELOTA",
            "0 2 5 SIN_PELOTA",
            "1 1 8 CON_PELOTA",
            "2 3 8 SIN_PELOTA");
    assertThat(SoccerLines.state(Dialect.ELIZONDO, pitch("right1"), 1))
        .containsExactly(
            "0 2 5 SIN_PELOTA",
            "1 1 8 CON_PELOTA",
            "2 3 8 SIN_PELOTA",
            "0 2 4 SIN_PELOTA",
            "1 1 1 SIN_PELOTA",
            "2 3 1 SIN_PELOTA");
  }

  @ParameterizedTest
  @CsvSource({
    "DOCUMENT, '2,6,4,1', 2 6",
    "DOCUMENT, '4,0,0,0', 4 0",
    "ELIZONDO, '2,6,4,1', 2 6 4 1",
    "ELIZONDO, '4,0,7,0', 4 0 7 0"
  })
  void aFreeBallIsALineMore(Dialect dialect, String ball, String line) {
    List<String> lines = SoccerLines.state(dialect, pitch(ball), 1);
    assertThat(lines).hasSize(7);
    assertThat(lines.subList(0, 6)).allMatch(player -> player.endsWith(" SIN_PELOTA"));
    assertThat(lines.get(6)).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource({
    "DOCUMENT, 0, 2, 1, GANASTE",
    "DOCUMENT, 1, 2, 1, PERDISTE",
    "DOCUMENT, 1, 2, 3, GANASTE",
    "DOCUMENT, 0, 2, 2, EMPATARON",
    "ELIZONDO, 0, 2, 1, A",
    "ELIZONDO, 1, 2, 1, A",
    "ELIZONDO, 1, 2, 3, B",
    "ELIZONDO, 0, 2, 2, None"
  })
  void theEndIsInTheWordsOfTheDialect(
      Dialect dialect, int seat, double left, double right, String word) {
    assertThat(SoccerLines.end(dialect, Outcome.byScore(left, right), seat)).isEqualTo(word);
  }

  @Test
  void aForfeitCountsMoreThanTheScore() {
    Outcome outcome = Outcome.byScore(5, 0).withForfeits(Seats.of(0));
    assertThat(SoccerLines.end(Dialect.DOCUMENT, outcome, 0)).isEqualTo("PERDISTE");
    assertThat(SoccerLines.end(Dialect.ELIZONDO, outcome, 0)).isEqualTo("B");
  }

  @Test
  void aDialectBelongsToTheRulesOfItsSource() {
    for (GridSoccerRuleset ruleset : GridSoccerRuleset.values()) {
      assertThat(Dialect.of(ruleset).ruleset()).isEqualTo(ruleset);
    }
  }
}
