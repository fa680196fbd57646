package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.GameCatalog;
import org.rondo.input.OptionException;

/** The options and the catalogue. */
class ParallelFootballOptionsTest {
  @ParameterizedTest
  @CsvSource({
    "0, 8, 9, parallel-football option p=0 is not in 1..1024",
    "1025, 8, 9, parallel-football option p=1025 is not in 1..1024",
    "1, 0, 9, parallel-football option k=0 is not in 1..46",
    "1, 47, 9, parallel-football option k=47 is not in 1..46",
    "1, 1, 0, parallel-football option turns=0 is not in 1..1000000",
    "1, 1, 1000001, parallel-football option turns=1000001 is not in 1..1000000"
  })
  void optionsOutOfRangeAreRefused(int players, int range, int turns, String sentence) {
    assertThatThrownBy(() -> new ParallelFootballOptions(players, range, turns))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
    assertThatThrownBy(
            () ->
                GameCatalog.find(
                    "parallel-football:p=" + players + ",k=" + range + ",turns=" + turns))
        .isInstanceOf(OptionException.class)
        .hasMessage(sentence);
  }

  @Test
  void theCatalogueKnowsTheGame() {
    assertThat(GameCatalog.find("parallel-football").id()).isEqualTo("parallel-football");
    assertThat(GameCatalog.find("parallel-football:k=3,p=30").id())
        .isEqualTo("parallel-football:p=30,k=3");
    assertThat(GameCatalog.list().get(0).options())
        .extracting(Object::toString)
        .containsExactly("p=1..1024", "k=1..46", "turns=1..1000000");
  }
}
