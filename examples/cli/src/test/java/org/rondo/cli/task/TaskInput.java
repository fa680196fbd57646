package org.rondo.cli.task;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rondo.cli.console.RunContext;
import org.rondo.store.CheckedLines;

/** The files of a competition that a batch queue plays, for tests of other packages. */
public final class TaskInput {
  private TaskInput() {}

  /** Reads the settings of a competition, and writes them again. */
  public static void settings(String text) {
    KeptCommand kept = KeptCommand.parse(text, RunContext.withoutTerminal());
    String json = kept.json();
    if (!KeptCommand.parse(json, RunContext.withoutTerminal()).json().equals(json)) {
      throw new AssertionError("other settings are read from " + json);
    }
  }

  /** Reads a slice. */
  public static void slice(String text) {
    TaskSlice.parse(text).has(7);
  }

  /** Reads the tasks in a folder. */
  public static void tasks(Path folder) throws IOException {
    new TaskFolder(folder).sent().has("1.1.1");
  }

  /**
   * Reads results of the tasks in a folder. Their lines get check values, and a first line with the
   * digest of the tasks.
   */
  public static void results(Path folder, byte[] input) throws IOException {
    TaskFolder tasks = new TaskFolder(folder);
    String header =
        "{\"results\":1,\"tasks\":\"" + tasks.tasks().digest() + "\",\"slice\":\"1/1\"}";
    List<String> lines = new ArrayList<>(List.of(header));
    new String(input, StandardCharsets.UTF_8).lines().forEach(lines::add);
    Path file = Files.write(folder.resolve("results.jsonl"), CheckedLines.of(lines));
    CollectedResults.of(
        tasks.tasks(), tasks.sent(), List.of(file), new PrintWriter(new StringWriter()));
  }
}
