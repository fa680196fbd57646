package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rondo.cli.RondoCommand;

/**
 * The files that a command publishes.
 *
 * @param folder the parent of the folders of its runs
 * @param words the command, without its seed and its folder
 */
record PublishedFiles(Path folder, String words) {

  /** Returns the arguments of a run. */
  List<String> arguments(String name, String... more) {
    List<String> arguments = new ArrayList<>(List.of(words.split(" ")));
    arguments.addAll(List.of(more));
    arguments.addAll(List.of("--seed", "7", "--out", folder.resolve(name).toString()));
    return arguments;
  }

  /** Runs the command here, in a folder with the name of the first option; returns the files. */
  Map<String, String> of(String... more) throws IOException {
    StringWriter err = new StringWriter();
    int exitCode =
        RondoCommand.run(
            new PrintWriter(new StringWriter()),
            new PrintWriter(err),
            arguments(more[0], more).toArray(String[]::new));
    assertThat(exitCode).as(err.toString()).isZero();
    return in(more[0]);
  }

  /** Returns the files of a run, without the journal, whose order is that of the results. */
  Map<String, String> in(String name) throws IOException {
    Path out = folder.resolve(name);
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.getFileName().toString().startsWith("journal")) {
          texts.put(out.relativize(file).toString(), Files.readString(file));
        }
      }
    }
    assertThat(texts).hasSizeGreaterThan(2);
    return texts;
  }

  /** Returns the journal of the run of a tournament of Othello. */
  Path journal(String name) {
    return folder.resolve(name).resolve("othello/journal.jsonl");
  }
}
