package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.Continuation;
import org.rondo.cli.console.DatedFolders;
import org.rondo.cli.console.EntrantFinder;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.FailedRunException;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.OnOption;
import org.rondo.cli.console.OnOption.NamedPlace;
import org.rondo.cli.console.PinOption;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.RunFolder;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.StopNotice;
import org.rondo.cli.console.TypedSettings;
import org.rondo.cli.report.PagedTournament;
import org.rondo.format.Format;
import org.rondo.format.Round;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.OptionException;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramCores;
import org.rondo.report.StandingsReport;
import org.rondo.report.StandingsSource;
import org.rondo.series.place.MatchPlace;
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
    description = {
      "Plays a tournament of each game, or a ready competition.",
      "A game of two seats is played as a round robin: every two entrants play pairs of matches"
          + " with the same opening and the seats swapped. In a game of more than two seats,"
          + " opponents and seats change, and the mean score counts. 'rondo games' lists games,"
          + " competitions and formats.",
      "The same seed gives the same files for any number of threads. If a tournament was stopped or"
          + " killed, --resume continues it, and the files are the same in the end."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Rulings: annul GAME, replay GAME TURN [charged NAME], halt GAME [TURN], withdraw NAME,"
          + " substitute NAME RESERVE, pair ROUND.ENCOUNTER NAME NAME. In a ruling, GAME is the"
          + " number of a match: its round, its encounter and its place in the encounter, for"
          + " instance 3.2.1. Write 'charged NAME' if the entrant NAME caused the replay, and"
          + " 'number 2' at the end to order an equal replay a second time.",
      "",
      "Example: tournament othello --bot sound --bot deep=alphabeta:nodes=5000 --games 20"
    })
public final class TournamentCommand implements FileCommand {

  /** The maximum number of encounters in the list of the next round. */
  private static final int SHOWN = 50;

  @Mixin private final TournamentOptions settings = new TournamentOptions();

  @Mixin private OnOption on;

  @Mixin private PinOption pin;

  @Mixin private ClientOptions clients;

  @Option(
      names = "--until-round",
      paramLabel = "N",
      description = "Stop after this round; --resume continues.")
  private int untilRound = Integer.MAX_VALUE;

  @Option(
      names = "--resume",
      description = "Continue a stopped tournament; repeat all other arguments unchanged.")
  private boolean resumes;

  @Option(
      names = "--drop-damaged",
      description =
          "With --resume: play again the matches with damaged lines in the journal. Without this"
              + " option, a damaged journal is refused.")
  private boolean dropsDamaged;

  @Mixin private RulingOptions rulings;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "The parent of each tournament's folder; by default a new folder with the time as its"
              + " name, in target/cup. With --resume it is by default the newest of those. The"
              + " folder of a tournament holds the journal, games.jsonl, standings.txt, .csv and"
              + " .json, and the page tournament.html.")
  private @Nullable Path out;

  @Option(
      names = "--force",
      description =
          "Replace a finished tournament in the folder: its journal, games, clocks, standings,"
              + " explanations and seed. Other files stay. An unfinished tournament is not"
              + " replaced.")
  private boolean replaces;

  @Spec private CommandSpec spec;

  private final RunContext context;

  /** Whether the standings of a tournament have been printed. */
  private boolean hasPrinted;

  /** Creates the command. */
  public TournamentCommand(RunContext context) {
    this.context = context;
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
    if (settings.games != null && settings.games < 1) {
      throw new OptionException(
          "tournament",
          "--games",
          Integer.toString(settings.games),
          "games " + settings.games + " is below 1");
    }
    if (untilRound < 1) {
      throw new OptionException(
          "tournament",
          "--until-round",
          Integer.toString(untilRound),
          "until-round " + untilRound + " is below 1");
    }
    clients.require();
    if (replaces && resumes) {
      throw new ConflictingSettingsException(
          "--force, --resume",
          "--force begins the tournament again, and --resume continues it; give one of them");
    }
    rulings.require(resumes);
    if (dropsDamaged && !resumes) {
      throw new ConflictingSettingsException(
          "--drop-damaged",
          "--drop-damaged is for a tournament that has begun; continue it with --resume");
    }
    // All names are looked up before any match begins.
    List<? extends TournamentSpec<?, ?>> tournaments = tournaments();
    if (on.isByFiles() && tournaments.size() != 1) {
      throw new ConflictingSettingsException(
          "tasks",
          "tasks are written for one game or competition, and there are "
              + tournaments.size()
              + "; name one of them");
    }
    List<EntrantSpec> named = namedEntrants();
    List<? extends Game<?, ?>> games =
        tournaments.stream()
            .flatMap(tournament -> tournament.competition().games().stream())
            .toList();
    games.forEach(game -> settings.adjudication.requireFit("tournament", game));
    EntrantSpec.require(named, games);
    List<EntrantSpec> standingBy = settings.reserves.stream().map(EntrantSpec::parse).toList();
    requirePlace(Stream.concat(named.stream(), standingBy.stream()).toList());
    // Faults of the specifications are reported before a host waits for clients.
    tournaments.forEach(tournament -> ready(tournament, named, standingBy, EntrantSpec::entrant));
    Path parent = parent();
    try {
      requireUnfinished(parent, tournaments);
      play(tournaments, named, standingBy, parent);
    } finally {
      if (out == null) {
        DatedFolders.removeIfEmpty(parent);
      }
    }
    return 0;
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
      Path parent)
      throws IOException, InterruptedException {
    boolean arePassedOn = false;
    for (TournamentSpec<?, ?> tournament : tournaments) {
      Path place = folder(parent, tournament).path();
      arePassedOn |= rulings.arePassedOn(place, spec.commandLine().getOut());
    }
    if (arePassedOn) {
      return;
    }
    List<RunFolder> folders = new ArrayList<>();
    tournaments.forEach(tournament -> folders.add(folder(parent, tournament).files()));
    rulings.requireUnfinished(folders);
    List<EntrantSpec> all = Stream.concat(named.stream(), standingBy.stream()).toList();
    try (ClientEntrants finder = clients.open(all, spec.commandLine().getErr());
        NamedPlace place = on.open()) {
      for (TournamentSpec<?, ?> tournament : tournaments) {
        run(
            ready(tournament, named, standingBy, finder),
            folder(parent, tournament),
            place,
            finder.threads(
                settings.execution.threads(
                    tournament.competition().time(), tournament.competition().games().get(0))));
      }
    }
  }

  private void requireUnfinished(Path parent, List<? extends TournamentSpec<?, ?>> tournaments)
      throws IOException {
    for (TournamentSpec<?, ?> tournament : tournaments) {
      RunFolder files = folder(parent, tournament).files();
      files.requireOwn();
      if (!resumes && !replaces) {
        files.requireUnfinished();
      }
    }
  }

  private Continuation continuation() {
    return new Continuation(out != null, resumes, replaces);
  }

  private Path parent() throws IOException {
    if (out != null) {
      return out;
    }
    DatedFolders dated = new DatedFolders(Path.of("target", "cup"), context.clock());
    return resumes ? dated.newestOrNew() : dated.create();
  }

  private static TournamentFolder folder(Path parent, TournamentSpec<?, ?> tournament) {
    return new TournamentFolder(parent.resolve(tournament.name()));
  }

  private List<EntrantSpec> namedEntrants() throws IOException {
    List<EntrantSpec> named =
        new ArrayList<>(settings.bots.stream().map(EntrantSpec::parse).toList());
    if (settings.entrants != null) {
      named.addAll(EntrantSpec.read(settings.entrants));
    }
    return named;
  }

  private List<? extends TournamentSpec<?, ?>> tournaments() throws IOException {
    if (new HashSet<>(settings.subjects).size() != settings.subjects.size()) {
      throw new ConflictingSettingsException(
          String.join(", ", settings.subjects),
          "one of the tournaments is named twice: " + String.join(", ", settings.subjects));
    }
    TournamentSpec.Choices choices =
        new TournamentSpec.Choices(
            settings.format,
            settings.games,
            settings.time == null ? null : TimeControl.parse(settings.time),
            settings.lag);
    List<String> chosen =
        settings.subjects.isEmpty()
            ? GameCatalog.list().stream()
                .map(CatalogEntry::name)
                .filter(name -> !BotCatalog.defaults(GameCatalog.find(name)).isEmpty())
                .toList()
            : settings.subjects;
    List<TournamentSpec<?, ?>> specs = new ArrayList<>();
    for (String name : chosen) {
      specs.add(
          TournamentSpec.of(name, choices).with(settings.openings, spec.commandLine().getErr()));
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
      EntrantFinder finder) {
    List<EntrantSpec> chosen = named.isEmpty() ? tournament.ownBots() : named;
    TypedSettings.requireDistinct(
        "tournament", Stream.concat(chosen.stream(), standingBy.stream()).toList());
    String note =
        Stream.concat(chosen.stream(), standingBy.stream())
            .map(EntrantSpec::toString)
            .collect(Collectors.joining(" "));
    return new ReadyTournament<>(
        tournament,
        tournament.entrants(chosen, finder),
        tournament.found(standingBy, finder),
        note);
  }

  private <S extends State, M extends Move> void run(
      ReadyTournament<S, M> ready, TournamentFolder folder, NamedPlace place, int threads)
      throws IOException, InterruptedException {
    if (resumes && !folder.files().hasJournal()) {
      spec.commandLine()
          .getErr()
          .println(folder.path() + " has no tournament to resume; a new one begins");
    }
    TournamentResult result;
    List<String> halted;
    PairingExplainer explained;
    Seed seed;
    PrintWriter errors = spec.commandLine().getErr();
    Format played = ready.tournament().competition().format();
    try (ProgressReporter progress = ProgressReporter.ofTournament(ready.title(), played, errors);
        PagedTournament paged =
            new PagedTournament(
                folder.path(), progress, folder::write, settings.prizes.fund(), errors);
        HaltingDirector director = rulings.director(folder.path(), resumes);
        StopNotice notice =
            StopNotice.of(() -> folder.stopped(progress.played(), continuation()))) {
      Objects.requireNonNull(notice);
      if (!resumes) {
        progress.whenBegun(folder.files()::removeResults);
      } else if (folder.files().isFinished()) {
        progress.seedIsPublished();
      }
      progress.say(
          "the journal is in " + folder.path() + "; tournament.html there shows it in a browser");
      explained = new PairingExplainer(played, paged, folder);
      Tournament<S, M> tournament =
          ready
              .tournament()
              .withEntrants(ready.entrants())
              .threads(threads)
              .cores(cores(ready, threads))
              .folder(folder.path())
              .note(settings.learners.noted(ready.note()))
              .adjudication(settings.adjudication.rules())
              .untilRound(untilRound)
              .listener(settings.explains ? explained : paged);
      if (settings.execution.seed().given().isEmpty() && ready.hasPrograms()) {
        tournament.secretSeed(SeedOption.source());
      } else {
        tournament.seed(ready.tournament().seed(settings.execution.seed().seed()));
      }
      ready.reserves().forEach(tournament::reserve);
      settings.learners.addTo(tournament, folder.path());
      tournament.director(director);
      rulings.rulings().forEach(tournament::ruling);
      if (dropsDamaged) {
        tournament.dropDamaged();
      }
      place.runner().ifPresent(tournament::tasks);
      result = played(tournament, folder);
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
      folder.write(report);
    }
    if (settings.explains && !result.isOver()) {
      Round next = result.next().orElseThrow();
      explained.explain(played(result) + 1, result.entries(), result.results(), next);
    }
    if (on.isByFiles() && !result.isOver()) {
      return;
    }
    print(
        ready.title(),
        settings.explains ? explained.text() + "\n" : "",
        result,
        report,
        folder,
        seed);
    halted.forEach(spec.commandLine().getOut()::println);
  }

  private TournamentResult played(Tournament<?, ?> tournament, TournamentFolder folder)
      throws InterruptedException {
    try {
      return resumes ? tournament.resume() : tournament.play();
    } catch (RuntimeException e) {
      Path parent = Objects.requireNonNull(folder.path().getParent());
      throw FailedRunException.of(e, folder.path(), continuation().clause(parent));
    }
  }

  private ProgramCores cores(ReadyTournament<?, ?> ready, int threads) {
    int seats = ready.tournament().competition().games().get(0).seatCount();
    return pin.cores(threads, seats, ready.all(), spec.commandLine().getErr());
  }

  private void print(
      String title,
      String explanations,
      TournamentResult result,
      StandingsReport report,
      TournamentFolder folder,
      Seed seed) {
    PrintWriter writer = spec.commandLine().getOut();
    if (hasPrinted) {
      writer.println();
    }
    hasPrinted = true;
    writer.println(title);
    writer.print(explanations);
    writer.print(report.text());
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
              + (out == null ? " --out " + folder.path().getParent() : ""));
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
