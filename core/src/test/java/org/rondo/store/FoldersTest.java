package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders, locks, and the sentences of failed operations. */
class FoldersTest {
  @TempDir private Path folder;

  @Test
  void aFolderIsCreatedWithThoseAroundIt() throws IOException {
    Path deep = folder.resolve("a").resolve("b");
    Folders.create(deep);
    Folders.create(deep);
    assertThat(deep).isEmptyDirectory();
    Path file = Files.writeString(folder.resolve("file"), "text");
    assertThatThrownBy(() -> Folders.create(file))
        .isInstanceOf(UncreatableFolderException.class)
        .hasMessage("cannot create the folder " + file + ": " + file + " is a file");
    assertThatThrownBy(() -> Folders.create(file.resolve("below")))
        .isInstanceOf(UncreatableFolderException.class)
        .hasMessageStartingWith("cannot create the folder " + file.resolve("below") + ": ");
  }

  @Test
  void anInterruptIsKeptWhileAFolderIsForced() {
    Path file = folder.resolve("file");
    Folders.forceAround(file);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
    Thread.currentThread().interrupt();
    Folders.forceAround(file);
    assertThat(Thread.interrupted()).isTrue();
    Folders.forceAround(Path.of("/"));
    Folders.forceAround(folder.resolve("none").resolve("file"));
    assertThat(Thread.interrupted()).isFalse();
  }

  private void failure(IOException thrown, String reason) {
    assertThat(Folders.failed(folder, thrown)).hasMessage(reason).hasCause(thrown);
  }

  @Test
  void aFailedOperationIsASentence() {
    failure(new FileAlreadyExistsException("x"), folder + ": x is a file");
    failure(new AccessDeniedException("x"), folder + ": permission denied for x");
    failure(new NoSuchFileException("x"), folder + ": there is no file or folder x");
    failure(new FileSystemException("x", null, "quota"), folder + ": x: quota");
    failure(new FileSystemException("x"), folder + ": x");
    failure(new IOException("disk full"), folder + ": disk full");
    failure(new IOException("no room in " + folder), "no room in " + folder);
    failure(new IOException((String) null), folder + ": null");
  }

  @Test
  void aLockIsHeldUntilItIsClosed() throws IOException {
    Path file = folder.resolve("log");
    Optional<LockFile> first = LockFile.tryLock(file);
    assertThat(first).isPresent();
    assertThat(file).isEmptyFile();
    assertThat(LockFile.tryLock(file)).isEmpty();
    assertThat(LockFile.lock(file)).isEmpty();
    first.get().close();
    LockFile second = LockFile.lock(file).orElseThrow();
    first.get().close();
    assertThat(LockFile.tryLock(file)).as("closed twice").isEmpty();
    second.close();
    LockFile.tryLock(file).orElseThrow().close();
    assertThat(LockFile.of(file)).isEqualTo(folder.resolve("log.lock")).exists();
  }

  @Test
  void aFileOfAMissingFolderIsRefused() throws IOException {
    Path missing = folder.resolve("none");
    assertThatThrownBy(() -> AtomicFile.of(missing.resolve("page")))
        .hasMessage(
            "cannot write the file "
                + missing.resolve("page")
                + ": "
                + missing
                + " does not exist; create this folder");
    Files.writeString(missing, "text");
    assertThatThrownBy(() -> AtomicFile.of(missing.resolve("page")))
        .hasMessageEndingWith(missing + " is not a folder");
  }

  @Test
  void aClearedFileIsEmptyAndSoIsItsMark() throws IOException {
    Path path = folder.resolve("games");
    try (AtomicFile file = AtomicFile.of(path)) {
      file.out().write('a');
      file.mark();
      file.out().write('b');
      file.clear();
      file.out().write('c');
      file.reset();
      file.out().write('d');
      file.publish();
    }
    assertThat(path).hasContent("d");
  }
}
