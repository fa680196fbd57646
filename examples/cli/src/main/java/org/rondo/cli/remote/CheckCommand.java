package org.rondo.cli.remote;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.console.TypedSettings;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
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
    footer = {
      "Example: check othello gtp:command='./engine',answer=5",
      "Example: check othello --entrants class.txt"
    })
public final class CheckCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with options or without.")
  private String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "PROGRAM",
      description =
          "The program as a bot, with its protocol: json:command='...', gtp:command='...',"
              + " program:command='...'.")
  private @Nullable String program;

  @Option(
      names = "--entrants",
      paramLabel = "FILE",
      description =
          "Check the program of each entrant in a file, as 'tournament' reads it: one SPEC or"
              + " NAME=SPEC on each line. Each has a section, and at the end a line. Entrants that"
              + " are no programs are passed over.")
  private @Nullable Path entrants;

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
  public Integer call() throws IOException {
    if ((program == null) == (entrants == null)) {
      throw new ConflictingSettingsException(
          "--entrants", "check needs a program, or --entrants FILE; give one of the two");
    }
    Game<?, ?> rules = GameCatalog.find(game);
    return entrants == null
        ? check(rules, ServedBot.parse(String.valueOf(program), "check"))
        : checkAll(rules, EntrantSpec.read(entrants));
  }

  private <S extends State, M extends Move> int check(Game<S, M> rules, EntrantSpec entrant) {
    return report(rules, entrant.entrant(rules)).isFine() ? 0 : 1;
  }

  private <S extends State, M extends Move> int checkAll(
      Game<S, M> rules, List<EntrantSpec> specs) {
    PrintWriter out = spec.commandLine().getOut();
    // A wrong line of the file is refused before the first check.
    EntrantSpec.require(specs, List.of(rules));
    List<String> lines = new ArrayList<>();
    boolean areFine = true;
    for (EntrantSpec one : specs) {
      Entrant<S, M> entrant = one.entrant(rules);
      if (ProgramCheck.canCheck(entrant)) {
        out.println(PrintableText.of(one.text()));
        ProgramReport report = report(rules, entrant);
        out.println();
        areFine &= report.isFine();
        lines.add(one.name() + ": " + counts(report));
      } else {
        lines.add(one.name() + ": no program that Rondo starts");
      }
    }
    lines.forEach(line -> out.println(PrintableText.of(line)));
    return areFine ? 0 : 1;
  }

  private <S extends State, M extends Move> ProgramReport report(
      Game<S, M> rules, Entrant<S, M> entrant) {
    PrintWriter err = spec.commandLine().getErr();
    ProgramReport report =
        TypedSettings.of(
                "check", () -> ProgramCheck.of(rules, entrant).matches(matches).seed(Seed.of(seed)))
            .run(situation -> err.println("checking " + situation));
    print(report, spec.commandLine().getOut());
    return report;
  }

  /** {@return the numbers of faults and remarks} */
  private static String counts(ProgramReport report) {
    long faults = report.findings().stream().filter(ProgramFinding::isFault).count();
    long remarks = report.findings().size() - faults;
    return NumberText.count(faults, "fault", "faults")
        + ", "
        + NumberText.count(remarks, "remark", "remarks");
  }

  private static void print(ProgramReport report, PrintWriter out) {
    report.findings().forEach(finding -> print(finding, out));
    out.printf(
        Locale.ROOT,
        "%s, %s%nslowest answer: %d ms%n",
        NumberText.count(report.matches(), "match", "matches"),
        NumberText.count(report.answers(), "legal answer", "legal answers"),
        report.slowest().toMillis());
    out.println(counts(report));
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
