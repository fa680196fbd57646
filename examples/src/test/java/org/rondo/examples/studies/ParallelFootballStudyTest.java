package org.rondo.examples.studies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelFootballStudyTest {

  private static List<String> answer(String question, int games, String... combinations) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    new ParallelFootballStudy(out, games, 5, List.of(combinations)).answer(question);
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @ParameterizedTest
  @CsvSource({"255, 32, champion", "255, 32, sound", "60, 20, champion", "60, 20, sound"})
  void nobodyClearsTheFieldFasterThanTheBound(int players, int range, String bot) {
    Clearing clearing = Clearing.of(players, range, bot);

    assertThat(clearing.scored()).isEqualTo(1020);
    assertThat(clearing.turns()).isGreaterThanOrEqualTo(Clearing.bound(players, range));
  }

  @Test
  void aTableHasALineForEachCombinationAndVariant() {
    List<String> lines = answer("relays", 4, "255x46", "255x40");

    assertThat(lines).hasSize(2 + 2 * Variant.RELAYS.size());
    assertThat(lines.get(2)).matches("\\| 255, 46 \\| as it is \\| 0\\.\\d{3} ± .*\\|");
    assertThat(answer("relays", 4, "255x46", "255x40")).isEqualTo(lines);
  }

  @Test
  void allBallsAreScoredBetweenTheFour() {
    Contest contest = new Contest(Contest.game(255, 46, 5000), "champion", 4, 9);
    Contest.Result result = contest.play("champion");

    assertThat(result.share().values())
        .zipSatisfy(
            result.bestRival().values(),
            (own, best) -> assertThat(own + 3 * best).isGreaterThanOrEqualTo(1 - 1e-9));
    assertThat(result.share().mean()).isCloseTo(0.25, within(0.1));
  }

  @Test
  void placementsDifferFromGameToGameAndNothingElse() {
    Contest contest = new Contest(Contest.game(30, 46, 2), "sound", 8, 9);
    Contest.Result wide = contest.playVaried("", OptionalInt.of(900));

    assertThat(wide.turns().values()).hasSize(8).containsOnly(2.0);
    assertThat(wide.share().values())
        .as("shares")
        .anyMatch(share -> !share.equals(wide.share().values().get(0)));
  }

  @Test
  void aMarginIsThatOfTheMeanByStudentsDistribution() {
    Sample sample = new Sample(List.of(1.0, 2.0, 3.0, 4.0));

    assertThat(sample.mean()).isEqualTo(2.5);
    assertThat(sample.margin()).isCloseTo(3.182446 * Math.sqrt(5.0 / 3 / 4), within(1e-5));
    assertThat(new Sample(List.of(7.0)).margin()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "4x", "x32", "4x32x1", "four"})
  void whatIsNoCombinationIsRefused(String text) {
    assertThatThrownBy(() -> answer("table", 4, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("write 4x32");
  }

  @Test
  void aQuestionThatNobodyAskedIsRefused() {
    assertThatThrownBy(() -> answer("weather", 4, "4x32"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no question 'weather'");
  }
}
