package org.rondo.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.input.TextPattern;

/**
 * Checks that each link of the written pages, also of the Javadoc, leads to a file and an anchor.
 */
final class WrittenLinks {
  private static final TextPattern LINK = TextPattern.of(" (?:href|src)=\"([^\"]*+)");
  private static final TextPattern ANCHOR = TextPattern.of(" id=\"([^\"]*+)");

  /** A page of Javadoc 17, whose list of contents names sections that the page does not have. */
  private static final String UNCHECKED = "constant-values.html";

  private WrittenLinks() {}

  /** Returns a line for each broken link. */
  static List<String> broken(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
    Map<Path, Set<String>> anchors = new HashMap<>();
    Map<Path, Set<String>> links = new HashMap<>();
    for (Path file : files) {
      String html = Files.readString(file);
      anchors.put(file.normalize(), found(ANCHOR, html));
      links.put(file.normalize(), found(LINK, html));
    }
    List<String> broken = new ArrayList<>();
    for (Path file : files) {
      for (String link : links.getOrDefault(file.normalize(), Set.of())) {
        if (!link.contains(":")
            && !file.endsWith(UNCHECKED)
            && !leads(file.normalize(), link, anchors)) {
          broken.add(folder.relativize(file) + ": " + link + " leads nowhere");
        }
      }
    }
    return broken;
  }

  private static boolean leads(Path file, String link, Map<Path, Set<String>> anchors) {
    int hash = link.indexOf('#');
    String path =
        URLDecoder.decode(hash < 0 ? link : link.substring(0, hash), StandardCharsets.UTF_8);
    Path target = path.isEmpty() ? file : file.resolveSibling(path).normalize();
    if (!Files.exists(target)) {
      return false;
    }
    String anchor = hash < 0 ? "" : link.substring(hash + 1);
    return anchor.isEmpty()
        || !anchors.containsKey(target)
        || anchors.get(target).contains(anchor)
        || anchors.get(target).contains(decoded(anchor));
  }

  private static String decoded(String anchor) {
    return URLDecoder.decode(anchor.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static Set<String> found(TextPattern pattern, String html) {
    return pattern
        .results(html)
        .map(found -> found.group(1))
        .map(text -> text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
        .collect(Collectors.toSet());
  }
}
