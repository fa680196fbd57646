package org.rondo.store.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.random.Seed;
import org.rondo.series.Journal;
import org.rondo.series.JournalLine;
import org.rondo.store.Folders;
import org.rondo.store.SeedKeeper;

/** What a journal has on the disk when the power fails. */
class JournalOnDiskTest {
  @Test
  void aRulingThatIsTakenSurvivesAPowerFailure(@TempDir Path place) throws Exception {
    CrashingDisk disk = CrashingDisk.steady(place);
    Path folder = disk.root().resolve("run");
    Folders.create(folder);
    SeedKeeper seed = SeedKeeper.in(folder, Seed.of(7));
    JournalLine ruling = new JournalLine.RulingLine("withdraw ada", 0);
    try (Journal journal =
        Journal.begin(folder.resolve("journal.jsonl"), "tournament", "{\"seed\":\"7\"}", seed)) {
      journal.append(List.of(ruling));
      disk.cutPower();
    } catch (CrashingDisk.PowerFailure e) {
      assertThat(disk.isOff()).isTrue();
    }
    assertThat(place.resolve("disk/run/journal.jsonl"))
        .content()
        .contains(ruling.text().substring(0, ruling.text().length() - 1));
  }
}
