package org.rondo.bot;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rondo.game.Options;

/**
 * A table of weights as text. A line is a name and a number for each column, with blanks between
 * them; a line that begins with {@code #} is a comment.
 */
public final class WeightTable {
  private final Map<String, String[]> lines = new LinkedHashMap<>();

  private WeightTable() {}

  /**
   * {@return the table in a text}
   *
   * @param text the bytes of a text in UTF-8
   * @throws IllegalArgumentException if two lines have the same name
   */
  public static WeightTable read(byte[] text) {
    WeightTable table = new WeightTable();
    new String(text, StandardCharsets.UTF_8)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(" +"))
        .forEach(table::add);
    return table;
  }

  private void add(String[] line) {
    String[] before = lines.putIfAbsent(line[0], line);
    if (before != null) {
      throw new IllegalArgumentException(
          "there are two lines "
              + line[0]
              + " of "
              + (before.length - 1)
              + " and "
              + (line.length - 1)
              + " numbers; a weight has one line");
    }
  }

  /** {@return the number of columns in the line of a name; 0 if there is no such line} */
  public int columns(String name) {
    return Math.max(1, line(name).length) - 1;
  }

  /**
   * {@return a number}
   *
   * @param name the name of its line
   * @param column the number of its column, from 1
   * @param min the least value allowed
   * @param max the greatest value allowed
   * @throws IllegalArgumentException if there is no such number, or it is out of its range
   */
  public double number(String name, int column, double min, double max) {
    String[] line = line(name);
    double number = column < line.length ? Double.parseDouble(line[column]) : Double.NaN;
    if (!(number >= min && number <= max)) {
      throw new IllegalArgumentException(
          "number " + column + " of the line " + name + " is not in " + min + ".." + max);
    }
    return number;
  }

  private String[] line(String name) {
    return lines.getOrDefault(name, new String[0]);
  }

  /**
   * {@return the weights in a column}
   *
   * @param type the enum of the weights; a line has the name of the option of its weight
   * @param column the number of the column, from 1
   * @throws IllegalArgumentException if a number is missing or out of its range
   */
  public <W extends Enum<W> & Weight> Weights<W> column(Class<W> type, int column) {
    return Weights.of(
        type,
        weight -> {
          Weight.Description known = weight.description();
          return number(Options.word(weight), column, known.min(), known.max());
        });
  }
}
