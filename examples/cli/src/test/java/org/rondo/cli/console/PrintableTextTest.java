package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PrintableTextTest {
  private static final String ESCAPE = Character.toString(27);
  private static final String REVERSED = Character.toString(0x202e);
  private static final String LINE_SEPARATOR = Character.toString(0x2028);
  private static final String TAG = Character.toString(0xe0041);

  @Test
  void whatATerminalObeysIsWrittenOut() {
    assertThat(
            PrintableText.of("a" + ESCAPE + "[31m\tb\r\n" + REVERSED + LINE_SEPARATOR + TAG + "\0"))
        .isEqualTo("a\\u{1b}[31m\\tb\\u{d}\\u{a}\\u{202e}\\u{2028}\\u{e0041}\\u{0}");
  }

  @Test
  void halvesOfSurrogatePairsAreWrittenOutAndWholeOnesAreNot() {
    assertThat(PrintableText.of("\ud83d")).isEqualTo("\\u{d83d}");
    assertThat(PrintableText.of("é ⚽ \ud83d\ude00")).isEqualTo("é ⚽ \ud83d\ude00");
  }

  @Test
  void onlyTheExactFormDoublesBackslashes() {
    assertThat(PrintableText.of("C:\\team")).isEqualTo("C:\\team");
    assertThat(PrintableText.exactly("C:\\team" + ESCAPE)).isEqualTo("C:\\\\team\\u{1b}");
  }

  @Property
  void nothingIsLeftThatATerminalObeys(@ForAll String text) {
    assertThat(PrintableText.exactly(text).codePoints()).noneMatch(Character::isISOControl);
    assertThat(PrintableText.of(text)).isEqualTo(PrintableText.of(PrintableText.of(text)));
  }
}
