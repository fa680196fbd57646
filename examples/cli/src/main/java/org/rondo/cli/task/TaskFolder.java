package org.rondo.cli.task;

import com.google.common.hash.Hashing;
import com.google.common.io.MoreFiles;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import org.rondo.cli.tournament.TournamentOptions;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.series.place.MatchTask;
import org.rondo.store.AtomicFile;
import org.rondo.store.BoundedLines;

/**
 * The folder of a competition that a batch queue plays: its settings, and the tasks of its round.
 */
record TaskFolder(Path path) {

  /** {@return the file with one task on each line} */
  Path tasks() {
    return path.resolve("tasks.jsonl");
  }

  private Path command() {
    return path.resolve("command.json");
  }

  /**
   * Refuses a folder with another competition.
   *
   * @throws ConflictingSettingsException if the folder holds one
   */
  void requireUnused() {
    if (Files.exists(command())) {
      throw new ConflictingSettingsException(
          path.toString(),
          "folder "
              + path
              + " holds a competition already; continue it with 'rondo collect', name another"
              + " folder with --out, or replace a finished one with --force");
    }
  }

  /** Keeps the settings of the competition. {@link #end} or {@link #takeBack} must follow. */
  void begin(TournamentOptions settings) throws IOException {
    for (Path file : List.of(command(), tasks())) {
      if (Files.exists(file)) {
        Files.move(file, before(file), StandardCopyOption.REPLACE_EXISTING);
      } else {
        Files.deleteIfExists(before(file));
      }
    }
    AtomicFile.write(command(), settings.json() + "\n");
  }

  /** Ends {@link #begin} when the competition has begun. */
  void end() throws IOException {
    for (Path file : List.of(command(), tasks())) {
      Files.deleteIfExists(before(file));
    }
  }

  /** Restores the folder as it was before {@link #begin}, because the settings were refused. */
  void takeBack() throws IOException {
    for (Path file : List.of(command(), tasks())) {
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
    if (Files.isRegularFile(command())) {
      return;
    }
    Path parent = path.toAbsolutePath().normalize().getParent();
    if (parent != null && Files.isRegularFile(new TaskFolder(parent).command())) {
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

  private static Path before(Path file) {
    return file.resolveSibling(file.getFileName() + ".before");
  }

  /**
   * {@return the settings of the competition}
   *
   * @throws DamagedFileException if the folder holds no competition
   */
  TournamentOptions settings() throws IOException {
    requireCompetition();
    try {
      return TournamentOptions.parse(Files.readString(command()));
    } catch (DamagedFileException e) {
      throw new DamagedFileException(
          path.toString(),
          command()
              + " does not hold the settings of a competition: "
              + e.getMessage()
              + "; begin it again with 'rondo tasks --force'",
          e);
    }
  }

  /**
   * {@return whether the file of tasks exists and holds the tasks of a round}
   *
   * @throws DamagedFileException if its first line is no task of a round
   */
  boolean holdsRound(int round) throws IOException {
    if (!Files.exists(tasks())) {
      return false;
    }
    try (BoundedLines lines = BoundedLines.of(tasks())) {
      Optional<String> first = lines.next();
      return first.isPresent() && roundOfFirst(first.get()) == round;
    }
  }

  private int roundOfFirst(String line) {
    try {
      return round(MatchTask.parse(line));
    } catch (DamagedFileException e) {
      throw new DamagedFileException(
          tasks().toString(),
          1,
          tasks()
              + ", line 1: "
              + e.getMessage()
              + "; delete the file, and 'rondo collect "
              + path
              + "' writes it again",
          e);
    }
  }

  /**
   * {@return the number of the round that a task belongs to}
   *
   * @throws DamagedFileException if the id of the task does not begin with a number
   */
  static int round(MatchTask task) {
    Integer round = Ints.tryParse(task.id().split("\\.", 2)[0]);
    if (round == null) {
      throw new DamagedFileException(
          "task",
          "task " + task.id() + " does not begin with the number of a round, as 1.1.2 does");
    }
    return round;
  }

  /**
   * {@return the digest of a file of tasks, which the files of results name}
   *
   * @param tasks the file
   */
  static String digest(Path tasks) throws IOException {
    return "sha256:" + MoreFiles.asByteSource(tasks).hash(Hashing.sha256());
  }

  /** Writes tasks into the file of a round, all or none. */
  static final class TaskWriter implements AutoCloseable {
    private final AtomicFile file;

    TaskWriter(TaskFolder folder) throws IOException {
      this.file = AtomicFile.of(folder.tasks());
    }

    void write(MatchTask task) throws IOException {
      file.out().write((task.json() + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void publish() throws IOException {
      file.publish();
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }
}
