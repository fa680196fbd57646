package org.rondo.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DiagramListTest {
  @Test
  void aChainIsAList() {
    assertThat(DiagramList.html("flowchart TD\n  a --> b\n  b --> c\n"))
        .isEqualTo("<ol class=\"chain\">\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ol>\n");
    assertThatThrownBy(() -> DiagramList.html("flowchart TD\n  a --> b\n  a --> c\n"))
        .hasMessageContaining("no chain");
  }

  @Test
  void messagesStandInTheirLoops() {
    assertThat(
            DiagramList.html(
                "sequenceDiagram\n"
                    + " participant A\n"
                    + " loop until x < 1\n"
                    + " A->>B: go()\n"
                    + " B-->>A: done\n"
                    + " end\n"))
        .contains("repeated until x &lt; 1<ol>\n<li><b>A</b> → <b>B</b> <code>go()</code></li>")
        .contains("<b>B</b> → <b>A</b> <code>done</code>")
        .endsWith("</ol></li>\n</ol>\n");
  }
}
