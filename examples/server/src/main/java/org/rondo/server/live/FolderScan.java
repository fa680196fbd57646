package org.rondo.server.live;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.format.RunKind;

/** Finds folders with results in a folder. It follows no links. */
final class FolderScan {
  private static final int DEPTH = 4;

  private FolderScan() {}

  /**
   * {@return the folders with results, in a folder that need not exist yet}
   *
   * @param top the folder; it may itself be one of them
   * @param most the maximum number of folders
   */
  static List<Path> of(Path top, int most) throws IOException {
    List<Path> found = new ArrayList<>();
    if (!Files.isDirectory(top)) {
      return found;
    }
    Files.walkFileTree(
        top,
        EnumSet.noneOf(FileVisitOption.class),
        DEPTH,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            if (hasResults(folder)) {
              found.add(folder);
              return found.size() < most ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.TERMINATE;
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            // Another process may delete a folder at any time, or may own it.
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e) {
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  private static boolean hasResults(Path folder) {
    return RunKind.LOGS.stream()
        .anyMatch(log -> Files.isRegularFile(folder.resolve(log), LinkOption.NOFOLLOW_LINKS));
  }
}
