package org.rondo.cli.task;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.format.RunKind;

/**
 * A run of a command that plays its matches without files of tasks.
 *
 * @param folder the folder of the run
 * @param kind what the run is
 */
record ForeignRun(Path folder, RunKind kind) {

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
      Optional<RunKind> kind = RunKind.of(folder);
      if (kind.isPresent()) {
        return Optional.of(new ForeignRun(folder, kind.get()));
      }
    }
    return Optional.empty();
  }

  /** {@return a sentence that says what the folder is, and how to continue} */
  String sentence() {
    return "folder "
        + folder
        + " holds a "
        + kind.text()
        + " without tasks, so there is nothing to collect; to continue it, repeat its command"
        + " 'rondo "
        + (kind == RunKind.TUNING ? "tune" : kind.text())
        + "' with --resume";
  }
}
