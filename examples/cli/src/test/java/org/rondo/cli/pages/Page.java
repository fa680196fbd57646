package org.rondo.cli.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A Markdown page of the project.
 *
 * @param file where it is, seen from the project's root
 * @param lines its lines
 */
record Page(Path file, List<String> lines) {

  /** The project's root, seen from this module. */
  static final Path ROOT = Path.of("..", "..");

  private static final Pattern FENCE = Pattern.compile("( *)```([^\\s`]*)[^`]*");
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*)");
  private static final Pattern LINK =
      Pattern.compile("\\[[^\\]]*\\]\\(\\s*([^)\\s]+)[^)]*\\)|(?m)^\\[[^\\]]+\\]: +(\\S+)");
  private static final Pattern INLINE_CODE = Pattern.compile("`[^`]*`");

  /**
   * A fenced block.
   *
   * @param place page and line, for messages
   * @param language what stands after the fence, often nothing
   * @param lines the lines between the fences, without the indent of the fence
   */
  record Block(String place, String language, List<String> lines) {
    String text() {
      return String.join("\n", lines) + "\n";
    }
  }

  /**
   * A link to another place in the project.
   *
   * @param line the line of the page on which the link begins, from 1
   * @param target what stands in brackets
   */
  record Link(int line, String target) {}

  /** Returns every page of the project, whatever folder it is in. */
  static List<Page> all() {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .map(file -> ROOT.relativize(file))
          .filter(file -> !file.toString().matches("(.*[/\\\\])?(target|\\.git)[/\\\\].*"))
          .sorted()
          .map(Page::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Page read(Path file) {
    try {
      return new Page(file, Files.readAllLines(ROOT.resolve(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher fence = FENCE.matcher(lines.get(i));
      if (fence.matches()) {
        int begin = i + 1;
        int indent = fence.group(1).length();
        List<String> inside = new ArrayList<>();
        while (!lines.get(++i).strip().equals("```")) {
          String line = lines.get(i);
          inside.add(line.substring(Math.min(indent, line.length())));
        }
        blocks.add(new Block(file + ":" + begin, fence.group(2), inside));
      }
    }
    return blocks;
  }

  /** Returns the lines outside blocks; those inside are blank, so that numbers stay. */
  private List<String> prose() {
    List<String> prose = new ArrayList<>();
    boolean isInside = false;
    for (String line : lines) {
      boolean isFence = line.strip().startsWith("```");
      prose.add(isInside || isFence ? "" : line);
      isInside ^= isFence;
    }
    return prose;
  }

  /** Returns the links, but those that lead out of the project. */
  List<Link> links() {
    List<Link> links = new ArrayList<>();
    String text =
        INLINE_CODE
            .matcher(String.join("\n", prose()))
            .replaceAll(code -> "`" + code.group().replaceAll("[^\n]", "") + "`");
    Matcher link = LINK.matcher(text);
    while (link.find()) {
      String target = link.group(1) != null ? link.group(1) : link.group(2);
      if (!target.matches("[a-z]+:.*")) {
        String before = text.substring(0, link.start());
        links.add(new Link(1 + (int) before.chars().filter(c -> c == '\n').count(), target));
      }
    }
    return links;
  }

  /** Returns the names by which headings can be linked to, as GitHub makes them. */
  List<String> anchors() {
    List<String> anchors = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    for (String line : prose()) {
      Matcher heading = HEADING.matcher(line);
      if (heading.matches()) {
        String anchor =
            heading
                .group(1)
                .strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
        int earlier = counts.merge(anchor, 1, Integer::sum) - 1;
        anchors.add(earlier == 0 ? anchor : anchor + "-" + earlier);
      }
    }
    return anchors;
  }

  int words() {
    return (int)
        lines.stream()
            .flatMap(line -> Stream.of(line.split("\\s+")))
            .filter(word -> !word.isEmpty())
            .count();
  }
}
