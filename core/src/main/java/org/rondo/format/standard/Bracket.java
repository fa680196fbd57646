package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.rondo.format.EntryList;
import org.rondo.game.TextWidth;

/**
 * The tree of a knockout, drawn in text.
 *
 * <pre>{@code
 * ada ---+
 *        +- ada
 * bob ---+
 * }</pre>
 *
 * <p>The result of a series stands behind the name of its winner: {@code ada 2-1}.
 */
final class Bracket {

  /** The width of a terminal. Four rounds of names of twelve letters fit into it. */
  private static final int WIDTH = 80;

  /** The number of characters between a name and the next column. */
  private static final int GAP = 4;

  private static final String BYE = " bye ";

  /**
   * An entrant's place in the tree.
   *
   * @param entrant the entrant's number
   * @param round the number of rounds that had been played when the entrant reached this place
   * @param from the two nodes of the match that the entrant won; empty at the start
   * @param result the result of the series that the entrant won; empty for a single match
   * @param byes the later rounds in which the entrant had a bye
   */
  private record Node(int entrant, int round, List<Node> from, String result, List<Integer> byes) {
    static Node start(int entrant) {
      return new Node(entrant, 0, List.of(), "", List.of());
    }

    Node withBye(int more) {
      List<Integer> all = Stream.concat(byes.stream(), Stream.of(more)).toList();
      return new Node(entrant, round, from, result, all);
    }

    String text(EntryList entries) {
      return result.isEmpty() ? entries.name(entrant) : entries.name(entrant) + " " + result;
    }

    boolean isStart() {
      return from.isEmpty() && byes.isEmpty();
    }
  }

  /** The latest places of all entrants that have not lost a match, from the top down. */
  private final List<Node> roots = new ArrayList<>();

  private int rounds;

  /** Creates the bracket before the first round, with the entrants from the top down. */
  Bracket(List<Integer> entrants) {
    entrants.forEach(entrant -> roots.add(Node.start(entrant)));
  }

  /** Adds a match of two entrants, the upper one first. Rounds are counted from 1. */
  void meet(int round, List<Integer> pair, int winner) {
    meet(round, pair, winner, "");
  }

  /**
   * Adds a match or a series of two entrants, the upper one first. Rounds are counted from 1.
   *
   * @param result the result of the series, that of the winner first; empty for a single match
   */
  void meet(int round, List<Integer> pair, int winner, String result) {
    rounds = round;
    List<Node> from = pair.stream().map(this::root).toList();
    int index = roots.indexOf(from.get(0));
    roots.add(Math.max(0, index), new Node(winner, round, from, result, List.of()));
    roots.removeAll(from);
  }

  /** Adds a bye. Rounds are counted from 1. */
  void bye(int round, int entrant) {
    rounds = round;
    roots.replaceAll(root -> root.entrant() == entrant ? root.withBye(round) : root);
  }

  /**
   * {@return an entrant's latest place, or a new place at the start if a director brought a beaten
   * entrant back}
   */
  private Node root(int entrant) {
    return roots.stream()
        .filter(node -> node.entrant() == entrant)
        .findFirst()
        .orElseGet(() -> Node.start(entrant));
  }

  /**
   * {@return the lines of the tree, with whole names} They are at most 80 columns wide if the names
   * are short enough.
   */
  List<String> lines(EntryList entries) {
    List<Integer> columns = columns(entries);
    Canvas canvas = new Canvas();
    roots.stream()
        .filter(root -> !root.isStart() || !entries.withdrawn().contains(root.entrant()))
        .forEach(root -> draw(root, columns, entries, canvas));
    return canvas.lines();
  }

  /**
   * {@return the column in which the names of each round begin} The columns have the same width if
   * all of them fit into a terminal. If they do not fit, each is as narrow as its names allow.
   */
  private List<Integer> columns(EntryList entries) {
    int names = entries.names().stream().mapToInt(TextWidth::of).max().orElse(0);
    int longest = roots.stream().mapToInt(root -> longest(root, entries)).reduce(names, Math::max);
    longest += GAP;
    boolean fits = longest * (rounds + 1) - GAP <= WIDTH;
    int[] widths = new int[rounds + 1];
    if (!fits) {
      roots.forEach(root -> widen(root, widths, entries));
    }
    List<Integer> columns = new ArrayList<>(List.of(0));
    for (int round = 0; round < rounds; round++) {
      columns.add(columns.get(round) + (fits ? longest : widths[round] + GAP));
    }
    return columns;
  }

  private static int longest(Node node, EntryList entries) {
    return node.from().stream()
        .mapToInt(from -> longest(from, entries))
        .reduce(TextWidth.of(node.text(entries)), Math::max);
  }

  private static void widen(Node node, int[] widths, EntryList entries) {
    widths[node.round()] = Math.max(widths[node.round()], TextWidth.of(node.text(entries)));
    node.from().forEach(from -> widen(from, widths, entries));
  }

  /** Draws an entrant's path through the tree and {@return the line on which it ends}. */
  private static int draw(Node node, List<Integer> columns, EntryList entries, Canvas canvas) {
    List<Integer> ends =
        node.from().stream().map(from -> draw(from, columns, entries, canvas)).toList();
    int column = columns.get(node.round());
    int line = ends.isEmpty() ? canvas.nextLeaf() : join(ends, column - 2, canvas);
    canvas.put(line, column, node.text(entries));
    for (int round : node.byes()) {
      int end = columns.get(round) - GAP;
      canvas.dash(line, end);
      canvas.put(line, end, BYE);
    }
    return line;
  }

  private static int join(List<Integer> ends, int corner, Canvas canvas) {
    int top = ends.get(0);
    int bottom = ends.get(1);
    canvas.dashToCorner(top, corner);
    canvas.dashToCorner(bottom, corner);
    for (int line = top + 1; line < bottom; line++) {
      canvas.put(line, corner, "|");
    }
    int middle = (top + bottom) / 2;
    canvas.put(middle, corner, "+-");
    return middle;
  }

  /**
   * Lines of cells that grow as text is written to them. A cell is a column of the terminal: a wide
   * character stands in the first of its two cells, and an accent with the letter before it.
   */
  private static final class Canvas {
    private static final String BLANK = " ";

    private final List<List<String>> lines = new ArrayList<>();

    int nextLeaf() {
      int line = lines.isEmpty() ? 0 : lines.size() + 1;
      while (lines.size() <= line) {
        lines.add(new ArrayList<>());
      }
      return line;
    }

    void put(int line, int column, String text) {
      List<String> cells = lines.get(line);
      List<String> added = cells(text);
      int missing = column + added.size() - cells.size();
      cells.addAll(Collections.nCopies(Math.max(0, missing), BLANK));
      for (int i = 0; i < added.size(); i++) {
        cells.set(column + i, added.get(i));
      }
    }

    private static List<String> cells(String text) {
      List<String> cells = new ArrayList<>();
      text.codePoints()
          .forEach(
              character -> {
                String one = Character.toString(character);
                int width = TextWidth.of(character);
                if (width == 0 && !cells.isEmpty()) {
                  int last = cells.size() - 1;
                  cells.set(last, cells.get(last) + one);
                } else {
                  cells.add(one);
                  cells.addAll(Collections.nCopies(Math.max(0, width - 1), ""));
                }
              });
      return cells;
    }

    /** Draws a line from one blank after the end of the text to a column. */
    void dash(int line, int column) {
      List<String> cells = lines.get(line);
      boolean isAfterBlank = !cells.isEmpty() && cells.get(cells.size() - 1).equals(BLANK);
      int from = Math.min(column, cells.size() + (isAfterBlank ? 0 : 1));
      put(line, from, "-".repeat(column - from));
    }

    void dashToCorner(int line, int corner) {
      dash(line, corner);
      put(line, corner, "+");
    }

    List<String> lines() {
      return lines.stream().map(cells -> String.join("", cells).stripTrailing()).toList();
    }
  }
}
