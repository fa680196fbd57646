package org.rondo.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MessageWriterTest {
  private static String shown(int columns, String message) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new MessageWriter(out, () -> columns).println(message);
    return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void aMessageIsBrokenAtItsBlanks() {
    assertThat(shown(24, "tournament.html there shows it in a browser"))
        .isEqualTo("tournament.html there\nshows it in a browser\n");
    assertThat(shown(80, "tournament.html there shows it in a browser"))
        .isEqualTo("tournament.html there shows it in a browser\n");
  }

  @Test
  void aLongWordAndTheBeginningOfALineStayAsTheyAre() {
    assertThat(shown(20, "  see a-file-with-a-very-long-name here"))
        .isEqualTo("  see\na-file-with-a-very-long-name\nhere\n");
  }

  @Test
  void wideCharactersTakeTwoColumns() {
    assertThat(shown(20, "日本語日本語 日本語 日本語")).isEqualTo("日本語日本語 日本語\n日本語\n");
  }
}
