package org.rondo.remote;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.rondo.game.Excerpt;

/** Reads a program's standard error to its end, and keeps the last of it. */
final class LastWords implements Runnable {

  /** Bytes that are kept, however many come. */
  static final int KEPT = 1 << 12;

  private static final int SHOWN = 120;

  private final InputStream in;
  private final byte[] ring = new byte[KEPT];
  private long count;

  LastWords(InputStream in) {
    this.in = in;
  }

  @Override
  public void run() {
    byte[] buffer = new byte[1 << 13];
    try {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        keep(buffer, read);
      }
    } catch (IOException e) {
      // The program is gone, and what it said is kept.
    }
  }

  private synchronized void keep(byte[] bytes, int length) {
    for (int i = Math.max(0, length - KEPT); i < length; i++) {
      ring[(int) ((count + i) % KEPT)] = bytes[i];
    }
    count += length;
  }

  /** {@return the last line that is not blank} */
  synchronized Optional<String> text() {
    int length = (int) Math.min(count, KEPT);
    byte[] kept = new byte[length];
    for (int i = 0; i < length; i++) {
      kept[i] = ring[(int) ((count - length + i) % KEPT)];
    }
    String[] lines = new String(kept, StandardCharsets.UTF_8).strip().split("\\R");
    String last = lines[lines.length - 1].strip();
    return last.isEmpty() ? Optional.empty() : Optional.of(Excerpt.of(last, SHOWN));
  }
}
