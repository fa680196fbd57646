package org.rondo.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Writes the site, and checks its links. */
public final class ProjectSite {
  private static final String USAGE = "arguments: ROOT FOLDER REPOSITORY";
  private static final List<String> ASSETS = List.of("site.css", "site.js");

  private ProjectSite() {}

  /**
   * Writes the site of the sources in a folder.
   *
   * @param arguments the folder of the sources, the folder to write to, and the address of the
   *     repository
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 3) {
      System.err.println(USAGE);
      System.exit(2);
    }
    Path folder = Path.of(arguments[1]);
    List<String> problems =
        write(Path.of(arguments[0]).toRealPath(), folder, arguments[2], System.err);
    problems.forEach(System.err::println);
    if (!problems.isEmpty()) {
      System.exit(1);
    }
    System.out.println(folder.resolve("index.html").toRealPath());
  }

  /** Returns what is wrong, a line for each broken link. */
  private static List<String> write(Path root, Path folder, String repository, PrintStream err)
      throws IOException {
    clear(folder);
    Contents contents = Contents.read(asset("contents.txt"));
    List<MarkdownPage> pages = MarkdownPage.all(root);
    List<String> problems = new ArrayList<>(contents.problems(pages));
    ApiPages api = ApiPages.write(root, folder, err);
    SiteLinks links = new SiteLinks(root, pages, api, repository);
    PageFrame frame = new PageFrame(contents, pages, repository);
    SearchIndex search = new SearchIndex(api.types());
    for (MarkdownPage page : pages) {
      String body = new PageRenderer(links, page).html();
      Path file = folder.resolve(page.address());
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, frame.html(page, body));
      search.add(page, contents.title(page));
    }
    for (Path file : links.copied()) {
      Path copy = folder.resolve(root.relativize(file));
      Files.createDirectories(copy.toAbsolutePath().getParent());
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    }
    for (String asset : ASSETS) {
      Files.writeString(folder.resolve(asset), asset(asset));
    }
    Files.writeString(folder.resolve("search-index.js"), search.script());
    problems.addAll(links.problems());
    problems.addAll(WrittenLinks.broken(folder));
    return problems;
  }

  private static void clear(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(folder);
  }

  /** Returns the text of a file beside this class. */
  static String asset(String name) throws IOException {
    try (InputStream in = ProjectSite.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
