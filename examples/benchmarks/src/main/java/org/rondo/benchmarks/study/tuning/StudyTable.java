package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A table in Markdown. */
final class StudyTable {
  private final List<String> head;
  private final List<List<String>> rows = new ArrayList<>();

  StudyTable(List<String> head) {
    this.head = List.copyOf(head);
  }

  StudyTable row(List<String> cells) {
    if (cells.size() != head.size()) {
      throw new IllegalArgumentException(
          cells.size() + " cells " + cells + " are not one for each of the columns " + head);
    }
    rows.add(List.copyOf(cells));
    return this;
  }

  List<List<String>> rows() {
    return List.copyOf(rows);
  }

  /** {@return the table, with a line break at its end} */
  String markdown() {
    List<String> lines = new ArrayList<>();
    lines.add(line(head));
    lines.add("|" + "---|".repeat(head.size()));
    rows.forEach(row -> lines.add(line(row)));
    return String.join("\n", lines) + "\n";
  }

  private static String line(List<String> cells) {
    return cells.stream().collect(Collectors.joining(" | ", "| ", " |"));
  }
}
