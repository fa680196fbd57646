package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StderrTailTest {
  private final List<String> lines = new ArrayList<>();

  private Optional<String> of(String text) {
    StderrTail words =
        new StderrTail(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), lines::add);
    words.run();
    return words.text();
  }

  @Test
  void theLastLineThatIsNotBlankIsKeptAndAllArePassedOn() {
    assertThat(of("Traceback\r\n  File x\nNameError: d3\n\n  \n")).contains("NameError: d3");
    assertThat(lines).containsExactly("Traceback", "  File x", "NameError: d3");
  }

  @Test
  void theLastLineNeedNoEnd() {
    assertThat(of("no line end")).contains("no line end");
    assertThat(lines).containsExactly("no line end");
  }

  @Test
  void theTailMayBeEmpty() {
    assertThat(of("")).isEmpty();
    assertThat(of(" \n\r\n ")).isEmpty();
    assertThat(lines).isEmpty();
  }

  @Test
  void ofALongLineTheBeginningIsKept() {
    assertThat(of("x".repeat(3_000_000) + "\n" + "the end\n")).contains("the end");
    assertThat(lines).containsExactly("x".repeat(StderrTail.KEPT), "the end");
    assertThat(of("y".repeat(StderrTail.KEPT + 1)).orElseThrow()).startsWith("yyy").hasSize(123);
  }
}
