package org.rondo.cli.screen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Chooses the lines of a drawing that a window has room for: the names of the columns, and the rows
 * with the pieces of one seat, with what has changed, and with other pieces, in this order of
 * importance. Rows beside such rows come next. Captions stay if they say something new.
 *
 * @param then the drawing before the last turn
 * @param room the number of lines
 */
record RowChoice(BoardPicture now, BoardPicture then, int room) {
  private static final int OWN = 60;
  private static final int CHANGED = 30;
  private static final int OTHER = 20;

  /** The number of rows that are shown however small the room is. */
  private static final int LEAST_ROWS = 3;

  /**
   * The characters of the pieces.
   *
   * @param own the pieces of the seat that matters most
   * @param others the pieces of all other seats
   */
  record Pieces(String own, String others) {}

  /** {@return for each line whether it is shown} */
  boolean[] rows(Pieces pieces) {
    boolean[] isShown = new boolean[now.size()];
    Arrays.fill(isShown, true);
    List<Integer> left = new ArrayList<>(now.rows());
    if (left.size() <= LEAST_ROWS || lines(isShown) <= room) {
      return isShown;
    }
    for (int line = 0; line < now.size(); line++) {
      isShown[line] =
          now.kind(line) != BoardPicture.LineKind.CAPTION || now == then || isNews(line);
    }
    int[] interest = interest(pieces);
    left.sort(Comparator.comparingInt(row -> interest[row]));
    while (lines(isShown) > room && left.size() > LEAST_ROWS) {
      isShown[left.remove(0)] = false;
    }
    return isShown;
  }

  private boolean isNews(int line) {
    return !now.line(line).equals(then.line(line));
  }

  /** {@return the number of lines with those for the gaps} */
  private int lines(boolean[] isShown) {
    int lines = 0;
    boolean isInGap = false;
    for (int line = 0; line < isShown.length; line++) {
      boolean isGap = !isShown[line] && now.kind(line) == BoardPicture.LineKind.ROW;
      lines += isShown[line] || isGap && !isInGap ? 1 : 0;
      isInGap = isGap;
    }
    return lines;
  }

  /**
   * {@return how much each line matters} A row without anything of interest matters less than all
   * other rows, and the less the farther it is from them.
   */
  private int[] interest(Pieces pieces) {
    int[] own = new int[now.size()];
    int[] near = new int[now.size()];
    for (int row : now.rows()) {
      String cells = now.line(row).substring(now.labelLength(row));
      own[row] =
          (hasAny(cells, pieces.own()) ? OWN : 0)
              + (hasAny(cells, pieces.others()) ? OTHER : 0)
              + (hasChanged(row) ? CHANGED : 0);
      near[row] = own[row] == 0 ? -now.size() : 0;
    }
    for (int i = 1; i < near.length; i++) {
      near[i] = Math.max(near[i], near[i - 1] - 1);
    }
    for (int i = near.length - 2; i >= 0; i--) {
      near[i] = Math.max(near[i], near[i + 1] - 1);
    }
    return IntStream.range(0, own.length).map(row -> own[row] + near[row]).toArray();
  }

  private static boolean hasAny(String cells, String marks) {
    return cells.chars().anyMatch(cell -> marks.indexOf(cell) >= 0);
  }

  private boolean hasChanged(int row) {
    for (boolean isChanged : now.changedCells(row, then)) {
      if (isChanged) {
        return true;
      }
    }
    return false;
  }
}
