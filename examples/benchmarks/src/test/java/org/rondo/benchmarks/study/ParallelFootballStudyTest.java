package org.rondo.benchmarks.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelFootballStudyTest {

  private static List<String> answer(String question, int games, String... combinations) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    try {
      new ParallelFootballStudy(out, games, 5, List.of(combinations)).answer(question).run();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @ParameterizedTest
  @CsvSource({"255, 32, champion", "255, 32, sound", "60, 20, champion", "60, 20, sound"})
  void noTeamClearsTheFieldFasterThanTheBound(int players, int range, String bot) {
    FieldClearing clearing = FieldClearing.of(players, range, bot);

    assertThat(clearing.scored()).isEqualTo(1020);
    assertThat(clearing.turns()).isGreaterThanOrEqualTo(FieldClearing.bound(players, range));
  }

  @Test
  void aTableHasALineForEachCombinationAndVariant() {
    // Two placements; few players with long kicks, whose moves cost little.
    List<String> lines = answer("relays", 8, "30x46", "30x40");

    assertThat(lines).hasSize(2 + 2 * ChampionVariant.RELAYS.size());
    assertThat(lines.get(2))
        .matches("\\| 30, 46 \\| as it is \\| 0\\.\\d{3} ± 0\\.\\d{3} \\| – \\|.*\\|");
    assertThat(lines.get(3))
        .matches("\\| 30, 46 \\| no piles \\| .* \\| [+-]0\\.\\d{4} ± 0\\.\\d{4} \\|.*\\|");
    assertThat(answer("relays", 8, "30x40").get(2))
        .isEqualTo(lines.get(2 + ChampionVariant.RELAYS.size()));
  }

  @Test
  void allBallsAreScoredBetweenTheFour() {
    RotatedSeries series = new RotatedSeries(RotatedSeries.game(255, 46, 5000), "champion", 4, 9);
    RotatedSeries.Result result = series.play("champion");

    assertThat(result.share().values())
        .zipSatisfy(
            result.bestRival().values(),
            (own, best) -> assertThat(own + 3 * best).isGreaterThanOrEqualTo(1 - 1e-9));
    assertThat(result.share().mean()).isCloseTo(0.25, within(0.1));
  }

  @Test
  void placementsDifferFromGameToGameAndNothingElse() {
    RotatedSeries series = new RotatedSeries(RotatedSeries.game(30, 46, 2), "sound", 8, 9);
    RotatedSeries.Result wide = series.playVaried("", 900);

    assertThat(wide.turns().values()).hasSize(8).containsOnly(2.0);
    assertThat(wide.share().values())
        .as("shares")
        .anyMatch(share -> !share.equals(wide.share().values().get(0)));
  }

  @Test
  void aMarginIsThatOfTheMeanByStudentsDistribution() {
    MatchSample sample = new MatchSample(List.of(1.0, 2.0, 3.0, 4.0));

    assertThat(sample.mean()).isEqualTo(2.5);
    assertThat(sample.margin()).isCloseTo(3.182446 * Math.sqrt(5.0 / 3 / 4), within(1e-5));
    assertThat(new MatchSample(List.of(7.0)).margin()).isZero();
  }

  @Test
  void aDifferenceIsPairedByGameAndItsMarginIsOverTheGroups() {
    // Two placements of two seats: seats differ by 0.1, what is compared gains 0.02 and 0.04.
    MatchSample usual = new MatchSample(List.of(0.20, 0.30, 0.25, 0.35));
    MatchSample changed = new MatchSample(List.of(0.21, 0.33, 0.28, 0.40));

    MatchSample difference = changed.minus(usual).means(game -> game / 2);

    assertThat(difference.values()).hasSize(2);
    assertThat(difference.values().get(0)).isCloseTo(0.02, within(1e-12));
    assertThat(difference.values().get(1)).isCloseTo(0.04, within(1e-12));
    // The quantile for one degree of freedom, times half of what the two differ by.
    assertThat(difference.margin()).isCloseTo(12.706205 * 0.01, within(1e-7));
    assertThat(difference.difference()).isEqualTo("+0.0300 ± 0.1271");
    assertThatThrownBy(() -> changed.minus(new MatchSample(List.of(0.2))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("1 games", "one of 4");
  }

  @Test
  void aSinglePlacementTellsNoMargin() {
    assertThat(new MatchSample(List.of(0.25)).share()).isEqualTo("0.250 ± ?");
    assertThat(new MatchSample(List.of(-0.01)).difference()).isEqualTo("-0.0100 ± ?");
    assertThat(answer("relays", 4, "30x46").get(3)).matches("\\|.*\\| [+-]0\\.\\d{4} ± \\? \\|.*");
  }

  @Test
  void groupsAreInTheOrderOfTheirNumbersAndMayHaveGapsBetween() {
    MatchSample sample = new MatchSample(List.of(1.0, 2.0, 4.0, 3.0, 5.0));

    assertThat(sample.means(game -> game == 0 || game == 3 ? 7 : 2).values())
        .containsExactly(11.0 / 3, 2.0);
  }

  @Test
  void eachOfEightPlacementsHasAGameFromEverySeat() {
    RotatedSeries series = new RotatedSeries(RotatedSeries.game(30, 46, 2), "sound", 64, 9);
    MatchSample games =
        new MatchSample(IntStream.range(0, 64).mapToObj(game -> (double) game).toList());

    // Games 0 to 3 and 32 to 35 have the first placement, and so on.
    assertThat(series.byPlacement(games).values())
        .containsExactly(17.5, 21.5, 25.5, 29.5, 33.5, 37.5, 41.5, 45.5);
  }

  @Test
  void gamesThatAreNotAsManyForEachSeatAreRefused() {
    assertThatThrownBy(() -> answer("relays", 6, "255x46"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("6 matches")
        .hasMessageContaining("multiple of 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "4x", "x32", "4x32x1", "four"})
  void whatIsNoCombinationIsRefused(String text) {
    assertThatThrownBy(() -> answer("table", 4, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("write 4x32");
  }

  @Test
  void anUnknownQuestionIsRefused() {
    assertThatThrownBy(() -> answer("weather", 4, "4x32"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no question 'weather'");
  }
}
