package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatedFoldersTest {
  @TempDir private Path parent;

  private DatedFolders at(String time) {
    Instant now = LocalDateTime.parse(time).atZone(ZoneId.systemDefault()).toInstant();
    return new DatedFolders(parent.resolve("cup"), InstantSource.fixed(now));
  }

  @Test
  void aFolderHasTheTimeAsItsName() throws IOException {
    assertThat(at("2026-01-02T03:04:05").create())
        .isEqualTo(parent.resolve("cup/2026-01-02-030405"))
        .isEmptyDirectory();
  }

  @Test
  void runsThatBeginInOneSecondHaveFoldersOfTheirOwn() throws IOException {
    for (int i = 1; i <= 11; i++) {
      assertThat(at("2026-01-02T03:04:05").create())
          .hasFileName("2026-01-02-030405" + (i == 1 ? "" : "-" + i));
    }
    assertThat(at("2026-05-05T00:00:00").newest())
        .contains(parent.resolve("cup/2026-01-02-030405-11"));
  }

  @Test
  void theNewestFolderIsFoundAmongOthers() throws IOException {
    assertThat(at("2026-01-02T03:04:05").newest()).isEmpty();
    Path newest = at("2026-10-02T03:04:05").create();
    at("2026-09-12T23:04:05").create();
    at("2026-09-12T23:04:05").create();
    Files.createDirectory(parent.resolve("cup/othello"));
    Files.createFile(parent.resolve("cup/2027-01-01-000000"));
    assertThat(at("2026-01-02T03:04:05").newest()).contains(newest);
    assertThat(at("2026-01-02T03:04:05").newestOrNew()).isEqualTo(newest);
  }

  @Test
  void onlyAnEmptyFolderIsRemoved() throws IOException {
    Path folder = at("2026-01-02T03:04:05").create();
    Path file = Files.createFile(folder.resolve("journal.jsonl"));
    DatedFolders.removeIfEmpty(folder);
    assertThat(file).exists();
    Files.delete(file);
    DatedFolders.removeIfEmpty(folder);
    assertThat(folder).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeCreatedHasARemedy() throws IOException {
    Files.createFile(parent.resolve("cup"));
    assertThatThrownBy(() -> at("2026-01-02T03:04:05").create())
        .isInstanceOf(CommandFailedException.class)
        .hasMessageStartingWith("cannot create the folder ")
        .hasMessageEndingWith(" is a file; name another folder with --out");
  }
}
