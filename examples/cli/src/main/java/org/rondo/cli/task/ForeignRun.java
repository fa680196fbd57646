package org.rondo.cli.task;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.duel.DuelArchive;
import org.rondo.tournament.TournamentArchive;
import org.rondo.tuning.TuningArchive;

/**
 * A run of a command that plays its matches without files of tasks.
 *
 * @param folder the folder of the run
 * @param kind what the run is: {@code tournament}, {@code duel} or {@code tuning}
 * @param command the name of the command
 */
record ForeignRun(Path folder, String kind, String command) {

  /** {@return the run in a folder, or in a folder below it; empty if there is none} */
  static Optional<ForeignRun> in(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return Optional.empty();
    }
    List<Path> folders = new ArrayList<>(List.of(path));
    try (Stream<Path> below = Files.list(path)) {
      below.filter(Files::isDirectory).sorted().forEach(folders::add);
    }
    for (Path folder : folders) {
      if (TournamentArchive.isIn(folder)) {
        return Optional.of(new ForeignRun(folder, "tournament", "tournament"));
      }
      if (DuelArchive.isIn(folder)) {
        return Optional.of(new ForeignRun(folder, "duel", "duel"));
      }
      if (TuningArchive.isIn(folder)) {
        return Optional.of(new ForeignRun(folder, "tuning", "tune"));
      }
    }
    return Optional.empty();
  }

  /** {@return a sentence that says what the folder is, and how to continue} */
  String sentence() {
    return "folder "
        + folder
        + " holds a "
        + kind
        + " without tasks, so there is nothing to collect; to continue it, repeat its command"
        + " 'rondo "
        + command
        + "' with --resume";
  }
}
