package org.rondo.report;

/** Formats cells of comma-separated values (RFC 4180). */
final class CsvCell {
  private CsvCell() {}

  /** {@return a cell, in double quotes if it contains a comma, a double quote or a line end} */
  static String quoted(String cell) {
    boolean isPlain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
