package org.rondo.arimaa;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rondo.input.TextPattern;

/**
 * How often positions have occurred at the ends of turns: an immutable value.
 *
 * <p>Only positions with as many pieces as the present one are kept, because the others cannot
 * occur again.
 */
final class Recurrences {

  /** The number of times that a position may occur at most. */
  static final int MOST = 2;

  private static final Recurrences NONE = new Recurrences(new Recurrence[0], false);

  /** The entries, sorted. */
  private final Recurrence[] entries;

  private final boolean hasFull;

  private Recurrences(Recurrence[] entries, boolean hasFull) {
    this.entries = entries;
    this.hasFull = hasFull;
  }

  /** A board with the seat to move, and how often it has occurred. */
  record Recurrence(ArimaaBoard board, int seat, int times) {
    private static final TextPattern FORM = TextPattern.of("[gs][12].+");

    /** {@return a text that {@link #parse} reads, {@code g1rrrrrrrr/...}} */
    String text() {
      return (seat == 0 ? "g" : "s") + times + board.text();
    }

    static Recurrence parse(String text) {
      if (!FORM.matches(text)) {
        throw new IllegalArgumentException(
            "'"
                + text
                + "' is no earlier position: one is g or s for the seat to move, how often it"
                + " occurred, 1 or 2, and a board");
      }
      return new Recurrence(
          ArimaaBoard.parse(text.substring(2)),
          text.charAt(0) == 'g' ? 0 : 1,
          text.charAt(1) - '0');
    }

    private int compare(ArimaaBoard otherBoard, int otherSeat) {
      int bySeat = Integer.compare(seat, otherSeat);
      int byLow = bySeat != 0 ? bySeat : Long.compare(board.low(), otherBoard.low());
      int byMiddle = byLow != 0 ? byLow : Long.compare(board.middle(), otherBoard.middle());
      int byHigh = byMiddle != 0 ? byMiddle : Long.compare(board.high(), otherBoard.high());
      return byHigh != 0 ? byHigh : Long.compare(board.silver(), otherBoard.silver());
    }
  }

  /** {@return no positions} */
  static Recurrences none() {
    return NONE;
  }

  /** {@return the recurrences that a text describes, which {@link #text} wrote} */
  static Recurrences parse(String text) {
    Recurrences parsed = NONE;
    if (text.equals("-")) {
      return parsed;
    }
    for (String word : text.split(",", -1)) {
      Recurrence entry = Recurrence.parse(word);
      for (int i = 0; i < entry.times; i++) {
        parsed = parsed.plus(entry.board, entry.seat);
      }
    }
    return parsed;
  }

  /** {@return how often a position has occurred, from 0 to 2} */
  int times(ArimaaBoard board, int seat) {
    int index = search(board, seat);
    return index >= 0 ? entries[index].times : 0;
  }

  /** {@return whether a position may not occur again} */
  boolean hasFull() {
    return hasFull;
  }

  /** {@return these and one more occurrence of a position} */
  Recurrences plus(ArimaaBoard board, int seat) {
    int index = search(board, seat);
    if (index >= 0) {
      Recurrence[] counted = entries.clone();
      counted[index] = new Recurrence(board, seat, entries[index].times + 1);
      // A second occurrence is the last that is allowed.
      return new Recurrences(counted, true);
    }
    int at = -index - 1;
    Recurrence[] longer = Arrays.copyOf(entries, entries.length + 1);
    System.arraycopy(entries, at, longer, at + 1, entries.length - at);
    longer[at] = new Recurrence(board, seat, 1);
    return new Recurrences(longer, hasFull);
  }

  private int search(ArimaaBoard board, int seat) {
    int from = 0;
    int to = entries.length;
    while (from < to) {
      int middle = (from + to) >>> 1;
      int order = entries[middle].compare(board, seat);
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return -from - 1;
  }

  /** {@return the positions in a fixed order, separated by commas; {@code -} if there are none} */
  String text() {
    if (entries.length == 0) {
      return "-";
    }
    List<String> texts = new ArrayList<>(entries.length);
    for (Recurrence entry : entries) {
      texts.add(entry.text());
    }
    return String.join(",", texts);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Recurrences that && Arrays.equals(entries, that.entries);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(entries);
  }
}
