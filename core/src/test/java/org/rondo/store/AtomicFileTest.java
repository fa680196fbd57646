package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
  @TempDir Path folder;

  private static void write(AtomicFile file, String text) throws IOException {
    file.out().write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void anOlderFileStaysWholeUntilTheNewOneIs() throws IOException {
    Path path = folder.resolve("games.jsonl");
    AtomicFile.write(path, "old");
    try (AtomicFile file = AtomicFile.of(path)) {
      write(file, "new ");
      file.mark();
      assertThat(path).hasContent("old");
      write(file, "and wrong");
      file.reset();
      write(file, "and right");
      file.publish();
    }
    assertThat(path).hasContent("new and right");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void aFileThatIsNotPublishedChangesNothing() throws IOException {
    Path path = folder.resolve("games.jsonl");
    AtomicFile.write(path, "ä old\n");
    try (AtomicFile file = AtomicFile.of(path)) {
      write(file, "new");
    }
    assertThat(Files.readString(path)).isEqualTo("ä old\n");
  }

  @Test
  void aDiscardedFileIsDeletedUnlessItIsPublished() throws IOException {
    Path path = folder.resolve("page.html");
    AtomicFile dropped = AtomicFile.of(path);
    write(dropped, "half");
    dropped.discard();
    assertThat(folder).isEmptyDirectory();
    AtomicFile kept = AtomicFile.of(path);
    write(kept, "whole");
    kept.publish();
    kept.discard();
    assertThat(path).hasContent("whole");
  }

  @Test
  void folderIsRefusedBeforeAnythingIsWritten() throws IOException {
    Path file = Files.createDirectory(folder.resolve("results"));
    assertThatIOException()
        .isThrownBy(() -> AtomicFile.write(file, "text"))
        .withMessage("cannot write the file " + file + ": it is a folder; name a file");
    assertThat(folder.resolve("results.part")).doesNotExist();
  }

  @Test
  void whatAnEarlierRunLeftIsNoPartOfTheNewFile() throws IOException {
    Path path = folder.resolve("games.jsonl");
    Files.writeString(folder.resolve("games.jsonl.part"), "a longer text of an earlier run");
    AtomicFile.write(path, "new");
    assertThat(path).hasContent("new");
  }

  @Test
  void aClearedFileIsEmptyWithoutAReset() throws IOException {
    Path path = folder.resolve("games.jsonl");
    try (AtomicFile file = AtomicFile.of(path)) {
      write(file, "dropped");
      file.mark();
      file.clear();
      file.publish();
    }
    assertThat(path).isEmptyFile();
  }
}
