package org.rondo.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Writes a page again and again while results come in. A page that cannot be written does not stop
 * the matches: a message says so once.
 */
final class PageTimer {

  /** A page of a long duel takes a second. */
  private static final Duration LEAST = Duration.ofSeconds(10);

  /** Writes a page. */
  @FunctionalInterface
  interface PageWriting {
    void write() throws IOException;
  }

  private final PageWriting page;
  private final PrintWriter errors;
  private final LongSupplier nanos;
  private long last;
  private boolean hasFailed;

  /**
   * Creates a timer.
   *
   * @param errors receives the message about a page that cannot be written
   * @param nanos the time in nanoseconds, from any origin
   */
  PageTimer(PageWriting page, PrintWriter errors, LongSupplier nanos) {
    this.page = page;
    this.errors = errors;
    this.nanos = nanos;
    this.last = nanos.getAsLong();
  }

  /** Writes the page if the last one is at least ten seconds old. */
  void writeIfOld() {
    if (nanos.getAsLong() - last >= LEAST.toNanos()) {
      write();
    }
  }

  /** Writes the page. */
  void write() {
    try {
      page.write();
    } catch (IOException | RuntimeException e) {
      if (!hasFailed) {
        errors.println("the page of the results cannot be written: " + e.getMessage());
      }
      hasFailed = true;
    }
    last = nanos.getAsLong();
  }
}
