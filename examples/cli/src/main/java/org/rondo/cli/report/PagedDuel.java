package org.rondo.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.rondo.duel.DuelArchive;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;
import org.rondo.format.MatchId;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;
import org.rondo.report.DuelPage;

/**
 * Writes the page of a duel while it is played, at most every ten seconds, and passes all events to
 * another listener.
 */
public final class PagedDuel implements DuelListener, AutoCloseable {
  private final Path folder;

  private final DuelListener next;
  private final PageTimer timer;

  /** The duel; null before the first page. */
  private @Nullable DuelArchive archive;

  private PagedDuel(Path folder, DuelListener next, PrintWriter errors) {
    this.folder = folder;
    this.next = next;
    this.timer = new PageTimer(this::write, errors, System::nanoTime);
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

  private void write() throws IOException {
    if (archive == null) {
      archive = DuelArchive.open(folder);
    } else {
      archive.refresh();
    }
    FolderPages.write(folder.resolve(FolderPages.DUEL), new DuelPage(archive, false).html());
  }

  /** Writes the page of the duel that has ended. */
  public void finish() {
    timer.write();
  }

  @Override
  public void pairCounted(DuelResult standing) {
    next.pairCounted(standing);
    timer.writeIfOld();
  }

  @Override
  public void began(Seed seed) {
    next.began(seed);
  }

  @Override
  public void matchFinished(MatchId match) {
    next.matchFinished(match);
  }

  @Override
  public void matchCounted(MatchId match, MatchRecord record) {
    next.matchCounted(match, record);
  }

  @Override
  public void openingsUsedUp(int openings) {
    next.openingsUsedUp(openings);
  }

  @Override
  public void notRepeated(String remark) {
    next.notRepeated(remark);
  }

  @Override
  public void faulted(MatchId match, String entrant, Fault fault, String place) {
    next.faulted(match, entrant, fault, place);
  }

  @Override
  public void hung(MatchId match, String entrant) {
    next.hung(match, entrant);
  }

  @Override
  public MatchWatcher watcher() {
    return next.watcher();
  }

  @Override
  public void close() throws IOException {
    if (archive != null) {
      archive.close();
    }
  }
}
