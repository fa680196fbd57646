package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Pile;
import org.rondo.input.SpecificationException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ParameterTest {

  @Property
  void aPlaceIsThatOfItsValue(
      @ForAll @DoubleRange(min = 0, max = 1) double place,
      @ForAll @DoubleRange(min = -100, max = 100) double least,
      @ForAll @DoubleRange(min = 0.01, max = 100) double width) {
    Parameter parameter = Parameter.real("x", least, least + width, least);

    double value = parameter.at(place);
    assertThat(value).isBetween(parameter.least(), parameter.most());
    // Six digits of a number up to 200.
    assertThat(value).isCloseTo(least + place * width, within(1e-3));
    assertThat(parameter.at(parameter.place(value))).isEqualTo(value);
  }

  @Property
  void aValueWithAStepIsOneOfItsSteps(@ForAll @DoubleRange(min = -1, max = 2) double place) {
    Parameter parameter = new Parameter("n", 3, 12.5, 3, 6);

    assertThat(parameter.at(place)).isIn(3.0, 6.0, 9.0, 12.0);
    assertThat(parameter.at(0.5)).isEqualTo(9);
    assertThat(parameter.at(2)).isEqualTo(12);
  }

  @Test
  void theDefaultStaysWhatItIsHoweverManyDigitsItHas() {
    Parameter parameter = Parameter.real("x", 0, 1, 0.123456789);

    assertThat(ParameterSpace.of(parameter).defaults().text()).isEqualTo("x=0.123456789");
    assertThat(parameter.at(1 / 3.0)).isEqualTo(0.333333);
    assertThat(parameter.at(-1)).isZero();
    assertThat(parameter.at(2)).isOne();
  }

  @Property
  void aDefaultComesBackFromItsPlace(@ForAll @DoubleRange(min = -1, max = 2) double fallback) {
    ParameterSpace space = ParameterSpace.of(Parameter.real("x", -1, 2, fallback));

    assertThat(space.at(space.defaults().places())).isEqualTo(space.defaults());
  }

  @Test
  void aNarrowRangeFarFromZeroHasItsValuesToo() {
    Parameter parameter = Parameter.real("x", 1_000_000, 1_000_001, 1_000_000);

    assertThat(IntStream.range(0, 1_000).mapToObj(i -> parameter.at(i / 1e3)).distinct())
        .hasSize(1_000);
    assertThat(Parameter.real("x", 1, 2, 1).at(0.928367)).isEqualTo(1.928367);
  }

  @Test
  void stepsAreDrawnEquallyOften() {
    ParameterSpace space = ParameterSpace.of(new Parameter("n", 0, 0.3, 0.1, 0.1));
    Rng rng = Seed.of(2018).rng();
    Map<Long, Long> drawn = new TreeMap<>();
    for (int draw = 0; draw < 4_000; draw++) {
      drawn.merge(Math.round(space.random(rng).value("n") * 10), 1L, Long::sum);
    }

    assertThat(drawn.keySet()).containsExactly(0L, 1L, 2L, 3L);
    // The expected number is 1,000, with a deviation of 27.
    assertThat(drawn.values()).allMatch(count -> count > 900 && count < 1_100);
  }

  @Test
  void aLogarithmicRangeIsDividedByRatios() {
    Parameter parameter = Parameter.real("x", 0.1, 10, 0.7).logarithmic();

    assertThat(parameter.place(1)).isCloseTo(0.5, within(1e-12));
    assertThat(parameter.at(0.5)).isEqualTo(1);
    assertThat(parameter.at(0.25)).isEqualTo(0.316228);
    assertThat(parameter.at(0)).isEqualTo(0.1);
    assertThat(parameter.at(-3)).isEqualTo(0.1);
    assertThat(parameter.at(1)).isEqualTo(10);
    assertThat(parameter.at(parameter.place(0.7))).isEqualTo(0.7);
    assertThat(new GridWalk(5, 1, 0, 1, 1).line(ParameterSpace.of(parameter).defaults(), 0))
        .extracting(setting -> setting.value("x"))
        .containsExactly(0.1, 0.316228, 1.0, 3.16228, 10.0);
  }

  @Property
  void aPlaceOfALogarithmicRangeIsThatOfItsValue(
      @ForAll @DoubleRange(min = 0, max = 1) double place,
      @ForAll @DoubleRange(min = -12, max = 6) double exponent,
      @ForAll @DoubleRange(min = 0.01, max = 20) double width) {
    double least = StrictMath.pow(10, exponent);
    double most = StrictMath.pow(10, exponent + width);
    Parameter parameter = Parameter.real("x", least, most, least).logarithmic();

    double value = parameter.at(place);
    assertThat(value).isBetween(least, most);
    // Six digits of the value, or of its distance from the end of a narrow range.
    assertThat(parameter.place(value)).isCloseTo(place, within(1e-5 / width));
    assertThat(parameter.at(parameter.place(value))).isEqualTo(value);
  }

  @Property
  void aWholeNumberOfALogarithmicRangeHasItsNeighboursInReach(
      @ForAll @IntRange(min = 1, max = 1_000) int number) {
    Parameter parameter = Parameter.integer("n", 1, 1_000, 30).logarithmic();

    assertThat(parameter.at(parameter.place(number))).isEqualTo(number);
    double mesh = parameter.mesh(number);
    assertThat(parameter.at(parameter.place(number) + mesh)).isEqualTo(Math.min(1_000, number + 1));
    assertThat(parameter.at(parameter.place(number) - mesh)).isEqualTo(Math.max(1, number - 1));
  }

  @Test
  void theDrawsOfALogarithmicRangeAreEquallyManyInEachDecade() {
    Rng rng = Seed.of(24).rng();
    for (Parameter parameter :
        List.of(
            Parameter.real("x", 0.001, 1_000, 1).logarithmic(),
            Parameter.integer("n", 1, 1_000_000, 1).logarithmic())) {
      Map<Integer, Long> drawn = new TreeMap<>();
      for (int draw = 0; draw < 6_000; draw++) {
        drawn.merge(
            (int) StrictMath.floor(StrictMath.log10(parameter.random(rng) / parameter.least())),
            1L,
            Long::sum);
      }
      // The expected number is 1,000, with a deviation of 29. The number 1 has a part of a decade.
      assertThat(drawn.values()).hasSizeBetween(6, 7);
      assertThat(drawn.values().stream().limit(6))
          .as("%s", parameter)
          .allMatch(count -> count > 880 && count < 1_120);
    }
  }

  @Test
  void theLogOfAnEarlierVersionHasLinearRanges() {
    assertThat(Parameter.parse("log=1..8 by 1, 4")).isEqualTo(Parameter.integer("log", 1, 8, 4));
    assertThat(Parameter.parse("x=0.5..8, 4")).isEqualTo(Parameter.real("x", 0.5, 8, 4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "x=",
        "x=1..2",
        "x=1, 2",
        "x=1..2 by, 1",
        "x=1..2 by 1 log",
        "x=1..b, 1",
        "exploration=0..1000/, 0.7",
        "x=1..2, ",
        "x=2..1, 1",
        "x=1..2 by 9, 1",
        "x=0..2 log, 1"
      })
  void aTextThatIsNoParameterIsRefusedInASentence(String text) {
    assertThatThrownBy(() -> Parameter.parse(text))
        .isInstanceOf(SpecificationException.class)
        .message()
        .isNotBlank();
  }

  /** A regular expression once read the first of these for hours. */
  @ParameterizedTest
  @ValueSource(strings = {"1..", "=", " by ", "=1..2, ", ", "})
  void aLongTextIsRefusedAtOnceByAShortSentence(String repeated) {
    assertThatThrownBy(() -> Parameter.parse("x=" + repeated.repeat(100_000)))
        .isInstanceOf(SpecificationException.class)
        .message()
        .hasSizeLessThan(300);
  }

  @Test
  void whatIsNoParameterIsRefused() {
    assertThatThrownBy(() -> Parameter.real("x", 0, 3, 1).logarithmic())
        .hasMessageContainingAll("parameter x", "logarithmic range 0..3", "above 0");
    assertThatThrownBy(() -> Parameter.real("x", -3, -1, -2).logarithmic())
        .hasMessageEndingWith("begin the range above 0, for instance at 0.001");
    assertThatThrownBy(() -> Parameter.real(" ", 0, 1, 0))
        .hasMessageContainingAll("parameter", "blank name");
    assertThatThrownBy(() -> Parameter.real("x", 1, 1, 1))
        .hasMessageContainingAll("parameter x", "range 1.0..1.0", "finite");
    assertThatThrownBy(() -> Parameter.real("x", 0, 1 / 0.0, 1))
        .hasMessageContaining("its ends must be finite");
    assertThatThrownBy(() -> new Parameter("x", 0, 1, 2, 1))
        .hasMessageContainingAll("step 2.0 of parameter x", "1.0E-9..1.0");
    assertThatThrownBy(() -> Parameter.real("x", 0, 1, 2))
        .hasMessageContainingAll("x=2.0", "outside its range 0.0..1.0");
  }

  @Test
  void aTextWithoutANameIsRefusedForItsName() {
    assertThatThrownBy(() -> Parameter.parse("=0..1, 0")).hasMessageContaining("blank name");
  }

  @Test
  void onlyNumbersAreNamedForTuning() {
    assertThatThrownBy(() -> ParameterSpace.ofBot(new Pile(2, 9), "mcts", List.of("iteration")))
        .hasMessageContaining("its numbers are iterations=1..1000000000, ")
        .hasMessageNotContaining("playouts");
  }

  @Test
  void aSpaceHasParametersOfDifferentNames() {
    Parameter x = Parameter.real("x", 0, 1, 0);
    assertThatThrownBy(() -> ParameterSpace.of(x, x))
        .hasMessageContainingAll("parameter x", "given twice");
    assertThatThrownBy(() -> new ParameterSpace(List.of()))
        .hasMessageContainingAll("nothing to tune", "at least one");
  }

  @Test
  void aSettingKnowsItsValuesByName() {
    ParameterSpace space =
        ParameterSpace.of(Parameter.real("x", -1, 1, 0.25), Parameter.integer("n", 1, 9, 4));
    Setting setting = space.at(List.of(0.8, 0.99));

    assertThat(setting.value("x")).isEqualTo(0.6);
    assertThat(setting.value("n")).isEqualTo(9);
    assertThat(setting).hasToString("x=0.6,n=9");
    assertThat(setting.specification("bot")).isEqualTo("bot:x=0.6,n=9");
    assertThat(setting.specification("bot:ms=5")).isEqualTo("bot:ms=5,x=0.6,n=9");
    assertThatThrownBy(() -> setting.value("y"))
        .hasMessageContainingAll("no parameter \"y\"", "x, n");
    assertThatThrownBy(() -> new Setting(space, List.of(0.0)))
        .hasMessageContainingAll("1 values", "2 parameters");
    assertThatThrownBy(() -> new Setting(space, List.of(0.0, 10.0)))
        .hasMessageContainingAll("n=10.0", "outside its range 1.0..9.0");
    assertThatThrownBy(() -> space.at(List.of(0.0)))
        .hasMessageContainingAll("1 places", "2 parameters");
  }

  @Test
  void aBotIsTunedInTheNumbersThatItsSpecificationDoesNotGive() {
    Pile game = new Pile(2, 9);

    assertThat(ParameterSpace.ofBot(game, "mcts", List.of()).parameters())
        .extracting(Parameter::name)
        .containsExactly("exploration");
    assertThat(ParameterSpace.ofBot(game, "mcts:exploration=2", List.of("iterations")))
        .satisfies(
            space -> {
              assertThat(space.parameters())
                  .extracting(Parameter::name)
                  .containsExactly("iterations");
              assertThat(space.parameters().get(0).step()).isOne();
            });
    assertThat(ParameterSpace.ofBot(game, "toy-taker", List.of("count")).defaults())
        .hasToString("count=1");
  }

  @Test
  void whatOfABotCannotBeTunedIsRefused() {
    Pile game = new Pile(2, 9);

    assertThatThrownBy(() -> ParameterSpace.ofBot(game, "toy-taker", List.of()))
        .hasMessageContainingAll("toy-taker", "real numbers", "count=1..3");
    assertThatThrownBy(() -> ParameterSpace.ofBot(game, "random", List.of()))
        .hasMessageEndingWith("none of its options is a number");
    assertThatThrownBy(() -> ParameterSpace.ofBot(game, "toy-taker", List.of("size")))
        .hasMessageContainingAll("toy-taker", "no option \"size\" to tune", "count=1..3");
    assertThatThrownBy(() -> ParameterSpace.ofBot(game, "toy-taker:count=2", List.of("count")))
        .hasMessageContainingAll("option count of toy-taker", "both given and tuned");
    assertThatThrownBy(() -> ParameterSpace.ofBot(game, "mcts", List.of("playouts")))
        .hasMessageContainingAll("option playouts of mcts is text", "only numbers are tuned");
    assertThatThrownBy(() -> ParameterSpace.ofBot(game, "nobody", List.of()))
        .hasMessageStartingWith("no bot \"nobody\" plays");
  }

  @Test
  void aStepIsAtMostTheRangeAndAtLeastABillionthOfIt() {
    Parameter whole = new Parameter("n", 1, 5, 4, 5);
    assertThat(IntStream.rangeClosed(0, 8).mapToObj(i -> whole.at(i / 8.0)).distinct())
        .containsExactly(1.0, 5.0);
    assertThat(new Parameter("n", 0, 1e9, 1, 5).at(0.5)).isEqualTo(5e8);
    assertThatThrownBy(() -> new Parameter("n", 0, 1e9 + 1, 1, 5))
        .hasMessageContaining("where the range has 1 to 1e9 steps");
    assertThatThrownBy(() -> new Parameter("n", 0, 1, -1, 1))
        .hasMessageContaining("step -1.0 of parameter n is neither 0 nor in");
  }

  @Test
  void aDefaultMayBeEitherEndAndSoMayAValue() {
    ParameterSpace space =
        ParameterSpace.of(Parameter.real("x", -1, 1, -1), Parameter.real("y", -1, 1, 1));
    assertThat(new Setting(space, List.of(1.0, -1.0)).text()).isEqualTo("x=1,y=-1");
    assertThatThrownBy(() -> Parameter.real("x", 0, 1, -1)).hasMessageContaining("x=-1.0");
    assertThatThrownBy(() -> new Setting(space, List.of(-1.5, 0.0)))
        .hasMessageContaining("x=-1.5 is outside its range -1.0..1.0");
  }

  @Test
  void aNegativeZeroIsZero() {
    assertThat(Parameter.real("x", -0.0, 1, -0.0)).isEqualTo(Parameter.real("x", 0, 1, 0));
    assertThat(Parameter.real("x", -1, -0.0, -0.0)).isEqualTo(Parameter.real("x", -1, 0, 0));
  }

  /** Six digits are kept of the values between the ends. */
  @Test
  void theEndsOfARangeKeepTheirDigits() {
    Parameter wide = Parameter.real("x", 0.123456789, 5.1234512, 1);
    assertThat(wide.at(0)).isEqualTo(0.123456789);
    assertThat(wide.at(1)).isEqualTo(5.1234512);
    assertThat(wide.at(0.5)).isEqualTo(2.62345);
    Parameter narrow = Parameter.real("x", 7.123456789, 8, 8);
    // The origin and six digits of the distance 0.2191358.
    assertThat(narrow.at(0.25)).isEqualTo(7.342592789);
  }

  @Test
  void theNearestValueIsAStepOrARoundedNumber() {
    Parameter steps = new Parameter("n", 3, 12.5, 3, 4);
    assertThat(steps.nearest(4)).isEqualTo(4);
    assertThat(steps.nearest(4.4)).isEqualTo(3);
    assertThat(steps.nearest(7.6)).isEqualTo(9);
    assertThat(steps.nearest(99)).isEqualTo(12);
    assertThat(steps.nearest(-99)).isEqualTo(3);
    assertThat(steps.mesh(6)).isCloseTo(3 / 9.5, within(1e-12));
    assertThat(Parameter.real("x", 0, 10, 5).nearest(1.23456789)).isEqualTo(1.23457);
  }
}
