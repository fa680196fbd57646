package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pages lead where they say, and the first one is short. */
class PageLinksTest {

  private static final int MAX_WORDS = 900;

  @Test
  void everyLinkLeadsToAFileAndAHeading() {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Page page : Page.all()) {
      for (Page.Link link : page.links()) {
        links++;
        if (!leadsSomewhere(page, link.target())) {
          broken.add(page.file() + ":" + link.line() + " " + link.target());
        }
      }
    }
    assertThat(broken).as("broken links").isEmpty();
    assertThat(links).as("links that were looked at").isGreaterThan(200);
  }

  private static boolean leadsSomewhere(Page page, String target) {
    int hash = target.indexOf('#');
    String path = hash < 0 ? target : target.substring(0, hash);
    Path file = path.isEmpty() ? page.file() : page.file().resolveSibling(path).normalize();
    if (file.startsWith("..") || !Files.exists(Page.ROOT.resolve(file))) {
      return false;
    }
    return hash < 0 || Page.read(file).anchors().contains(target.substring(hash + 1));
  }

  @Test
  void everyFenceBeginsOrEndsABlock() {
    for (Page page : Page.all()) {
      assertThat(page.lines().stream().filter(line -> line.strip().startsWith("```")))
          .as("fences of %s", page.file())
          .hasSize(2 * page.blocks().size());
    }
  }

  @Test
  void theReadmeIsShort() {
    assertThat(Page.read(Path.of("README.md")).words()).isLessThanOrEqualTo(MAX_WORDS);
  }

  @Test
  void aLinkToNothingIsBroken() {
    Page page =
        new Page(
            Path.of("README.md"),
            List.of(
                "[one](core/docs/nothing.md) [two](#here) `[no](link)` [three",
                "lines](three.md) of text",
                "[four]: four.md",
                "## Here"));
    assertThat(page.links())
        .containsExactly(
            new Page.Link(1, "core/docs/nothing.md"),
            new Page.Link(1, "#here"),
            new Page.Link(1, "three.md"),
            new Page.Link(3, "four.md"));
    assertThat(page.anchors()).containsExactly("here");
    assertThat(leadsSomewhere(page, "core/docs/nothing.md")).isFalse();
    assertThat(leadsSomewhere(page, "core")).isTrue();
  }
}
