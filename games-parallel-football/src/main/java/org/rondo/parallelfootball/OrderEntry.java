package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.MoveEntry;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;

/** Reads the instructions of a person: orders by player number, in several lines, until go. */
final class OrderEntry implements MoveEntry<Instructions> {
  private static final String GO = "go";
  private static final TextPattern CLAUSE =
      TextPattern.of("(all|\\d{1,4})(?: ?- ?(\\d{1,4}))? (?:(at) )?(\\S.*)");
  private static final TextPattern BLANKS = TextPattern.of("\\s+");
  private static final TextPattern KICK = TextPattern.of("k(?:ick)? ?(\\d.*|home)");
  private static final TextPattern CELL = TextPattern.of("(\\d{1,2}) ?, ?(\\d{1,2})");

  /** Maximum number of players that a list shows. */
  private static final int LISTED = 60;

  private final ParallelFootball game;
  private final Field field;
  private final int seat;
  private final int count;

  /** The cells of the players that are placed so far. */
  private TreeMap<Integer, Cell> placed = new TreeMap<>();

  private List<Order> orders;

  OrderEntry(ParallelFootball game, Field field, int seat) {
    this.game = game;
    this.field = field;
    this.seat = seat;
    this.count = game.options().players();
    this.orders = new ArrayList<>(Collections.nCopies(count, Order.stay()));
  }

  @Override
  public Optional<Instructions> enter(String line) {
    String plain = BLANKS.replaceAll(line.strip().toLowerCase(Locale.ROOT), " ");
    if (isCanonical(plain)) {
      return Optional.of(Instructions.parse(plain));
    }
    TreeMap<Integer, Cell> placedBefore = new TreeMap<>(placed);
    List<Order> ordersBefore = new ArrayList<>(orders);
    try {
      boolean isComplete = false;
      for (String clause : plain.split("; ?")) {
        isComplete = clause.strip().equals(GO);
        if (!isComplete) {
          read(line, clause.strip());
        }
      }
      return isComplete ? Optional.of(finished(line)) : Optional.empty();
    } catch (UnreadableMoveException | IllegalMoveException e) {
      placed = placedBefore;
      orders = ordersBefore;
      throw e;
    }
  }

  /** {@return whether a line has the form of a placement, or of an order for each player} */
  private boolean isCanonical(String plain) {
    String[] words = plain.split(" ");
    if (field.isPlacing()) {
      return words[0].equals(ParallelFootballText.PLACE);
    }
    return words.length == count
        && IntStream.range(0, count)
            .allMatch(word -> ParallelFootballText.order(words[word]).isPresent());
  }

  private void read(String line, String clause) {
    Matcher matcher = CLAUSE.matcher(clause);
    if (!matcher.matches()) {
      throw new UnreadableMoveException(line, rule());
    }
    if (field.isPlacing() == (matcher.group(3) == null)) {
      throw new UnreadableMoveException(line, rule());
    }
    for (int player : players(line, matcher.group(1), matcher.group(2))) {
      if (field.isPlacing()) {
        placed.put(player, cell(line, matcher.group(4)));
      } else {
        order(line, player, orderOf(line, matcher.group(4)));
      }
    }
  }

  private String rule() {
    return field.isPlacing()
        ? "place players such as '0 at 4,17' or 'all at 4,17', then write go"
        : "give orders such as '0 ne' or '3 kick 4,17', then write go";
  }

  private List<Integer> players(String line, String first, String last) {
    int from = first.equals("all") ? 0 : Integer.parseInt(first);
    int to = first.equals("all") ? count - 1 : last == null ? from : Integer.parseInt(last);
    if (to >= count || from > to) {
      throw new UnreadableMoveException(line, "your players are numbered from 0 to " + (count - 1));
    }
    return IntStream.rangeClosed(from, to).boxed().toList();
  }

  private Cell cell(String line, String text) {
    if (text.equals("home")) {
      return ParallelFootball.home(seat);
    }
    Matcher matcher = CELL.matcher(text);
    int row = matcher.matches() ? Integer.parseInt(matcher.group(1)) : -1;
    int column = matcher.matches() ? Integer.parseInt(matcher.group(2)) : -1;
    if (!Cell.isOnGrid(row, column)) {
      throw new UnreadableMoveException(
          line, "'" + text + "' is no cell; a cell is a row and a column from 0 to 31: 4,17");
    }
    return Cell.at(row * Cell.SIDE + column);
  }

  private Order orderOf(String line, String text) {
    if (text.equals("stay")) {
      return Order.stay();
    }
    Matcher kick = KICK.matcher(text);
    if (kick.matches()) {
      return Order.kick(cell(line, kick.group(1)));
    }
    return ParallelFootballText.order(text)
        .orElseThrow(
            () ->
                new UnreadableMoveException(
                    line,
                    "'"
                        + text
                        + "' is no order; there are stay, n, ne, e, se, s, sw, w, nw"
                        + " and kick"));
  }

  private void order(String line, int player, Order order) {
    orders.set(player, order);
    Optional<String> objection = game.moves(field, seat).objection(Orders.of(orders));
    if (objection.isPresent()) {
      throw new IllegalMoveException(seat, line, objection.get());
    }
  }

  private Instructions finished(String line) {
    if (!field.isPlacing()) {
      return Orders.of(orders);
    }
    String missing =
        IntStream.range(0, count)
            .filter(player -> !placed.containsKey(player))
            .mapToObj(Integer::toString)
            .limit(10)
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      throw new IllegalMoveException(seat, line, "these players have no cell yet: " + missing);
    }
    return new Placement(List.copyOf(placed.values()));
  }

  /** {@return a line that this entry reads as the move} */
  static String describe(Instructions move) {
    return move instanceof Placement placement
        ? describe(placement.cells())
        : join((Orders) move, GO);
  }

  /** {@return the places of all players; neighbours in number on one cell are named together} */
  private static String describe(List<Cell> cells) {
    List<String> clauses = new ArrayList<>();
    for (int from = 0, to; from < cells.size(); from = to) {
      to = from + 1;
      while (to < cells.size() && cells.get(to).equals(cells.get(from))) {
        to++;
      }
      String one = to == from + 1 ? Integer.toString(from) : from + "-" + (to - 1);
      boolean areAll = to - from == cells.size() && to > 1;
      clauses.add((areAll ? "all" : one) + " at " + cells.get(from).text());
    }
    clauses.add(GO);
    return String.join("; ", clauses);
  }

  private static String join(Orders orders, String end) {
    List<String> clauses = new ArrayList<>();
    for (int player = 0; player < orders.count(); player++) {
      Order order = orders.order(player);
      if (order instanceof Order.Kick kick) {
        clauses.add(player + " kick " + kick.target().text());
      } else if (!order.equals(Order.stay())) {
        clauses.add(player + " " + order.text());
      }
    }
    clauses.add(end);
    return String.join("; ", clauses);
  }

  @Override
  public String draft() {
    if (!field.isPlacing()) {
      return "orders so far: "
          + join(Orders.of(orders), "the other players stay")
          + "; write go to play them";
    }
    return placed.size() == count
        ? "all " + count + " players are placed; write go"
        : placed.size() + " of " + count + " players are placed; place the others, then write go";
  }

  @Override
  public String guide() {
    if (field.isPlacing()) {
      return "place your players, numbered 0 to "
          + (count - 1)
          + ", for instance: 0 at 4,17 or all at 4,17\nthen write: go\n";
    }
    StringBuilder guide =
        new StringBuilder(
            "your players with their cells, and in brackets the number of balls there:\n");
    for (int player = 0; player < Math.min(LISTED, count); player++) {
      Cell cell = field.player(seat, player);
      String text =
          String.format(Locale.ROOT, "%d at %s (%d)", player, cell.text(), field.balls(cell));
      boolean isLast = player % 3 == 2 || player == Math.min(LISTED, count) - 1;
      guide.append(isLast ? "  " + text + "\n" : String.format(Locale.ROOT, "  %-24s", text));
    }
    return guide
        + (count > LISTED ? "  and " + (count - LISTED) + " more\n" : "")
        + "give orders, for instance: 0 ne, 0-1 e, 0 kick home; then write: go\n";
  }
}
