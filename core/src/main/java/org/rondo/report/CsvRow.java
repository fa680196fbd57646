package org.rondo.report;

import java.util.List;
import java.util.stream.Collectors;

/** Formats rows of comma-separated values (RFC 4180), but with line feeds as line ends. */
final class CsvRow {
  private CsvRow() {}

  /** {@return a row; cells with a comma, a double quote or a line end are in double quotes} */
  static String of(List<String> cells) {
    return cells.stream().map(CsvRow::quoted).collect(Collectors.joining(",", "", "\n"));
  }

  private static String quoted(String cell) {
    boolean isPlain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
