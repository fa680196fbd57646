package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LastWordsTest {

  private static Optional<String> of(String text) {
    LastWords words =
        new LastWords(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    words.run();
    return words.text();
  }

  @Test
  void theLastLineThatIsNotBlankIsKept() {
    assertThat(of("Traceback\n  File x\nNameError: d3\n\n  \n")).contains("NameError: d3");
    assertThat(of("no line end")).contains("no line end");
  }

  @Test
  void nothingMayHaveBeenSaid() {
    assertThat(of("")).isEmpty();
    assertThat(of(" \n\r\n ")).isEmpty();
  }

  @Test
  void ofMuchTheEndIsKept() {
    assertThat(of("x".repeat(3_000_000) + "\n" + "the end\n")).contains("the end");
    assertThat(of("y".repeat(LastWords.KEPT + 1)).orElseThrow()).startsWith("yyy").hasSize(123);
  }
}
