package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWidthTest {

  @ParameterizedTest
  @CsvSource({
    "ada, 3",
    "Zoë, 3",
    "日本, 4",
    "한글, 4",
    "ｱﾊﾟ, 3",
    "Ａ, 2",
    "→½±, 3",
    "\uD83D\uDE00, 2",
    "\uD842\uDFB7, 2",
  })
  void aTextIsAsWideAsATerminalShowsIt(String text, int columns) {
    assertThat(TextWidth.of(text)).isEqualTo(columns);
  }

  @Test
  void anAccentStandsOnTheLetterBeforeIt() {
    assertThat(TextWidth.of("e\u0301")).isEqualTo(1);
    assertThat(TextWidth.of("a\u200Db")).isEqualTo(2);
    assertThat(TextWidth.of("")).isZero();
  }

  @Test
  void paddedTextsHaveTheSameWidth() {
    assertThat(TextWidth.padEnd("日本", 6)).isEqualTo("日本  ");
    assertThat(TextWidth.padStart("日本", 6)).isEqualTo("  日本");
    assertThat(TextWidth.padEnd("sound", 3)).isEqualTo("sound");
  }
}
