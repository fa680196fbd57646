package org.rondo.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
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
  private final Path folder;
  private final TuningNote note;
  private final TuningListener next;
  private final PageTimer timer;

  /** The tuning; null before the first page. */
  private @Nullable TuningArchive archive;

  /**
   * Creates a listener.
   *
   * @param folder the folder of the tuning
   * @param next receives all events as well
   * @param errors receives a message if the page cannot be written
   */
  public PagedTuning(Path folder, TuningNote note, TuningListener next, PrintWriter errors) {
    this.folder = folder;
    this.note = note;
    this.next = next;
    this.timer = new PageTimer(this::write, errors, System::nanoTime);
  }

  private void write() throws IOException {
    if (archive == null) {
      archive = TuningArchive.open(folder);
    } else {
      archive.refresh();
    }
    TuningPage page = new TuningPage(archive, note.title(), note.scale());
    FolderPages.write(folder.resolve(FolderPages.TUNING), page.html());
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
  public void began(Seed seed) {
    next.began(seed);
  }

  @Override
  public void close() throws IOException {
    if (archive != null) {
      archive.close();
    }
  }
}
