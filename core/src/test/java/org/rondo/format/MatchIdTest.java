package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.input.SpecificationException;

class MatchIdTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1",
    "3, 2, 1",
    "999999999, 1, 999999999",
    "1, 1, 1000000000",
    "2147483647, 2147483647, 2147483647"
  })
  void textsReadBack(int round, int encounter, int match) {
    MatchId id = new MatchId(round, encounter, match);
    assertThat(id).hasToString(round + "." + encounter + "." + match);
    assertThat(MatchId.parse(id.toString())).isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "3.2",
        "3.2.1.1",
        "3.2.x",
        "3. 2.1",
        "0.1.1",
        "03.2.1",
        "-3.2.1",
        "1.1.2147483648",
        "2147483648.1.1",
        "1.9999999999.1",
        "1.1.10000000000",
        "1.1.99999999999999999999"
      })
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> MatchId.parse(text))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            "'" + text + "' is not a match; give round, encounter and match, for instance 3.2.1");
  }

  @Test
  void numbersBelow1AreRefused() {
    assertThatThrownBy(() -> new MatchId(1, 0, 1))
        .hasMessageContainingAll("match 1.0.1", "count from 1");
  }
}
