package org.rondo.cli.remote;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.MatchOptions;
import org.rondo.cli.console.MatchReporter;
import org.rondo.cli.console.Terminal;
import org.rondo.cli.console.TypedSettings;
import org.rondo.cli.screen.Screen;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.remote.Dialect;
import org.rondo.match.Fault;
import org.rondo.match.MatchListener;
import org.rondo.store.Folders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Judges a match of grid soccer like the judge program of the university course. */
@Command(
    name = "grid-soccer",
    description = {
      "Judges a match of grid soccer between teams A and B.",
      "A team is the name of a bot, with or without options, for instance 'sound'. 'rondo bots"
          + " grid-soccer' lists the bots. Any other text is the command line of a program, for"
          + " instance 'python3 team.py' or './sound'. The program is run without a shell."
    },
    footer = "The protocol is described in games-grid-soccer/docs/protocol.md.")
final class GridSoccerJudgeCommand implements Callable<Integer> {

  /** The two teams. */
  private enum Team {
    A,
    B
  }

  @Option(
      names = {"--team-a", "--team_A"},
      paramLabel = "TEAM",
      description = "Team A; by default ${DEFAULT-VALUE}.")
  private String teamA = "random";

  @Option(
      names = {"--team-b", "--team_B"},
      paramLabel = "TEAM",
      description = "Team B; by default ${DEFAULT-VALUE}.")
  private String teamB = "random";

  @Option(
      names = {"--quites-a", "--quites_A"},
      arity = "3",
      paramLabel = "P",
      description = "The tackle probabilities of A's players; by default 0.5 each.")
  private List<Double> quitesA = GridSoccerOptions.defaults().left();

  @Option(
      names = {"--quites-b", "--quites_B"},
      arity = "3",
      paramLabel = "P",
      description = "The tackle probabilities of B's players; by default 0.5 each.")
  private List<Double> quitesB = GridSoccerOptions.defaults().right();

  @Option(
      names = "--columns",
      paramLabel = "N",
      description = "The number of the board's columns; by default ${DEFAULT-VALUE}.")
  private int columns = GridSoccerOptions.defaults().columns();

  @Option(
      names = "--rows",
      paramLabel = "M",
      description = "The number of the board's rows; by default ${DEFAULT-VALUE}.")
  private int rows = GridSoccerOptions.defaults().rows();

  @Option(
      names = "--steps",
      paramLabel = "S",
      description = "The number of steps of the match; by default ${DEFAULT-VALUE}.")
  private int steps = GridSoccerOptions.defaults().steps();

  @Option(
      names = "--first",
      paramLabel = "A|B",
      description =
          "The team that kicks off; by default A. A plays on the left. Under the ruleset 'document'"
              + " the left team always kicks off. So --first B then puts B on the left and A on the"
              + " right.")
  private Team first = Team.A;

  @Option(
      names = "--dialect",
      paramLabel = "D",
      description = "The programs' dialect: document (the default) or elizondo.")
  private Dialect dialect = Dialect.DOCUMENT;

  @Option(
      names = "--wrap",
      paramLabel = "WORDS",
      description =
          "The words to put before the command line of each program, for instance 'prlimit"
              + " --as=1000000000'; by default none.")
  private String wrapper = "";

  @Option(
      names = "--ruleset",
      paramLabel = "R",
      description = "The rules, document or elizondo; by default the same as the dialect.")
  private @Nullable GridSoccerRuleset ruleset;

  @Option(names = "--show", description = "Draw the position after every step.")
  private boolean show;

  @Option(
      names = "--log",
      paramLabel = "DIR",
      description =
          "Write all messages to and from programs, their error output and their faults to"
              + " team-a.log and team-b.log in this folder. Older files are replaced. A line has at"
              + " most 1,000 characters, and a file at most 33,554,432.")
  private @Nullable Path folder;

  @Mixin private MatchOptions matchOptions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    matchOptions.requireNewFile();
    GridSoccer game = new GridSoccer(TypedSettings.of("judge", this::options));
    play(game, spec.commandLine().getOut());
    return 0;
  }

  private GridSoccerOptions options() {
    List<Double> left = isReversed() ? quitesB : quitesA;
    List<Double> right = isReversed() ? quitesA : quitesB;
    GridSoccerOptions options =
        GridSoccerOptions.defaults()
            .withBoard(rows, columns)
            .withSteps(steps)
            .withTackling(left, right)
            .withRuleset(rules());
    return first == Team.B && !isReversed() ? options.withFirst(1) : options;
  }

  private GridSoccerRuleset rules() {
    return ruleset == null ? dialect.ruleset() : ruleset;
  }

  /** {@return whether B plays on the left, because the left team kicks off} */
  private boolean isReversed() {
    return first == Team.B && rules() == GridSoccerRuleset.DOCUMENT;
  }

  private void play(GridSoccer game, PrintWriter out) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    if (folder != null) {
      Folders.create(folder);
    }
    try (SoccerTeam left = team(game, isReversed() ? Team.B : Team.A);
        SoccerTeam right = team(game, isReversed() ? Team.A : Team.B)) {
      MatchReporter<Pitch, SoccerMove> reporter =
          new MatchReporter<>(game, show, show ? Terminal.screen() : Screen.file(), out, err);
      matchOptions.play(
          game,
          List.of(left.entrant(), right.entrant()),
          new JudgeListener(reporter, List.of(left, right)),
          out,
          err);
    }
  }

  /** Prints the events, and writes each team's faults to its log. */
  private record JudgeListener(MatchReporter<Pitch, SoccerMove> reporter, List<SoccerTeam> teams)
      implements MatchListener<Pitch, SoccerMove> {
    @Override
    public void started(Pitch pitch) {
      reporter.started(pitch);
    }

    @Override
    public void played(int turn, JointMove<SoccerMove> joint, Pitch pitch) {
      reporter.played(turn, joint, pitch);
    }

    @Override
    public void faulted(String entrant, Fault fault, String place) {
      reporter.faulted(entrant, fault, place);
      teams.get(fault.seat()).note(fault);
    }
  }

  private SoccerTeam team(GridSoccer game, Team team) throws IOException {
    String player = team == Team.A ? teamA : teamB;
    Path log =
        folder == null
            ? null
            : folder.resolve("team-" + team.name().toLowerCase(Locale.ROOT) + ".log");
    return SoccerTeam.of(team.name(), player, game, dialect, wrapper, log);
  }
}
