package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptedRngTest {

  @Test
  void replaysItsDrawsInOrder() {
    ScriptedRng rng = ScriptedRng.of(0.25, 0, 0.75);

    assertThat(rng.remaining()).isEqualTo(3);
    assertThat(rng.uniform()).isEqualTo(0.25);
    assertThat(rng.uniform()).isEqualTo(0);
    assertThat(rng.remaining()).isEqualTo(1);
    assertThat(rng.uniform()).isEqualTo(0.75);
    assertThat(rng.remaining()).isZero();
  }

  @Test
  void saysThatItIsExhausted() {
    ScriptedRng rng = ScriptedRng.of(0.25, 0.5);
    rng.chance(0.5);
    rng.below(6);

    assertThatThrownBy(rng::uniform)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("draw 3", "only 2");
    assertThat(rng.remaining()).isZero();
    assertThatThrownBy(() -> ScriptedRng.of().uniform())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("draw 1", "only 0");
  }

  @Test
  void everyDrawTakesOneNumber() {
    ScriptedRng rng = ScriptedRng.of(0.1, 0.2, 0.3, 0.4, 0.5);
    rng.chance(0);
    rng.chance(1);
    rng.threeWay(0.5);
    rng.below(1);
    rng.chance(1, 3);

    assertThat(rng.remaining()).isZero();
  }

  @Test
  void comparesTheRecordedNumberItself() {
    double draw = 0.49875621890547;

    assertThat(ScriptedRng.of(draw).threeWay(draw)).isZero();
    assertThat(ScriptedRng.of(draw).threeWay(Math.nextUp(draw))).isEqualTo(1);
    assertThat(ScriptedRng.of(draw).threeWay(Math.nextDown(draw))).isEqualTo(-1);
    assertThat(ScriptedRng.of(draw).chance(draw)).isFalse();
    assertThat(ScriptedRng.of(draw).chance(Math.nextUp(draw))).isTrue();
  }

  @Test
  void equalCaseOfThreeWayReachesTheEnds() {
    assertThat(ScriptedRng.of(0).threeWay(0)).isZero();
    assertThat(ScriptedRng.of(0.999).threeWay(1)).isEqualTo(1);
  }

  @Test
  void scalesForBoundedDraws() {
    assertThat(ScriptedRng.of(0).below(6)).isZero();
    assertThat(ScriptedRng.of(0.5).below(6)).isEqualTo(3);
    assertThat(ScriptedRng.of(Math.nextDown(0.5)).below(6)).isEqualTo(2);
    assertThat(ScriptedRng.of(0.999).below(6)).isEqualTo(5);
    assertThat(ScriptedRng.of(0.5).below(Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE / 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 6, 7, 1_000_003, (1 << 30) + 1, Integer.MAX_VALUE})
  void greatestDrawStaysBelowTheBound(int bound) {
    assertThat(ScriptedRng.of(Math.nextDown(1.0)).below(bound)).isEqualTo(bound - 1);
  }

  @Test
  void servesWhateverIsMadeOfDraws() {
    List<String> list = new ArrayList<>(List.of("a", "b", "c"));
    ScriptedRng.of(0, 0.9).shuffle(list);

    assertThat(list).containsExactly("c", "b", "a");
    assertThat(ScriptedRng.of(0.4).pick(List.of("a", "b", "c"))).isEqualTo("b");
    assertThat(ScriptedRng.of(0.9, 0, 0).choose(4, 2)).hasToString("{1, 2}");
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, -0.1, Double.NaN, -Double.MIN_VALUE, Double.POSITIVE_INFINITY})
  void refusesNumbersOutsideTheUnitInterval(double draw) {
    assertThatThrownBy(() -> ScriptedRng.of(0.5, draw))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("scripted draw " + draw + " is not in [0, 1)");
  }

  @Test
  void keepsACopyOfItsScript() {
    double[] draws = {0.25, 0.5};
    ScriptedRng rng = ScriptedRng.of(draws);
    draws[0] = 0.75;

    assertThat(rng.uniform()).isEqualTo(0.25);
  }

  @Test
  void hasNoRawBits() {
    ScriptedRng rng = ScriptedRng.of(0.5);

    assertThatThrownBy(rng::nextLong)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no raw bits");
    assertThat(rng.remaining()).isEqualTo(1);
  }
}
