package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThoughtTest {
  private static final Thought FULL =
      Thought.scored(2.5, "discs")
          .exactly()
          .withDepth(10)
          .withNodes(90_000)
          .withLine(List.of("f5", "d6"));

  @Test
  void aThoughtHoldsItsParts() {
    assertThat(FULL.score()).hasValue(2.5);
    assertThat(FULL.unit()).isEqualTo("discs");
    assertThat(FULL.isExact()).isTrue();
    assertThat(FULL.depth()).hasValue(10);
    assertThat(FULL.nodes()).hasValue(90_000);
    assertThat(FULL.line()).containsExactly("f5", "d6");
    assertThat(FULL).hasToString("+2.5 discs exactly, depth 10, 90,000 nodes, line f5 d6");
  }

  @Test
  void everyPartMayBeMissing() {
    Thought none = Thought.none();
    assertThat(none.isNone()).isTrue();
    assertThat(none.score()).isEmpty();
    assertThat(none.unit()).isEmpty();
    assertThat(none.depth()).isEmpty();
    assertThat(none.nodes()).isEmpty();
    assertThat(none.line()).isEmpty();
    assertThat(none).hasToString("nothing");
    assertThat(none.withDepth(0).isNone()).isFalse();
    assertThat(none.withLine(List.of()).isNone()).isTrue();
    assertThat(none.withNodes(3)).hasToString("3 nodes");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "0.001, 0",
    "-0.001, 0",
    "10, +10",
    "-1.25, -1.25",
    "100.1, +100.1"
  })
  void aScoreIsShownWithItsSign(double score, String shown) {
    assertThat(Thought.scored(score, "points")).hasToString(shown + " points");
  }

  @Test
  void equalPartsMakeEqualThoughts() {
    Thought same =
        Thought.scored(2.5, "discs")
            .withLine(List.of("f5", "d6"))
            .withNodes(90_000)
            .withDepth(10)
            .exactly();
    assertThat(same).isEqualTo(FULL).hasSameHashCodeAs(FULL);
    assertThat(
            List.of(
                FULL.withDepth(9),
                FULL.withNodes(9),
                FULL.withLine(List.of("f5")),
                Thought.scored(2.5, "discs"),
                Thought.scored(2.5, "points"),
                Thought.scored(2, "discs")))
        .doesNotHaveDuplicates()
        .doesNotContain(FULL);
  }

  @Test
  void aLongLineIsCut() {
    assertThat(Thought.none().withLine(Collections.nCopies(100, "pass")).line())
        .hasSize(Thought.LONGEST_LINE);
    String huge = "x".repeat(Thought.LONGEST_MOVE + 1);
    assertThat(Thought.none().withLine(List.of("f5", huge, "d6")).line()).containsExactly("f5");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1e16})
  void aScoreOutsideItsRangeIsRefused(double score) {
    assertThatThrownBy(() -> Thought.scored(score, "discs"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("score " + score);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a\nb", "\u001b[31m", "123456789012345678901"})
  void aUnitThatIsNoShortLineIsRefused(String unit) {
    assertThatThrownBy(() -> Thought.scored(1, unit)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a\nb", "\u202etfel", "\ud800"})
  void aMoveThatIsNoLineIsRefused(String move) {
    assertThatThrownBy(() -> Thought.none().withLine(List.of(move)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("move 0 of a line", "blank or not one line");
  }

  @Test
  void countsBelowZeroAreRefused() {
    assertThatThrownBy(() -> Thought.none().withDepth(-1))
        .hasMessageContainingAll("depth -1", "not in 0..10^15");
    assertThatThrownBy(() -> Thought.none().withNodes(-1))
        .hasMessageContainingAll("number of nodes -1", "not in 0..10^15");
    assertThatThrownBy(() -> Thought.none().exactly()).isInstanceOf(IllegalStateException.class);
  }
}
