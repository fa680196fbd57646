package org.rondo.cli.task;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.settings.SettingsJson;
import org.rondo.input.OptionException;
import org.rondo.store.Folders;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;
import picocli.CommandLine.UnmatchedArgumentException;

/** Begins a competition whose matches are played by a batch queue. */
@Command(
    name = "tasks",
    customSynopsis = "rondo tasks [OPTION]... [OPTION of tournament]... GAME",
    description = {
      "Begins a competition in a folder, and writes its first matches to DIR/tasks.jsonl, one on"
          + " each line. Any machines play them with 'rondo run-tasks', and 'rondo collect' takes"
          + " the results and writes the next matches.",
      "The arguments are those of 'rondo tournament', and the files in the end are the same bytes."
          + " The tasks of a tournament are the matches of its next round. 'rondo tasks duel' and"
          + " 'rondo tasks tune' begin a duel and a tuning."
    },
    modelTransformer = TasksCommand.SettingsTransformer.class,
    footer = {
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
      description =
          "The folder of the competition. It gets tasks.jsonl, and a folder with the journal and,"
              + " in the end, all files of the command.")
  private @Nullable Path out;

  @Option(names = "--force", description = "Replace a finished competition in the folder.")
  private boolean replaces;

  @Option(
      names = "--ahead",
      paramLabel = "N",
      description =
          "The maximum number of matches of a duel that are sent and do not count yet, from 2 to"
              + " 1000000; by default ${DEFAULT-VALUE}. The duel stops at the same match as 'rondo"
              + " duel'; matches after that one were sent for nothing and are dropped.")
  private int ahead = KeptCommand.STANDARD_AHEAD;

  @Unmatched private final List<String> others = new ArrayList<>();

  @Spec private CommandSpec spec;

  private final RunContext context;
  private final FileCommandKind kind;

  /** The kinds that the first word can choose in place of this one. */
  private final List<FileCommandKind> words;

  /** Has the settings that are begun with. */
  private final FileCommand command;

  TasksCommand(RunContext context) {
    this(context, FileCommandKind.TOURNAMENT, List.of(FileCommandKind.values()));
  }

  private TasksCommand(RunContext context, FileCommandKind kind, List<FileCommandKind> words) {
    this.context = context;
    this.kind = kind;
    this.words = words;
    this.command = kind.command(context);
  }

  /** Adds the settings of the command that is begun, and the words that choose another one. */
  static final class SettingsTransformer implements IModelTransformer {
    private static final String SETTINGS = "settings";

    SettingsTransformer() {}

    @Override
    public CommandSpec transform(CommandSpec tasks) {
      if (tasks.mixins().containsKey(SETTINGS)) {
        // Picocli transforms the command of a word with that command, and again with this one.
        return tasks;
      }
      TasksCommand own = (TasksCommand) tasks.userObject();
      tasks.addMixin(SETTINGS, SettingsJson.spec(own.command.settings()));
      // A tournament sends whole rounds. Only a tournament plays matches itself, after rulings.
      boolean isTournament = own.kind == FileCommandKind.TOURNAMENT;
      tasks.remove(tasks.findOption(isTournament ? "--ahead" : "--threads"));
      own.words.forEach(word -> tasks.addSubcommand(word.toString(), own.line(word)));
      return tasks;
    }
  }

  /** {@return the command of a word} */
  private CommandLine line(FileCommandKind word) {
    CommandLine line = new CommandLine(new TasksCommand(context, word, List.of()));
    line.getCommandSpec()
        .name(word.toString())
        .usageMessage()
        .customSynopsis(new String[0])
        .description(
            "Begins a " + word.subject() + " whose matches are played by files, as 'rondo tasks'.",
            "The arguments are those of 'rondo "
                + word
                + "', and the files in the end are the same bytes. "
                + word.description())
        .footer("Example: tasks " + word.example());
    return line;
  }

  @Override
  public Integer call() throws IOException {
    requireWordFirst();
    String begun = " is for a competition that has begun; give it to 'rondo collect'";
    refuse("--resume", begun);
    refuse("--ruling", begun);
    refuse(
        "--until-round",
        " is not for tasks; the competition stops after each round until 'rondo collect' has the"
            + " results");
    refuse("--on", " is not for tasks, which a batch queue plays; give it to 'rondo " + kind + "'");
    refuse("--check", " is for results; give it to 'rondo collect'");
    refuse(
        "--pin", " is not for tasks, because 'rondo run-tasks' starts the programs; leave it out");
    refuse("--threads", " is not for tasks; give it to 'rondo run-tasks'");
    refuse(
        "--sync",
        " is not for tasks: 'rondo collect' takes results in files, and if the power fails, it"
            + " takes them again; give it to 'rondo "
            + kind
            + "'");
    if (!others.isEmpty()) {
      throw new UnmatchedArgumentException(spec.commandLine(), others);
    }
    if (out == null) {
      throw new MissingParameterException(
          spec.commandLine(), spec.findOption("--out"), "an option is missing");
    }
    TaskFolder folder = new TaskFolder(out);
    KeptCommand kept = new KeptCommand(kind, ahead, command);
    if (!replaces) {
      folder.requireUnused();
    }
    Folders.create(out);
    Map<Path, String> logs = folder.logs();
    folder.begin(kept);
    boolean isDone = false;
    try {
      int code =
          new TaskRun(folder, folder.kept(context), spec)
              .play(replaces ? List.of("--force") : List.of(), List.of());
      isDone = code == CommandLine.ExitCode.OK;
      return code;
    } finally {
      if (isDone || !folder.logs().equals(logs)) {
        folder.end();
      } else {
        folder.takeBack();
      }
    }
  }

  /** Refuses options before the word that chooses the command: they are not those of this one. */
  private void requireWordFirst() {
    if (!words.isEmpty()) {
      return;
    }
    ParseResult before = spec.parent().commandLine().getParseResult();
    Stream<String> matched =
        before.matchedArgs().stream()
            .map(
                argument ->
                    argument instanceof OptionSpec option
                        ? option.longestName()
                        : argument.originalStringValues().get(0));
    Optional<String> first = Stream.concat(matched, before.unmatched().stream()).findFirst();
    if (first.isPresent()) {
      throw new OptionException(
          "tasks",
          first.get(),
          "",
          first.get() + " stands before " + spec.name() + "; write it after that word");
    }
  }

  private void refuse(String option, String reason) {
    if (others.stream().anyMatch(word -> word.split("=", 2)[0].equals(option))) {
      throw new OptionException("tasks", option, "", option + reason);
    }
  }
}
