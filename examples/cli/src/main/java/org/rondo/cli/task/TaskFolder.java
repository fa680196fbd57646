package org.rondo.cli.task;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.settings.RunSettings;
import org.rondo.cli.task.TaskFile.SentTasks;
import org.rondo.format.RunKind;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.store.AtomicFile;
import org.rondo.store.BoundedLines;

/**
 * The folder of a competition that a batch queue plays: its settings, and the tasks of its round.
 */
record TaskFolder(Path path) {

  /** The depth of the deepest log, that of a round of a tuning against itself. */
  private static final int LOG_DEPTH = 3;

  /** {@return the file with one task on each line} */
  TaskFile tasks() {
    return new TaskFile(path.resolve("tasks.jsonl"));
  }

  /**
   * {@return the tasks that were sent last; none if there is no file of tasks}
   *
   * @throws DamagedFileException if a line of the file is no task of a competition
   */
  SentTasks sent() throws IOException {
    try {
      return tasks().tasks();
    } catch (DamagedFileException e) {
      throw new DamagedFileException(
          tasks().path().toString(),
          e.getMessage() + "; delete the file, and 'rondo collect " + path + "' writes it again",
          e);
    }
  }

  private Path command() {
    return path.resolve("command.json");
  }

  /**
   * Refuses a folder with another competition.
   *
   * @throws ConflictingSettingsException if the folder holds one
   * @throws IOException if its settings cannot be read
   */
  void requireUnused() throws IOException {
    if (Files.exists(command()) && !RunSettings.isOfRun(command())) {
      throw new ConflictingSettingsException(
          path.toString(),
          "folder "
              + path
              + " holds a competition already; continue it with 'rondo collect', name another"
              + " folder with --out, or replace a finished one with --force");
    }
  }

  /**
   * {@return the error for the user of a folder whose competition was to be replaced, after {@link
   * #begin}} An unfinished one is continued by another command than an unfinished run.
   *
   * @param thrown the error of the run
   */
  Exception notReplaced(Exception thrown) throws IOException {
    return thrown instanceof ConflictingSettingsException conflict
            && conflict.difference().isEmpty()
            && logs().containsKey(Path.of(conflict.settings()))
            && Files.exists(before(command()))
            && !RunSettings.isOfRun(before(command()))
        ? new ConflictingSettingsException(
            conflict.settings(),
            "folder "
                + path
                + " holds an unfinished competition; continue it with 'rondo collect', or delete"
                + " the folder",
            conflict)
        : thrown;
  }

  /**
   * {@return the journals and logs of the runs in the folder, each with its size and the time of
   * its last change} A run that begins anew changes them.
   */
  Map<Path, String> logs() throws IOException {
    Map<Path, String> logs = new HashMap<>();
    try (Stream<Path> files =
        Files.find(path, LOG_DEPTH, (file, attributes) -> isLog(file, attributes))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        logs.put(file, Files.size(file) + " " + Files.getLastModifiedTime(file));
      }
    }
    return logs;
  }

  private static boolean isLog(Path file, BasicFileAttributes attributes) {
    return attributes.size() > 0 && RunKind.LOGS.contains(file.getFileName().toString());
  }

  /** Keeps the settings of the competition. {@link #end} or {@link #takeBack} must follow. */
  void begin(KeptCommand settings) throws IOException {
    String text = settings.json() + "\n";
    for (Path file : List.of(command(), tasks().path())) {
      if (Files.exists(file)) {
        Files.move(file, before(file), StandardCopyOption.REPLACE_EXISTING);
      } else {
        Files.deleteIfExists(before(file));
      }
    }
    try {
      AtomicFile.write(command(), text);
    } catch (IOException e) {
      takeBack();
      throw e;
    }
  }

  /** Ends {@link #begin} when the competition has begun. */
  void end() throws IOException {
    for (Path file : List.of(command(), tasks().path())) {
      Files.deleteIfExists(before(file));
    }
  }

  /** Restores the folder as it was before {@link #begin}, because no run has begun. */
  void takeBack() throws IOException {
    for (Path file : List.of(command(), tasks().path())) {
      if (Files.exists(before(file))) {
        Files.move(before(file), file, StandardCopyOption.REPLACE_EXISTING);
      } else {
        Files.deleteIfExists(file);
      }
    }
  }

  /**
   * Refuses a folder without a competition whose tasks were written.
   *
   * @throws ConflictingSettingsException if it holds none; the message says what it holds
   */
  void requireCompetition() throws IOException {
    if (hasTasks()) {
      return;
    }
    Path parent = path.toAbsolutePath().normalize().getParent();
    if (parent != null && new TaskFolder(parent).hasTasks()) {
      throw new ConflictingSettingsException(
          path.toString(),
          "folder " + path + " is a part of a competition; give the folder " + parent);
    }
    ForeignRun other =
        ForeignRun.in(path)
            .orElseThrow(
                () ->
                    new ConflictingSettingsException(
                        path.toString(),
                        "folder " + path + " holds no competition; begin one with 'rondo tasks'"));
    throw new ConflictingSettingsException(path.toString(), other.sentence());
  }

  private boolean hasTasks() throws IOException {
    return Files.isRegularFile(command()) && !RunSettings.isOfRun(command());
  }

  private static Path before(Path file) {
    return file.resolveSibling(file.getFileName() + ".before");
  }

  /**
   * {@return the command of the competition}
   *
   * @throws DamagedFileException if the folder holds no competition
   */
  KeptCommand kept(RunContext context) throws IOException {
    requireCompetition();
    try {
      return KeptCommand.parse(BoundedLines.text(command()), context);
    } catch (InputException e) {
      throw new DamagedFileException(
          path.toString(),
          command()
              + " does not hold the settings of a competition: "
              + e.getMessage()
              + "; restore the file, or begin in another folder with 'rondo tasks'",
          e);
    }
  }
}
