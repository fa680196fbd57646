package org.rondo.cli.screen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.input.TextPattern;

/**
 * The lines of a game's drawing, and what they are: rows of a board, the names of its columns, or
 * captions, which have words. What a game draws has no further structure, so it is read from the
 * text; a line that is taken for the wrong thing only has the wrong colours.
 */
final class BoardPicture {
  private static final TextPattern WORD = TextPattern.of("\\p{L}{3}");
  private static final TextPattern BLANKS = TextPattern.of(" ++");
  private static final TextPattern NUMBER = TextPattern.of("\\d{1,4}");

  /** The minimum number of names of columns; three numbers may also be squares. */
  private static final int LEAST_NAMES = 4;

  /** The minimum number of cells of a row that has no border. */
  private static final int LEAST_CELLS = 3;

  /** What a line is. */
  enum LineKind {
    ROW,
    COLUMN_NAMES,
    CAPTION
  }

  private final List<String> lines;
  private final List<LineKind> kinds;

  /** Whether the rows begin with their numbers, one after another. */
  private final boolean isNumbered;

  BoardPicture(String text) {
    this.lines = text.lines().toList();
    this.kinds = lines.stream().map(BoardPicture::kind).toList();
    List<Integer> numbers = rows().stream().map(row -> number(lines.get(row))).toList();
    this.isNumbered = areConsecutive(numbers) && Math.abs(numbers.get(1) - numbers.get(0)) == 1;
  }

  private static LineKind kind(String line) {
    List<String> cells = words(line);
    if (cells.size() >= LEAST_NAMES
        && areConsecutive(cells.stream().map(BoardPicture::order).toList())) {
      return LineKind.COLUMN_NAMES;
    }
    boolean isRow = line.indexOf('|') >= 0 || cells.size() >= LEAST_CELLS;
    boolean isText = line.indexOf(',') >= 0 || WORD.isIn(line);
    return isRow && !isText ? LineKind.ROW : LineKind.CAPTION;
  }

  /** {@return the parts of a line between its blanks} */
  static List<String> words(String line) {
    return Arrays.stream(BLANKS.split(line)).filter(word -> !word.isEmpty()).toList();
  }

  /** {@return the place of the name of a column among all possible ones; -1 if it is none} */
  private static int order(String name) {
    if (NUMBER.matches(name)) {
      return Integer.parseInt(name);
    }
    return name.length() == 1 && Character.isLowerCase(name.charAt(0)) ? name.charAt(0) : -1;
  }

  /** {@return the number at the beginning of a row; -1 if there is none} */
  private static int number(String line) {
    String label = line.substring(0, endOfNumber(line)).strip();
    return NUMBER.matches(label) ? Integer.parseInt(label) : -1;
  }

  private static int endOfNumber(String line) {
    int end = 0;
    while (end < line.length() && line.charAt(end) == ' ') {
      end++;
    }
    while (end < line.length() && Character.isDigit(line.charAt(end))) {
      end++;
    }
    boolean isAlone = end == line.length() || " |".indexOf(line.charAt(end)) >= 0;
    return isAlone ? end : 0;
  }

  /** {@return whether numbers rise or fall by the same distance, and none is missing} */
  private static boolean areConsecutive(List<Integer> numbers) {
    if (numbers.size() < 2 || numbers.contains(-1)) {
      return false;
    }
    int step = numbers.get(1) - numbers.get(0);
    return step != 0
        && IntStream.range(1, numbers.size())
            .allMatch(i -> numbers.get(i) - numbers.get(i - 1) == step);
  }

  int size() {
    return lines.size();
  }

  String line(int index) {
    return lines.get(index);
  }

  LineKind kind(int index) {
    return kinds.get(index);
  }

  /** {@return the indices of the lines that are rows of the board} */
  List<Integer> rows() {
    return IntStream.range(0, lines.size())
        .filter(line -> kinds.get(line) == LineKind.ROW)
        .boxed()
        .toList();
  }

  /** {@return the length of the number at the beginning of a row; 0 if it has none} */
  int labelLength(int index) {
    return isNumbered && kinds.get(index) == LineKind.ROW ? endOfNumber(lines.get(index)) : 0;
  }

  /** {@return whether the rows have a character besides their numbers} */
  boolean hasCell(char mark) {
    return rows().stream().anyMatch(row -> lines.get(row).indexOf(mark, labelLength(row)) >= 0);
  }

  /** {@return whether the lines of another picture stand for the same squares} */
  boolean isLike(BoardPicture other) {
    return kinds.equals(other.kinds) && names().equals(other.names());
  }

  private String names() {
    return IntStream.range(0, lines.size())
        .filter(line -> kinds.get(line) == LineKind.COLUMN_NAMES)
        .mapToObj(lines::get)
        .collect(Collectors.joining("\n"));
  }

  /** {@return the characters of a row that differ from an earlier picture, by their places} */
  boolean[] changedCells(int index, BoardPicture before) {
    String now = lines.get(index);
    String then = before.line(index);
    boolean[] changed = new boolean[Math.max(now.length(), then.length())];
    for (int i = labelLength(index); i < changed.length; i++) {
      char here = i < now.length() ? now.charAt(i) : ' ';
      char there = i < then.length() ? then.charAt(i) : ' ';
      changed[i] = here != there && !(isEmpty(here) && isEmpty(there));
    }
    return changed;
  }

  /** {@return whether a character stands for an empty square} */
  private static boolean isEmpty(char cell) {
    return " .-·".indexOf(cell) >= 0;
  }

  /** The first and the last place of a word in a line; the last is not part of it. */
  record WordPlace(int from, int to) {}

  /** {@return the places of the words of a line} */
  List<WordPlace> places(int index) {
    String line = lines.get(index);
    List<WordPlace> places = new ArrayList<>();
    int start = 0;
    for (String word : words(line)) {
      int from = line.indexOf(word, start);
      start = from + word.length();
      places.add(new WordPlace(from, start));
    }
    return places;
  }
}
