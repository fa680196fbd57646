package org.rondo.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WrittenLinksTest {
  @TempDir private Path folder;

  @Test
  void aLinkLeadsToAFileAndAnAnchor() throws IOException {
    Files.createDirectories(folder.resolve("sub"));
    Files.writeString(
        folder.resolve("sub/b.html"), "<h2 id=\"one\">One</h2><a href=\"../a.html\">");
    Files.writeString(
        folder.resolve("a.html"),
        "<p id=\"&lt;init&gt;()\"><a href=\"sub/b.html#one\"><a href=\"#%3Cinit%3E()\">"
            + "<a href=\"https://example.org/nothing\">");
    assertThat(WrittenLinks.broken(folder)).isEmpty();
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    Files.writeString(
        folder.resolve("a.html"), "<a href=\"b.html\"><a href=\"#two\"><img src=\"c.png\">");
    assertThat(WrittenLinks.broken(folder))
        .containsExactlyInAnyOrder(
            "a.html: b.html leads nowhere",
            "a.html: #two leads nowhere",
            "a.html: c.png leads nowhere");
  }
}
