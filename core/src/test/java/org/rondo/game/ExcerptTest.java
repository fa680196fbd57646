package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcerptTest {

  @Test
  void aLongTextIsCut() {
    assertThat(Excerpt.of("12345", 5)).isEqualTo("12345");
    assertThat(Excerpt.of("123456", 5)).isEqualTo("12345...");
    assertThat(Excerpt.of("1234\ud83d\ude00", 5)).isEqualTo("1234...");
  }

  @Test
  void aLineHasNothingThatATerminalWouldObey() {
    assertThat(Excerpt.line("one\r\n\ttwo", 20)).isEqualTo("one two");
    assertThat(Excerpt.line("\033[2J\u202e\u2028x\ud83d", 20)).isEqualTo(" [2J x ");
    assertThat(Excerpt.line("\ud83d\ude00 ä", 20)).isEqualTo("\ud83d\ude00 ä");
    assertThat(Excerpt.line("a\n\n\nbcd", 3)).isEqualTo("a b...");
  }
}
