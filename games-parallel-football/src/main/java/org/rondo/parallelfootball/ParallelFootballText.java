package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.game.Excerpt;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;

/**
 * Reads and writes moves and positions. A move consists of words, separated by blanks. A position
 * consists of the turn, the scores, the balls row by row, the players of each team, and a mark if
 * the match is over.
 */
final class ParallelFootballText {
  private static final String NUMBER = "(?:0|[1-9]\\d{0,6}+)";

  private static final TextPattern FORM =
      TextPattern.of(
          "(N) (N(?:,N){3}) (\\S++) (\\S++) (\\S++) (\\S++) (\\S++)( over)?".replace("N", NUMBER));

  private static final TextPattern SHORT_NUMBER = TextPattern.of("0|[1-9][0-9]?");

  private static final TextPattern COUNT = TextPattern.of("\\.|[1-9]|\\(([1-9]\\d{1,3})\\)");

  /** The maximum number of characters of a text in a message. */
  private static final int SHOWN = 40;

  /** The maximum number of characters of a word in a message. */
  static final int SHOWN_OF_WORD = 30;

  /** The first word of a placement. */
  static final String PLACE = "place";

  static final String STAY = ".";
  static final String KICK = "k";

  /** The separators of words: all blanks, line breaks and control characters. */
  private static final TextPattern BLANKS = TextPattern.of("[\\s\\p{Z}\\p{Cc}]+");

  /** The points of the compass, row by row from the top left; the middle is empty. */
  private static final List<String> COMPASS =
      List.of("nw", "n", "ne", "w", "", "e", "sw", "s", "se");

  /** The text for a team whose players are not placed yet. */
  private static final String NOT_PLACED = "-";

  private ParallelFootballText() {}

  /**
   * Returns the instructions that a text describes.
   *
   * @throws UnreadableMoveException if there is no word, if there are more than 1024 orders, or if
   *     a word of a placement is not a cell
   */
  static Instructions instructions(String text) {
    String[] words = BLANKS.replaceAll(text, " ").strip().split(" ");
    if (words[0].isEmpty()) {
      throw new UnreadableMoveException(
          text, "instructions are 'place' and cells, or an order for each player");
    }
    return words[0].equals(PLACE) ? placement(text, words) : orders(text, words);
  }

  private static Placement placement(String text, String[] words) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      String word = words[i];
      cells.add(
          cell(word)
              .orElseThrow(
                  () ->
                      new UnreadableMoveException(
                          text,
                          "'"
                              + Excerpt.of(word, SHOWN_OF_WORD)
                              + "' is no cell from 0,0 to 31,31")));
    }
    return new Placement(cells);
  }

  private static Orders orders(String text, String[] words) {
    int most = ParallelFootballOptions.MAX_PLAYERS;
    if (words.length > most) {
      throw new UnreadableMoveException(
          text, words.length + " orders are more than " + most + ", the most players of a team");
    }
    return Orders.of(Stream.of(words).map(word -> order(text, word)).toList());
  }

  private static Order order(String text, String word) {
    if (word.equals(PLACE)) {
      throw new UnreadableMoveException(
          text, "'place' may only be the first word, before the cells of a placement");
    }
    return order(word).orElseGet(() -> new Order.Unclear(word));
  }

  /** Returns the order that a word describes; empty if the word is not an order. */
  static Optional<Order> order(String word) {
    if (word.equals(STAY)) {
      return Optional.of(Order.stay());
    }
    if (word.startsWith(KICK)) {
      return cell(word.substring(KICK.length())).map(Order::kick);
    }
    int square = COMPASS.indexOf(word);
    return square < 0 || word.isEmpty()
        ? Optional.empty()
        : Optional.of(Order.step(square / 3 - 1, square % 3 - 1));
  }

  static boolean isWord(String text) {
    return !text.isEmpty() && !BLANKS.isIn(text);
  }

  /** Returns the point of the compass to which a step leads. */
  static String step(int down, int right) {
    return COMPASS.get(3 * (down + 1) + right + 1);
  }

  /**
   * Returns the cell that a text describes, for instance {@code 4,17}; empty if the text is not a
   * cell.
   */
  private static Optional<Cell> cell(String text) {
    int comma = text.indexOf(',');
    if (comma < 0) {
      return Optional.empty();
    }
    int row = number(text.substring(0, comma));
    int column = number(text.substring(comma + 1));
    return Cell.isOnGrid(row, column)
        ? Optional.of(Cell.at(row * Cell.SIDE + column))
        : Optional.empty();
  }

  /**
   * Returns the number that one or two plain digits describe, from 0 to 99; −1 for any other text.
   */
  private static int number(String digits) {
    boolean isNumber = SHORT_NUMBER.matches(digits);
    return isNumber ? Integer.parseInt(digits) : -1;
  }

  static String of(Field field) {
    StringBuilder text = new StringBuilder(1200 + 24 * field.playerCount());
    text.append(field.turn());
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      text.append(seat == 0 ? ' ' : ',').append((int) field.score(seat));
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      text.append(cell % Cell.SIDE != 0 ? "" : cell == 0 ? " " : "/");
      append(field.ballsAt(cell), text);
    }
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      text.append(' ').append(team(field, seat));
    }
    return text.append(field.isOver() ? " over" : "").toString();
  }

  private static void append(int balls, StringBuilder text) {
    if (balls == 0) {
      text.append('.');
    } else if (balls < 10) {
      text.append((char) ('0' + balls));
    } else {
      text.append('(').append(balls).append(')');
    }
  }

  private static String team(Field field, int seat) {
    return field.isPlacing()
        ? NOT_PLACED
        : field.players(seat).stream().map(Cell::text).collect(Collectors.joining(";"));
  }

  /**
   * Returns the position that a text describes.
   *
   * @throws IllegalArgumentException if the text does not have the form of a position, or if the
   *     position is impossible
   */
  static Field field(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw refusal(
          text,
          "it does not consist of turn, scores, balls and four teams, with 'over' at the end");
    }
    int[] scores = Arrays.stream(form.group(2).split(",")).mapToInt(Integer::parseInt).toArray();
    List<List<Cell>> teams =
        IntStream.range(4, 8).mapToObj(group -> team(text, form.group(group))).toList();
    if (teams.stream().mapToInt(List::size).distinct().count() != 1) {
      throw refusal(text, "its teams are not of one size");
    }
    try {
      return Field.of(
          Integer.parseInt(form.group(1)),
          scores,
          balls(text, form.group(3)),
          teams,
          form.group(8) != null);
    } catch (IllegalArgumentException e) {
      throw refusal(text, String.valueOf(e.getMessage()));
    }
  }

  private static List<Cell> team(String text, String cells) {
    if (cells.equals(NOT_PLACED)) {
      return List.of();
    }
    return Arrays.stream(cells.split(";"))
        .map(cell -> cell(cell).orElseThrow(() -> refusal(text, cell + " is no cell")))
        .toList();
  }

  private static short[] balls(String text, String rows) {
    List<Integer> counts = new ArrayList<>();
    for (String row : rows.split("/", -1)) {
      Matcher count = COUNT.matcher(row);
      int end = 0;
      int before = counts.size();
      while (count.region(end, row.length()).lookingAt()) {
        String many = count.group(1);
        String one = count.group().equals(".") ? "0" : count.group();
        counts.add(Integer.parseInt(many == null ? one : many));
        end = count.end();
      }
      if (end != row.length() || counts.size() != before + Cell.SIDE) {
        throw refusal(text, "row '" + Excerpt.of(row, SHOWN) + "' is not the balls on 32 cells");
      }
    }
    if (counts.size() != Cell.COUNT) {
      throw refusal(text, "it does not have 32 rows of balls");
    }
    short[] balls = new short[Cell.COUNT];
    IntStream.range(0, Cell.COUNT).forEach(cell -> balls[cell] = counts.get(cell).shortValue());
    return balls;
  }

  private static IllegalArgumentException refusal(String text, String reason) {
    return new IllegalArgumentException(
        "field '" + Excerpt.of(text, SHOWN) + "' is impossible: " + reason);
  }
}
