package org.rondo.cli.screen;

import java.util.Objects;

/**
 * What the text of a command is shown on: a terminal, or a file or pipe.
 *
 * @param rows the number of lines of the window
 * @param columns the number of columns of the window
 * @param display what it can show
 */
public record Screen(int rows, int columns, Display display) {

  /** The number of columns without a terminal. */
  public static final int STANDARD_COLUMNS = 80;

  /** The minimum number of columns; a narrower terminal breaks the lines itself. */
  public static final int LEAST_COLUMNS = 20;

  /** The number of lines of a terminal that does not say how many it has. */
  public static final int STANDARD_ROWS = 24;

  /** What can be shown; each display can show what those before it can. */
  public enum Display {
    /** A file or a pipe: all text in one piece. */
    FILE,
    /** A terminal that takes only text. */
    TEXT,
    /** A terminal whose window can be cleared, in one colour. */
    MONOCHROME,
    /** A terminal with colours. */
    COLOURED
  }

  /** Checks that there is room for something. */
  public Screen {
    Objects.requireNonNull(display, "display");
    if (rows < 1 || columns < 1) {
      throw new IllegalArgumentException(
          "a window of " + rows + " lines and " + columns + " columns shows nothing");
    }
  }

  /** {@return a file or pipe} */
  public static Screen file() {
    return new Screen(STANDARD_ROWS, STANDARD_COLUMNS, Display.FILE);
  }

  /** {@return whether a person sits in front of it} */
  public boolean isTerminal() {
    return display != Display.FILE;
  }

  /** {@return whether its window can be cleared} */
  public boolean isCleared() {
    return display == Display.MONOCHROME || display == Display.COLOURED;
  }

  /** {@return whether it shows colours} */
  public boolean isColoured() {
    return display == Display.COLOURED;
  }
}
