package org.rondo.cli.console;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.TextWidth;

/**
 * Builds a text for people whose lines have at most a number of columns. Lines are broken at
 * blanks; a word is broken only if it has no room in a whole line.
 */
public final class WrappedText {

  /** The number of columns below which an explanation stands below its term. */
  private static final int NARROW = 60;

  /** The indentation of an explanation below its term, in addition to that of the term. */
  private static final int BELOW = 4;

  private final int columns;
  private final StringBuilder text = new StringBuilder();

  /**
   * Creates an empty text.
   *
   * @param columns the maximum number of columns of a line
   */
  public WrappedText(int columns) {
    this.columns = columns;
  }

  /**
   * Adds a paragraph; an empty line if it is blank.
   *
   * @param paragraph the text, wrapped at its blanks
   */
  public WrappedText paragraph(String paragraph) {
    return lines("", 0, paragraph);
  }

  /**
   * Adds a paragraph whose further lines are indented.
   *
   * @param head the text at the beginning of the first line
   * @param paragraph the text after the head
   */
  public WrappedText hanging(String head, String paragraph) {
    return lines(head, Math.min(TextWidth.of(head), columns / 2), paragraph);
  }

  /**
   * Adds a term and its explanation. The explanation begins in a column of its own. In a narrow
   * text and after a long term, it begins in the next line.
   *
   * @param indent the number of blanks before the term
   * @param column the column of the explanation, counted from 0
   */
  public WrappedText entry(int indent, String term, int column, String explanation) {
    String head = " ".repeat(indent) + term;
    if (explanation.isBlank()) {
      return lines(head, 0, "");
    }
    if (columns < NARROW) {
      lines(" ".repeat(indent), indent, term);
      return lines(" ".repeat(indent + BELOW), indent + BELOW, explanation);
    }
    if (TextWidth.of(head) + 2 > column) {
      text.append(head).append('\n');
      return lines(" ".repeat(column), column, explanation);
    }
    return lines(head + " ".repeat(column - TextWidth.of(head)), column, explanation);
  }

  private WrappedText lines(String head, int indent, String paragraph) {
    StringBuilder line = new StringBuilder(head);
    boolean isAtStart = true;
    for (String word : words(paragraph, columns - indent)) {
      int gap = isAtStart ? 0 : 1;
      if (!isAtStart && TextWidth.of(line.toString()) + gap + TextWidth.of(word) > columns) {
        end(line);
        line = new StringBuilder(" ".repeat(indent));
        gap = 0;
      }
      line.append(" ".repeat(gap)).append(word);
      isAtStart = false;
    }
    end(line);
    return this;
  }

  private static List<String> words(String paragraph, int room) {
    List<String> words = new ArrayList<>();
    for (String word : paragraph.strip().split("\\s+")) {
      String rest = word;
      while (TextWidth.of(rest) > room) {
        // A wide character may have more columns than there is room for.
        int end = Math.max(rest.offsetByCodePoints(0, 1), TextWidth.beginning(rest, room).length());
        words.add(rest.substring(0, end));
        rest = rest.substring(end);
      }
      words.add(rest);
    }
    return words;
  }

  private void end(StringBuilder line) {
    text.append(line.toString().stripTrailing()).append('\n');
  }

  /** {@return the text; each line ends with a line feed} */
  public String text() {
    return text.toString();
  }
}
