package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.AdjudicationOptions;
import org.rondo.cli.console.Continuation;
import org.rondo.cli.console.DatedFolders;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.ExecutionOptions;
import org.rondo.cli.console.FailedRunException;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.LagOption;
import org.rondo.cli.console.OnOption;
import org.rondo.cli.console.OnOption.NamedPlace;
import org.rondo.cli.console.OpeningsOption;
import org.rondo.cli.console.PinOption;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.RunFolder;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.TypedSettings;
import org.rondo.cli.report.PagedDuel;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelResult;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.rating.Sprt;
import org.rondo.report.DuelNote;
import org.rondo.series.place.MatchPlace;
import org.rondo.store.AtomicFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tests the difference in strength of two bots. */
@Command(
    name = "duel",
    description = {
      "Tests whether the first bot is stronger than the second, and prints how certain the answer"
          + " is.",
      "Plays pairs of matches with the seats swapped. The duel ends when a sequential test decides"
          + " whether the difference in strength is --elo0 or --elo1, or after --games matches."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: duel othello alphabeta:nodes=5000 sound --openings xot.txt:order=random"
    })
public final class DuelCommand implements FileCommand {
  @Parameters(index = "0", paramLabel = "GAME", description = "A game of two seats.")
  private String game;

  @Parameters(
      index = "1",
      paramLabel = "BOT",
      description = "The bot that may be stronger: SPEC or NAME=SPEC.")
  private String first;

  @Parameters(index = "2", paramLabel = "BOT", description = "The bot that may be weaker.")
  private String second;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "The maximum number of matches, even; by default ${DEFAULT-VALUE}.")
  private int games = 2_000;

  @Option(
      names = "--elo0",
      paramLabel = "ELO",
      description =
          "The lower Elo difference that is tested: the first bot has at most this. Only from 0 on"
              + " can the duel show that the first bot is stronger; with -50 it can show no loss of"
              + " 50 Elo or more. By default ${DEFAULT-VALUE}.")
  private double elo0;

  @Option(
      names = "--elo1",
      paramLabel = "ELO",
      description =
          "The upper Elo difference that is tested: the first bot has at least this. By default"
              + " ${DEFAULT-VALUE}.")
  private double elo1 = 50;

  @Option(
      names = "--error",
      paramLabel = "P",
      description =
          "The probability of a wrong verdict, for each verdict; by default ${DEFAULT-VALUE}.")
  private double error = 0.05;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "The bots' time limit, for instance move:50ms; by default none.")
  private String time = "none";

  @Mixin private LagOption lag;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "The folder for the duel's files: the journal with every match, games.jsonl with the"
              + " matches that count, clocks.jsonl with their clock readings if a clock ran, the"
              + " verdict, and the page duel.html. By default a new folder with the time as its"
              + " name, in target/duel; with --resume the newest of those.")
  private @Nullable Path out;

  @Option(
      names = "--force",
      description =
          "Replace a finished duel in the folder: its journal, games, verdict and seed. Other files"
              + " stay. An unfinished duel is not replaced.")
  private boolean replaces;

  @Option(
      names = "--resume",
      description =
          "Continue the duel of the folder, also with other values of --games, --elo0, --elo1 and"
              + " --error.")
  private boolean resumes;

  @Option(
      names = "--drop-damaged",
      description =
          "With --resume: play again the matches with damaged lines in the journal. Without this"
              + " option, a damaged journal is refused.")
  private boolean dropsDamaged;

  @Mixin private OpeningsOption openings;

  @Mixin private AdjudicationOptions adjudication;

  @Mixin private ExecutionOptions execution;

  @Mixin private OnOption on;

  @Mixin private PinOption pin;

  @Mixin private ClientOptions clients;

  @Spec private CommandSpec spec;

  private final RunContext context;

  /** Creates the command. */
  public DuelCommand(RunContext context) {
    this.context = context;
  }

  @Override
  public void playBy(MatchPlace files) {
    on = OnOption.byFiles(files);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    clients.require();
    if (replaces && resumes) {
      throw new ConflictingSettingsException(
          "--force, --resume",
          "--force begins the duel again, and --resume continues it; give one of them");
    }
    if (dropsDamaged && !resumes) {
      throw new ConflictingSettingsException(
          "--drop-damaged",
          "--drop-damaged is for a duel that has begun; continue it with --resume");
    }
    Game<?, ?> rules = GameCatalog.find(game);
    EntrantSpec one = EntrantSpec.parse(first);
    EntrantSpec other = EntrantSpec.parse(second);
    on.requireHere(
        pin.given(), execution.givenThreads(), ClientOptions.withClients(List.of(one, other)));
    // Faults of the specifications are reported before a host waits for clients.
    one.entrant(rules);
    other.entrant(rules);
    Path folder = folder();
    try (ClientEntrants finder = clients.open(List.of(one, other), spec.commandLine().getErr())) {
      RunFolder.ofDuel(folder).requireOwn();
      if (!resumes && !replaces) {
        RunFolder.ofDuel(folder).requireUnfinished();
      }
      duel(rules, one, other, finder, folder);
    } finally {
      if (out == null) {
        DatedFolders.removeIfEmpty(folder);
      }
    }
    return 0;
  }

  private Path folder() throws IOException {
    if (out != null) {
      return out;
    }
    DatedFolders dated = new DatedFolders(Path.of("target", "duel"), context.clock());
    return resumes ? dated.newestOrNew() : dated.create();
  }

  private <S extends State, M extends Move> void duel(
      Game<S, M> rules, EntrantSpec one, EntrantSpec other, ClientEntrants finder, Path folder)
      throws IOException, InterruptedException {
    Entrant<S, M> firstEntrant = finder.find(one, rules);
    Entrant<S, M> secondEntrant = finder.find(other, rules);
    TypedSettings.requireDistinct("duel", List.of(one, other));
    Openings chosen =
        openings.openings(List.of(rules), Openings.standard(), spec.commandLine().getErr());
    String note = note(one.bot(), other.bot(), folder);
    Duel<S, M> duel =
        TypedSettings.of(
            "duel",
            () ->
                Duel.of(rules)
                    .first(firstEntrant)
                    .second(secondEntrant)
                    .note(note)
                    .test(Sprt.logistic(elo0, elo1).withErrors(error, error))
                    .matches(games)
                    .time(control())
                    .adjudication(adjudication.rules())
                    .openings(chosen)
                    .seed(execution.seed().seed()));
    if (execution.seed().given().isEmpty()
        && (firstEntrant.isOutside() || secondEntrant.isOutside())) {
      duel.secretSeed(SeedOption.source());
    }
    duel.folder(folder);
    if (dropsDamaged) {
      duel.dropDamaged();
    }
    if (one.goesByTime() || other.goesByTime()) {
      duel.withoutRepetition();
    }
    int threads = finder.threads(execution.threads(control(), rules));
    List<Entrant<S, M>> both = List.of(firstEntrant, secondEntrant);
    duel.cores(pin.cores(threads, both.size(), both, spec.commandLine().getErr()));
    try (NamedPlace place = on.open()) {
      place.runner().ifPresent(duel::tasks);
      play(duel, folder, threads, chosen);
    }
  }

  private String note(String one, String other, Path folder) throws IOException {
    String note = new DuelNote(one, other).json();
    return resumes ? RunFolder.ofDuel(folder).note(note, one + " " + other) : note;
  }

  private DuelResult played(Duel<?, ?> duel, Path folder) throws InterruptedException {
    try {
      return resumes ? duel.resume() : duel.play();
    } catch (RuntimeException e) {
      throw FailedRunException.of(e, folder, continuation(folder));
    }
  }

  private String continuation(Path folder) {
    return new Continuation(out != null, resumes, replaces).clause(folder);
  }

  private TimeControl control() {
    return lag.addedTo(TimeControl.parse(time));
  }

  private void play(Duel<?, ?> duel, Path folder, int threads, Openings chosen)
      throws IOException, InterruptedException {
    PrintWriter writer = spec.commandLine().getOut();
    Runnable printing;
    try (ProgressReporter progress = ProgressReporter.ofDuel(games, spec.commandLine().getErr());
        StandingVerdict standing =
            StandingVerdict.printedWhenStopped(
                progress,
                continuation(folder),
                result -> print(lines(result, chosen), progress, writer));
        PagedDuel paged = PagedDuel.of(folder, standing, spec.commandLine().getErr())) {
      duel.threads(threads).listener(paged);
      if (!resumes) {
        progress.whenBegun(RunFolder.ofDuel(folder)::removeResults);
      } else if (RunFolder.ofDuel(folder).isFinished()) {
        progress.seedIsPublished();
      }
      DuelResult result = played(duel, folder);
      AtomicFile.write(folder.resolve("verdict.txt"), lines(result, chosen));
      paged.finish();
      printing = () -> print(lines(result, chosen), progress, writer);
    }
    // The progress bar has left the line of the cursor.
    printing.run();
    writer.println("files: " + folder);
  }

  private static void print(String lines, ProgressReporter progress, PrintWriter writer) {
    writer.print(lines);
    progress
        .seed()
        .filter(Seed::isSecret)
        .ifPresent(seed -> writer.println(SeedOption.publication(seed)));
    writer.flush();
  }

  /** {@return the sentences of a result, one a line} */
  private static String lines(DuelResult result, Openings chosen) {
    String listed =
        chosen instanceof Openings.Listed ? "Openings: " + result.openings() + "\n" : "";
    return listed + String.join("\n", result.lines()) + "\n";
  }
}
