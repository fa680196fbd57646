package org.rondo.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MarkdownPageTest {
  private final MarkdownPage page =
      MarkdownPage.of(
          "core/docs/page.md",
          "# A `Page`\n\n"
              + "First words.\n\n"
              + "## 2. It's one\n\n"
              + "## 2. It's one\n\n"
              + "Last *words*\n"
              + "here.\n");

  @Test
  void anchorsAreThoseOfGitHub() {
    assertThat(page.headings())
        .extracting(MarkdownPage.PageHeading::anchor)
        .containsExactly("a-page", "2-its-one", "2-its-one-1");
  }

  @Test
  void addressesKeepTheFolders() {
    assertThat(page.address()).isEqualTo("core/docs/page.html");
    assertThat(page.toRoot()).isEqualTo("../../");
    assertThat(MarkdownPage.of("README.md", "").address()).isEqualTo("index.html");
  }

  @Test
  void theIndexFindsWordsBySection() {
    SearchIndex index = new SearchIndex(List.of());
    index.add(page, "Page");
    assertThat(index.script())
        .contains("\"here\":[2]")
        .contains("\"words\":[0,2]")
        .contains("[0,\"2. It's one\",\"2-its-one-1\",\"Last words here.\"]");
  }

  @Test
  void cellsOfATableAreWordsOfTheirOwn() {
    MarkdownPage table =
        MarkdownPage.of("table.md", "| one | two |\n|---|---|\n| three | four |\n");
    assertThat(MarkdownPage.words(table.document()).split(" +"))
        .containsExactly("one", "two", "three", "four");
  }

  @Test
  void contentsMissAPageAndNameOneThatIsNone() {
    Contents contents = Contents.read("# Group\nother.md | Other\n");
    assertThat(contents.problems(List.of(page)))
        .containsExactly(
            "contents.txt: other.md is no page, or stands there twice",
            "contents.txt: core/docs/page.md is missing");
    assertThat(contents.groups())
        .isEqualTo(Map.of("Group", List.of(new Contents.Entry("other.md", "Other"))));
  }
}
