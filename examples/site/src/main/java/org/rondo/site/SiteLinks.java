package org.rondo.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Where the links of the pages lead in the site. */
final class SiteLinks {
  /** What a browser shows, so that the site holds a copy. */
  private static final List<String> SHOWN = List.of(".png", ".svg", ".txt");

  private final Path root;
  private final Map<String, MarkdownPage> pages;
  private final ApiPages api;
  private final String repository;
  private final Set<Path> copied = new LinkedHashSet<>();
  private final List<String> problems = new ArrayList<>();

  SiteLinks(Path root, List<MarkdownPage> pages, ApiPages api, String repository) {
    this.root = root;
    this.pages =
        pages.stream().collect(Collectors.toMap(MarkdownPage::source, Function.identity()));
    this.api = api;
    this.repository = repository;
  }

  /** Returns the address for a link of a page. */
  String address(MarkdownPage page, String target) {
    if (target.startsWith("#") || target.contains(":")) {
      return target;
    }
    int hash = target.indexOf('#');
    String anchor = hash < 0 ? "" : target.substring(hash);
    Path file =
        root.resolve(page.source())
            .resolveSibling(hash < 0 ? target : target.substring(0, hash))
            .normalize();
    if (!file.startsWith(root) || !Files.exists(file)) {
      problems.add(page.source() + ": " + target + " leads nowhere");
      return target;
    }
    String source = root.relativize(file).toString().replace('\\', '/');
    if (pages.containsKey(source)) {
      return page.toRoot() + pages.get(source).address() + anchor;
    }
    if (SHOWN.stream().anyMatch(source::endsWith)) {
      copied.add(file);
      return page.toRoot() + source;
    }
    Optional<String> javadoc = api.address(source);
    return javadoc
        .map(address -> page.toRoot() + address)
        .orElse(repository + (Files.isDirectory(file) ? "/tree" : "/blob") + "/main/" + source);
  }

  /** Returns the files to which pages lead and which belong into the site. */
  Set<Path> copied() {
    return copied;
  }

  /** Returns a line for each link that leads to no file. */
  List<String> problems() {
    return problems;
  }
}
