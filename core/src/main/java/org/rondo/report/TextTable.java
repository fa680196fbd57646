package org.rondo.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rondo.game.TextWidth;

/** Aligns the columns of tables in text. */
final class TextTable {
  /** The minimum number of columns of a name that is cut. */
  private static final int LEAST_NAME = 8;

  private static final String DOTS = "...";

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
                column == names ? TextWidth.padEnd(cell, width) : TextWidth.padStart(cell, width));
      }
      text.append(cells.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /**
   * {@return the same lines in at most a number of columns, if shorter names make that possible}
   *
   * <p>A name that is too long keeps its beginning and three dots. If two names had the same
   * beginning, all of them stay whole, and the lines are wider.
   *
   * @param columns the number of columns of a terminal
   */
  static String fitted(List<List<String>> rows, int names, int columns) {
    String whole = aligned(rows, names);
    int widest = whole.lines().mapToInt(TextWidth::of).max().orElse(0);
    int room = width(rows, names) - Math.max(0, widest - columns);
    List<String> cut = rows.stream().map(row -> cut(row.get(names), room)).toList();
    if (room < LEAST_NAME || Set.copyOf(cut).size() < cut.size()) {
      return whole;
    }
    List<List<String>> fitted = new ArrayList<>();
    for (List<String> row : rows) {
      List<String> cells = new ArrayList<>(row);
      cells.set(names, cut.get(fitted.size()));
      fitted.add(cells);
    }
    return aligned(fitted, names);
  }

  private static String cut(String name, int room) {
    return TextWidth.of(name) <= room
        ? name
        : TextWidth.beginning(name, Math.max(0, room - DOTS.length())) + DOTS;
  }

  private static int width(List<List<String>> rows, int column) {
    return rows.stream().map(row -> row.get(column)).mapToInt(TextWidth::of).max().orElse(0);
  }
}
