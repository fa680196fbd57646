package org.rondo.server;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;

/** The first legal move in reading order, found without the server's board. */
final class FirstMove {
  private FirstMove() {}

  /** {@return the members of the call PerformMove} */
  static Map<String, ?> of(int player, JsonObject view) {
    List<String> rows = ServiceClient.rows(view.getAsJsonObject("Map"));
    int index = view.get("Index").getAsInt();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.size(); column++) {
        if (isLegal(rows, index, row, column)) {
          return Map.of(
              "PlayerId", player, "Turn", Map.of("Row", row, "Col", column), "Pass", false);
        }
      }
    }
    return Map.of("PlayerId", player, "Turn", Map.of("Row", -1, "Col", -1), "Pass", true);
  }

  private static boolean isLegal(List<String> rows, int index, int row, int column) {
    if (rows.get(row).charAt(column) != '*') {
      return false;
    }
    for (int direction = 0; direction < 9; direction++) {
      if (turns(rows, index, row, column, direction / 3 - 1, direction % 3 - 1)) {
        return true;
      }
    }
    return false;
  }

  private static boolean turns(
      List<String> rows, int index, int row, int column, int down, int right) {
    int steps = 1;
    while (disc(rows, row + steps * down, column + steps * right) == 1 - index) {
      steps++;
    }
    return steps > 1 && disc(rows, row + steps * down, column + steps * right) == index;
  }

  private static int disc(List<String> rows, int row, int column) {
    if (row < 0 || row >= rows.size() || column < 0 || column >= rows.size()) {
      return -1;
    }
    return rows.get(row).charAt(column) - '0';
  }
}
