package org.rondo.gridsoccer;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws a position for a terminal. The left team's players are a, b and c. The right team's players
 * are x, y and z. The player with the ball has a capital letter. A free ball is a star.
 */
final class GridSoccerPicture {
  private static final List<String> LETTERS = List.of("abc", "xyz");
  private static final List<String> CAPITALS = List.of("ABC", "XYZ");

  /** The number of columns that fit beside the row numbers and the goals. */
  private static final int MAX_COLUMNS = 24;

  private static final List<String> WAYS =
      List.of(
          "nowhere",
          "left and up",
          "up",
          "right and up",
          "right",
          "right and down",
          "down",
          "left and down",
          "left");

  private final GridSoccerOptions options;
  private final SoccerBoard board;
  private final Pitch pitch;
  private final int first;
  private final int last;

  GridSoccerPicture(GridSoccerOptions options, Pitch pitch) {
    this.options = options;
    this.board = SoccerBoard.of(options);
    this.pitch = pitch;
    int shown = Math.min(MAX_COLUMNS, options.columns());
    int middle = pitch.hasFormations() ? pitch.ballColumn() : options.columns() / 2;
    this.first = Math.max(0, Math.min(middle - shown / 2, options.columns() - shown));
    this.last = first + shown - 1;
  }

  String text() {
    String header =
        columns().mapToObj(n -> String.format(Locale.ROOT, "%3d", n)).collect(Collectors.joining());
    String rows =
        IntStream.range(0, options.rows()).mapToObj(this::row).collect(Collectors.joining());
    return "    " + header + "\n" + rows + score() + strays() + window();
  }

  private IntStream columns() {
    return IntStream.rangeClosed(first, last);
  }

  private String row(int row) {
    String cells =
        columns()
            .mapToObj(column -> String.format(Locale.ROOT, "%3s", cell(Cells.of(row, column))))
            .collect(Collectors.joining());
    String number = String.format(Locale.ROOT, "%2d ", row);
    return (number + edge(row, first - 1) + cells + " " + edge(row, last + 1)).stripTrailing()
        + "\n";
  }

  /**
   * Returns the character beside the columns in the picture: {@code #} for a goal, {@code |} for
   * the end of the board, or a blank.
   */
  private char edge(int row, int column) {
    int cell = Cells.of(row, column);
    if (board.isOnBoard(cell)) {
      return ' ';
    }
    return board.concededIn(cell) >= 0 ? '#' : '|';
  }

  private String cell(int cell) {
    if (!pitch.hasFormations()) {
      return ".";
    }
    boolean hasFreeBall = pitch.isBallFree() && pitch.ballCell() == cell;
    String there = letter(0, cell) + letter(1, cell) + (hasFreeBall ? "*" : "");
    return there.isEmpty() ? "." : there;
  }

  private String letter(int seat, int cell) {
    int carrier = pitch.carrier(seat);
    if (carrier >= 0 && pitch.ballCell() == cell) {
      return name(seat, carrier);
    }
    int player = PackedTriple.indexOf(pitch.cells(seat), cell);
    return player < 0 ? "" : name(seat, player);
  }

  private String name(int seat, int player) {
    String letters = (pitch.carrier(seat) == player ? CAPITALS : LETTERS).get(seat);
    return letters.substring(player, player + 1);
  }

  private String score() {
    return String.format(
        Locale.ROOT,
        "left abc %.0f, right xyz %.0f; step %d of %d\n%s\n",
        pitch.score(0),
        pitch.score(1),
        pitch.step(),
        options.steps(),
        ball());
  }

  private String ball() {
    if (!pitch.hasFormations()) {
      return "the teams choose their formations";
    }
    if (pitch.isOver()) {
      return "the match is over";
    }
    if (!pitch.isBallFree()) {
      int seat = Ball.seat(pitch.ball());
      return name(seat, pitch.carrier(seat)) + " has the ball";
    }
    return pitch.ballStrength() == 0
        ? "the ball * rests"
        : "the ball * flies "
            + WAYS.get(pitch.ballDirection())
            + ", strength "
            + pitch.ballStrength();
  }

  /**
   * Returns a line for each player off the board. Under ruleset elizondo, a formation may put a
   * player there.
   */
  private String strays() {
    StringBuilder lines = new StringBuilder();
    for (int seat = 0; pitch.hasFormations() && seat < 2; seat++) {
      for (int player = 0; player < PackedTriple.SIZE; player++) {
        int cell = PackedTriple.get(pitch.cells(seat), player);
        if (!board.isOnBoard(cell)) {
          lines.append(name(seat, player) + " is off the board on " + Cells.text(cell) + "\n");
        }
      }
    }
    return lines.toString();
  }

  private String window() {
    return last - first + 1 == options.columns()
        ? ""
        : "the picture shows columns "
            + first
            + ".."
            + last
            + " of 0.."
            + (options.columns() - 1)
            + "\n";
  }
}
