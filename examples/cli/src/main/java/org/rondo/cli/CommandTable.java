package org.rondo.cli;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.rondo.cli.convert.ConvertCommand;
import org.rondo.cli.learn.EnvCommand;
import org.rondo.cli.rating.RateCommand;
import org.rondo.cli.remote.AeiCommand;
import org.rondo.cli.remote.CheckCommand;
import org.rondo.cli.remote.GtpEngineCommand;
import org.rondo.cli.remote.HostCommand;
import org.rondo.cli.remote.JoinCommand;
import org.rondo.cli.remote.JudgeCommand;
import org.rondo.cli.remote.NBoardCommand;
import org.rondo.cli.remote.TeamCommand;
import org.rondo.cli.report.ReportCommand;
import org.rondo.cli.server.ServeCommand;
import org.rondo.cli.task.CollectCommand;
import org.rondo.cli.task.RunTasksCommand;
import org.rondo.cli.task.TasksCommand;
import org.rondo.cli.tournament.DuelCommand;
import org.rondo.cli.tournament.TournamentCommand;
import org.rondo.cli.tuning.TuneCommand;
import picocli.CommandLine;

/**
 * The subcommands of {@code rondo}, in the order of its help. A command that is named first among
 * the arguments is loaded alone, because all of them take a tenth of a second to load.
 */
final class CommandTable {
  private static final String HELP = "help";

  /** The types are suppliers, so that a type is loaded only when its command is needed. */
  private static final ImmutableMap<String, Supplier<Class<?>>> TYPES =
      ImmutableMap.<String, Supplier<Class<?>>>builder()
          .put("tournament", () -> TournamentCommand.class)
          .put("duel", () -> DuelCommand.class)
          .put("tune", () -> TuneCommand.class)
          .put("tasks", () -> TasksCommand.class)
          .put("run-tasks", () -> RunTasksCommand.class)
          .put("collect", () -> CollectCommand.class)
          .put("play", () -> PlayCommand.class)
          .put("check", () -> CheckCommand.class)
          .put("judge", () -> JudgeCommand.class)
          .put("host", () -> HostCommand.class)
          .put("serve", () -> ServeCommand.class)
          .put("join", () -> JoinCommand.class)
          .put("team", () -> TeamCommand.class)
          .put("env", () -> EnvCommand.class)
          .put("replay", () -> ReplayCommand.class)
          .put("convert", () -> ConvertCommand.class)
          .put("analyse", () -> AnalyseCommand.class)
          .put("report", () -> ReportCommand.class)
          .put("rate", () -> RateCommand.class)
          .put("verify", () -> VerifyCommand.class)
          .put("perft", () -> PerftCommand.class)
          .put("bench", () -> BenchCommand.class)
          .put("gtp", () -> GtpEngineCommand.class)
          .put("nboard", () -> NBoardCommand.class)
          .put("aei", () -> AeiCommand.class)
          .put("games", () -> GamesCommand.class)
          .put("bots", () -> BotsCommand.class)
          .put(HELP, () -> HelpCommand.class)
          .build();

  /** The second names of commands. */
  private static final Map<String, String> ALIASES = Map.of("cup", "tournament");

  private CommandTable() {}

  /** {@return the first name of a command} */
  static String name(String word) {
    return ALIASES.getOrDefault(word, word);
  }

  /**
   * Adds the subcommands that some arguments need: the one that is named first, or all of them if
   * that is the help, an option, or no command.
   */
  static void addTo(CommandLine root, CommandLine.IFactory factory, String... arguments) {
    String first = arguments.length == 0 ? HELP : arguments[0];
    String name = name(first);
    if (TYPES.containsKey(name) && !name.equals(HELP)) {
      add(root, factory, name);
    } else {
      TYPES.keySet().forEach(each -> add(root, factory, each));
    }
  }

  private static void add(CommandLine root, CommandLine.IFactory factory, String name) {
    root.addSubcommand(new CommandLine(Objects.requireNonNull(TYPES.get(name)).get(), factory));
  }
}
