package org.rondo.cli.task;

import java.util.regex.Matcher;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/**
 * A part of the tasks of a file: every task whose index has the same remainder modulo the number of
 * slices. So neighbours, which often take equally long, are in different slices.
 *
 * @param number the number of the slice, from 1
 * @param count the number of slices
 */
record TaskSlice(int number, int count) {
  private static final TextPattern FORM = TextPattern.of("([1-9]\\d{0,8})/([1-9]\\d{0,8})");

  static TaskSlice parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (matcher.matches()) {
      TaskSlice slice =
          new TaskSlice(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      if (slice.number <= slice.count) {
        return slice;
      }
    }
    throw new SpecificationException(
        text, "slice '" + text + "' is not of the form K/N with K in 1..N, for instance 3/40");
  }

  /**
   * {@return whether a task belongs to this slice}
   *
   * @param place its place in the file, from 0
   */
  boolean has(long place) {
    return place % count == number - 1;
  }

  @Override
  public String toString() {
    return number + "/" + count;
  }
}
