package org.rondo.site;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/** The words of the pages, by section, and the types of the Javadoc, for {@code site.js}. */
final class SearchIndex {
  private static final int EXCERPT = 160;
  private static final int MIN_WORD = 2;
  private static final int MAX_WORD = 40;
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  private final List<List<String>> pages = new ArrayList<>();
  private final List<List<Object>> sections = new ArrayList<>();
  private final Map<String, Set<Integer>> words = new TreeMap<>();
  private final List<List<String>> types;

  SearchIndex(List<ApiPages.ApiType> types) {
    this.types =
        types.stream().map(type -> List.of(type.name(), type.room(), type.address())).toList();
  }

  void add(MarkdownPage page, String title) {
    int number = pages.size();
    pages.add(List.of(title, page.address()));
    Map<Heading, MarkdownPage.PageHeading> headings = new LinkedHashMap<>();
    page.headings().forEach(heading -> headings.put(heading.node(), heading));
    String heading = page.title();
    String anchor = "";
    StringBuilder text = new StringBuilder();
    for (Node node = page.document().getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading next && headings.containsKey(next)) {
        addSection(number, heading, anchor, text.toString());
        heading = headings.get(next).text();
        anchor = next.getLevel() == 1 ? "" : headings.get(next).anchor();
        text.setLength(0);
      } else {
        text.append(MarkdownPage.words(node)).append(' ');
      }
    }
    addSection(number, heading, anchor, text.toString());
  }

  private void addSection(int page, String heading, String anchor, String text) {
    if (text.isBlank() && anchor.isEmpty()) {
      return;
    }
    int number = sections.size();
    String plain = String.join(" ", text.strip().split("\\s+"));
    String excerpt = plain.length() <= EXCERPT ? plain : plain.substring(0, EXCERPT) + "…";
    sections.add(List.of(page, heading, anchor, excerpt));
    for (String word : wordsOf(heading + " " + text)) {
      words.computeIfAbsent(word, key -> new TreeSet<>()).add(number);
    }
  }

  /** Returns the words of a text in small letters, as {@code site.js} splits a query. */
  private static Set<String> wordsOf(String text) {
    Set<String> found = new TreeSet<>();
    StringBuilder word = new StringBuilder();
    (text.toLowerCase(Locale.ROOT) + " ")
        .codePoints()
        .forEach(
            c -> {
              if (Character.isLetterOrDigit(c)) {
                word.appendCodePoint(c);
              } else {
                if (word.length() >= MIN_WORD && word.length() <= MAX_WORD) {
                  found.add(word.toString());
                }
                word.setLength(0);
              }
            });
    return found;
  }

  /** Returns the index as a script, because a page that is a file may load no data. */
  String script() {
    Map<String, Object> index = new LinkedHashMap<>();
    index.put("pages", pages);
    index.put("sections", sections);
    index.put("words", words);
    index.put("types", types);
    return "window.rondoSearch = " + GSON.toJson(index) + ";\n";
  }
}
