package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrappedTextTest {
  @Test
  void linesAreBrokenAtBlanks() {
    assertThat(new WrappedText(10).paragraph("one two three four").paragraph("").text())
        .isEqualTo("one two\nthree four\n\n");
    assertThat(new WrappedText(14).hanging("Usage: ", "rondo duel GAME").text())
        .isEqualTo("Usage: rondo\n       duel\n       GAME\n");
  }

  @Test
  void aWordWithoutRoomInALineIsBroken() {
    assertThat(new WrappedText(5).paragraph("a bcdefghijk").text()).isEqualTo("a\nbcdef\nghijk\n");
  }

  @Test
  void anExplanationStandsBesideItsTermOrBelow() {
    assertThat(new WrappedText(60).entry(2, "--out=DIR", 14, "The folder.").text())
        .isEqualTo("  --out=DIR   The folder.\n");
    assertThat(new WrappedText(60).entry(2, "--out-of-way=DIR", 14, "The folder.").text())
        .isEqualTo("  --out-of-way=DIR\n              The folder.\n");
    assertThat(new WrappedText(20).entry(2, "--out=DIR", 14, "The folder of it.").text())
        .isEqualTo("  --out=DIR\n      The folder of\n      it.\n");
    assertThat(new WrappedText(60).entry(2, "help", 14, "").text()).isEqualTo("  help\n");
  }

  @ParameterizedTest
  @CsvSource({
    ", , 80",
    "132, , 132",
    "132, 24 100, 132",
    ", 24 100, 100",
    "many, 24 100, 100",
    "0, 24 0, 80",
    "3, , 20",
    "99999, , 1000",
    ", broken, 80"
  })
  void theWidthIsThatOfTheVariableOrOfTheTerminal(String variable, String size, int columns) {
    assertThat(Terminal.columns(variable, size)).isEqualTo(columns);
  }
}
