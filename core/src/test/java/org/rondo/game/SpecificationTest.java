package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Chars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpecificationTest {
  @Test
  void defaultsAreLeftOut() {
    Specification game =
        Specification.of("grid-soccer")
            .with("rows", 5, 5)
            .with("columns", 12, 10)
            .with("q", 0.25, 0.5)
            .with("ruleset", "document", "document");

    assertThat(game.text()).isEqualTo("grid-soccer:columns=12,q=0.25");
    assertThat(Specification.of("othello").text()).isEqualTo("othello");
  }

  @ParameterizedTest
  @CsvSource({
    "0.1, 0.1",
    "1.0, 1",
    "100.0, 100",
    "-0.25, -0.25",
    "1e-7, 0.0000001",
    "2e-3, 0.002",
    "0.30000000000000004, 0.30000000000000004",
    "2.2250738585072014E-308, 2.2250738585072014E-308",
    "7.120236347223045E-307, 7.120236347223045E-307",
    "-0.0, 0"
  })
  void aNumberIsWrittenWithItsFewestDigits(double value, String digits) {
    assertThat(Specification.of("g").with("x", value, 7).text())
        .isEqualTo("g:x=" + new java.math.BigDecimal(digits).toPlainString());
  }

  @Property
  void aNumberIsReadBack(@ForAll long bits) {
    double value = Double.longBitsToDouble(bits);
    Assume.that(Double.isFinite(value));
    String text = Specification.of("g").with("x", value, 0.5).text();

    assertThat(Options.parse(text).real("x", 0.5, -Double.MAX_VALUE, Double.MAX_VALUE))
        .isEqualTo(value);
  }

  @Property
  void aTextIsReadBack(@ForAll @AlphaChars @Chars({',', '\'', ' ', '=', ':'}) String value) {
    String text = Specification.of("g").with("a", 1, 0).with("x", value, "none").text();
    Options options = Options.parse(text);

    assertThat(options.text("x", "none")).isEqualTo(value);
    assertThat(options.integer("a", 0, 0, 1)).isEqualTo(1);
    options.requireAllAsked();
  }

  @Test
  void equalSpecificationsAreEqual() {
    Specification one = Specification.of("g").with("x", 1, 0);

    assertThat(one).isEqualTo(Specification.of("g").with("x", "1", "")).hasToString("g:x=1");
    assertThat(one).hasSameHashCodeAs(Specification.of("g").with("x", "1", ""));
    assertThat(one).isNotEqualTo(Specification.of("g"));
  }

  @Test
  void whatCannotBeWrittenIsRefused() {
    assertThatThrownBy(() -> Specification.of(" "))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("name ' '", "not letters, digits and hyphens");
    assertThatThrownBy(() -> Specification.of("g:x=1"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Specification.of("g").with("x=y", 1, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("option 'x=y'", "not letters, digits and hyphens");
    assertThatThrownBy(() -> Specification.of("g").with("x", 1, 0).with("x", 2, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("option x=2", "added before", "g:x=1");
    assertThatThrownBy(() -> Specification.of("g").with("x", Double.NaN, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("option x=NaN", "not a finite number");
  }
}
