package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The decisions of core are short records, each with a number of its own and in the index. */
class DecisionsPageTest {

  private static final Pattern RECORD =
      Pattern.compile("(?ms)^### (\\d+)\\. (.+?)\n(.*?)(?=^##|\\z)");
  private static final int MIN_WORDS = 20;
  private static final int MAX_WORDS = 125;

  private final Page page = Page.read(Path.of("core", "docs", "decisions.md"));

  private List<MatchResult> records() {
    return RECORD.matcher(String.join("\n", page.lines())).results().toList();
  }

  @Test
  void noNumberIsUsedTwice() {
    assertThat(records().stream().map(record -> record.group(1)))
        .hasSizeGreaterThan(90)
        .doesNotHaveDuplicates();
  }

  @Test
  void aRecordIsShort() {
    for (MatchResult record : records()) {
      assertThat(record.group(3).strip().split("\\s+").length)
          .as("words of record %s", record.group(1))
          .isBetween(MIN_WORDS, MAX_WORDS);
    }
  }

  @Test
  void theIndexLeadsToEachRecord() {
    List<String> linked = new ArrayList<>();
    page.links().forEach(link -> linked.add(link.target()));
    assertThat(page.anchors().stream().filter(anchor -> anchor.matches("\\d+-.*")))
        .hasSameSizeAs(records())
        .allSatisfy(anchor -> assertThat(linked).contains("#" + anchor));
  }
}
