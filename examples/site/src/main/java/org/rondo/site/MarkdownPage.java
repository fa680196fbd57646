package org.rondo.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * A Markdown page.
 *
 * @param source its file, seen from the root of the project, with {@code /}
 * @param document what the parser read; it is not changed
 * @param headings its headings
 */
record MarkdownPage(String source, Node document, List<PageHeading> headings) {
  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  /** Folders that hold no pages of the project, or the pages of another one. */
  private static final Set<String> OTHERS =
      Set.of("target", ".git", ".github", "archetype-resources", "node_modules");

  /**
   * A heading.
   *
   * @param node where it is
   * @param text what it says
   * @param anchor the name by which it can be linked to, as GitHub makes it
   */
  record PageHeading(Heading node, String text, String anchor) {}

  /** Returns the pages of the project, in the order of their names. */
  static List<MarkdownPage> all(Path root) throws IOException {
    List<MarkdownPage> pages = new ArrayList<>();
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return OTHERS.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".md")) {
              pages.add(read(root, file));
            }
            return FileVisitResult.CONTINUE;
          }
        });
    pages.sort((one, other) -> one.source().compareTo(other.source()));
    return pages;
  }

  private static MarkdownPage read(Path root, Path file) {
    try {
      String source = root.relativize(file).toString().replace('\\', '/');
      return of(source, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static MarkdownPage of(String source, String text) {
    Node document = PARSER.parse(text);
    List<PageHeading> headings = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    document.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading heading) {
            String words = words(heading);
            String anchor = anchor(words);
            int earlier = counts.merge(anchor, 1, Integer::sum) - 1;
            headings.add(
                new PageHeading(heading, words, earlier == 0 ? anchor : anchor + "-" + earlier));
          }
        });
    return new MarkdownPage(source, document, headings);
  }

  private static String anchor(String heading) {
    StringBuilder anchor = new StringBuilder();
    heading
        .strip()
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(c -> Character.isLetterOrDigit(c) || c == ' ' || c == '-' || c == '_')
        .forEach(c -> anchor.appendCodePoint(c == ' ' ? '-' : c));
    return anchor.toString();
  }

  /** Returns the text of a node, in one line. */
  static String words(Node node) {
    StringBuilder words = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            words.append(code.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak end) {
            words.append(' ');
          }

          @Override
          public void visit(Paragraph paragraph) {
            visitChildren(paragraph);
            words.append(' ');
          }

          @Override
          public void visit(CustomNode cell) {
            visitChildren(cell);
            words.append(' ');
          }

          @Override
          public void visit(FencedCodeBlock block) {
            words.append(' ').append(block.getLiteral()).append(' ');
          }
        });
    return words.toString().strip();
  }

  /** Returns the text of the first heading. */
  String title() {
    return headings.isEmpty() ? source : headings.get(0).text();
  }

  /** Returns the file of the page in the site. */
  String address() {
    return source.equals("README.md")
        ? "index.html"
        : source.substring(0, source.length() - ".md".length()) + ".html";
  }

  /**
   * Returns how the root of the site is seen from the page: {@code ""}, {@code "../"} and so on.
   */
  String toRoot() {
    return "../".repeat((int) source.chars().filter(c -> c == '/').count());
  }
}
