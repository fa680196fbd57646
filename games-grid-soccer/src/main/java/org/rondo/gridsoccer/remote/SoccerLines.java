package org.rondo.gridsoccer.remote;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.game.Outcome;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Pitch;

/** Writes the lines that programs receive. */
final class SoccerLines {
  private static final int PLAYERS = 3;
  static final List<String> SIDES = List.of("IZQUIERDA", "DERECHA");
  static final String WITH_BALL = "CON_PELOTA";
  static final String WITHOUT_BALL = "SIN_PELOTA";

  private SoccerLines() {}

  /**
   * Returns the lines that come before the formations: the board, the steps, the side and the
   * tackle probabilities.
   */
  static List<String> configuration(Dialect dialect, GridSoccerOptions options, int seat) {
    List<String> lines = new ArrayList<>();
    String board = options.columns() + " " + options.rows() + " " + options.steps();
    if (dialect == Dialect.DOCUMENT) {
      lines.add(board + " " + SIDES.get(seat));
    } else {
      lines.add(board);
      lines.add(SIDES.get(seat));
    }
    for (int side : List.of(seat, 1 - seat)) {
      for (int player = 0; player < PLAYERS; player++) {
        lines.add(player + " " + decimal(options.tackle(side, player)));
      }
    }
    return lines;
  }

  /**
   * Returns a number in decimal digits, with at least one digit after the point and without an
   * exponent.
   */
  private static String decimal(double number) {
    BigDecimal shortest = BigDecimal.valueOf(number).stripTrailingZeros();
    return (shortest.scale() < 1 ? shortest.setScale(1) : shortest).toPlainString();
  }

  /** Returns the lines of a position for one of the teams. The team's own players come first. */
  static List<String> state(Dialect dialect, Pitch pitch, int seat) {
    List<String> lines = new ArrayList<>();
    for (int side : List.of(seat, 1 - seat)) {
      for (int player = 0; player < PLAYERS; player++) {
        lines.add(
            player
                + (" " + pitch.row(side, player) + " " + pitch.column(side, player) + " ")
                + (pitch.hasBall(side, player) ? WITH_BALL : WITHOUT_BALL));
      }
    }
    if (pitch.isBallFree()) {
      String cell = pitch.ballRow() + " " + pitch.ballColumn();
      lines.add(
          dialect == Dialect.DOCUMENT
              ? cell
              : cell + " " + pitch.ballDirection() + " " + pitch.ballStrength());
    }
    return lines;
  }

  /** Returns the line with the result of a match for one of the teams. */
  static String end(Dialect dialect, Outcome outcome, int seat) {
    Optional<Integer> winner = outcome.winner();
    return dialect == Dialect.DOCUMENT
        ? winner.map(side -> side == seat ? "GANASTE" : "PERDISTE").orElse("EMPATARON")
        : winner.map(side -> side == 0 ? "A" : "B").orElse("None");
  }
}
