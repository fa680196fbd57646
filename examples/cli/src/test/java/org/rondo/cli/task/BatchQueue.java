package org.rondo.cli.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.rondo.cli.CommandRun;

/**
 * A batch queue of tests.
 *
 * @param folder the folder of the competition
 */
record BatchQueue(Path folder) {
  static CommandRun run(String first, String... more) {
    return CommandRun.of(
        Stream.concat(Stream.of(first), Arrays.stream(more)).toArray(String[]::new));
  }

  /** Begins a competition with seed 7. */
  CommandRun begin(String... arguments) {
    return run(
        "tasks",
        Stream.concat(Arrays.stream(arguments), Stream.of("--seed", "7", "--out", "" + folder))
            .toArray(String[]::new));
  }

  /** Plays a slice, and returns its file of results. */
  Path part(String name, int number, int count) {
    return part(name, number, count, 2);
  }

  /**
   * Plays a slice with a number of threads; with one, the results are in the order of the tasks.
   */
  Path part(String name, int number, int count, int threads) {
    Path file = folder.resolve(name + "-" + number + ".jsonl");
    CommandRun played =
        run(
            "run-tasks",
            folder.resolve("tasks.jsonl").toString(),
            "--slice",
            number + "/" + count,
            "--threads",
            Integer.toString(threads),
            "--out",
            file.toString());
    assertThat(played.exitCode()).as(played.err()).isZero();
    return file;
  }

  CommandRun collect(Path... files) {
    return run(
        "collect",
        Stream.concat(Stream.of(folder), Arrays.stream(files))
            .map(Path::toString)
            .toArray(String[]::new));
  }

  /** Plays and collects all tasks, in two slices, until the competition is finished. */
  CommandRun finish() {
    CommandRun end = collect();
    for (int round = 1; !last(end).equals("finished"); round++) {
      end = collect(part("finish" + round, 2, 2), part("finish" + round, 1, 2));
      assertThat(end.exitCode()).as(end.err()).isZero();
    }
    return end;
  }

  /** Returns the last line of the output. */
  static String last(CommandRun run) {
    String[] lines = run.out().split("\n");
    return lines[lines.length - 1];
  }
}
