package org.rondo.benchmarks.study.tuning;

import java.util.List;
import java.util.Map;

/**
 * What an experiment found.
 *
 * @param lines sentences after the tables, for instance the results of tests
 * @param runs a table of all single tunings in CSV, with what each of them found
 * @param pictures the pictures in SVG by the ends of their names; the empty end for the only
 *     picture
 */
record ExperimentReport(
    List<StudyTable> tables, List<String> lines, String runs, Map<String, String> pictures) {
  ExperimentReport {
    tables = List.copyOf(tables);
    lines = List.copyOf(lines);
    pictures = Map.copyOf(pictures);
  }

  /** {@return the tables and the sentences in Markdown} */
  String markdown() {
    StringBuilder text = new StringBuilder();
    for (StudyTable table : tables) {
      text.append(text.isEmpty() ? "" : "\n").append(table.markdown());
    }
    lines.forEach(line -> text.append('\n').append(line).append('\n'));
    return text.toString();
  }
}
