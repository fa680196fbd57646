package org.rondo.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.rondo.report.RunPage;

/**
 * Writes a page again and again while results come in. A page that cannot be written does not stop
 * the matches: a message says so once.
 *
 * @param <P> the type of the page
 */
final class PageTimer<P extends RunPage> implements AutoCloseable {

  /** A page of a long duel takes a second. */
  private static final Duration LEAST = Duration.ofSeconds(10);

  /** Opens the page of a folder, which has a journal or log then. */
  @FunctionalInterface
  interface PageSource<P> {
    P open() throws IOException;
  }

  /** Writes a page. */
  @FunctionalInterface
  interface PageWriting<P> {
    void write(P page) throws IOException;
  }

  private final PageSource<P> source;
  private final PageWriting<P> writing;
  private final PrintWriter errors;
  private final LongSupplier nanos;

  /** The page; null before it is written for the first time. */
  private @Nullable P page;

  private long last;
  private boolean hasFailed;

  /**
   * Creates a timer.
   *
   * @param writing writes the page, whose archive is up to date
   * @param errors receives the message about a page that cannot be written
   * @param nanos the time in nanoseconds, from any origin
   */
  PageTimer(PageSource<P> source, PageWriting<P> writing, PrintWriter errors, LongSupplier nanos) {
    this.source = source;
    this.writing = writing;
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
      P now = page;
      if (now == null) {
        now = source.open();
        page = now;
      } else {
        now.archive().refresh();
      }
      writing.write(now);
    } catch (IOException | RuntimeException e) {
      if (!hasFailed) {
        errors.println("the page of the results cannot be written: " + e.getMessage());
      }
      hasFailed = true;
    }
    last = nanos.getAsLong();
  }

  @Override
  public void close() throws IOException {
    if (page != null) {
      page.archive().close();
    }
  }
}
