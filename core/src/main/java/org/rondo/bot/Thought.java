package org.rondo.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a bot thought when it chose a move: a score, how far it searched, and the moves that it
 * expects. Each part may be missing. An immutable value.
 *
 * <pre>{@code
 * Thought.scored(2.5, "discs").withDepth(10).withNodes(90_000).withLine(List.of("f5", "d6"))
 * }</pre>
 *
 * <p>The score is from the view of the seat that chose: above 0 the position is better for this
 * seat, below 0 it is worse, and 0 is even. Each bot has its own unit, so scores of different units
 * cannot be compared.
 */
public final class Thought {

  /** The maximum number of characters of a unit. */
  public static final int LONGEST_UNIT = 20;

  /** The maximum number of moves of a line. */
  public static final int LONGEST_LINE = 32;

  /** The maximum number of characters of a move in a line. */
  public static final int LONGEST_MOVE = 200;

  /** The highest depth, number of nodes, and size of a score. */
  private static final long MOST = 1_000_000_000_000_000L;

  private static final int MISSING = -1;
  private static final Thought NONE =
      new Thought(Double.NaN, "", false, MISSING, MISSING, List.of());

  /** The score; NaN if it is missing. */
  private final double score;

  private final String unit;
  private final boolean isExact;
  private final int depth;
  private final long nodes;
  private final List<String> line;

  private Thought(
      double score, String unit, boolean isExact, int depth, long nodes, List<String> line) {
    this.score = score;
    this.unit = unit;
    this.isExact = isExact;
    this.depth = depth;
    this.nodes = nodes;
    this.line = line;
  }

  /** {@return the thought of a bot that says nothing: every part is missing} */
  public static Thought none() {
    return NONE;
  }

  /**
   * {@return a thought that has only a score}
   *
   * @param score the score from the view of the seat that chose, from −10<sup>15</sup> to
   *     10<sup>15</sup>; 0 is even
   * @param unit the unit in the plural, for instance {@code discs}; one line of 1 to 20 characters
   * @throws IllegalArgumentException if the score is outside its range, or the unit does not have
   *     the required form
   */
  public static Thought scored(double score, String unit) {
    if (!(Math.abs(score) <= MOST)) {
      throw new IllegalArgumentException("score " + score + " is not in −10^15..10^15");
    }
    if (unit.isBlank() || unit.length() > LONGEST_UNIT || !isPrintable(unit)) {
      throw new IllegalArgumentException(
          "unit of a score is not one line of 1.." + LONGEST_UNIT + " characters");
    }
    // Adding 0 turns a negative zero into zero.
    return new Thought(score + 0.0, unit, false, MISSING, MISSING, List.of());
  }

  /**
   * {@return this thought, whose score is the true value of the position if all seats play as well
   * as possible}
   *
   * @throws IllegalStateException if the score is missing
   */
  public Thought exactly() {
    if (Double.isNaN(score)) {
      throw new IllegalStateException("a thought without a score cannot be exact");
    }
    return new Thought(score, unit, true, depth, nodes, line);
  }

  /**
   * {@return this thought with the depth of the search}
   *
   * @param turns the number of turns that were searched, at least 0
   * @throws IllegalArgumentException if the number is negative
   */
  public Thought withDepth(int turns) {
    requireCount("depth", turns);
    return new Thought(score, unit, isExact, turns, nodes, line);
  }

  /**
   * {@return this thought with the size of the search}
   *
   * @param count the number of positions or iterations, from 0 to 10<sup>15</sup>
   * @throws IllegalArgumentException if the number is outside its range
   */
  public Thought withNodes(long count) {
    requireCount("number of nodes", count);
    return new Thought(score, unit, isExact, depth, count, line);
  }

  private static void requireCount(String name, long count) {
    if (count < 0 || count > MOST) {
      throw new IllegalArgumentException(name + " " + count + " is not in 0..10^15");
    }
  }

  /**
   * {@return this thought with the moves that the bot expects}
   *
   * <p>At most {@value #LONGEST_LINE} moves are kept, and none from the first move on that has more
   * than {@value #LONGEST_MOVE} characters.
   *
   * @param moves the texts of the moves, the chosen move first, then the moves of all seats in
   *     turn; where several seats move at once, only the bot's own moves
   * @throws IllegalArgumentException if a kept move is blank or not one line of text
   */
  public Thought withLine(List<String> moves) {
    List<String> kept = new ArrayList<>();
    for (String move : moves) {
      if (kept.size() == LONGEST_LINE || move.length() > LONGEST_MOVE) {
        break;
      }
      if (move.isBlank() || !isPrintable(move)) {
        throw new IllegalArgumentException(
            "move " + kept.size() + " of a line is blank or not one line of text");
      }
      kept.add(move);
    }
    return new Thought(score, unit, isExact, depth, nodes, List.copyOf(kept));
  }

  private static boolean isPrintable(String text) {
    return text.codePoints()
        .allMatch(
            point ->
                switch (Character.getType(point)) {
                  case Character.CONTROL,
                      Character.FORMAT,
                      Character.LINE_SEPARATOR,
                      Character.PARAGRAPH_SEPARATOR,
                      Character.SURROGATE ->
                      false;
                  default -> true;
                });
  }

  /** {@return whether every part is missing} */
  public boolean isNone() {
    return this == NONE || equals(NONE);
  }

  /** {@return the score from the view of the seat that chose; empty if it is missing} */
  public OptionalDouble score() {
    return Double.isNaN(score) ? OptionalDouble.empty() : OptionalDouble.of(score);
  }

  /** {@return the unit of the score; the empty text if the score is missing} */
  public String unit() {
    return unit;
  }

  /**
   * {@return whether the score is the true value of the position if all seats play as well as
   * possible}
   */
  public boolean isExact() {
    return isExact;
  }

  /** {@return the number of turns that were searched; empty if it is missing} */
  public OptionalInt depth() {
    return depth == MISSING ? OptionalInt.empty() : OptionalInt.of(depth);
  }

  /** {@return the number of positions or iterations; empty if it is missing} */
  public OptionalLong nodes() {
    return nodes == MISSING ? OptionalLong.empty() : OptionalLong.of(nodes);
  }

  /** {@return the moves that the bot expects, the chosen move first; empty if they are missing} */
  public List<String> line() {
    return line;
  }

  @Override
  public boolean equals(Object other) {
    // Most bots say nothing: this is the fast way for Thought.none().
    return this == other || other instanceof Thought thought && isEqual(thought);
  }

  private boolean isEqual(Thought thought) {
    return Double.compare(score, thought.score) == 0
        && unit.equals(thought.unit)
        && isExact == thought.isExact
        && depth == thought.depth
        && nodes == thought.nodes
        && line.equals(thought.line);
  }

  @Override
  public int hashCode() {
    return Objects.hash(score, unit, isExact, depth, nodes, line);
  }

  /**
   * {@return the parts that are not missing, for a person: {@code +2.5 discs, depth 10, 90,000
   * nodes, line f5 d6}}
   */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    if (!Double.isNaN(score)) {
      parts.add(signed(score) + " " + unit + (isExact ? " exactly" : ""));
    }
    if (depth != MISSING) {
      parts.add("depth " + depth);
    }
    if (nodes != MISSING) {
      parts.add(String.format(Locale.ROOT, "%,d nodes", nodes));
    }
    if (!line.isEmpty()) {
      parts.add("line " + String.join(" ", line));
    }
    return parts.isEmpty() ? "nothing" : String.join(", ", parts);
  }

  private static String signed(double number) {
    String text = String.format(Locale.ROOT, "%+.2f", number);
    text = text.endsWith("0") ? text.substring(0, text.length() - 1) : text;
    text = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    return text.equals("+0") || text.equals("-0") || text.length() == 1 ? "0" : text;
  }
}
