package org.rondo.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
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
import org.rondo.cli.starter.NewCommand;
import org.rondo.cli.task.CollectCommand;
import org.rondo.cli.task.RunTasksCommand;
import org.rondo.cli.task.TasksCommand;
import org.rondo.cli.tournament.DuelCommand;
import org.rondo.cli.tournament.TournamentCommand;
import org.rondo.cli.tuning.TuneCommand;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The subcommands of {@code rondo}, in the order of its help. The options of a command are built
 * only if the arguments name it, because those of all commands take a third of a second. A command
 * that is named first is loaded alone; else the others are there too, for the list of commands.
 */
final class CommandTable {
  private static final String HELP = "help";

  /** What the list of commands shows of each: the first paragraph of its own help. */
  private static final List<ListedCommand> LISTED =
      List.of(
          new ListedCommand(
              "tournament", "Plays a tournament of each game, or a ready competition."),
          new ListedCommand(
              "duel",
              "Tests whether the first bot is stronger than the second, and prints how"
                  + " certain the answer is."),
          new ListedCommand(
              "tune", "Plays matches to find the option values with which a bot plays best."),
          new ListedCommand(
              "tasks",
              "Begins a competition in a folder, and writes its first matches to"
                  + " DIR/tasks.jsonl, one on each line. Any machines play them with 'rondo"
                  + " run-tasks', and 'rondo collect' takes the results and writes the next"
                  + " matches."),
          new ListedCommand(
              "run-tasks",
              "Plays the matches that 'rondo tasks' or 'rondo collect' wrote, or a slice of"
                  + " them, and writes the results into a file. If the command was stopped or"
                  + " killed, the same command continues it."),
          new ListedCommand(
              "collect",
              "Takes the results of 'rondo run-tasks' into the journal of their"
                  + " competition. If they are complete, it writes the next matches to"
                  + " DIR/tasks.jsonl, or the files of the finished tournament, duel or tuning. If"
                  + " results are missing, it names them."),
          new ListedCommand("play", "Plays one match."),
          new ListedCommand(
              "check",
              "Checks whether a program speaks its protocol, and lists what it does wrong."),
          new ListedCommand(
              "judge", "Judges a match between programs by the original protocol of the game."),
          new ListedCommand(
              "host",
              "Hosts matches between programs over TCP, many at once, until the command is"
                  + " interrupted."),
          new ListedCommand(
              "serve",
              "Runs the web server of an event until the command is interrupted: the"
                  + " service of the 2017 contest or a tournament of any game of two seats, pages"
                  + " for spectators and pages for organisers."),
          new ListedCommand(
              "join",
              "Connects a bot to a host of foosball, 'rondo host' or another program, and"
                  + " plays one match. 'join pug' connects a bot to a server of the 2017 contest"
                  + " in Othello."),
          new ListedCommand(
              "team", "Plays as a team at a judge, over the standard input and output."),
          new ListedCommand(
              "env", "Offers a game to a program that learns, over the standard input and output."),
          new ListedCommand(
              "new",
              "Writes a project of a new game: rules, bot, drawing and tests, built with Maven or"
                  + " Gradle."),
          new ListedCommand("replay", "Replays recorded matches and checks every position."),
          new ListedCommand(
              "convert",
              "Reads matches and writes them in another form: as records, as results in PGN"
                  + " for programs that compute ratings, as GGF or WTHOR for Othello, or as lines"
                  + " or the table of an archive of Arimaa."),
          new ListedCommand(
              "analyse",
              "Prints what a bot thinks of a position: its move, score, depth, nodes and line."),
          new ListedCommand(
              "report",
              "Makes the page of a tournament, a duel or a tuning from its folder:"
                  + " tournament.html, duel.html or tuning.html."),
          new ListedCommand(
              "rate", "Rates the entrants of recorded matches, or of the games in PGN files."),
          new ListedCommand(
              "verify", "Replays recordings of other programs and compares every recorded result."),
          new ListedCommand(
              "perft", "Counts the positions DEPTH turns from the start, and measures the time."),
          new ListedCommand(
              "bench",
              "Plays random matches of each game and prints the number of matches per second."),
          new ListedCommand(
              "gtp",
              "Runs a bot as an engine of the Go Text Protocol, version 2, over the"
                  + " standard input and output."),
          new ListedCommand(
              "nboard",
              "Runs a bot as an engine of the protocol of NBoard, a viewer for Othello,"
                  + " over the standard input and output."),
          new ListedCommand(
              "aei",
              "Runs a bot as an engine of the Arimaa Engine Interface (AEI), version 1,"
                  + " over the standard input and output."),
          new ListedCommand(
              "games",
              "Lists the games, the competitions, the formats and the tuning methods, with"
                  + " the options of each."),
          new ListedCommand("bots", "Lists the bots of each game, with the options of each bot."),
          new ListedCommand(HELP, "Prints the help of a command, or the list of all commands."));

  /** The second names of commands. */
  private static final Map<String, String> ALIASES = Map.of("cup", "tournament");

  private CommandTable() {}

  /** {@return the first name of a command} */
  static String name(String word) {
    return ALIASES.getOrDefault(word, word);
  }

  /** The name of a command and its description. */
  private record ListedCommand(String name, String description) {}

  /**
   * Adds the subcommands that some arguments need: the one that is named first, or all of them if
   * that is the help, an option, or no command. Without arguments, all are added with their
   * options.
   */
  static void addTo(CommandLine root, CommandLine.IFactory factory, String... arguments) {
    String first = arguments.length == 0 ? HELP : name(arguments[0]);
    Predicate<String> named = named(arguments);
    boolean isAlone =
        !first.equals(HELP) && LISTED.stream().anyMatch(each -> each.name().equals(first));
    for (ListedCommand command : LISTED) {
      if (!isAlone || command.name().equals(first)) {
        root.addSubcommand(
            named.test(command.name())
                ? new CommandLine(type(command.name()), factory)
                : new CommandLine(withoutOptions(command), factory));
      }
    }
  }

  /** {@return whether a command may be named by some arguments} */
  private static Predicate<String> named(String... arguments) {
    List<String> words = Arrays.asList(arguments);
    // A file of arguments may name any command.
    boolean mayBeAny = words.isEmpty() || words.stream().anyMatch(word -> word.startsWith("@"));
    return name -> mayBeAny || words.stream().anyMatch(word -> name(word).equals(name));
  }

  /** {@return a command that can be listed, but not called} */
  private static CommandSpec withoutOptions(ListedCommand command) {
    CommandSpec spec = CommandSpec.create().name(command.name());
    ALIASES.forEach(
        (alias, name) -> {
          if (name.equals(command.name())) {
            spec.aliases(alias);
          }
        });
    spec.usageMessage().description(command.description());
    return spec;
  }

  /** {@return the type of a command, which is loaded by this call} */
  private static Class<?> type(String name) {
    return switch (name) {
      case "tournament" -> TournamentCommand.class;
      case "duel" -> DuelCommand.class;
      case "tune" -> TuneCommand.class;
      case "tasks" -> TasksCommand.class;
      case "run-tasks" -> RunTasksCommand.class;
      case "collect" -> CollectCommand.class;
      case "play" -> PlayCommand.class;
      case "check" -> CheckCommand.class;
      case "judge" -> JudgeCommand.class;
      case "host" -> HostCommand.class;
      case "serve" -> ServeCommand.class;
      case "join" -> JoinCommand.class;
      case "team" -> TeamCommand.class;
      case "env" -> EnvCommand.class;
      case "new" -> NewCommand.class;
      case "replay" -> ReplayCommand.class;
      case "convert" -> ConvertCommand.class;
      case "analyse" -> AnalyseCommand.class;
      case "report" -> ReportCommand.class;
      case "rate" -> RateCommand.class;
      case "verify" -> VerifyCommand.class;
      case "perft" -> PerftCommand.class;
      case "bench" -> BenchCommand.class;
      case "gtp" -> GtpEngineCommand.class;
      case "nboard" -> NBoardCommand.class;
      case "aei" -> AeiCommand.class;
      case "games" -> GamesCommand.class;
      case "bots" -> BotsCommand.class;
      case HELP -> HelpCommand.class;
      default -> throw new IllegalArgumentException(name);
    };
  }
}
