package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table of contents of the site, which a usual build does not make. */
class SiteContentsTest {
  private static final Path CONTENTS =
      Page.ROOT.resolve("examples/site/src/main/resources/org/rondo/site/contents.txt");

  @Test
  void everyPageStandsInTheTableOnce() throws IOException {
    List<String> listed =
        Files.readAllLines(CONTENTS).stream()
            .filter(line -> line.contains(" | "))
            .map(line -> line.substring(0, line.indexOf(" | ")))
            .toList();
    TreeSet<String> pages =
        Page.all().stream()
            .map(page -> page.file().toString().replace(File.separatorChar, '/'))
            .filter(page -> !page.startsWith(".github/") && !page.contains("/src/"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(listed).containsExactlyInAnyOrderElementsOf(pages);
  }
}
