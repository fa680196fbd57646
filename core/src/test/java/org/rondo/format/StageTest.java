package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class StageTest {

  static Stream<Arguments> titles() {
    return Stream.of(
        Arguments.of(Stage.round(3), "round 3"),
        Arguments.of(Stage.named("title match"), "title match"),
        Arguments.of(Stage.named("3x3"), "3x3"),
        Arguments.of(new Stage.DrawReplay(2, 1), "round 2, replay 1"),
        Arguments.of(new Stage.TieBreakRound(2, 3), "tie-break 2, round 3"),
        Arguments.of(new Stage.SeriesPart(Stage.round(2), 3), "round 2, part 3"),
        Arguments.of(new Stage.RoundOf(3), "round of 3"),
        Arguments.of(new Stage.QuarterFinals(), "quarter-finals"),
        Arguments.of(new Stage.SemiFinals(), "semi-finals"),
        Arguments.of(new Stage.Final(), "final"),
        Arguments.of(new Stage.ExtraGames(), "final, extra games"),
        Arguments.of(new Stage.SuddenDeath(4), "final, sudden death 4"),
        Arguments.of(new Stage.QualifierGame(5), "game 5"),
        Arguments.of(new Stage.QualifierPart(new Stage.QualifierGame(5)), "qualifier, game 5"),
        Arguments.of(new Stage.FinalsPart(Stage.round(1)), "finals, round 1"),
        Arguments.of(
            new Stage.FinalsPart(new Stage.DrawReplay(2, 1)), "finals, round 2, replay 1"));
  }

  /** The titles stand in journals and published files, so they stay as they are. */
  @ParameterizedTest
  @MethodSource("titles")
  void theTitleOfEveryStageIsThatOfPublishedFiles(Stage stage, String title) {
    assertThat(stage.title()).isEqualTo(title);
    Round round = Round.of(Stage.named("x"), List.of(Encounter.of(0, 1))).at(stage);
    assertThat(round.stage()).isEqualTo(stage);
    assertThat(round.title()).isEqualTo(title);
  }

  @Test
  void numbersBelowOneAreRefused() {
    assertThatThrownBy(() -> Stage.round(0)).hasMessageContaining("round 0");
    assertThatThrownBy(() -> new Stage.DrawReplay(0, 1)).hasMessageContaining("round 0");
    assertThatThrownBy(() -> new Stage.DrawReplay(1, 0)).hasMessageContaining("replay 0");
    assertThatThrownBy(() -> new Stage.TieBreakRound(0, 1)).hasMessageContaining("tie-break 0");
    assertThatThrownBy(() -> new Stage.TieBreakRound(1, -1)).hasMessageContaining("round -1");
    assertThat(new Stage.SeriesPart(Stage.round(1), 2).part()).isEqualTo(2);
    assertThatThrownBy(() -> new Stage.SeriesPart(Stage.round(1), 1))
        .hasMessageContaining("part 1 is below 2");
    assertThatThrownBy(() -> new Stage.RoundOf(2)).hasMessageContaining("a round of 2 entrants");
    assertThatThrownBy(() -> new Stage.SuddenDeath(0)).hasMessageContaining("sudden death 0");
    assertThatThrownBy(() -> new Stage.QualifierGame(0)).hasMessageContaining("game 0");
  }
}
