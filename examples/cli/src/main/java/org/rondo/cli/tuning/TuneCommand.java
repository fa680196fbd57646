package org.rondo.cli.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.Continuation;
import org.rondo.cli.console.DatedFolders;
import org.rondo.cli.console.ExecutionOptions;
import org.rondo.cli.console.OpeningsOption;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.StopNotice;
import org.rondo.cli.report.PagedTuning;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.KnownNames;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.report.TuningNote;
import org.rondo.report.TuningReport;
import org.rondo.tuning.Fitness;
import org.rondo.tuning.GameObjective;
import org.rondo.tuning.Method;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.ParameterSpace;
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
    description = {
      "Plays matches to find the option values with which a bot plays best.",
      "--tune names the options to tune. Without --tune, the command tunes every option that has a"
          + " range of decimal numbers and no value in BOT. 'rondo games' lists the methods with"
          + " their options: random, local-search, grasp, genetic, cma-es.",
      "A setting is one value for each tuned option. An evaluation plays --games matches with one"
          + " setting. The last fifth of the budget is for the settings that seem best: they are"
          + " evaluated again, because the best of many results is mostly a lucky one. Afterwards,"
          + " use 'rondo duel' to check that the best setting is stronger.",
      "The same seed gives the same files for any number of threads. If a tuning was stopped or"
          + " killed, --resume continues it, and the files are the same in the end."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: tune othello mcts:iterations=50 --tune exploration=0..3 --method cma-es --budget 300"
    })
public final class TuneCommand implements Callable<Integer> {

  /**
   * The default number of matches of an evaluation, if it can be divided equally among the seats
   * and opponents.
   */
  private static final int GAMES = 20;

  /** The score difference of a forfeit. It is larger than the number of balls in any game here. */
  private static final double FORFEIT = 1_100;

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
      names = "--games",
      paramLabel = "N",
      description =
          "Matches of an evaluation, the same number on each seat against each opponent; by default"
              + " 20, or the next higher number that is possible.")
  private @Nullable Integer games;

  @Option(
      names = "--fitness",
      paramLabel = "F",
      description =
          "The value to maximise: win-rate, where a draw is half a win, or score-difference; by"
              + " default ${DEFAULT-VALUE}.")
  private String fitness = "win-rate";

  @Option(
      names = "--against",
      paramLabel = "SPEC",
      description =
          "An opponent; all opponents play equally often. By default the opponents are BOT and the"
              + " default bots of the game.")
  private List<String> against = List.of();

  @Option(
      names = "--tune",
      paramLabel = "KEY[=LEAST..MOST[:log]]",
      description =
          "An option to tune, with decimal or whole numbers; LEAST..MOST is the part of its range to"
              + " search. With :log the search sees ratios: 0.1..1 counts as much as 1..10. By default all options with a range of decimal numbers. If the option's"
              + " default lies outside the range, the search begins at the nearest end.")
  private List<String> tuned = List.of();

  @Mixin private OpeningsOption openings;

  @Mixin private ExecutionOptions execution;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "The parent of the tuning's folder; by default a new folder with the time as its name, in"
              + " target/tune. With --resume it is by default the newest of those. The folder holds"
              + " evaluations.jsonl and the page tuning.html during the tuning, and at its end evaluations.csv, curve.csv,"
              + " curve.svg and best.txt.")
  private @Nullable Path out;

  @Option(
      names = "--force",
      description =
          "Replace a finished tuning in the folder: its log, tables, curve, winner and seed. Other"
              + " files stay. An unfinished tuning is not replaced.")
  private boolean replaces;

  @Option(
      names = "--resume",
      description = "Continue a stopped tuning; repeat all other arguments unchanged.")
  private boolean resumes;

  @Spec private CommandSpec spec;

  private final RunContext context;

  /** The parent of the tuning's folder; null before it is known. */
  private @Nullable Path parent;

  TuneCommand(RunContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    execution.requireThreads();
    execution.seed().given();
    if (replaces && resumes) {
      throw new IllegalArgumentException(
          "--force begins the tuning again, and --resume continues it; give one of them");
    }
    try {
      run(GameCatalog.find(game));
    } finally {
      if (out == null && parent != null) {
        DatedFolders.removeIfEmpty(parent);
      }
    }
    return 0;
  }

  private <S extends State, M extends Move> void run(Game<S, M> rules) throws IOException {
    // All names are looked up before any match begins.
    refuseHuman(bot);
    ParameterSpace space = space(rules);
    List<String> panel = panel(rules);
    PrintWriter messages = spec.commandLine().getErr();
    Openings chosen = openings.openings(List.of(rules), Openings.standard(), messages);
    GameObjective<S, M> objective =
        GameObjective.of(rules, bot).fitness(fitness()).openings(chosen.dealt(orderSeed()));
    for (String opponent : panel) {
      objective = objective.against(BotCatalog.find(rules, opponent));
    }
    Method search = method == null ? MethodCatalog.standard() : MethodCatalog.find(method);
    int perEvaluation = gamesPerEvaluation(objective.gamesPerSample());
    parent = parent();
    TuningFolder folder = TuningFolder.of(parent, rules.id(), bot, search);
    TuningNote note = note(rules, chosen, panel);
    Tuning tuning =
        Tuning.of(space, objective)
            .method(search)
            .evaluations(budget)
            .samples(perEvaluation / objective.gamesPerSample())
            .seed(execution.seed().seed())
            .folder(folder.path())
            .note(note.text());
    if (execution.seed().given().isEmpty() && hasPrograms(rules, bot, panel)) {
      tuning.secretSeed(SeedOption.source());
    }
    if (resumes && !folder.files().hasJournal()) {
      spec.commandLine()
          .getErr()
          .println(folder.path() + " has no tuning to resume; a new one begins");
    }
    if (!resumes) {
      if (!replaces) {
        folder.files().requireUnfinished();
      }
      folder.clear();
    }
    FinishedTuning finished = run(tuning, rules.id() + ": " + bot, folder, note);
    TuningResult result = finished.result();
    Seed seed = finished.seed();
    TuningReport report =
        new TuningReport(rules.id() + ": " + bot + ", " + search.text(), result, note.scale());
    folder.write(
        report, result.best().specification(bot), command(rules, search, perEvaluation, seed));
    PrintWriter writer = spec.commandLine().getOut();
    writer.print(report.text());
    writer.println();
    writer.println("files: " + folder.path());
    if (seed.isSecret()) {
      writer.println(SeedOption.publication(seed));
    }
  }

  private Continuation continuation() {
    return new Continuation(out != null, resumes, replaces);
  }

  private Path parent() throws IOException {
    if (out != null) {
      return out;
    }
    DatedFolders dated = new DatedFolders(Path.of("target", "tune"), context.clock());
    return resumes ? dated.newestOrNew() : dated.create();
  }

  private static boolean hasPrograms(Game<?, ?> rules, String bot, List<String> panel) {
    return Stream.concat(Stream.of(bot), panel.stream())
        .anyMatch(player -> BotCatalog.find(rules, player).isOutside());
  }

  /** The result and the seed of a tuning. */
  private record FinishedTuning(TuningResult result, Seed seed) {}

  private FinishedTuning run(Tuning tuning, String title, TuningFolder folder, TuningNote note)
      throws IOException {
    // This thread takes samples too.
    int others = execution.threads() - 1;
    ExecutorService executor = Executors.newFixedThreadPool(Math.max(1, others));
    if (others > 0) {
      tuning.executor(executor);
    }
    PrintWriter errors = spec.commandLine().getErr();
    try (ProgressReporter progress = ProgressReporter.of(title, budget, errors);
        PagedTuning paged = new PagedTuning(folder.path(), note, progress, errors);
        StopNotice notice =
            StopNotice.of(() -> folder.stopped(progress.played(), continuation()))) {
      Objects.requireNonNull(notice);
      if (resumes && folder.files().isFinished()) {
        progress.seedIsPublished();
      }
      progress.say("the log is in " + folder.path());
      tuning.listener(paged);
      TuningResult result = resumes ? tuning.resume() : tuning.run();
      paged.finish();
      return new FinishedTuning(result, progress.seed().orElseThrow());
    } catch (IllegalStateException e) {
      // A setting that the bot refuses, or a changed log, is no fault of this program.
      if (e.getCause() == null || e.getCause() instanceof IllegalArgumentException) {
        throw new CommandFailedException(e.getMessage());
      }
      throw e;
    } finally {
      executor.shutdownNow();
    }
  }

  private static void refuseHuman(String specification) {
    if (Options.parse(specification).subject().equals("human")) {
      throw new IllegalArgumentException(
          "a tuning plays many matches at once, but human plays only one; use 'rondo play'");
    }
  }

  private ParameterSpace space(Game<?, ?> rules) {
    List<TunedOption> options = tuned.stream().map(TunedOption::parse).toList();
    List<String> keys = options.stream().map(TunedOption::key).toList();
    if (new HashSet<>(keys).size() != keys.size()) {
      throw new IllegalArgumentException(
          "one of the options to tune is named twice: " + String.join(", ", keys));
    }
    ParameterSpace whole = ParameterSpace.ofBot(rules, bot, keys);
    return new ParameterSpace(
        whole.parameters().stream()
            .map(
                parameter ->
                    options.stream()
                        .filter(option -> option.key().equals(parameter.name()))
                        .findFirst()
                        .map(option -> option.narrowed(parameter))
                        .orElse(parameter))
            .toList());
  }

  /**
   * {@return the arguments that must be the same when a tuning is resumed, except those that the
   * log checks itself}
   */
  private TuningNote note(Game<?, ?> rules, Openings chosen, List<String> panel) {
    String turns =
        chosen instanceof Openings.Random random && Openings.standardTurns(rules) > 0
            ? Integer.toString(random.turns())
            : chosen.text();
    return new TuningNote(rules.id(), fitness, turns, bot, panel);
  }

  /** {@return the seed of the order of openings} It is known before a secret seed is drawn. */
  private Seed orderSeed() {
    Seed seed = execution.seed().seed();
    return seed.isSecret() ? Seed.of(1) : seed;
  }

  /** {@return the specifications of the opponents} */
  private List<String> panel(Game<?, ?> rules) {
    against.forEach(TuneCommand::refuseHuman);
    return against.isEmpty()
        ? Stream.concat(Stream.of(bot), BotCatalog.defaults(rules).stream().map(CatalogEntry::name))
            .distinct()
            .toList()
        : against;
  }

  private Fitness fitness() {
    return switch (fitness) {
      case "win-rate" -> Fitness.winRate();
      case "score-difference" -> Fitness.scoreDifference(FORFEIT);
      default ->
          throw new IllegalArgumentException(
              "there is no fitness \""
                  + fitness
                  + "\"; "
                  + new KnownNames(List.of("win-rate", "score-difference")).remedy(fitness));
    };
  }

  private int gamesPerEvaluation(int perSample) {
    int asked = games == null ? (GAMES + perSample - 1) / perSample * perSample : games;
    if (asked < 1 || asked % perSample != 0) {
      throw new IllegalArgumentException(
          "games "
              + asked
              + " are not a multiple of "
              + perSample
              + ", which is one match on each seat against each opponent; give "
              + Math.max(perSample, Math.floorDiv(asked, perSample) * perSample));
    }
    return asked;
  }

  /** {@return the command that finds the same result again} */
  private String command(Game<?, ?> rules, Method search, int perEvaluation, Seed seed) {
    List<String> words = new ArrayList<>(List.of("tune", game, bot, "--method", search.text()));
    words.addAll(List.of("--budget", "" + budget, "--games", "" + perEvaluation));
    words.addAll(List.of("--fitness", fitness));
    against.forEach(opponent -> words.addAll(List.of("--against", opponent)));
    tuned.forEach(option -> words.addAll(List.of("--tune", option)));
    int standardTurns = Openings.standardTurns(rules);
    String standard = standardTurns == 0 ? "" : "" + standardTurns;
    String repeated = openings.text().orElse(standard);
    if (!repeated.isEmpty()) {
      words.addAll(List.of("--openings", repeated));
    }
    words.addAll(List.of("--seed", seed.text()));
    return words.stream().map(ShellWord::of).collect(Collectors.joining(" "));
  }
}
