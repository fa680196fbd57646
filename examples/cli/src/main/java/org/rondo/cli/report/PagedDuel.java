package org.rondo.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.rondo.cli.console.DuelRelay;
import org.rondo.duel.DuelArchive;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;
import org.rondo.random.Seed;
import org.rondo.report.DuelPage;

/**
 * Writes the page of a duel while it is played, at most every ten seconds, and passes all events to
 * another listener.
 */
public final class PagedDuel implements DuelRelay, AutoCloseable {
  private final DuelListener next;
  private final PageTimer<DuelPage> timer;

  private PagedDuel(Path folder, DuelListener next, PrintWriter errors) {
    this.next = next;
    this.timer =
        new PageTimer<>(
            () -> new DuelPage(DuelArchive.open(folder), false),
            page -> FolderPages.write(folder, page),
            errors,
            System::nanoTime);
  }

  /**
   * {@return a listener that writes the page}
   *
   * @param folder the folder of the duel
   * @param next receives all events as well
   * @param errors receives a message if the page cannot be written
   */
  public static PagedDuel of(Path folder, DuelListener next, PrintWriter errors) {
    return new PagedDuel(folder, next, errors);
  }

  /** Writes the page of the duel that has ended. */
  public void finish() {
    timer.write();
  }

  @Override
  public DuelListener next() {
    return next;
  }

  /** {@inheritDoc} The page then shows the commitment of a secret seed before the first match. */
  @Override
  public void began(Seed seed) {
    next.began(seed);
    timer.write();
  }

  @Override
  public void setCounted(DuelResult standing) {
    next.setCounted(standing);
    timer.writeIfOld();
  }

  @Override
  public void close() throws IOException {
    timer.close();
  }
}
