package org.rondo.remote;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import org.rondo.game.Excerpt;

/**
 * Reads a program's standard error to its end, passes its lines on, and keeps the last line that is
 * not blank.
 */
final class StderrTail implements Runnable {

  /** Maximum number of bytes that are kept of a line. */
  static final int KEPT = 1_000;

  private static final int SHOWN = 120;

  private final InputStream in;
  private final Consumer<String> lines;
  private final byte[] line = new byte[KEPT];
  private int length;
  private String last = "";

  /**
   * @param lines receives every line that is not blank
   */
  StderrTail(InputStream in, Consumer<String> lines) {
    this.in = in;
    this.lines = lines;
  }

  @Override
  public void run() {
    byte[] buffer = new byte[1 << 13];
    try {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        for (int i = 0; i < read; i++) {
          add(buffer[i]);
        }
      }
    } catch (IOException e) {
      // The program is gone. The lines read so far are kept.
    }
    end();
  }

  private void add(byte next) {
    if (next == '\n') {
      end();
    } else if (length < KEPT) {
      line[length++] = next;
    }
  }

  private void end() {
    String text = new String(line, 0, length, StandardCharsets.UTF_8).stripTrailing();
    length = 0;
    if (!text.isBlank()) {
      keep(text);
      try {
        lines.accept(text);
      } catch (RuntimeException e) {
        // Reading must go on: a full standard error would block the program.
      }
    }
  }

  private synchronized void keep(String text) {
    last = text;
  }

  /** Forgets the last line: it belongs to an earlier match. */
  synchronized void forget() {
    last = "";
  }

  /** {@return the last line that was not blank} */
  synchronized Optional<String> text() {
    return last.isEmpty() ? Optional.empty() : Optional.of(Excerpt.of(last.strip(), SHOWN));
  }

  /** {@return the last line as the end of a sentence; empty if there is none} */
  String lastWords() {
    return text()
        .map(text -> "; its last words: '" + SessionStarter.withoutName(text) + "'")
        .orElse("");
  }
}
