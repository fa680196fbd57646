package org.rondo.gridsoccer.remote;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rondo.gridsoccer.Cells;
import org.rondo.remote.JudgeReader;

/**
 * A position as a judge sends it to a team.
 *
 * @param cells the cells of the team's players 0, 1 and 2, and then those of its rival's, as {@link
 *     Cells} numbers them
 * @param carrier the index in {@code cells} of the player with the ball, or −1 for a free ball
 * @param ball the free ball: row, column, and in dialect elizondo also direction and steps left;
 *     empty if a player has the ball
 */
record SeenPosition(List<Integer> cells, int carrier, List<Integer> ball) {
  private static final int PLAYERS = 3;
  private static final String CELL = " row column, then CON_PELOTA or SIN_PELOTA";

  /** Reads a position, of which the first line has been read. */
  static SeenPosition read(JudgeReader.JudgeLine first, JudgeReader input, Dialect dialect)
      throws IOException {
    List<Integer> cells = new ArrayList<>();
    int carrier = -1;
    for (int index = 0; index < 2 * PLAYERS; index++) {
      JudgeReader.JudgeLine line = index == 0 ? first : input.next();
      int player = index % PLAYERS;
      String form = "a player's line: " + player + CELL;
      line.requireWords(4, form);
      if (line.integer(0, form) != player) {
        throw line.refusal(form);
      }
      cells.add(cell(line, 1, form));
      if (line.word(3).equals(SoccerLines.WITH_BALL)) {
        if (carrier >= 0) {
          throw line.refusal("possible: two players have the ball");
        }
        carrier = index;
      } else if (!line.word(3).equals(SoccerLines.WITHOUT_BALL)) {
        throw line.refusal(form);
      }
    }
    return new SeenPosition(cells, carrier, carrier < 0 ? ball(input.next(), dialect) : List.of());
  }

  private static int cell(JudgeReader.JudgeLine line, int index, String form) throws IOException {
    int row = line.integer(index, form);
    int column = line.integer(index + 1, form);
    // These are the limits of the type Formation; the rules check the cells later.
    if (row < -999 || row > 999 || column < -9 || column > 99) {
      throw line.refusal(form);
    }
    return Cells.of(row, column);
  }

  private static List<Integer> ball(JudgeReader.JudgeLine line, Dialect dialect)
      throws IOException {
    boolean isCell = dialect == Dialect.DOCUMENT;
    String form = "a free ball, 'row column" + (isCell ? "'" : " direction steps'");
    line.requireWords(isCell ? 2 : 4, form);
    List<Integer> ball = new ArrayList<>();
    for (int index = 0; index < line.wordCount(); index++) {
      ball.add(line.integer(index, form));
    }
    return ball;
  }

  /** {@return the cell of one of the team's players, or of its rival's} */
  int cell(boolean isOwn, int player) {
    return cells.get(isOwn ? player : PLAYERS + player);
  }

  /** {@return whether no player has the ball} */
  boolean isBallFree() {
    return carrier < 0;
  }

  /** {@return the player with the ball if it is one of the team's, or of its rival's; else −1} */
  int carrier(boolean isOwn) {
    boolean hasBall = carrier >= 0 && (carrier < PLAYERS) == isOwn;
    return hasBall ? carrier % PLAYERS : -1;
  }

  /** {@return the cell of the ball, carried or free} */
  int ballCell() {
    return isBallFree() ? Cells.of(ball.get(0), ball.get(1)) : cells.get(carrier);
  }
}
