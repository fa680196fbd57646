package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.rondo.format.EntryList;

/**
 * The tree of a knockout, drawn in text.
 *
 * <pre>{@code
 * ada ---+
 *        +- ada
 * bob ---+
 * }</pre>
 */
final class Bracket {

  /** The width of a terminal. Four rounds of names of twelve letters fit into it. */
  private static final int WIDTH = 80;

  private static final int LEAST_COLUMN = 6;

  /** The number of characters between a name and the next column. */
  private static final int GAP = 4;

  /**
   * An entrant's place in the tree.
   *
   * @param entrant the entrant's number
   * @param round the number of rounds that had been played when the entrant reached this place
   * @param from the two nodes of the match that the entrant won; empty at the start
   */
  private record Node(int entrant, int round, List<Node> from) {}

  /** The latest places of all entrants that have not lost a match, from the top down. */
  private final List<Node> roots = new ArrayList<>();

  private int rounds;

  /** Creates the bracket before the first round, with the entrants from the top down. */
  Bracket(List<Integer> entrants) {
    entrants.forEach(entrant -> roots.add(new Node(entrant, 0, List.of())));
  }

  /** Adds a match of two entrants, the upper one first. Rounds are counted from 1. */
  void meet(int round, List<Integer> pair, int winner) {
    rounds = round;
    List<Node> from = pair.stream().map(this::root).toList();
    int place = roots.indexOf(from.get(0));
    roots.add(Math.max(0, place), new Node(winner, round, from));
    roots.removeAll(from);
  }

  /**
   * {@return an entrant's latest place, or a new place at the start if a director brought a beaten
   * entrant back}
   */
  private Node root(int entrant) {
    return roots.stream()
        .filter(node -> node.entrant() == entrant)
        .findFirst()
        .orElseGet(() -> new Node(entrant, 0, List.of()));
  }

  /** {@return the lines of the tree, at most 80 columns wide for up to ten rounds} */
  List<String> lines(EntryList entries) {
    int longest = entries.names().stream().mapToInt(Bracket::length).max().orElse(0);
    int column = Math.min(longest + GAP, Math.max(LEAST_COLUMN, (WIDTH + GAP) / (rounds + 1)));
    Canvas canvas = new Canvas();
    roots.stream()
        .filter(root -> !root.from().isEmpty() || !entries.withdrawn().contains(root.entrant()))
        .forEach(root -> draw(root, column, entries, canvas));
    return canvas.lines();
  }

  /** Draws an entrant's path through the tree and {@return the line on which it ends}. */
  private static int draw(Node node, int column, EntryList entries, Canvas canvas) {
    String name = cut(entries.name(node.entrant()), column - GAP);
    List<Integer> ends =
        node.from().stream().map(from -> draw(from, column, entries, canvas)).toList();
    int line = ends.isEmpty() ? canvas.nextLeaf() : join(ends, node.round() * column - 2, canvas);
    canvas.put(line, node.round() * column, name);
    return line;
  }

  private static int join(List<Integer> ends, int corner, Canvas canvas) {
    int top = ends.get(0);
    int bottom = ends.get(1);
    canvas.dash(top, corner);
    canvas.dash(bottom, corner);
    for (int line = top + 1; line < bottom; line++) {
      canvas.put(line, corner, "|");
    }
    int middle = (top + bottom) / 2;
    canvas.put(middle, corner, "+-");
    return middle;
  }

  private static int length(String name) {
    return name.codePointCount(0, name.length());
  }

  private static String cut(String name, int most) {
    return length(name) <= most
        ? name
        : name.substring(0, name.offsetByCodePoints(0, most - 1)) + "~";
  }

  /** Lines of characters that grow as text is written to them. */
  private static final class Canvas {
    private final List<List<Integer>> lines = new ArrayList<>();

    int nextLeaf() {
      int line = lines.isEmpty() ? 0 : lines.size() + 1;
      while (lines.size() <= line) {
        lines.add(new ArrayList<>());
      }
      return line;
    }

    void put(int line, int column, String text) {
      List<Integer> points = lines.get(line);
      int[] added = text.codePoints().toArray();
      int missing = column + added.length - points.size();
      points.addAll(Collections.nCopies(Math.max(0, missing), (int) ' '));
      for (int i = 0; i < added.length; i++) {
        points.set(column + i, added[i]);
      }
    }

    /** Draws a line from one blank after the end of the text to a corner. */
    void dash(int line, int corner) {
      int from = Math.min(corner, lines.get(line).size() + 1);
      put(line, from, "-".repeat(corner - from) + "+");
    }

    List<String> lines() {
      return lines.stream().map(Canvas::text).toList();
    }

    private static String text(List<Integer> points) {
      StringBuilder text = new StringBuilder();
      points.forEach(text::appendCodePoint);
      return text.toString().stripTrailing();
    }
  }
}
