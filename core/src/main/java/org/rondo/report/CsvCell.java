package org.rondo.report;

/** Cells of comma-separated values, as RFC 4180 has them. */
final class CsvCell {
  private CsvCell() {}

  /** {@return a cell, in quotes where it needs them} */
  static String quoted(String cell) {
    boolean isPlain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
