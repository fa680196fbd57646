package org.rondo.benchmarks;

import java.util.Arrays;
import java.util.List;
import org.rondo.format.standard.FloatingField.Contender;

/**
 * The Hungarian method with {@code long} costs. It solves the assignment problem, which is easier
 * than matching in general graphs: if one entrant is assigned to another, the other may be assigned
 * to a third. The method also takes time proportional to n³. But it needs no blossoms (the odd
 * cycles of a matching), and a cost is one machine word.
 */
final class AssignmentYardstick {
  private static final long NEVER = Long.MAX_VALUE / 4;

  private AssignmentYardstick() {}

  /** {@return costs that combine the last two rules of a pairing; no entrant meets itself} */
  static long[][] costs(List<Contender> contenders) {
    int size = contenders.size();
    long[][] costs = new long[size][size];
    for (int one = 0; one < size; one++) {
      for (int other = 0; other < size; other++) {
        long apart = Math.abs(contenders.get(one).losses() - contenders.get(other).losses());
        long ranks = (long) (one - other) * (one - other);
        costs[one][other] =
            one == other ? NEVER / size : (apart << 40) + (apart == 0 ? -ranks : ranks);
      }
    }
    return costs;
  }

  /** {@return the minimum sum of costs of an assignment of rows to columns} */
  static long least(long[][] costs) {
    int size = costs.length;
    long[] rows = new long[size + 1];
    long[] columns = new long[size + 1];
    int[] rowOf = new int[size + 1];
    for (int row = 1; row <= size; row++) {
      assign(row, costs, rows, columns, rowOf);
    }
    long sum = 0;
    for (int column = 1; column <= size; column++) {
      sum += costs[rowOf[column] - 1][column - 1];
    }
    return sum;
  }

  /** Finds the shortest augmenting path from a row; column 0 is the start of the path. */
  private static void assign(int row, long[][] costs, long[] rows, long[] columns, int[] rowOf) {
    int size = costs.length;
    int[] from = new int[size + 1];
    long[] slacks = new long[size + 1];
    boolean[] isReached = new boolean[size + 1];
    Arrays.fill(slacks, NEVER);
    rowOf[0] = row;
    int column = 0;
    while (rowOf[column] != 0) {
      isReached[column] = true;
      int here = rowOf[column];
      int nearest = 0;
      long step = NEVER;
      for (int next = 1; next <= size; next++) {
        if (!isReached[next]) {
          long slack = costs[here - 1][next - 1] - rows[here] - columns[next];
          if (slack < slacks[next]) {
            slacks[next] = slack;
            from[next] = column;
          }
          if (slacks[next] < step) {
            step = slacks[next];
            nearest = next;
          }
        }
      }
      for (int next = 0; next <= size; next++) {
        if (isReached[next]) {
          rows[rowOf[next]] += step;
          columns[next] -= step;
        } else {
          slacks[next] -= step;
        }
      }
      column = nearest;
    }
    while (column != 0) {
      rowOf[column] = rowOf[from[column]];
      column = from[column];
    }
  }
}
