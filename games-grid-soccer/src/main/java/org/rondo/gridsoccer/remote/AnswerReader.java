package org.rondo.gridsoccer.remote;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rondo.game.Excerpt;
import org.rondo.game.UnreadableMoveException;
import org.rondo.gridsoccer.Formation;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;
import org.rondo.input.TextPattern;

/**
 * Reads the answers of programs. An answer has one entry for each player, in any order. The entries
 * may be on one or more lines, but an entry may not be split between lines.
 */
final class AnswerReader<T> {

  /**
   * The maximum number of blank lines. Without a limit, a program that writes only blank lines
   * would stop the match.
   */
  private static final int MAX_BLANK_LINES = 100;

  private static final int PLAYERS = 3;

  private static final int LAST_DIRECTION = 8;

  private static final String FORMATION =
      "a formation is 'id row column' for each of the players 0, 1 and 2";

  private static final String ORDERS =
      "orders are 'id MOVIMIENTO direction' or 'id PASE direction strength' for each of the"
          + " players 0, 1 and 2";

  private final Supplier<String> lines;
  private final Function<Words, T> entry;
  private final String form;

  private AnswerReader(Supplier<String> lines, Function<Words, T> entry, String form) {
    this.lines = lines;
    this.entry = entry;
    this.form = form;
  }

  /**
   * Reads a formation.
   *
   * @throws UnreadableMoveException if the lines are not a formation
   */
  static Formation formation(Supplier<String> lines) {
    List<ReadCell> places = new AnswerReader<>(lines, AnswerReader::place, FORMATION).read();
    ReadCell first = places.get(0);
    ReadCell second = places.get(1);
    ReadCell third = places.get(2);
    return Formation.of(
        first.row(), first.column(), second.row(), second.column(), third.row(), third.column());
  }

  private static ReadCell place(Words words) {
    // These are the limits of the type Formation; the rules check the cells later.
    int row = words.number("row", -999, 999);
    return new ReadCell(row, words.number("column", -9, 99));
  }

  /**
   * Reads orders.
   *
   * @throws UnreadableMoveException if the lines are not orders
   */
  static SoccerOrders orders(Supplier<String> lines) {
    List<SoccerOrder> orders = new AnswerReader<>(lines, AnswerReader::order, ORDERS).read();
    return SoccerOrders.of(orders.get(0), orders.get(1), orders.get(2));
  }

  private static SoccerOrder order(Words words) {
    String kind = words.next("MOVIMIENTO or PASE");
    return switch (kind) {
      case "MOVIMIENTO" -> new SoccerOrder.Walk(direction(words));
      case "PASE" ->
          new SoccerOrder.Pass(
              direction(words),
              words.number("strength", -SoccerOrder.MAX_STRENGTH, SoccerOrder.MAX_STRENGTH));
      default -> throw words.refusal("'" + kind + "' is neither MOVIMIENTO nor PASE");
    };
  }

  private static int direction(Words words) {
    return words.number("direction", 0, LAST_DIRECTION);
  }

  /** {@return the entries of the players 0, 1 and 2} */
  private List<T> read() {
    SortedMap<Integer, T> entries = new TreeMap<>();
    int blank = 0;
    while (entries.size() < PLAYERS) {
      Words words = new Words(lines.get(), form);
      if (words.isAtEnd() && ++blank > MAX_BLANK_LINES) {
        throw words.refusal("there are more than " + MAX_BLANK_LINES + " blank lines");
      }
      while (!words.isAtEnd()) {
        add(words, entries);
      }
    }
    return List.copyOf(entries.values());
  }

  private void add(Words words, Map<Integer, T> entries) {
    if (entries.size() == PLAYERS) {
      throw words.refusal("'" + words.next("nothing") + "' comes after the last player");
    }
    int player = words.number("player", 0, PLAYERS - 1);
    if (entries.put(player, entry.apply(words)) != null) {
      throw words.refusal("player " + player + " comes twice");
    }
  }

  /** The cell of a player in a formation. */
  private record ReadCell(int row, int column) {}

  /** The words of a line, one after another. */
  private static final class Words {
    private static final int SHOWN = 20;
    private static final TextPattern NUMBER = TextPattern.of("-?[0-9]{1,9}");

    private final String line;
    private final String form;
    private final String[] words;
    private int position;

    Words(String line, String form) {
      this.line = line;
      this.form = form;
      this.words = line.isBlank() ? new String[0] : line.strip().split("\\s+");
    }

    boolean isAtEnd() {
      return position == words.length;
    }

    String next(String expected) {
      if (isAtEnd()) {
        throw refusal("the line ends where " + expected + " is expected");
      }
      return Excerpt.of(words[position++], SHOWN);
    }

    int number(String name, int min, int max) {
      String word = next("a " + name);
      if (NUMBER.matches(word)) {
        int number = Integer.parseInt(word);
        if (number >= min && number <= max) {
          return number;
        }
      }
      throw refusal(name + " '" + word + "' is not a whole number in " + min + ".." + max);
    }

    UnreadableMoveException refusal(String reason) {
      return new UnreadableMoveException(line, reason + "; " + form);
    }
  }
}
