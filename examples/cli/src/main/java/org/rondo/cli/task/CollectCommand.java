package org.rondo.cli.task;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.tournament.HaltRequest;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.OptionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Takes the results of tasks into their competition. */
@Command(
    name = "collect",
    description = {
      "Takes the results of 'rondo run-tasks' into the journal of their competition. If they are"
          + " complete, it writes the next matches to DIR/tasks.jsonl, or the files of the finished"
          + " tournament, duel or tuning. If results are missing, it names them.",
      "Every record is replayed before it is taken. Of the matches of a tuning, which have no"
          + " record, one of 100 is played again. A changed line, a result of another competition or"
          + " of another version, and two different results of one match are refused."
    },
    footer = {
      "The last line of the output is 'round N: K tasks', with the number of the matches that are"
          + " still to be played, or 'finished'. For a duel it is 'pair N: K tasks', and for a tuning"
          + " 'evaluation N: K tasks', with the first pair or evaluation that these matches belong"
          + " to. The exit code is 1 if results are missing.",
      "A tuning keeps whole evaluations only: if results are missing, collect all files of its"
          + " tasks together when the others are there.",
      "",
      "Example: collect big big/part-*.jsonl"
    })
public final class CollectCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "DIR", description = "The folder of 'rondo tasks'.")
  private Path path;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "FILE",
      description = "Files with results.")
  private List<Path> files = List.of();

  @Option(
      names = "--ruling",
      paramLabel = "TEXT",
      description =
          "A ruling after the last round that has begun, as for 'rondo tournament'. Matches that"
              + " are replayed after it are played here.")
  private List<String> rulings = List.of();

  @Option(
      names = "--check",
      paramLabel = "SHARE",
      description =
          "The share of the results that is checked, from 0 to 1, as for 'rondo tournament' and"
              + " 'rondo tune'. By default all records and one match without a record of 100.")
  private @Nullable Double check;

  @Spec private CommandSpec spec;

  private final RunContext context;

  CollectCommand(RunContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    TaskFolder folder = new TaskFolder(path);
    KeptCommand kept = folder.kept(context);
    if (!files.isEmpty() && !Files.isRegularFile(folder.tasks().path())) {
      throw new ConflictingSettingsException(
          path.toString(),
          "folder " + path + " has no tasks.jsonl; write it with 'rondo collect " + path + "'");
    }
    requireRulings(kept);
    List<String> more = new ArrayList<>(List.of("--resume"));
    if (check != null) {
      more.add("--check=" + check);
    }
    rulings.forEach(ruling -> more.add("--ruling=" + ruling));
    return new TaskRun(folder, kept, spec).play(more, files);
  }

  private void requireRulings(KeptCommand kept) {
    if (kept.kind() != FileCommandKind.TOURNAMENT && !rulings.isEmpty()) {
      throw new OptionException(
          "collect",
          "--ruling",
          "",
          "--ruling is for tournaments, and folder "
              + path
              + " holds a "
              + kept.kind().subject()
              + "; leave it out");
    }
    if (rulings.stream().anyMatch(HaltRequest::isOne)) {
      throw new OptionException(
          "collect",
          "--ruling",
          "",
          "a match that another machine plays cannot be halted; collect its result, and give a"
              + " ruling to replay or annul it");
    }
  }
}
