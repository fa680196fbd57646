package org.rondo.cli.remote;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.console.TypedSettings;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramCheck;
import org.rondo.remote.ProgramFinding;
import org.rondo.remote.ProgramReport;
import org.rondo.report.NumberText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks whether a program speaks its protocol. */
@Command(
    name = "check",
    description = {
      "Checks whether a program speaks its protocol, and lists what it does wrong.",
      "It plays matches against random bots in every seat, also from rare positions, and ends the"
          + " program in different ways. The exit code is 1 if something is wrong; remarks do not"
          + " change it."
    },
    footer = "Example: check othello gtp:command='./engine',answer=5")
public final class CheckCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with options or without.")
  private String game;

  @Parameters(
      index = "1",
      paramLabel = "PROGRAM",
      description =
          "The program as a bot, with its protocol: json:command='...', gtp:command='...',"
              + " program:command='...'.")
  private String program;

  @Option(
      names = "--matches",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Matches from the start of the game in each seat, 1 to 1000; default ${DEFAULT-VALUE}.")
  private int matches;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The seed of the matches, a whole number; default ${DEFAULT-VALUE}.")
  private long seed;

  @Spec private CommandSpec spec;

  CheckCommand() {}

  @Override
  public Integer call() {
    EntrantSpec found = ServedBot.parse(program, "check");
    return check(GameCatalog.find(game), found);
  }

  private <S extends State, M extends Move> int check(Game<S, M> rules, EntrantSpec entrant) {
    PrintWriter err = spec.commandLine().getErr();
    ProgramReport report =
        TypedSettings.of(
                "check",
                () ->
                    ProgramCheck.of(rules, entrant.entrant(rules))
                        .matches(matches)
                        .seed(Seed.of(seed)))
            .run(situation -> err.println("checking " + situation));
    print(report, spec.commandLine().getOut());
    return report.isFine() ? 0 : 1;
  }

  private static void print(ProgramReport report, PrintWriter out) {
    report.findings().forEach(finding -> print(finding, out));
    long faults = report.findings().stream().filter(ProgramFinding::isFault).count();
    long remarks = report.findings().size() - faults;
    out.printf(
        Locale.ROOT,
        "%s, %s%nslowest answer: %d ms%n",
        NumberText.count(report.matches(), "match", "matches"),
        NumberText.count(report.answers(), "legal answer", "legal answers"),
        report.slowest().toMillis());
    out.println(
        NumberText.count(faults, "fault", "faults")
            + ", "
            + NumberText.count(remarks, "remark", "remarks"));
  }

  private static void print(ProgramFinding finding, PrintWriter out) {
    out.println((finding.isFault() ? "fault " : "remark ") + finding.name());
    print("where", finding.where(), out);
    print("sent", finding.sent(), out);
    print("came", finding.came(), out);
    print("rule", finding.rule(), out);
    print("remedy", finding.remedy(), out);
  }

  private static void print(String title, String text, PrintWriter out) {
    out.printf(Locale.ROOT, "  %-7s%s%n", title, PrintableText.exactly(text));
  }
}
