package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rondo.game.Options;

class WeightTableTest {
  private enum Taste implements Weight {
    SWEET(0, 2),
    VERY_SOUR(-1, 1);

    private final Description description;

    Taste(double min, double max) {
      description = new Description(min, max, "The worth of the taste.");
    }

    @Override
    public Description description() {
      return description;
    }
  }

  private static WeightTable table(String text) {
    return WeightTable.read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Weights<Taste> weights(double sweet, double sour) {
    return Weights.of(Taste.class, taste -> taste == Taste.SWEET ? sweet : sour);
  }

  @Test
  void columnsAreReadByTheNamesOfTheirOptions() {
    WeightTable table = table("# two tastes\nvery-sour  -0.5  1\nsweet 2   0\n");

    assertThat(table.columns("sweet")).isEqualTo(2);
    assertThat(table.columns("salty")).isZero();
    assertThat(table.column(Taste.class, 1)).isEqualTo(weights(2, -0.5));
    assertThat(table.column(Taste.class, 2)).isEqualTo(weights(0, 1)).isNotEqualTo(weights(1, 1));
  }

  @Test
  void missingNumbersAndThoseOutOfRangeAreRefused() {
    WeightTable table = table("sweet 2.5\nvery-sour 0");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.column(Taste.class, 1))
        .withMessage("number 1 of the line sweet is not in 0.0..2.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.number("very-sour", 2, -1, 1))
        .withMessage("number 2 of the line very-sour is not in -1.0..1.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> table("sweet 1\nsweet 2 3"))
        .withMessage("there are two lines sweet of 1 and 2 numbers; a weight has one line");
  }

  @Test
  void givenWeightsReplaceOthers() {
    Options options = Options.parse("cook:very-sour=0.25");

    Map<Taste, Double> given = weights(1, 0).given(options);

    assertThat(given).isEqualTo(Map.of(Taste.VERY_SOUR, 0.25));
    assertThat(weights(2, 0).with(given)).isEqualTo(weights(2, 0.25));
    assertThat(options.declared())
        .extracting(Options.Option::toString)
        .containsExactly("sweet=0.0..2.0", "very-sour=-1.0..1.0");
  }
}
