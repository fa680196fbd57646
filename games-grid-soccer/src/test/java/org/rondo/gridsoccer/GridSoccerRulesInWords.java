package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rondo.random.Rng;

/**
 * The rules on rows and columns, sentence by sentence, from text to text: to compare with the fast
 * ones.
 */
final class GridSoccerRulesInWords {
  private static final int[] ROW_STEPS = {0, -1, -1, -1, 0, 1, 1, 1, 0};
  private static final int[] COLUMN_STEPS = {0, -1, 0, 1, 1, 1, 0, -1, -1};

  private final GridSoccerOptions options;
  private final boolean isElizondo;

  // The position: six cells, the carrier or −1, a free ball, the goals.
  private final int[][] cells = new int[6][];
  private int carrier;
  private int[] ball = {0, 0};
  private int direction;
  private int strength;

  GridSoccerRulesInWords(GridSoccerOptions options) {
    this.options = options;
    this.isElizondo = options.ruleset() == GridSoccerRuleset.ELIZONDO;
  }

  private static int[] numbers(String text, String separator) {
    return Arrays.stream(text.split(separator)).mapToInt(Integer::parseInt).toArray();
  }

  private String[] read(String text) {
    String[] words = text.split(" ");
    for (int i = 0; i < 6; i++) {
      cells[i] = numbers(words[2 + i], ",");
    }
    if (words[8].contains(",")) {
      int[] free = numbers(words[8], ",");
      carrier = -1;
      ball = new int[] {free[0], free[1]};
      direction = free[2];
      strength = free[3];
    } else {
      carrier =
          (words[8].startsWith("left") ? 0 : 3) + words[8].charAt(words[8].length() - 1) - '0';
    }
    return words;
  }

  private static int[] moved(int[] cell, int direction) {
    return new int[] {cell[0] + ROW_STEPS[direction], cell[1] + COLUMN_STEPS[direction]};
  }

  private boolean isOnBoard(int[] cell) {
    return cell[0] >= 0 && cell[0] < options.rows() && cell[1] >= 0 && cell[1] < options.columns();
  }

  private boolean isGoal(int[] cell) {
    boolean isColumn = cell[1] == -1 || cell[1] == options.columns();
    int middle = (options.rows() - 1) / 2;
    return isColumn && cell[0] >= middle - 1 && cell[0] <= middle + 1;
  }

  boolean isLegal(String position, int seat, String orders) {
    read(position);
    List<String> ends = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int player = 3 * seat + i;
      String order = orders.split(" ")[i];
      int[] end = cells[player];
      if (order.startsWith("p")) {
        int[] pass = numbers(order.substring(1), ":");
        if (player != carrier || !mayPass(cells[player], pass[0], pass[1])) {
          return false;
        }
      } else {
        end = moved(end, Integer.parseInt(order));
        boolean mayScore = isElizondo && player == carrier && isGoal(end);
        if (!isOnBoard(end) && !mayScore) {
          return false;
        }
      }
      ends.add(Arrays.toString(end));
    }
    return ends.stream().distinct().count() == 3;
  }

  private boolean mayPass(int[] from, int way, int power) {
    if (power > (options.rows() - 1) / 2) {
      return false;
    }
    if (way == 0 || power < 1) {
      return isElizondo;
    }
    int[] at = from;
    for (int i = 0; i < 2 * power && isOnBoard(at); i++) {
      at = moved(at, way);
    }
    return isOnBoard(at) || isGoal(at);
  }

  String next(String position, String left, String right, Rng rng) {
    String[] words = read(position);
    int[][] before = cells.clone();
    String[] orders = (left + " " + right).split(" ");
    for (int i = 0; i < 6; i++) {
      if (orders[i].startsWith("p")) {
        int[] pass = numbers(orders[i].substring(1), ":");
        carrier = -1;
        ball = cells[i];
        direction = pass[0];
        strength = pass[1];
      } else {
        cells[i] = moved(cells[i], Integer.parseInt(orders[i]));
      }
    }
    int conceding = carrier < 0 ? moveBall(before, rng) : tackle(rng);
    words[0] = Integer.toString(Integer.parseInt(words[0]) + 1);
    if (conceding >= 0) {
      kickOff(words, conceding);
    }
    for (int i = 0; i < 6; i++) {
      words[2 + i] = cells[i][0] + "," + cells[i][1];
    }
    words[8] =
        carrier >= 0
            ? (carrier < 3 ? "left" : "right") + carrier % 3
            : ball[0] + "," + ball[1] + "," + direction + "," + strength;
    return String.join(" ", words);
  }

  private void kickOff(String[] words, int conceding) {
    int[] goals = numbers(words[1], "-");
    goals[1 - conceding]++;
    words[1] = goals[0] + "-" + goals[1];
    for (int i = 0; i < 6; i++) {
      cells[i] = numbers(words[9 + i], ",");
    }
    int half = options.columns() / 2;
    cells[3 * conceding] = new int[] {(options.rows() - 1) / 2, conceding == 0 ? half - 1 : half};
    carrier = 3 * conceding;
  }

  /** Returns the seat that concedes, or −1. */
  private int tackle(Rng rng) {
    int[] cell = cells[carrier];
    if (isGoal(cell)) {
      return cell[1] < 0 ? 0 : 1;
    }
    int rival = on(cell, 1 - carrier / 3);
    if (rival >= 0) {
      double carriers = options.tackle(carrier / 3, carrier % 3);
      double rivals = options.tackle(rival / 3, rival % 3);
      double sum = rivals + (1 - carriers);
      if (sum != 0 && rng.threeWay(rivals / sum) >= 0) {
        carrier = rival;
      }
    }
    return -1;
  }

  private int on(int[] cell, int seat) {
    for (int i = 3 * seat; i < 3 * seat + 3; i++) {
      if (Arrays.equals(cells[i], cell)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the seat that concedes, or −1. */
  private int moveBall(int[][] before, Rng rng) {
    if (strength > 0 || isElizondo) {
      int[] ahead = moved(ball, direction);
      int left = on(ahead, 0);
      int right = on(ahead, 1);
      carrier =
          contest(
              left >= 0 && Arrays.equals(before[left], ahead) ? left : -1,
              right >= 0 && Arrays.equals(before[right], ahead) ? right : -1,
              rng);
    }
    if (carrier < 0 && strength > 0) {
      return fly(rng);
    }
    if (carrier < 0) {
      carrier = contest(on(ball, 0), on(ball, 1), rng);
    }
    return -1;
  }

  private int fly(Rng rng) {
    int[] first = moved(ball, direction);
    int[] second = moved(first, direction);
    strength--;
    if (isGoal(first) || (isGoal(second) && !isElizondo)) {
      return (isGoal(first) ? first : second)[1] < 0 ? 0 : 1;
    }
    if (isGoal(second)) {
      ball = first;
      return -1;
    }
    ball = second;
    if (strength == 0 && !isElizondo) {
      direction = 0;
    }
    carrier = contest(on(ball, 0), on(ball, 1), rng);
    return -1;
  }

  private int contest(int left, int right, Rng rng) {
    if (left < 0 || right < 0) {
      return Math.max(left, right);
    }
    double rights = options.tackle(1, right % 3);
    double sum = options.tackle(0, left) + rights;
    return rng.chance(sum == 0 ? 0.5 : rights / sum) ? right : left;
  }
}
