package org.rondo.cli.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.ExecutionOptions;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.OnOption;
import org.rondo.cli.console.OnOption.NamedPlace;
import org.rondo.cli.console.OpeningsOption;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.RunFolderOptions;
import org.rondo.cli.console.RunFolderOptions.OpenedFolder;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.ShellWord;
import org.rondo.cli.console.StopNotice;
import org.rondo.cli.console.TypedSettings;
import org.rondo.cli.report.PagedTuning;
import org.rondo.cli.settings.RunSettings;
import org.rondo.duel.Duel;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.report.TuningNote;
import org.rondo.report.TuningReport;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchesLeftException;
import org.rondo.tuning.GameObjective;
import org.rondo.tuning.Method;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Searches for good options of a bot. */
@Command(
    name = "tune",
    resourceBundle = "org.rondo.cli.tuning.TuneCommand",
    description = {
      "Plays matches to find the option values with which a bot plays best.",
      "--tune names the options to tune. Without --tune, the command tunes every option that has a"
          + " range of decimal numbers and no value in BOT. 'rondo games' lists the methods with"
          + " their options: random, local-search, grasp, genetic, cma-es, spsa, ntbea.",
      "A setting is one value for each tuned option. An evaluation plays --games matches with one"
          + " setting, or, with spsa in games of two seats, between two settings. The last fifth of"
          + " the budget chooses the best setting among those that seem best, and then compares it"
          + " with the defaults in other matches: the best of many results is mostly a lucky one,"
          + " so only that advantage has an error. With --confirm-duel, a sequential test follows.",
      "The same seed gives the same files for any number of threads. If a tuning was stopped or"
          + " killed, --resume continues it, and the files are the same in the end."
    },
    footer =
        "Example: tune othello mcts:iterations=50 --tune exploration=0..3 --method cma-es --budget"
            + " 300")
public final class TuneCommand implements FileCommand {

  private static final int MAX_BUDGET = 100_000;

  /** The number of rounds against oneself; each has an equal part of the budget. */
  private static final int ROUNDS = 4;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  private String game;

  @Parameters(
      index = "1",
      paramLabel = "BOT",
      description = "The bot to tune, a SPEC with or without options.")
  private String bot;

  @Option(
      names = "--method",
      paramLabel = "M",
      description =
          "The method of the search, for instance genetic:population=40; by default genetic.")
  private @Nullable String method;

  @Option(
      names = "--budget",
      paramLabel = "N",
      description = "Evaluations, from 1 to 100,000; by default ${DEFAULT-VALUE}.")
  private int budget = 1_000;

  @Option(
      names = "--tune",
      paramLabel = "KEY[=LEAST..MOST[:log]]",
      description =
          "An option to tune, with decimal or whole numbers; LEAST..MOST is the part of its range"
              + " to search. With :log the search sees ratios: 0.1..1 counts as much as 1..10. By"
              + " default all options with a range of decimal numbers. If the option's default lies"
              + " outside the range, the search begins at the nearest end.")
  private List<String> tuned = List.of();

  @Option(
      names = "--confirm-duel",
      description =
          "At the end, play a duel of the best setting against the defaults on other seeds, with"
              + " the test and the limits of 'rondo duel'. Its files are in the folder duel of the"
              + " tuning.")
  private boolean confirms;

  @Mixin private MeasurementOptions measurement;

  @Mixin private OpeningsOption openings;

  @Mixin private ExecutionOptions execution;

  @Mixin private OnOption on;

  @Mixin private final RunFolderOptions run;

  @Spec private CommandSpec spec;

  /** The place of the matches. */
  private NamedPlace place = NamedPlace.here();

  /** Creates the command. */
  public TuneCommand(RunContext context) {
    this.run = new RunFolderOptions("tuning", "tune", context.clock());
  }

  @Override
  public void playBy(MatchPlace files) {
    on = OnOption.byFiles(files);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    execution.requireThreads();
    on.requireHere(execution.givenThreads());
    execution.seed().given();
    requireBudget();
    run.require();
    on.requireCheck("tune");
    tune(GameCatalog.find(game));
    return 0;
  }

  private void requireBudget() {
    int least = measurement.isAgainstSelf() ? ROUNDS : 1;
    if (budget < least || budget > MAX_BUDGET) {
      String rule = least + ".." + MAX_BUDGET;
      throw new OptionException(
          "tune",
          "--budget",
          Integer.toString(budget),
          "budget " + budget + " is not in " + rule + "; give --budget a number in that range");
    }
  }

  private <S extends State, M extends Move> void tune(Game<S, M> rules)
      throws IOException, InterruptedException {
    // All names are looked up before any match begins.
    MeasurementOptions.refuseHuman(bot);
    if (confirms) {
      TypedSettings.of("tune", () -> Duel.of(rules));
    }
    ParameterSpace space = space(rules);
    List<String> panel = measurement.panel(rules, bot);
    PrintWriter messages = spec.commandLine().getErr();
    Openings chosen = openings.openings(List.of(rules), Openings.standard(), messages);
    TunedGame<S, M> tunedGame =
        new TunedGame<>(
            rules,
            bot,
            space,
            measurement.measure(rules),
            measurement.fitnessName(rules),
            measurement.fitness(rules),
            chosen,
            chosen.dealt(orderSeed()));
    Method search = method == null ? MethodCatalog.standard() : MethodCatalog.find(method);
    requireGames(tunedGame, panel);
    try (OpenedFolder parent = run.open()) {
      TuningFolder folder = TuningFolder.of(parent, rules.id(), bot, search);
      run.noteBeginning(folder.hasBegun(), folder.path(), messages);
      requireReplaceable(folder);
      FinishedTuning finished;
      String verdict;
      try (NamedPlace opened = on.open()) {
        place = opened;
        finished = tuned(tunedGame, search, panel, folder);
        verdict = confirms ? duel(tunedGame, finished, folder) : "";
      }
      finished.write(folder, command(rules, search, finished));
      if (!on.isByFiles() && finished.seed().isSecret()) {
        RunSettings.of("tune", this).withSeed(finished.seed()).write(parent.path());
      }
      print(finished, verdict, folder);
    }
  }

  private void print(FinishedTuning finished, String verdict, TuningFolder folder) {
    PrintWriter writer = spec.commandLine().getOut();
    writer.print(finished.report().text());
    writer.println();
    if (confirms) {
      writer.println("duel with the defaults: " + verdict);
    }
    finished.remark().ifPresent(writer::println);
    writer.println("files: " + folder.path());
    if (finished.seed().isSecret()) {
      writer.println(SeedOption.publication(finished.seed()));
    }
  }

  private void requireGames(TunedGame<?, ?> tunedGame, List<String> panel) {
    measurement.games(tunedGame.objective(panel).gamesPerSample());
    if (measurement.isAgainstSelf() && execution.seed().isDrawn(tunedGame.hasPrograms(panel))) {
      throw new ConflictingSettingsException(
          "--against",
          "--against self plays several tunings with seeds from one; with programs, give it by"
              + " --seed");
    }
  }

  /** Refuses a folder whose files must stay, and deletes those of a tuning that is replaced. */
  private void requireReplaceable(TuningFolder folder) throws IOException {
    run.requirePossible(folder.files());
    if (!run.resumes()) {
      folder.clear();
    }
  }

  /**
   * Tunes, against oneself in rounds. In each round the panel has one more opponent: the best
   * setting of the round before, from which the search also begins. The files of the last round are
   * those of the tuning.
   */
  private FinishedTuning tuned(
      TunedGame<?, ?> tunedGame, Method search, List<String> panel, TuningFolder folder)
      throws IOException, InterruptedException {
    int rounds = measurement.isAgainstSelf() ? ROUNDS : 1;
    List<String> growing = new ArrayList<>(panel);
    Setting start = tunedGame.space().defaults();
    int share = budget / rounds;
    Seed root = execution.seed().seed();
    for (int round = 1; round < rounds; round++) {
      TuningFolder earlier = folder.round(round);
      requireReplaceable(earlier);
      Seed seed = root.child("round", round);
      FinishedTuning finished = tune(tunedGame, search, growing, earlier, share, seed, start);
      finished.write(earlier, command(tunedGame.rules(), search, finished));
      start = finished.report().result().best();
      String winner = start.specification(bot);
      if (!growing.contains(winner)) {
        growing.add(winner);
      }
    }
    int rest = budget - share * (rounds - 1);
    Seed last = rounds == 1 ? root : root.child("round", rounds);
    return tune(tunedGame, search, growing, folder, rest, last, start);
  }

  private FinishedTuning tune(
      TunedGame<?, ?> tunedGame,
      Method search,
      List<String> panel,
      TuningFolder folder,
      int evaluations,
      Seed seed,
      Setting start)
      throws IOException, InterruptedException {
    GameObjective<?, ?> objective = tunedGame.objective(panel);
    int perEvaluation = measurement.games(objective.gamesPerSample());
    TuningNote note = tunedGame.note(panel);
    Tuning tuning =
        Tuning.of(tunedGame.space(), objective)
            .method(search)
            .evaluations(evaluations)
            .samples(perEvaluation / objective.gamesPerSample())
            .seed(seed)
            .start(start)
            .threads(execution.threads())
            .folder(folder.path())
            .note(folder.files().note(note.json(), note.text(), run.resumes()));
    if (execution.seed().isDrawn(tunedGame.hasPrograms(panel))) {
      tuning.secretSeed(SeedOption.source());
    }
    if (run.syncsMatches()) {
      tuning.syncMatches();
    }
    boolean repeats = !tunedGame.goesByTime(panel);
    place
        .place()
        .ifPresent(tuning.checks(repeats ? place.checks() : on.checksOfUnrepeatable())::tasks);
    String title = tunedGame.rules().id() + ": " + bot;
    PrintWriter errors = spec.commandLine().getErr();
    try (ProgressReporter progress = ProgressReporter.of(title, evaluations, errors);
        PagedTuning paged = new PagedTuning(folder.path(), note, progress, errors);
        StopNotice notice = folder.stopNotice(progress)) {
      Objects.requireNonNull(notice);
      progress.say("the log is in " + folder.path());
      if (!on.isByFiles()) {
        progress.whenBegun(() -> RunSettings.of("tune", this).write(folder.parent().path()));
      }
      tuning.listener(paged);
      TuningResult result = folder.play(tuning, progress);
      paged.finish();
      TuningReport report = new TuningReport(title + ", " + search.text(), result, note.scale());
      return new FinishedTuning(report, progress.seed().orElseThrow(), perEvaluation, bot);
    } catch (ConflictingSettingsException e) {
      throw new ConflictingSettingsException(
          e.settings(), RefusedLog.inOptions(e, objective.gamesPerSample()), e);
    } catch (MatchesLeftException e) {
      throw e;
    } catch (IllegalStateException e) {
      // A setting that the bot refuses, or a changed log, is no fault of this program.
      if (e.getCause() == null || e.getCause() instanceof InputException) {
        throw new CommandFailedException(String.valueOf(e.getMessage()));
      }
      throw e;
    }
  }

  private String duel(TunedGame<?, ?> tunedGame, FinishedTuning finished, TuningFolder folder)
      throws IOException, InterruptedException {
    Setting best = finished.report().result().best();
    return new ConfirmationDuel<>(
            tunedGame, folder.duel(), folder.parent(), place, execution.threads())
        .play(best, finished.seed().child("duel"), spec.commandLine().getErr());
  }

  /** A tuning that has ended, and what is written about it. */
  private record FinishedTuning(TuningReport report, Seed seed, int games, String bot) {

    void write(TuningFolder folder, String command) throws IOException {
      folder.write(report, report.result().best().specification(bot), command);
    }

    /** {@return what to change if no sample differs from another; empty if the samples differ} */
    Optional<String> remark() {
      return report.result().areSamplesEqual()
          ? Optional.of(
              "all samples are equal, so the settings cannot be told apart; begin the matches with"
                  + " more different turns (--openings N or FILE), or give other opponents"
                  + " (--against SPEC)")
          : Optional.empty();
    }
  }

  private ParameterSpace space(Game<?, ?> rules) {
    List<TunedOption> options = tuned.stream().map(TunedOption::parse).toList();
    List<String> keys = options.stream().map(TunedOption::key).toList();
    TypedSettings.requireDifferent("options to tune", keys);
    ParameterSpace whole = ParameterSpace.ofBot(rules, bot, keys);
    CatalogEntry described = BotCatalog.describe(rules, bot);
    return new ParameterSpace(
        whole.parameters().stream()
            .map(
                parameter ->
                    options.stream()
                        .filter(option -> option.key().equals(parameter.name()))
                        .filter(TunedOption::hasRange)
                        .findFirst()
                        .map(option -> option.narrowed(parameter))
                        .orElseGet(() -> usual(described, parameter)))
            .toList());
  }

  /** {@return a parameter in the range that its option says is sensible, or else in its whole} */
  private static Parameter usual(CatalogEntry described, Parameter whole) {
    return described.options().stream()
        .filter(option -> option.name().equals(whole.name()))
        .flatMap(option -> option.usual().stream())
        .findFirst()
        .map(
            range ->
                new Parameter(
                        whole.name(), range.least(), range.most(), whole.step(), whole.fallback())
                    .logarithmic())
        .orElse(whole);
  }

  /** {@return the seed of the order of openings} It is known before a secret seed is drawn. */
  private Seed orderSeed() {
    Seed seed = execution.seed().seed();
    return seed.isSecret() ? Seed.of(1) : seed;
  }

  /** {@return the command that finds the same result again} */
  private String command(Game<?, ?> rules, Method search, FinishedTuning finished) {
    List<String> words = new ArrayList<>(List.of("tune", game, bot, "--method", search.text()));
    words.addAll(List.of("--budget", "" + budget));
    words.addAll(measurement.words(rules, finished.games()));
    tuned.forEach(option -> words.addAll(List.of("--tune", option)));
    int standardTurns = Openings.standardTurns(rules);
    String standard = standardTurns == 0 ? "" : "" + standardTurns;
    String repeated = openings.text().orElse(standard);
    if (!repeated.isEmpty()) {
      words.addAll(List.of("--openings", repeated));
    }
    if (confirms) {
      words.add("--confirm-duel");
    }
    Seed seed = measurement.isAgainstSelf() ? execution.seed().seed() : finished.seed();
    words.addAll(List.of("--seed", seed.text()));
    return words.stream().map(ShellWord::of).collect(Collectors.joining(" "));
  }
}
