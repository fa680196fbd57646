package org.rondo.cli.task;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.tournament.TournamentOptions;
import org.rondo.input.OptionException;
import org.rondo.store.Folders;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;
import picocli.CommandLine.UnmatchedArgumentException;

/** Begins a competition whose matches are played by a batch queue. */
@Command(
    name = "tasks",
    customSynopsis = "rondo tasks [OPTION]... [OPTION of tournament]... GAME",
    description = {
      "Begins a competition in a folder, and writes the matches of its first round to"
          + " DIR/tasks.jsonl, one on each line. Any machines play them with 'rondo run-tasks', and"
          + " 'rondo collect' takes the results and writes the matches of the next round.",
      "The arguments are those of 'rondo tournament', and the files in the end are the same bytes."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The last line of the output is 'round N: K tasks' or 'finished'. tasks.jsonl holds the seeds"
          + " of the matches: keep it from the authors of the bots until the matches have been"
          + " played.",
      "",
      "Example: tasks othello --bot sound --bot champion --games 1000 --out big"
    })
public final class TasksCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description =
          "The folder of the competition. It gets tasks.jsonl, and a folder with the journal and,"
              + " in the end, all files of a tournament.")
  private Path out;

  @Option(names = "--force", description = "Replace a finished competition in the folder.")
  private boolean replaces;

  @Mixin private TournamentOptions settings;

  @Unmatched private final List<String> others = new ArrayList<>();

  @Spec private CommandSpec spec;

  private final RunContext context;

  TasksCommand(RunContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    String begun = " is for a competition that has begun; give it to 'rondo collect'";
    refuse("--resume", begun);
    refuse("--ruling", begun);
    refuse(
        "--until-round",
        " is not for tasks; the competition stops after each round until 'rondo collect' has the"
            + " results");
    refuse("--on", " is not for tasks, which a batch queue plays; give it to 'rondo tournament'");
    refuse(
        "--pin", " is not for tasks, because 'rondo run-tasks' starts the programs; leave it out");
    if (!others.isEmpty()) {
      throw new UnmatchedArgumentException(spec.commandLine(), others);
    }
    TaskFolder folder = new TaskFolder(out);
    if (!replaces) {
      folder.requireUnused();
    }
    Folders.create(out);
    folder.begin(settings);
    int code =
        new TaskTournament(folder, context, spec)
            .play(replaces ? List.of("--force") : List.of(), CollectedResults.none());
    if (code == CommandLine.ExitCode.USAGE) {
      folder.takeBack();
    } else {
      folder.end();
    }
    return code;
  }

  private void refuse(String option, String reason) {
    if (others.stream().anyMatch(word -> word.split("=", 2)[0].equals(option))) {
      throw new OptionException("tasks", option, "", option + reason);
    }
  }
}
