package org.rondo.cli.screen;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.rondo.game.TextWidth;

/**
 * Prints messages in lines that fit a terminal, so that the terminal breaks no word. Only whole
 * messages are broken, at their blanks; a word that is longer than a line stays whole.
 */
public final class MessageWriter extends PrintWriter {
  private final IntSupplier columns;

  /**
   * Creates a writer, which flushes after each line.
   *
   * @param out receives UTF-8
   * @param columns the number of columns; asked for messages that the narrowest terminal would
   *     break
   */
  public MessageWriter(OutputStream out, IntSupplier columns) {
    super(out, true, StandardCharsets.UTF_8);
    this.columns = columns;
  }

  @Override
  public void println(@Nullable String text) {
    String message = String.valueOf(text);
    // Asking the terminal takes some milliseconds.
    boolean isLong = TextWidth.of(message) > Screen.LEAST_COLUMNS;
    super.println(isLong ? fitted(message, columns.getAsInt()) : message);
  }

  static String fitted(String message, int columns) {
    StringBuilder text = new StringBuilder();
    for (String line : message.lines().toList()) {
      text.append(text.isEmpty() ? "" : System.lineSeparator());
      int used = 0;
      boolean isFirst = true;
      for (String word : line.split(" ", -1)) {
        int width = TextWidth.of(word);
        boolean fits = isFirst || used + 1 + width <= columns;
        text.append(isFirst ? "" : fits ? " " : System.lineSeparator()).append(word);
        used = fits && !isFirst ? used + 1 + width : width;
        isFirst = false;
      }
    }
    return text.toString();
  }
}
