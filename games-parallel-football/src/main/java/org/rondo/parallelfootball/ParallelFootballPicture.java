package org.rondo.parallelfootball;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws a field as text. Each cell has two characters, one for its players and one for its balls.
 */
final class ParallelFootballPicture {
  private static final String TEAMS = "ABCD";
  private static final char SEVERAL = '*';

  private ParallelFootballPicture() {}

  static String of(Field field) {
    char[] players = players(field);
    StringBuilder picture = new StringBuilder(4000);
    picture.append("   ").append(ruler()).append('\n');
    for (int row = 0; row < Cell.SIDE; row++) {
      picture.append(String.format(Locale.ROOT, "%2d ", row));
      for (int column = 0; column < Cell.SIDE; column++) {
        int cell = row * Cell.SIDE + column;
        picture.append(players[cell]).append(balls(field, cell));
      }
      picture.append('\n');
    }
    return picture.append(legend(field)).toString();
  }

  private static String ruler() {
    return IntStream.range(0, Cell.SIDE)
        .mapToObj(column -> column % 4 == 0 ? String.format(Locale.ROOT, "%-8d", column) : "")
        .collect(Collectors.joining())
        .stripTrailing();
  }

  private static char[] players(Field field) {
    char[] shown = new char[Cell.COUNT];
    Arrays.fill(shown, ' ');
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      shown[PlanTable.home(seat)] = '[';
    }
    boolean[] isTaken = new boolean[Cell.COUNT];
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      char team = TEAMS.charAt(seat);
      for (int player = 0; player < field.playerCount(); player++) {
        int cell = field.playerAt(seat, player);
        shown[cell] = isTaken[cell] && shown[cell] != team ? SEVERAL : team;
        isTaken[cell] = true;
      }
    }
    return shown;
  }

  private static char balls(Field field, int cell) {
    int balls = field.ballsAt(cell);
    if (isHome(cell)) {
      return ']';
    }
    return balls == 0 ? '.' : balls < 10 ? (char) ('0' + balls) : '#';
  }

  private static boolean isHome(int cell) {
    return IntStream.range(0, Field.TEAMS).anyMatch(seat -> PlanTable.home(seat) == cell);
  }

  /**
   * {@return the number of turns since the placement} A match counts the placement as a turn, too.
   */
  private static String turns(Field field) {
    return field.turn() == 1 ? "1 turn of play" : field.turn() + " turns of play";
  }

  private static String legend(Field field) {
    String scores =
        IntStream.range(0, Field.TEAMS)
            .mapToObj(seat -> TEAMS.charAt(seat) + " " + (int) field.score(seat))
            .collect(Collectors.joining(", "));
    String stage =
        field.isOver()
            ? "the match is over after " + turns(field)
            : field.isPlacing() ? "players are placed next" : "after " + turns(field);
    return "teams A to D, * several; [] homes: A top left, B top right, then clockwise C, D\n"
        + "a cell shows players, then balls: . none, 1 to 9, # more\n"
        + (scores + "\n" + field.ballsOnField() + " balls on the field; " + stage + "\n");
  }
}
