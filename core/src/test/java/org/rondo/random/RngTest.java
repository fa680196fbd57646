package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RngTest {
  private static final double GREATEST_UNIFORM = 1 - 0x1p-53;

  /** Every kind of source must refuse alike. */
  static Stream<Rng> sources() {
    return Stream.of(
        Seed.of(7).rng(),
        Rng.from(new SplittableRandom(7)),
        ScriptedRng.of(0.5, 0.5),
        new ExploringRng(10));
  }

  @ParameterizedTest
  @MethodSource("sources")
  void refusesBoundsBelowOne(Rng rng) {
    for (int bound : new int[] {0, -1, Integer.MIN_VALUE}) {
      assertThatThrownBy(() -> rng.below(bound))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("bound " + bound + " is below 1: there is nothing to draw");
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  void refusesWhatIsNoProbability(Rng rng) {
    for (double p : new double[] {Double.NaN, -0.1, Math.nextUp(1.0), -Double.MIN_VALUE, 1e9}) {
      assertThatThrownBy(() -> rng.chance(p))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("probability " + p + " is not in 0..1");
      assertThatThrownBy(() -> rng.threeWay(p))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("probability " + p + " is not in 0..1");
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  void refusesMoreFavourableCasesThanPossibleOnes(Rng rng) {
    assertThatThrownBy(() -> rng.chance(4, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("favourable cases 4", "not in 0..3");
    assertThatThrownBy(() -> rng.chance(-1, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("favourable cases -1", "not in 0..3");
    assertThatThrownBy(() -> rng.chance(0, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("bound 0", "below 1");
  }

  @ParameterizedTest
  @MethodSource("sources")
  void refusesSubsetsThatDoNotExist(Rng rng) {
    assertThatThrownBy(() -> rng.choose(5, 6))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("subset size 6 of 5", "not in 0..5");
    assertThatThrownBy(() -> rng.choose(5, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("subset size -1 of 5", "not in 0..5");
    assertThatThrownBy(() -> rng.choose(-1, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("subset size 0 of -1", "not in 0..0");
  }

  @ParameterizedTest
  @MethodSource("sources")
  void refusesToPickFromNothing(Rng rng) {
    assertThatThrownBy(() -> rng.pick(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("empty list", "no element");
  }

  @ParameterizedTest
  @MethodSource("sources")
  void drawsWhatIsCertain(Rng rng) {
    assertThat(rng.below(1)).isZero();
    assertThat(rng.choose(0, 0)).hasToString("{}");
    assertThat(rng.choose(5, 0)).hasToString("{}");
    assertThat(rng.choose(5, 5)).hasToString("{0, 1, 2, 3, 4}");
    assertThat(rng.pick(List.of("only"))).isEqualTo("only");
  }

  @Test
  void probabilityZeroNeverHappensAndOneAlways() {
    for (double draw : new double[] {0, 0.5, GREATEST_UNIFORM}) {
      assertThat(ScriptedRng.of(draw).chance(0)).isFalse();
      assertThat(ScriptedRng.of(draw).chance(1)).isTrue();
      assertThat(ScriptedRng.of(draw).chance(0, 3)).isFalse();
      assertThat(ScriptedRng.of(draw).chance(3, 3)).isTrue();
    }
  }

  private static int picked(double draw, double... probabilities) {
    return ScriptedRng.of(draw).pick(probabilities);
  }

  @Test
  void anIndexIsPickedByTheSumOfTheProbabilitiesBeforeIt() {
    assertThat(picked(0, 0.25, 0.5, 0.25)).isZero();
    assertThat(picked(Math.nextDown(0.25), 0.25, 0.5, 0.25)).isZero();
    assertThat(picked(0.25, 0.25, 0.5, 0.25)).isEqualTo(1);
    assertThat(picked(0.75, 0.25, 0.5, 0.25)).isEqualTo(2);
    assertThat(picked(GREATEST_UNIFORM, 0.25, 0.5, 0.25)).isEqualTo(2);
    assertThat(picked(0, 0, 0.5, 0, 0.5)).isEqualTo(1);
    assertThat(picked(0.5, 0, 0.5, 0, 0.5)).isEqualTo(3);
  }

  @Test
  void theLastPossibleIndexGetsWhatRoundingLeaves() {
    assertThat(picked(0.9, 0.25, 0.5, 0)).isEqualTo(1);
    assertThat(picked(0.9, 0, 0, 0)).isZero();
  }

  @Test
  void uniformNumbersAreTheUpper53Bits() {
    assertThat(Rng.from(() -> 0L).uniform()).isZero();
    assertThat(Rng.from(() -> (1L << 11) - 1).uniform()).isZero();
    assertThat(Rng.from(() -> 1L << 11).uniform()).isEqualTo(0x1p-53);
    assertThat(Rng.from(() -> Long.MIN_VALUE).uniform()).isEqualTo(0.5);
    assertThat(Rng.from(() -> -1L).uniform()).isEqualTo(GREATEST_UNIFORM);
  }

  @Test
  void noneRefusesEveryDraw() {
    List<Consumer<Rng>> draws =
        List.of(
            Rng::nextLong,
            Rng::uniform,
            rng -> rng.below(2),
            rng -> rng.chance(0.5),
            rng -> rng.chance(1, 2),
            rng -> rng.threeWay(0.5),
            rng -> rng.choose(2, 1),
            rng -> rng.shuffle(new ArrayList<>(List.of(1, 2))),
            rng -> rng.pick(List.of(1, 2)),
            rng -> rng.toRandomGenerator().nextInt());

    for (Consumer<Rng> draw : draws) {
      assertThatThrownBy(() -> draw.accept(Rng.none()))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "Rng.none() refuses every random draw; pass a Seed's rng() where the rules use"
                  + " chance");
    }
  }

  @Test
  void generatorOfTheJdkTakesItsBitsFromTheSource() {
    RandomGenerator generator = Seed.of(7).rng().toRandomGenerator();

    assertThat(generator.nextLong()).isEqualTo(0x6b788d7353fbdf2fL);
    assertThat(generator.nextLong()).isEqualTo(0x9c2bbc3e67e70fb2L);
    assertThat(generator.ints(1_000, 0, 6)).allMatch(die -> die >= 0 && die < 6);
  }

  @Test
  void sourceTakesItsBitsFromAGeneratorOfTheJdk() {
    Rng rng = Rng.from(new SplittableRandom(7));
    SplittableRandom jdk = new SplittableRandom(7);

    assertThat(rng.nextLong()).isEqualTo(jdk.nextLong());
    assertThat(rng.nextLong()).isEqualTo(jdk.nextLong());
  }

  @Test
  void sourceOfNoGeneratorIsRefused() {
    assertThatThrownBy(() -> Rng.from(null)).isInstanceOf(NullPointerException.class);
  }
}
