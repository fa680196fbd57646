package org.rondo.site;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The pages in the groups in which a reader looks for them.
 *
 * @param groups the titles of the groups, each with its entries
 */
record Contents(Map<String, List<Entry>> groups) {

  /**
   * A page.
   *
   * @param source its file, seen from the root of the project
   * @param title a title short enough for a menu
   */
  record Entry(String source, String title) {}

  /**
   * Returns the contents of a text: a line {@code # TITLE} begins a group, and {@code FILE | TITLE}
   * is a page.
   */
  static Contents read(String text) {
    Map<String, List<Entry>> groups = new LinkedHashMap<>();
    List<Entry> group = new ArrayList<>();
    for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
      if (line.startsWith("# ")) {
        group = new ArrayList<>();
        groups.put(line.substring(2), group);
      } else {
        int bar = line.indexOf(" | ");
        group.add(new Entry(line.substring(0, bar), line.substring(bar + 3)));
      }
    }
    return new Contents(groups);
  }

  /** Returns the title of a page in the menu, or its heading if it is not there. */
  String title(MarkdownPage page) {
    return groups.values().stream()
        .flatMap(List::stream)
        .filter(entry -> entry.source().equals(page.source()))
        .map(Entry::title)
        .findFirst()
        .orElse(page.title());
  }

  /** Returns a line for each page that is in no group, and for each entry without a page. */
  List<String> problems(List<MarkdownPage> pages) {
    Set<String> missing = new HashSet<>();
    pages.forEach(page -> missing.add(page.source()));
    List<String> problems = new ArrayList<>();
    for (Entry entry : groups.values().stream().flatMap(List::stream).toList()) {
      if (!missing.remove(entry.source())) {
        problems.add("contents.txt: " + entry.source() + " is no page, or stands there twice");
      }
    }
    missing.stream()
        .sorted()
        .forEach(page -> problems.add("contents.txt: " + page + " is missing"));
    return problems;
  }
}
