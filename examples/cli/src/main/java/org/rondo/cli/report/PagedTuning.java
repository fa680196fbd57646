package org.rondo.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.rondo.random.Seed;
import org.rondo.report.TuningNote;
import org.rondo.report.TuningPage;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Setting;
import org.rondo.tuning.TuningArchive;
import org.rondo.tuning.TuningListener;

/**
 * Writes the page of a tuning while it runs, at most every ten seconds, and passes all events to
 * another listener.
 */
public final class PagedTuning implements TuningListener, AutoCloseable {
  private final TuningListener next;
  private final PageTimer<TuningPage> timer;

  /**
   * Creates a listener.
   *
   * @param folder the folder of the tuning
   * @param next receives all events as well
   * @param errors receives a message if the page cannot be written
   */
  public PagedTuning(Path folder, TuningNote note, TuningListener next, PrintWriter errors) {
    this.next = next;
    this.timer =
        new PageTimer<>(
            () -> new TuningPage(TuningArchive.open(folder), note.title(), note.scale()),
            page -> FolderPages.write(folder, page),
            errors,
            System::nanoTime);
  }

  /** Writes the page of the tuning that has ended. */
  public void finish() {
    timer.write();
  }

  @Override
  public void evaluated(Evaluation evaluation, Setting best, Measurement worth) {
    next.evaluated(evaluation, best, worth);
    timer.writeIfOld();
  }

  @Override
  public void waiting(String sentence) {
    next.waiting(sentence);
  }

  @Override
  public void began(Seed seed) {
    next.began(seed);
  }

  @Override
  public void close() throws IOException {
    timer.close();
  }
}
