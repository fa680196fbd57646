package org.rondo.report;

import com.google.common.base.Strings;
import java.util.List;

/** Aligns the columns of tables in text. */
final class TextTable {
  private TextTable() {}

  /**
   * {@return the rows as lines of columns; one column of names is aligned to the left, all other
   * cells to the right}
   *
   * @param rows rows of the same number of cells
   * @param names the index of the column of names
   */
  static String aligned(List<List<String>> rows, int names) {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder cells = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int width = width(rows, column);
        String cell = row.get(column);
        cells
            .append(column == 0 ? "" : "  ")
            .append(
                column == names
                    ? Strings.padEnd(cell, width, ' ')
                    : Strings.padStart(cell, width, ' '));
      }
      text.append(cells.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static int width(List<List<String>> rows, int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
