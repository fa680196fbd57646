package org.rondo.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rondo.format.MatchId;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;

/** Writes the replay pages of a plan. */
final class ReplayFiles {

  /** Finds something about a match. */
  @FunctionalInterface
  interface MatchSource<T> {
    T of(MatchId match) throws IOException;
  }

  private ReplayFiles() {}

  /**
   * Writes all pages.
   *
   * @param folder the folder in which the plan's paths lie
   * @param title the beginning of the pages' titles
   */
  static void write(
      Path folder,
      String title,
      ReplayPlan plan,
      MatchSource<MatchRecord> records,
      MatchSource<MatchThoughts> thoughts)
      throws IOException {
    for (ReplayPlan.PlannedPage page : plan.pages()) {
      Path file = folder.resolve(page.name());
      Files.createDirectories(file.getParent());
      try (ReplayPage replay = ReplayPage.of(file, title + ", game " + page.matches().get(0))) {
        for (MatchId match : page.matches()) {
          replay.add(records.of(match), thoughts.of(match));
        }
        replay.publish();
      }
    }
  }
}
