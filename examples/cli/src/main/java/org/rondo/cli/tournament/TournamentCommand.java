package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.DamageOption;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.OnOption;
import org.rondo.cli.console.OnOption.NamedPlace;
import org.rondo.cli.console.PinOption;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.RunFolder;
import org.rondo.cli.console.RunFolderOptions;
import org.rondo.cli.console.RunFolderOptions.OpenedFolder;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.SeedValuesOption;
import org.rondo.cli.console.StopNotice;
import org.rondo.cli.console.TranscriptsOption;
import org.rondo.cli.console.TypedSettings;
import org.rondo.cli.report.PagedTournament;
import org.rondo.cli.screen.Screen;
import org.rondo.cli.settings.RunSettings;
import org.rondo.format.Format;
import org.rondo.format.Round;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.random.Seed;
import org.rondo.random.SeedCommitment;
import org.rondo.remote.ProgramCores;
import org.rondo.report.StandingsReport;
import org.rondo.report.StandingsSource;
import org.rondo.series.place.MatchPlace;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays tournaments of games, and ready competitions. */
@Command(
    name = "tournament",
    aliases = "cup",
    resourceBundle = "org.rondo.cli.tournament.TournamentCommand",
    description = {
      "Plays a tournament of each game, or a ready competition.",
      "A game of two seats is played as a round robin: every two entrants play pairs of matches"
          + " with the same opening and the seats swapped. In a game of more than two seats,"
          + " opponents and seats change, and the mean score counts. 'rondo games' lists games,"
          + " competitions and formats.",
      "The same seed gives the same files for any number of threads. If a tournament was stopped or"
          + " killed, --resume continues it, and the files are the same in the end."
    },
    footer = {
      "Rulings: annul GAME, replay GAME TURN [charged NAME], halt GAME [TURN], withdraw NAME,"
          + " substitute NAME RESERVE, pair ROUND.ENCOUNTER NAME NAME. In a ruling, GAME is the"
          + " number of a match: its round, its encounter and its place in the encounter, for"
          + " instance 3.2.1. Write 'charged NAME' if the entrant NAME caused the replay, and"
          + " 'number 2' at the end to order an equal replay a second time.",
      "Example: tournament othello --bot sound --bot deep=alphabeta:nodes=5000 --games 20"
    })
public final class TournamentCommand implements FileCommand {

  /** The maximum number of encounters in the list of the next round. */
  private static final int SHOWN = 50;

  @Mixin private final TournamentOptions settings = new TournamentOptions();

  @Mixin private OnOption on;

  @Mixin private PinOption pin;

  @Mixin private TranscriptsOption transcripts;

  @Mixin private ReadinessOption readiness;

  @Mixin private ClientOptions clients;

  @Mixin private SeedValuesOption seedValues;

  @Option(
      names = "--until-round",
      paramLabel = "N",
      description = "Stop after this round; --resume continues.")
  private int untilRound = Integer.MAX_VALUE;

  @Mixin private final RunFolderOptions run;

  @Mixin private DamageOption damage;

  @Mixin private RulingOptions rulings;

  @Spec private CommandSpec spec;

  /** Whether the standings of a tournament have been printed. */
  private boolean hasPrinted;

  /** Supplies what the standings are printed on. */
  private final Supplier<Screen> screen;

  /** Creates the command. */
  public TournamentCommand(RunContext context) {
    this.run = new RunFolderOptions("tournament", "cup", context.clock());
    this.screen = context.screen();
  }

  @Override
  public Object settings() {
    return settings;
  }

  /** {@inheritDoc} There is one tournament then, and standings are printed when it is over. */
  @Override
  public void playBy(MatchPlace files) {
    on = OnOption.byFiles(files);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    settings.execution.requireThreads();
    settings.execution.seed().given();
    settings.adjudication.rules();
    settings.prizes.fund();
    settings.learners.require();
    settings.competition().require("tournament");
    TypedSettings.requirePositive("tournament", "until-round", untilRound);
    clients.require();
    run.require();
    seedValues.require("tournament", settings.execution.seed(), run);
    on.requireCheck("tournament");
    rulings.require(run.resumes());
    damage.require("tournament", run.resumes());
    // All names are looked up before any match begins.
    List<? extends TournamentSpec<?, ?>> tournaments = tournaments();
    if (on.isByFiles() && tournaments.size() != 1) {
      throw new ConflictingSettingsException(
          "tasks",
          "tasks are written for one game or competition, and there are "
              + tournaments.size()
              + "; name one of them");
    }
    List<? extends Game<?, ?>> games =
        tournaments.stream()
            .flatMap(tournament -> tournament.competition().games().stream())
            .toList();
    games.forEach(game -> settings.adjudication.requireFit("tournament", game));
    List<EntrantSpec> named = namedEntrants(games);
    EntrantSpec.require(named, games);
    List<EntrantSpec> standingBy =
        settings.reserves.stream().map(text -> EntrantSpec.parse(text).withOwnTime(games)).toList();
    requirePlace(Stream.concat(named.stream(), standingBy.stream()).toList());
    // Faults of the specifications are reported before a host waits for clients.
    tournaments.forEach(
        tournament -> ready(tournament, named, standingBy, ClientEntrants.withoutHost()));
    try (OpenedFolder parent = run.open()) {
      for (TournamentSpec<?, ?> tournament : tournaments) {
        run.requirePossible(folder(parent, tournament));
      }
      if (seedValues.commits()) {
        for (TournamentSpec<?, ?> tournament : tournaments) {
          commit(ready(tournament, named, standingBy, ClientEntrants.withoutHost()), parent);
        }
        return 0;
      }
      play(tournaments, named, standingBy, parent);
    }
    return 0;
  }

  /** Draws the seed of a tournament that is played later, and prints its commitment. */
  private void commit(ReadyTournament<?, ?> ready, OpenedFolder parent) throws IOException {
    RunFolder folder = folder(parent, ready.tournament());
    SeedCommitment commitment = configured(ready, folder).secretSeed(SeedOption.source()).commit();
    SeedValuesOption.print(ready.tournament().name(), commitment, spec.commandLine().getOut());
  }

  private void requirePlace(List<EntrantSpec> all) {
    List<String> clientsHere = ClientOptions.withClients(all);
    if (on.isByFiles() && !clientsHere.isEmpty()) {
      throw new ConflictingSettingsException(
          clientsHere.get(0),
          clientsHere.get(0)
              + " is a client of this process, and tasks are played elsewhere; play with"
              + " 'rondo tournament'");
    }
    on.requireHere(transcripts.given());
    if (on.isByFiles() || !on.isElsewhere()) {
      return;
    }
    rulings.requireNoHalts();
    // The files that a learner changes are here, and programs elsewhere do not begin anew.
    on.requireHere(pin.given(), settings.learners.given(), clientsHere);
  }

  private void play(
      List<? extends TournamentSpec<?, ?>> tournaments,
      List<EntrantSpec> named,
      List<EntrantSpec> standingBy,
      OpenedFolder parent)
      throws IOException, InterruptedException {
    List<RunFolder> folders =
        tournaments.stream().map(tournament -> folder(parent, tournament)).toList();
    boolean arePassedOn = false;
    for (RunFolder folder : folders) {
      arePassedOn |= rulings.arePassedOn(folder.path(), spec.commandLine().getOut());
    }
    if (arePassedOn) {
      return;
    }
    rulings.requireUnfinished(folders);
    List<EntrantSpec> all = Stream.concat(named.stream(), standingBy.stream()).toList();
    try (ClientEntrants finder = clients.open(all, spec.commandLine().getErr());
        NamedPlace place = on.open()) {
      List<ReadyTournament<?, ?>> entered = new ArrayList<>();
      for (TournamentSpec<?, ?> tournament : tournaments) {
        entered.add(ready(tournament, named, standingBy, finder));
      }
      readiness.require(newcomers(entered, parent));
      for (ReadyTournament<?, ?> ready : entered) {
        Competition<?, ?> competition = ready.tournament().competition();
        int threads =
            finder.threads(
                settings.execution.threads(competition.time(), competition.games().get(0)));
        play(ready, parent, place, threads);
      }
    }
  }

  /** {@return the entrants of the tournaments that begin here} */
  private List<Entrant<?, ?>> newcomers(List<ReadyTournament<?, ?>> entered, OpenedFolder parent) {
    List<Entrant<?, ?>> entrants = new ArrayList<>();
    for (ReadyTournament<?, ?> ready : entered) {
      boolean isContinued = run.resumes() && folder(parent, ready.tournament()).hasJournal();
      if (!isContinued && !on.isElsewhere()) {
        entrants.addAll(ready.entrants());
      }
    }
    return entrants;
  }

  private static RunFolder folder(OpenedFolder parent, TournamentSpec<?, ?> tournament) {
    return RunFolder.ofTournament(parent.path().resolve(tournament.name()));
  }

  private List<EntrantSpec> namedEntrants(List<? extends Game<?, ?>> games) throws IOException {
    List<EntrantSpec> named =
        new ArrayList<>(settings.bots.stream().map(EntrantSpec::parse).toList());
    if (settings.entrants != null) {
      named.addAll(EntrantSpec.read(settings.entrants));
    }
    return named.stream().map(spec -> spec.withOwnTime(games)).toList();
  }

  private List<? extends TournamentSpec<?, ?>> tournaments() throws IOException {
    TypedSettings.requireDifferent("tournaments", settings.subjects);
    List<String> chosen =
        settings.subjects.isEmpty()
            ? GameCatalog.list().stream()
                .map(CatalogEntry::name)
                .filter(name -> !BotCatalog.defaults(GameCatalog.find(name)).isEmpty())
                .toList()
            : settings.subjects;
    List<TournamentSpec<?, ?>> specs = new ArrayList<>();
    for (String name : chosen) {
      specs.add(TournamentSpec.of(settings.competition().find(name, spec.commandLine().getErr())));
    }
    return specs;
  }

  /**
   * A tournament with its entrants.
   *
   * @param note the specifications of the bots
   */
  private record ReadyTournament<S extends State, M extends Move>(
      TournamentSpec<S, M> tournament,
      List<Entrant<S, M>> entrants,
      List<Entrant<S, M>> reserves,
      String note) {

    List<Entrant<S, M>> all() {
      return Stream.concat(entrants.stream(), reserves.stream()).toList();
    }

    boolean hasPrograms() {
      return all().stream().anyMatch(Entrant::isOutside);
    }

    String title() {
      String names = entrants.stream().map(Entrant::name).collect(Collectors.joining(", "));
      return tournament.name() + ": " + names;
    }
  }

  private <S extends State, M extends Move> ReadyTournament<S, M> ready(
      TournamentSpec<S, M> tournament,
      List<EntrantSpec> named,
      List<EntrantSpec> standingBy,
      ClientEntrants finder) {
    List<EntrantSpec> chosen = named.isEmpty() ? tournament.ownBots() : named;
    List<EntrantSpec> all = Stream.concat(chosen.stream(), standingBy.stream()).toList();
    TypedSettings.requireDistinct("tournament", all);
    return new ReadyTournament<>(
        tournament.withTimes(all, settings.lag),
        tournament.entrants(chosen, finder),
        tournament.found(standingBy, finder),
        all.stream().map(EntrantSpec::toString).collect(Collectors.joining(" ")));
  }

  private void play(ReadyTournament<?, ?> ready, OpenedFolder parent, NamedPlace place, int threads)
      throws IOException, InterruptedException {
    RunFolder folder = folder(parent, ready.tournament());
    PrintWriter errors = spec.commandLine().getErr();
    run.noteBeginning(folder.hasJournal(), folder.path(), errors);
    TournamentResult result;
    List<String> halted;
    PairingExplainer explained;
    Seed seed;
    Format format = ready.tournament().competition().format();
    try (ProgressReporter progress = ProgressReporter.ofTournament(ready.title(), format, errors);
        PagedTournament paged =
            new PagedTournament(
                folder.path(),
                progress,
                report -> write(folder, report),
                settings.prizes.fund(),
                errors);
        HaltingDirector director = rulings.director(folder.path(), run.resumes());
        StopNotice notice =
            parent.stopNotice(folder.path(), progress::played, "match", "matches")) {
      Objects.requireNonNull(notice);
      progress.say(
          "the journal is in " + folder.path() + "; tournament.html there shows it in a browser");
      if (!on.isByFiles()) {
        progress.whenBegun(() -> RunSettings.of("tournament", settings).write(parent.path()));
      }
      explained = new PairingExplainer(format, paged, folder);
      Tournament<?, ?> tournament =
          tournament(ready, folder, place, threads)
              .listener(settings.explains ? explained : paged)
              .director(director);
      progress.whenBegun(transcripts::removeReplaced);
      result = parent.play(folder, progress, tournament::play, tournament::resume);
      seed = progress.seed().orElseThrow();
      paged.finish();
      halted = director.report();
      if (result.isOver()) {
        progress.ended();
      }
    }
    StandingsReport report =
        new StandingsReport(
            result.isOver()
                ? settings.prizes.fund().awardedIn(result.standings())
                : result.standings(),
            StandingsSource.of(ready.tournament().competition(), seed, result));
    if (result.isOver()) {
      write(folder, report);
      keep(seed, parent);
    }
    if (settings.explains && !result.isOver()) {
      Round next = result.next().orElseThrow();
      explained.explain(played(result) + 1, result.entries(), result.results(), next);
    }
    if (on.isByFiles() && !result.isOver()) {
      return;
    }
    String explanations = settings.explains ? explained.text() + "\n" : "";
    print(ready.title() + "\n" + explanations, result, report, folder, parent, seed);
    halted.forEach(spec.commandLine().getOut()::println);
  }

  /** Adds a drawn seed to the settings of the run, because it is published now. */
  private void keep(Seed seed, OpenedFolder parent) {
    // Several tournaments draw a seed each, and the option is one seed.
    if (!on.isByFiles() && seed.isSecret() && settings.subjects.size() == 1) {
      RunSettings.of("tournament", settings).withSeed(seed).write(parent.path());
    }
  }

  private <S extends State, M extends Move> Tournament<S, M> tournament(
      ReadyTournament<S, M> ready, RunFolder folder, NamedPlace place, int threads)
      throws IOException {
    Tournament<S, M> tournament =
        configured(ready, folder)
            .threads(threads)
            .cores(cores(ready, threads))
            .transcripts(
                transcripts.open(
                    ready.tournament().name(),
                    TranscriptsOption.Earlier.of(run),
                    ready.all(),
                    spec.commandLine().getErr()))
            .untilRound(untilRound);
    seedValues.values().byName().forEach(tournament::seedValue);
    if (seedValues.isDrawn(settings.execution.seed(), ready.hasPrograms(), folder, run.resumes())) {
      tournament.secretSeed(SeedOption.source());
    } else {
      tournament.seed(ready.tournament().seed(settings.execution.seed().seed()));
    }
    settings.learners.addTo(tournament, folder.path());
    rulings.rulings().forEach(tournament::ruling);
    if (damage.drops()) {
      tournament.dropDamaged();
    }
    if (run.syncsMatches()) {
      tournament.syncMatches();
    }
    place.place().ifPresent(tournament.checks(place.checks())::tasks);
    return tournament;
  }

  /** {@return a tournament with all settings that stand in the first line of its journal} */
  private <S extends State, M extends Move> Tournament<S, M> configured(
      ReadyTournament<S, M> ready, RunFolder folder) {
    Tournament<S, M> tournament =
        ready
            .tournament()
            .withEntrants(ready.entrants())
            .folder(folder.path())
            .note(settings.learners.noted(ready.note()))
            .adjudication(settings.adjudication.rules());
    ready.reserves().forEach(tournament::reserve);
    if (settings.withdrawAfter != null) {
      TypedSettings.requirePositive("tournament", "withdraw-after", settings.withdrawAfter);
      tournament.withdrawAfter(settings.withdrawAfter);
    }
    return tournament;
  }

  private ProgramCores cores(ReadyTournament<?, ?> ready, int threads) {
    int seats = ready.tournament().competition().games().get(0).seatCount();
    return pin.cores(threads, seats, ready.all(), spec.commandLine().getErr());
  }

  /** Writes the standings as text, CSV and JSON. */
  private static void write(RunFolder folder, StandingsReport report) throws IOException {
    folder.write("standings.txt", report.text());
    folder.write("standings.csv", report.csv());
    folder.write("standings.json", report.json());
  }

  private void print(
      String heading,
      TournamentResult result,
      StandingsReport report,
      RunFolder folder,
      OpenedFolder parent,
      Seed seed) {
    PrintWriter writer = spec.commandLine().getOut();
    if (hasPrinted) {
      writer.println();
    }
    hasPrinted = true;
    writer.print(heading);
    Screen shown = screen.get();
    writer.print(shown.isTerminal() ? report.text(shown.columns()) : report.text());
    if (result.isOver()) {
      writer.println("records: " + folder.path());
      if (seed.isSecret()) {
        writer.println(SeedOption.publication(seed));
      }
    } else {
      writer.println(
          "stopped after round "
              + played(result)
              + "; continue with --resume"
              + parent.missingOut());
      result.next().ifPresent(round -> writer.print(next(result, round)));
    }
  }

  private static int played(TournamentResult result) {
    return result.results().rounds().size();
  }

  /** {@return the encounters of the next round; a ruling can still change them} */
  private static String next(TournamentResult result, Round round) {
    int number = played(result) + 1;
    StringBuilder text = new StringBuilder("next is ");
    text.append(PairingExplainer.title(number, round)).append('\n');
    for (int index = 0; index < Math.min(SHOWN, round.encounters().size()); index++) {
      List<Integer> entrants = round.encounters().get(index).entrants();
      text.append("  " + number + "." + (index + 1) + "  " + names(result, entrants, " - ") + "\n");
    }
    if (round.encounters().size() > SHOWN) {
      text.append("  and " + (round.encounters().size() - SHOWN) + " more\n");
    }
    if (!round.byes().isEmpty()) {
      text.append("  bye  ").append(names(result, round.byes(), ", ")).append('\n');
    }
    return text.toString();
  }

  private static String names(TournamentResult result, List<Integer> entrants, String between) {
    return entrants.stream()
        .map(entrant -> result.entries().name(entrant))
        .collect(Collectors.joining(between));
  }
}
