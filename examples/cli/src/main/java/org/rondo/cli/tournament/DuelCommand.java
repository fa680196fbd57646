package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.AdjudicationOptions;
import org.rondo.cli.console.DamageOption;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.ExecutionOptions;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.LagOption;
import org.rondo.cli.console.OnOption;
import org.rondo.cli.console.OnOption.NamedPlace;
import org.rondo.cli.console.OpeningsOption;
import org.rondo.cli.console.PinOption;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.RepeatedCommand;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.RunFolder;
import org.rondo.cli.console.RunFolderOptions;
import org.rondo.cli.console.RunFolderOptions.OpenedFolder;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.SeedValuesOption;
import org.rondo.cli.console.StopNotice;
import org.rondo.cli.console.TranscriptsOption;
import org.rondo.cli.console.TypedSettings;
import org.rondo.cli.console.VerdictFile;
import org.rondo.cli.report.PagedDuel;
import org.rondo.cli.settings.RunSettings;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelResult;
import org.rondo.duel.SeatSplit;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.report.DuelNote;
import org.rondo.series.place.MatchPlace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tests the difference in strength of two bots, or of a bot and a panel. */
@Command(
    name = "duel",
    resourceBundle = "org.rondo.cli.tournament.DuelCommand",
    description = {
      "Tests whether the first bot is stronger than the second, and prints how certain the answer"
          + " is.",
      "Plays pairs of matches with the seats swapped. In a game of more seats, it plays sets in"
          + " which each bot holds half of the seats, in every possible way. Several other bots are"
          + " a panel: the first bot plays against each of them, and the test is about the mean."
          + " The duel ends when a sequential test decides whether the difference in strength is at"
          + " most --elo0 or at least --elo1, or after --games matches. In a game that is played"
          + " for the size of the scores, such as poker, it decides whether the first bot scores"
          + " more."
    },
    footer = "Example: duel othello alphabeta:nodes=5000 sound --openings xot.txt:order=random")
public final class DuelCommand implements FileCommand {
  private static final double STANDARD_ERROR = 0.05;

  @Parameters(index = "0", paramLabel = "GAME", description = "A game of two seats or more.")
  private String game;

  @Parameters(
      index = "1",
      paramLabel = "BOT",
      description = "The bot that may be stronger: SPEC or NAME=SPEC.")
  private String first;

  @Parameters(index = "2", paramLabel = "BOT", description = "The bot that may be weaker.")
  private String second;

  @Parameters(
      index = "3..*",
      arity = "0..*",
      paramLabel = "BOT",
      description = "Further bots, which are a panel with the second one.")
  private @Nullable List<String> panel;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "The maximum number of matches, a multiple of the matches of a set: even for two bots in"
              + " a game of two seats. By default 2000, or fewer to the end of a set.")
  private @Nullable Integer games;

  @Option(
      names = "--split",
      paramLabel = "halves|one",
      description =
          "In a game of more than two seats: each bot holds half of the seats, or one bot holds one"
              + " seat and the other bot all others, each equally often. By default halves.")
  private @Nullable String split;

  @Option(
      names = "--measure",
      paramLabel = "wins|score",
      description =
          "What is compared: wins, or the size of the scores. By default what the game is played"
              + " for; wins if --elo0, --elo1 or --scale is given.")
  private @Nullable String measure;

  @Option(
      names = "--scale",
      paramLabel = "logistic|normalised",
      description =
          "The scale of --elo0 and --elo1. Normalised Elo is the lead of the score over its"
              + " standard deviation, so that draws do not make a duel longer. By default logistic,"
              + " the usual Elo.")
  private @Nullable String scale;

  @Option(
      names = "--elo0",
      paramLabel = "ELO",
      description =
          "The lower Elo difference that is tested: the first bot has at most this. Only from 0 on"
              + " can the duel show that the first bot is stronger; with -50 it can show no loss of"
              + " 50 Elo or more. By default 0.")
  private @Nullable Double elo0;

  @Option(
      names = "--elo1",
      paramLabel = "ELO",
      description =
          "The upper Elo difference that is tested: the first bot has at least this. By default"
              + " 50.")
  private @Nullable Double elo1;

  @Option(
      names = "--margin",
      paramLabel = "POINTS",
      description =
          "By score: the duel ends without evidence when a mean lead of this or more in a match is"
              + " excluded. By default 2 %% of the range of scores. If the game does not know the"
              + " range, the margin is in standard deviations, by default 0.1.")
  private @Nullable Double margin;

  @Option(
      names = "--threshold",
      paramLabel = "POINTS",
      description =
          "By score: the mean lead that is to be exceeded, in the unit of --margin; by default 0."
              + " With -0.5 the duel can show no loss of 0.5 or more.")
  private @Nullable Double threshold;

  @Option(
      names = "--error",
      paramLabel = "P",
      description =
          "The allowed probability of a wrong verdict, for each verdict, above 0 and below 0.5; by"
              + " default ${DEFAULT-VALUE}.")
  private double error = STANDARD_ERROR;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "The bots' time limit, for instance move:50ms; by default none.")
  private String time = "none";

  @Mixin private LagOption lag;

  @Mixin private final RunFolderOptions run;

  @Mixin private DamageOption damage;

  @Mixin private OpeningsOption openings;

  @Mixin private AdjudicationOptions adjudication;

  @Mixin private ExecutionOptions execution;

  @Mixin private OnOption on;

  @Mixin private PinOption pin;

  @Mixin private TranscriptsOption transcripts;

  @Mixin private ReadinessOption readiness;

  @Mixin private ClientOptions clients;

  @Mixin private SeedValuesOption seedValues;

  @Spec private CommandSpec spec;

  /** Creates the command. */
  public DuelCommand(RunContext context) {
    this.run = new RunFolderOptions("duel", "duel", context.clock());
  }

  @Override
  public void playBy(MatchPlace files) {
    on = OnOption.byFiles(files);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    clients.require();
    run.require();
    seedValues.require("duel", execution.seed(), run);
    on.requireCheck("duel");
    damage.require("duel", run.resumes());
    Game<?, ?> rules = GameCatalog.find(game);
    adjudication.rules();
    adjudication.requireFit("duel", rules);
    List<EntrantSpec> specs =
        Stream.concat(Stream.of(first, second), panel == null ? Stream.of() : panel.stream())
            .map(text -> EntrantSpec.parse(text).withOwnTime(List.of(rules)))
            .toList();
    on.requireHere(
        pin.given(),
        execution.givenThreads(),
        transcripts.given(),
        ClientOptions.withClients(specs));
    // Faults of the specifications are reported before a host waits for clients.
    specs.forEach(bot -> bot.entrant(rules));
    try (OpenedFolder folder = run.open();
        ClientEntrants finder = clients.open(specs, spec.commandLine().getErr())) {
      run.requirePossible(RunFolder.ofDuel(folder.path()));
      duel(rules, specs, finder, folder);
    }
    return 0;
  }

  private <S extends State, M extends Move> void duel(
      Game<S, M> rules, List<EntrantSpec> specs, ClientEntrants finder, OpenedFolder opened)
      throws IOException, InterruptedException {
    List<Entrant<S, M>> entrants = new ArrayList<>();
    for (EntrantSpec bot : specs) {
      entrants.add(finder.find(bot, rules));
    }
    TypedSettings.requireDistinct("duel", specs);
    Openings chosen =
        openings.openings(List.of(rules), Openings.standard(), spec.commandLine().getErr());
    RunFolder folder = RunFolder.ofDuel(opened.path());
    String one = specs.get(0).specification();
    String others =
        specs.stream().skip(1).map(EntrantSpec::specification).collect(Collectors.joining(" "));
    String note = folder.note(new DuelNote(one, others).json(), one + " " + others, run.resumes());
    Duel<S, M> duel =
        TypedSettings.of(
            "duel",
            () ->
                settings(Duel.of(rules))
                    .first(entrants.get(0))
                    .panel(entrants.subList(1, entrants.size()))
                    .note(note)
                    .test(
                        new RequestedTest(measure, scale, elo0, elo1, threshold, margin, error)
                            .test(rules))
                    .time(control(specs))
                    .adjudication(adjudication.rules())
                    .openings(chosen)
                    .seed(execution.seed().seed()));
    int most = TypedSettings.of("duel", duel::maxMatches);
    seedValues.values().byName().forEach(duel::seedValue);
    boolean hasPrograms = entrants.stream().anyMatch(Entrant::isOutside);
    if (seedValues.isDrawn(execution.seed(), hasPrograms, folder, run.resumes())) {
      duel.secretSeed(SeedOption.source());
    }
    duel.folder(folder.path());
    if (seedValues.commits()) {
      SeedValuesOption.print("the duel", duel.commit(), spec.commandLine().getOut());
      return;
    }
    if (!on.isElsewhere() && !(run.resumes() && folder.hasJournal())) {
      readiness.require(entrants);
    }
    if (damage.drops()) {
      duel.dropDamaged();
    }
    if (run.syncsMatches()) {
      duel.syncMatches();
    }
    if (specs.stream().anyMatch(EntrantSpec::goesByTime)) {
      duel.withoutRepetition();
    }
    int threads = finder.threads(execution.threads(control(specs), rules));
    duel.threads(threads)
        .cores(
            pin.cores(
                threads, rules.seatCount(), seated(rules, entrants), spec.commandLine().getErr()))
        .transcripts(
            transcripts.open(
                "", TranscriptsOption.Earlier.of(run), entrants, spec.commandLine().getErr()));
    try (NamedPlace place = on.open()) {
      place.place().ifPresent(duel.checks(place.checks())::tasks);
      String panel =
          specs.stream().skip(1).map(EntrantSpec::text).collect(Collectors.joining(", "));
      VerdictFile verdict =
          new VerdictFile(rules, specs.get(0).text(), panel, chosen, control(specs));
      play(duel, most, folder, opened, verdict);
    }
  }

  /** {@return each entrant as often as the largest number of seats that it may hold in a match} */
  private static <S extends State, M extends Move> List<Entrant<S, M>> seated(
      Game<S, M> rules, List<Entrant<S, M>> entrants) {
    return entrants.stream()
        .flatMap(entrant -> Collections.nCopies(rules.seatCount() - 1, entrant).stream())
        .toList();
  }

  private <S extends State, M extends Move> Duel<S, M> settings(Duel<S, M> duel) {
    if (games != null) {
      duel.matches(games);
    }
    return split == null ? duel : duel.split(SeatSplit.parse(split));
  }

  private TimeControl control(List<EntrantSpec> specs) {
    return lag.addedTo(EntrantSpec.times(TimeControl.parse(time), specs));
  }

  private void play(
      Duel<?, ?> duel, int most, RunFolder folder, OpenedFolder opened, VerdictFile verdict)
      throws IOException, InterruptedException {
    PrintWriter errors = spec.commandLine().getErr();
    Runnable printing;
    try (ProgressReporter progress = ProgressReporter.ofDuel(most, errors);
        StopNotice notice =
            StopNotice.printing(err -> printStopped(err, progress, opened, verdict.openings()));
        PagedDuel paged = PagedDuel.of(folder.path(), progress, errors)) {
      Objects.requireNonNull(notice);
      duel.listener(paged);
      progress.whenBegun(transcripts::removeReplaced);
      if (!on.isByFiles()) {
        progress.whenBegun(() -> RunSettings.of("duel", this).write(folder.path()));
      }
      DuelResult result = opened.play(folder, progress, duel::play, duel::resume);
      String lines = lines(result.lines(), verdict.openings());
      Seed seed = progress.seed().orElseThrow();
      verdict.write(folder, result, seed, command(seed));
      if (!on.isByFiles()) {
        RunSettings.of("duel", this).withSeed(seed).write(folder.path());
      }
      paged.finish();
      printing = () -> print(lines, progress);
    }
    // The progress bar has left the line of the cursor.
    printing.run();
    spec.commandLine().getOut().println("files: " + folder.path());
  }

  /** {@return the command that plays the duel again, wherever it was played} */
  private String command(Seed seed) {
    RepeatedCommand words = new RepeatedCommand().plus("duel", game, first, second);
    if (panel != null) {
      words.plus(panel.toArray(String[]::new));
    }
    return words
        .option("--games", games)
        .option("--split", split)
        .option("--measure", measure)
        .option("--scale", scale)
        .option("--elo0", elo0)
        .option("--elo1", elo1)
        .option("--margin", margin)
        .option("--threshold", threshold)
        .option("--error", error == STANDARD_ERROR ? null : error)
        .option("--time", time.equals("none") ? null : time)
        .option("--lag", lag.text().orElse(null))
        .option("--openings", openings.text().orElse(null))
        .option("--resign", adjudication.resign().orElse(null))
        .option("--draw", adjudication.draw().orElse(null))
        .option("--max-turns", adjudication.turns().orElse(null))
        .option("--maximum-score", adjudication.lead().orElse(null))
        .option("--seed", seed.text())
        .text();
  }

  /** Prints the verdict so far, because the process is stopped. */
  private void printStopped(
      PrintStream err, ProgressReporter progress, OpenedFolder opened, Openings chosen) {
    if (progress.standing().isEmpty()) {
      err.println("the duel was stopped before its first matches counted");
    } else {
      err.println("the duel was stopped; its verdict so far:");
      print(lines(progress.standing().get().linesSoFar(), chosen), progress);
    }
    err.println("to continue, " + opened.continuation());
  }

  private void print(String lines, ProgressReporter progress) {
    PrintWriter writer = spec.commandLine().getOut();
    writer.print(lines);
    progress
        .seed()
        .filter(Seed::isSecret)
        .ifPresent(seed -> writer.println(SeedOption.publication(seed)));
    writer.flush();
  }

  /** {@return the sentences of a result, one a line, after the openings if they are a list} */
  private static String lines(List<String> sentences, Openings chosen) {
    String listed = chosen instanceof Openings.Listed ? "Openings: " + chosen.text() + "\n" : "";
    return listed + String.join("\n", sentences) + "\n";
  }
}
