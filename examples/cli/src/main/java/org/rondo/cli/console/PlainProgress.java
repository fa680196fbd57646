package org.rondo.cli.console;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.rondo.report.NumberText;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Setting;

/** Prints the progress of a tuning without a terminal: at most one line a minute. */
final class PlainProgress {
  private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

  private final String title;
  private final long steps;
  private final PrintWriter errors;
  private final LongSupplier nanoseconds;
  private long last;

  /**
   * Creates a printer, whose first minute begins now.
   *
   * @param title the first words of a line
   * @param steps the number of evaluations of the whole tuning
   * @param errors receives the lines
   * @param nanoseconds the time of a clock that never goes back
   */
  PlainProgress(String title, long steps, PrintWriter errors, LongSupplier nanoseconds) {
    this.title = title;
    this.steps = steps;
    this.errors = errors;
    this.nanoseconds = nanoseconds;
    this.last = nanoseconds.getAsLong();
  }

  /** Prints a line if the last one is a minute old. */
  void evaluated(long done, Setting best, Measurement worth) {
    long now = nanoseconds.getAsLong();
    if (now - last >= MINUTE) {
      last = now;
      errors.println(
          title
              + ": "
              + done
              + " of "
              + steps
              + " evaluations; best "
              + NumberText.text(worth.mean(), 3)
              + " with "
              + best);
      errors.flush();
    }
  }
}
