package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rondo.gridsoccer.GridSoccerSituations.DOCUMENT;
import static org.rondo.gridsoccer.GridSoccerSituations.ELIZONDO;
import static org.rondo.gridsoccer.GridSoccerSituations.STANDARD;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.GameCatalog;
import org.rondo.input.OptionException;

/** The options and the specification. */
class GridSoccerOptionsTest {
  private final GridSoccer document = DOCUMENT;
  private final GridSoccer elizondo = ELIZONDO;

  @Test
  void theIdReadsBackAsTheGame() {
    assertThat(document.id()).isEqualTo("grid-soccer");
    GridSoccerOptions options =
        new GridSoccerOptions(
            7,
            98,
            100_000,
            List.of(0.0, 0.1, 1.0),
            List.of(0.5, 0.25, -0.0),
            GridSoccerRuleset.ELIZONDO,
            1);
    String id =
        "grid-soccer:rows=7,columns=98,steps=100000,tackle-left0=0,tackle-left1=0.1,tackle-left2=1,tackle-right1=0.25,tackle-right2=0,"
            + "ruleset=elizondo,first=right";
    assertThat(new GridSoccer(options).id()).isEqualTo(id);
    assertThat(((GridSoccer) GameCatalog.find(id)).options()).isEqualTo(options);
    assertThat(((GridSoccer) GameCatalog.find("grid-soccer")).options()).isEqualTo(STANDARD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "rows=7 # columns 10 are below 14, twice the 7 rows; choose fewer rows or more columns",
        "rows=4 # grid-soccer option rows=4 is not in 3..49 (odd)",
        "rows=51 # grid-soccer option rows=51 is not in 3..49 (odd)",
        "columns=7 # grid-soccer option columns=7 is not in 6..98 (even)",
        "steps=0 # grid-soccer option steps=0 is not in 1..100000",
        "tackle-left2=1.5 # grid-soccer option tackle-left2=1.5 is not in 0.0..1.0",
        "first=right # the right team cannot be first by ruleset document, where the left team kicks off; choose ruleset elizondo",
        "ruleset=other # grid-soccer option ruleset=other is not in document|elizondo"
      })
  void optionsOutOfRangeAreRefused(String option, String message) {
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> GameCatalog.find("grid-soccer:" + option))
        .withMessage(message);
  }

  @Test
  void optionsAreCheckedHoweverTheyAreMade() {
    refused(() -> STANDARD.withBoard(1, 10), "rows 1 are not an odd number in 3..49");
    refused(() -> STANDARD.withBoard(4, 10), "rows 4 are not an odd number in 3..49");
    refused(() -> STANDARD.withBoard(51, 98), "rows 51 are not an odd number in 3..49");
    refused(() -> STANDARD.withBoard(3, 4), "columns 4 are not an even number in 6..98");
    refused(() -> STANDARD.withBoard(3, 7), "columns 7 are not an even number in 6..98");
    refused(() -> STANDARD.withBoard(3, 100), "columns 100 are not an even number in 6..98");
    refused(() -> STANDARD.withSteps(0), "steps 0 are not in 1..100000");
    refused(() -> STANDARD.withSteps(100_001), "steps 100001 are not in 1..100000");
    refused(
        () -> STANDARD.withTackling(List.of(0.5), List.of(0.5, 0.5, 0.5)),
        "left has 1 tackle probabilities, not one for each of 3 players");
    refused(
        () -> STANDARD.withTackling(List.of(0.5, 0.5, 0.5), List.of(0.5, -0.1, 0.5)),
        "right1 -0.1 is not a probability in 0..1");
    refused(
        () -> STANDARD.withTackling(List.of(0.5, 0.5, Double.NaN), List.of(0.5, 0.5, 0.5)),
        "left2 NaN is not a probability in 0..1");
    refused(
        () -> STANDARD.withRuleset(GridSoccerRuleset.ELIZONDO).withFirst(2),
        "first 2 is neither 0, the left team, nor 1, the right team");
    refused(
        () ->
            STANDARD
                .withRuleset(GridSoccerRuleset.ELIZONDO)
                .withFirst(1)
                .withRuleset(GridSoccerRuleset.DOCUMENT),
        "the right team cannot be first by ruleset document, where the left team kicks off; choose"
            + " ruleset elizondo");
    assertThat(STANDARD.withBoard(49, 98).mostStrength()).isEqualTo(24);
    assertThat(STANDARD.withBoard(3, 6).withSteps(100_000).steps()).isEqualTo(100_000);
  }

  private static void refused(Runnable making, String message) {
    assertThatIllegalArgumentException().isThrownBy(making::run).withMessage(message);
  }
}
