package org.rondo.cli.fuzz;

import static org.rondo.cli.fuzz.FuzzTarget.ofText;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rondo.cli.RondoCommand;
import org.rondo.cli.task.TaskInput;
import org.rondo.input.InputException;

/** The files of {@code tasks}, {@code run-tasks} and {@code collect}. */
final class TaskTargets {
  private TaskTargets() {}

  static List<FuzzTarget> all() {
    Path folder = FolderTargets.folder();
    Path league = folder.resolve("league");
    run("tasks tic-tac-toe --bot random --bot greedy --games 2 --seed 7 --out " + league);
    run("tasks duel tic-tac-toe random greedy --games 2 --seed 7 --out " + folder.resolve("duel"));
    run(
        "tasks tune othello mcts:iterations=2 --tune exploration=0..3 --method spsa --games 8"
            + " --seed 7 --out "
            + folder.resolve("tuning"));
    Path results = folder.resolve("results.jsonl");
    run("run-tasks " + league.resolve("tasks.jsonl") + " --out " + results);
    return List.of(
        ofText("slice", TaskInput::slice, "3/40", "1/1"),
        ofText(
            "kept command",
            TaskInput::settings,
            text(league.resolve("command.json")),
            text(folder.resolve("duel/command.json")),
            text(folder.resolve("tuning/command.json"))),
        FolderTargets.file(
            "tasks file",
            "tasks.jsonl",
            file -> TaskInput.tasks(file.resolveSibling("")),
            FuzzTarget.bytes(text(league.resolve("tasks.jsonl")))),
        new FuzzTarget(
            "results file",
            input -> TaskInput.results(league, input),
            List.of(InputException.class, IOException.class),
            List.of(results(results))));
  }

  /** Runs a command; its arguments have no blanks. */
  static void run(String arguments) {
    StringWriter errors = new StringWriter();
    PrintWriter out = new PrintWriter(new StringWriter());
    if (RondoCommand.run(out, new PrintWriter(errors), arguments.split(" ")) != 0) {
      throw new IllegalStateException(arguments + ": " + errors);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the lines of a file of results without the first, and without check values. */
  private static byte[] results(Path file) {
    String all = new String(Recordings.log(file, 3), java.nio.charset.StandardCharsets.UTF_8);
    return all.substring(all.indexOf('\n') + 1).getBytes(java.nio.charset.StandardCharsets.UTF_8);
  }
}
