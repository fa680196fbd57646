package org.rondo.cli.console;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.input.TextPattern;
import org.rondo.store.Folders;
import org.rondo.store.UncreatableFolderException;

/**
 * The folders of runs for which the user names no folder. A folder has the time at which its run
 * began as its name.
 *
 * @param parent the folder around them
 * @param clock the time
 */
public record DatedFolders(Path parent, InstantSource clock) {
  private static final TextPattern NAME = TextPattern.of("\\d{4}-\\d{2}-\\d{2}-\\d{6}(-\\d+)?");

  /**
   * Creates the folder for a run that begins now. Its name is the local time, with a number if
   * another run began in the same second.
   *
   * @return the folder, which is empty
   * @throws IOException if the folder cannot be created
   */
  public Path create() throws IOException {
    LocalDateTime now = LocalDateTime.ofInstant(clock.instant(), ZoneId.systemDefault());
    String name = String.format(Locale.ROOT, "%tF-%<tH%<tM%<tS", now);
    try {
      Folders.create(parent);
    } catch (UncreatableFolderException e) {
      throw new CommandFailedException(e.getMessage() + "; name another folder with --out");
    }
    for (int number = 1; ; number++) {
      Path folder = parent.resolve(number == 1 ? name : name + "-" + number);
      try {
        return Files.createDirectory(folder);
      } catch (FileAlreadyExistsException e) {
        // Another run began in this second.
      }
    }
  }

  /**
   * {@return the folder of the last run that began, or else a new folder}
   *
   * @throws IOException if the folders cannot be listed or created
   */
  public Path newestOrNew() throws IOException {
    Optional<Path> newest = newest();
    return newest.isPresent() ? newest.get() : create();
  }

  /**
   * Removes a folder in which a run was to begin, if the run was refused and the folder is empty.
   *
   * @throws IOException if the folder cannot be removed
   */
  public static void removeIfEmpty(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try {
        Files.delete(folder);
      } catch (DirectoryNotEmptyException e) {
        // The run has begun.
      }
    }
  }

  /**
   * {@return the folder of the last run that began; empty if there is none}
   *
   * @throws IOException if the folders cannot be listed
   */
  Optional<Path> newest() throws IOException {
    if (!Files.isDirectory(parent)) {
      return Optional.empty();
    }
    try (Stream<Path> folders = Files.list(parent)) {
      return folders
          .filter(folder -> NAME.matches(folder.getFileName().toString()))
          .filter(Files::isDirectory)
          .max(
              Comparator.comparing(
                      (Path folder) -> folder.getFileName().toString().substring(0, 17))
                  .thenComparing(folder -> folder.getFileName().toString().length())
                  .thenComparing(folder -> folder.getFileName().toString()));
    }
  }
}
