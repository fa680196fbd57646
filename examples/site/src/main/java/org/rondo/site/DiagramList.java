package org.rondo.site;

import com.google.common.html.HtmlEscapers;
import java.util.ArrayList;
import java.util.List;

/**
 * The diagrams of the pages as lists.
 *
 * <p>A program that draws them has three megabytes. A chain of arrows, and messages one after
 * another, can be read as a list, also on a narrow screen and aloud.
 */
final class DiagramList {
  private static final String ARROW = " --> ";

  private DiagramList() {}

  /**
   * Returns a diagram as HTML.
   *
   * @param diagram a flowchart that is one chain, or a sequence diagram
   */
  static String html(String diagram) {
    List<String> lines =
        diagram.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    return lines.get(0).startsWith("sequenceDiagram")
        ? messages(lines.subList(1, lines.size()))
        : chain(lines.subList(1, lines.size()));
  }

  private static String chain(List<String> lines) {
    List<String> names = new ArrayList<>();
    for (String line : lines) {
      int arrow = line.indexOf(ARROW);
      if (arrow >= 0) {
        String from = line.substring(0, arrow);
        if (names.isEmpty()) {
          names.add(from);
        } else if (!names.get(names.size() - 1).equals(from)) {
          throw new IllegalArgumentException("a flowchart that is no chain, at " + from);
        }
        names.add(line.substring(arrow + ARROW.length()));
      }
    }
    StringBuilder html = new StringBuilder("<ol class=\"chain\">\n");
    names.forEach(name -> html.append("<li>").append(escaped(name)).append("</li>\n"));
    return html.append("</ol>\n").toString();
  }

  private static String messages(List<String> lines) {
    StringBuilder html = new StringBuilder("<ol class=\"messages\">\n");
    for (String line : lines) {
      int colon = line.indexOf(": ");
      int arrow = line.indexOf("->>");
      if (line.startsWith("loop ") || line.startsWith("opt ")) {
        String kind = line.startsWith("loop ") ? "repeated " : "perhaps, at ";
        html.append("<li class=\"group\">").append(kind);
        html.append(escaped(line.substring(line.indexOf(' ') + 1))).append("<ol>\n");
      } else if (line.equals("end")) {
        html.append("</ol></li>\n");
      } else if (arrow > 0 && colon > arrow) {
        String from = line.substring(0, arrow).replace("-", "");
        html.append("<li><b>").append(escaped(from)).append("</b> → <b>");
        html.append(escaped(line.substring(arrow + 3, colon))).append("</b> <code>");
        html.append(escaped(line.substring(colon + 2))).append("</code></li>\n");
      } else if (!line.startsWith("participant ")) {
        throw new IllegalArgumentException("a diagram with an unknown line: " + line);
      }
    }
    return html.append("</ol>\n").toString();
  }

  private static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }
}
