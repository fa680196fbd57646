package org.rondo.gridsoccer;

import java.util.regex.Matcher;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;

/** Reads and writes moves and positions, and checks that a position is possible in a game. */
final class GridSoccerText {
  private static final TextPattern PLACE = TextPattern.of("(-?[0-9]{1,3}),(-?[0-9]|[0-9]{2})");

  private static final TextPattern ORDER = TextPattern.of("([0-8])|[pP]([0-8]):(-?[0-9]{1,3})");

  /** The text of the position before the formations. */
  private static final String START = "formations";

  private static final String CELL = "-?+\\d{1,3}+,-?+\\d{1,2}+";
  private static final String TEAM = CELL + " " + CELL + " " + CELL;

  private static final TextPattern FORM =
      TextPattern.of(
          ("(?<step>\\d{1,6}+) (?<left>\\d{1,6}+)-(?<right>\\d{1,6}+) (?<lefts>TEAM) (?<rights>TEAM)"
                  + " (?:(?<side>left|right)(?<player>[0-2])"
                  + "|(?<cell>CELL),(?<way>[0-8]),(?<more>\\d{1,2}))"
                  + " (?<lefthome>TEAM) (?<righthome>TEAM)")
              .replace("TEAM", TEAM)
              .replace("CELL", CELL));

  private final String text;
  private final GridSoccerOptions options;
  private final SoccerBoard board;

  private GridSoccerText(String text, GridSoccerOptions options) {
    this.text = text;
    this.options = options;
    this.board = SoccerBoard.of(options);
  }

  /**
   * Returns the move that a text describes. A text with a comma is a formation; other texts are
   * orders.
   *
   * @throws UnreadableMoveException if the text is neither a formation nor orders
   */
  static SoccerMove move(String text) {
    return text.indexOf(',') >= 0 ? formation(text) : orders(text);
  }

  static Formation formation(String text) {
    String[] words = text.strip().split("\\s+");
    if (words.length != PackedTriple.SIZE) {
      throw unreadable(text);
    }
    long cells = 0;
    for (int player = 0; player < PackedTriple.SIZE; player++) {
      Matcher place = PLACE.matcher(words[player]);
      if (!place.matches()) {
        throw unreadable(text);
      }
      int cell = Cells.of(Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)));
      cells = PackedTriple.with(cells, player, cell);
    }
    return Formation.ofCells(cells);
  }

  static SoccerOrders orders(String text) {
    String[] words = text.strip().split("\\s+");
    if (words.length != PackedTriple.SIZE) {
      throw unreadable(text);
    }
    return SoccerOrders.ofCodes(code(text, words[0]), code(text, words[1]), code(text, words[2]));
  }

  private static int code(String text, String word) {
    Matcher order = ORDER.matcher(word);
    if (!order.matches()) {
      throw unreadable(text);
    }
    return order.group(1) != null
        ? Integer.parseInt(order.group(1))
        : SoccerOrders.passCode(Integer.parseInt(order.group(2)), Integer.parseInt(order.group(3)));
  }

  private static UnreadableMoveException unreadable(String text) {
    return new UnreadableMoveException(
        text,
        "a move is a formation, the cells of three players such as 2,4 1,1 3,1,"
            + " or their orders such as 4 0 p4:2");
  }

  static String of(Pitch pitch) {
    if (!pitch.hasFormations()) {
      return START;
    }
    FormationsAndGoals formationsAndGoals = pitch.formationsAndGoals();
    return String.join(
        " ",
        Integer.toString(pitch.step()),
        formationsAndGoals.leftGoals() + "-" + formationsAndGoals.rightGoals(),
        Formation.ofCells(pitch.cells(0)).text(),
        Formation.ofCells(pitch.cells(1)).text(),
        Ball.text(pitch.ball()),
        formationsAndGoals.left().text(),
        formationsAndGoals.right().text());
  }

  /**
   * Returns the position that a text describes.
   *
   * @throws IllegalArgumentException if the text does not have the form of a position, or if the
   *     position is impossible
   */
  static Pitch position(String text, GridSoccerOptions options) {
    return new GridSoccerText(text, options).read();
  }

  private Pitch read() {
    if (text.equals(START)) {
      return Pitch.start();
    }
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw refusal(
          "is not of the form '12 1-0 2,4 1,1 3,1 2,5 1,8 3,8 left0 2,1 1,1 3,1 2,8 1,8 3,8'");
    }
    int step = Integer.parseInt(matcher.group("step"));
    if (step > options.steps()) {
      throw refusal(
          "is after " + step + " steps, more than the " + options.steps() + " of a match");
    }
    FormationsAndGoals formationsAndGoals =
        new FormationsAndGoals(
            formation(0, matcher.group("lefthome")),
            formation(1, matcher.group("righthome")),
            Integer.parseInt(matcher.group("left")),
            Integer.parseInt(matcher.group("right")));
    long left = players(0, matcher.group("lefts"));
    long right = players(1, matcher.group("rights"));
    return Pitch.of(left, right, ball(matcher), formationsAndGoals, step, options.steps());
  }

  private Formation formation(int seat, String words) {
    Formation formation = formation(words);
    new FormationSpace(board, options.ruleset(), seat)
        .objection(formation)
        .ifPresent(
            objection -> {
              throw refusal("has the formation " + words + ", but " + objection);
            });
    return formation;
  }

  private long players(int seat, String words) {
    long cells = formation(words).cells();
    if (options.ruleset() == GridSoccerRuleset.DOCUMENT && PackedTriple.shared(cells) >= 0) {
      throw refusal("has two players of the " + Ball.SIDES.get(seat) + " team on one cell");
    }
    for (int player = 0; player < PackedTriple.SIZE; player++) {
      int cell = PackedTriple.get(cells, player);
      // Under ruleset elizondo, a formation may have cells above or below the board.
      boolean isPossible =
          options.ruleset() == GridSoccerRuleset.ELIZONDO
              ? board.isInColumns(cell)
              : board.isOnBoard(cell);
      if (!isPossible) {
        throw refusal("has a player on " + Cells.text(cell) + ", which is off the board");
      }
    }
    return cells;
  }

  private int ball(Matcher matcher) {
    if (matcher.group("side") != null) {
      int seat = Ball.SIDES.indexOf(matcher.group("side"));
      return Ball.carried(seat, Integer.parseInt(matcher.group("player")));
    }
    String[] place = matcher.group("cell").split(",");
    int cell = Cells.of(Integer.parseInt(place[0]), Integer.parseInt(place[1]));
    int direction = Integer.parseInt(matcher.group("way"));
    int strength = Integer.parseInt(matcher.group("more"));
    if (!board.isOnBoard(cell)) {
      throw refusal("has the ball on " + Cells.text(cell) + ", which is off the board");
    }
    if (options.ruleset() == GridSoccerRuleset.DOCUMENT && (direction == 0) != (strength == 0)) {
      throw refusal("has a ball that flies without a direction, or rests with a direction");
    }
    if (strength > 0 && strength > strongest(cell, direction)) {
      throw refusal("has a ball that flies off the board beside the goals, or too far");
    }
    return Ball.free(cell, direction, strength);
  }

  /**
   * Returns the maximum strength of a ball on a cell. A ball with direction 0 stays on its cell.
   */
  private int strongest(int cell, int direction) {
    return direction == 0 ? board.mostStrength() : board.strongest(cell, direction);
  }

  private IllegalArgumentException refusal(String why) {
    return new IllegalArgumentException("position '" + text + "' " + why);
  }
}
