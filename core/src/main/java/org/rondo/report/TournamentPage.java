package org.rondo.report;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.PrizeFund;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Standings.Line;
import org.rondo.format.Standings.Rating;
import org.rondo.format.Standings.Table;
import org.rondo.format.standard.Championship;
import org.rondo.format.standard.FideSwiss;
import org.rondo.format.standard.FloatingElimination;
import org.rondo.format.standard.Knockout;
import org.rondo.format.standard.LeagueFinal;
import org.rondo.format.standard.Qualifier;
import org.rondo.format.standard.Swiss;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.input.InputException;
import org.rondo.remote.transcript.TranscriptList;
import org.rondo.tournament.ArchivedRound;
import org.rondo.tournament.TournamentArchive;

/**
 * The page of a tournament, for a browser: standings, crosstable, bracket, matches, ratings and
 * rounds. It is one HTML file that needs no other file and makes no request.
 *
 * <p>Equal results give equal bytes. While a tournament is played, its page can be made again after
 * each round: an instance keeps what the earlier rounds need. An instance is for one thread.
 */
public final class TournamentPage implements RunPage {

  /** The columns of standings that the page has under the same names. */
  private static final List<String> COUNTED =
      List.of("games", "wins", "draws", "losses", "points", "for", "against", "faults");

  private static final int LEAGUE_FINALISTS = 2;

  private final TournamentArchive archive;
  private final boolean hasReplays;
  private final PrizeFund prizes;
  private final TranscriptList transcripts;

  /**
   * The rounds of an earlier page; a round that is complete does not change, and the archive keeps
   * its instance.
   */
  private final IdentityHashMap<ArchivedRound, Map<String, Object>> drawn;

  /**
   * Creates the page of a tournament.
   *
   * @param hasReplays whether the page links to the pages of {@link #writeReplays}
   */
  public TournamentPage(TournamentArchive archive, boolean hasReplays) {
    this(archive, hasReplays, PrizeFund.none(), TranscriptList.none(), new IdentityHashMap<>());
  }

  private TournamentPage(
      TournamentArchive archive,
      boolean hasReplays,
      PrizeFund prizes,
      TranscriptList transcripts,
      IdentityHashMap<ArchivedRound, Map<String, Object>> drawn) {
    this.archive = archive;
    this.hasReplays = hasReplays;
    this.prizes = prizes;
    this.transcripts = Objects.requireNonNull(transcripts, "transcripts");
    this.drawn = drawn;
  }

  /**
   * {@return a page of the same tournament that shows prizes when the tournament has ended}
   *
   * @param fund the prize fund, which the journal does not hold
   */
  public TournamentPage withPrizes(PrizeFund fund) {
    return new TournamentPage(
        archive, hasReplays, Objects.requireNonNull(fund, "fund"), transcripts, drawn);
  }

  /** {@inheritDoc} Rounds that this page has drawn keep their links. */
  @Override
  public TournamentPage withTranscripts(TranscriptList found) {
    return new TournamentPage(archive, hasReplays, prizes, found, drawn);
  }

  @Override
  public TournamentArchive archive() {
    return archive;
  }

  /** {@return the name of the competition} */
  @Override
  public String title() {
    return archive.competition();
  }

  @Override
  public String about() {
    List<ArchivedRound> rounds = archive.rounds();
    long matches = rounds.stream().mapToLong(round -> round.matches().size()).sum();
    List<String> games = archive.games().stream().distinct().toList();
    // A tournament of one game has the name of the game, which stands above.
    return (games.equals(List.of(title())) ? archive.format().text() : String.join(", ", games))
        + " · "
        + NumberText.count(archive.entries().names().size(), "entrant", "entrants")
        + ", "
        + NumberText.count(rounds.size(), "round", "rounds")
        + ", "
        + NumberText.count(matches, "match", "matches");
  }

  @Override
  public RunProgress progress() {
    long done =
        archive.rounds().stream()
            .flatMap(round -> round.matches().stream())
            .filter(ArchivedMatch::counts)
            .count();
    if (archive.isFinished()) {
      return new RunProgress(done, done, championNames(archive.standings()).toList());
    }
    OptionalLong expected = archive.expected();
    return new RunProgress(
        done, expected.isPresent() ? Math.max(done, expected.getAsLong()) : 0, List.of());
  }

  @Override
  public Optional<MatchId> latest() {
    return archive.rounds().stream()
        .flatMap(round -> round.matches().stream())
        .filter(ArchivedMatch::counts)
        .reduce((one, next) -> next)
        .map(ArchivedMatch::id);
  }

  @Override
  public void writeReplays(Path folder) throws IOException {
    plan().write(folder, archive.competition(), archive, "tournament.html", transcripts);
  }

  private ReplayPlan plan() {
    return hasReplays
        ? ReplayPlan.of(archive.rounds().stream().flatMap(r -> r.matches().stream()).toList())
        : ReplayPlan.none();
  }

  @Override
  public String html() {
    return DataPage.html(archive.competition(), "tournament.js", json());
  }

  @Override
  public String data() {
    return ReportJson.script(json());
  }

  @Override
  public Optional<String> matches() {
    List<MatchTable.MatchRow> rows =
        archive.rounds().stream()
            .flatMap(round -> round.matches().stream().map(match -> row(round, match)))
            .toList();
    return Optional.of(new MatchTable(rows).csv());
  }

  private MatchTable.MatchRow row(ArchivedRound round, ArchivedMatch match) {
    Encounter encounter = round.round().encounters().get(match.id().encounter() - 1);
    return new MatchTable.MatchRow(
        match,
        archive.games().get(encounter.variant()),
        archive.format().countedScores(match.result()));
  }

  @Override
  public Map<String, String> pictures() {
    List<Integer> order =
        archive.standings().tables().stream()
            .flatMap(table -> table.lines().stream())
            .map(line -> number(line.entrant()))
            .filter(entrant -> entrant >= 0)
            .distinct()
            .toList();
    return new TournamentPictures(
            archive.competition(), archive.entries().names(), order, history())
        .svg();
  }

  private Map<String, Object> json() {
    ReplayPlan plan = plan();
    Standings standings =
        archive.isFinished() ? prizes.awardedIn(archive.standings()) : archive.standings();
    boolean isElimination = isElimination(archive.format());
    Optional<Round> next = isElimination ? archive.next() : Optional.empty();
    int following = archive.rounds().size() + 1;
    return ReportJson.object(
        "title", archive.competition(),
        "games", archive.games(),
        "format", archive.format().text(),
        "time", archive.time(),
        "seed", PageJson.seed(archive.seedText(), archive.seedValues()),
        "finished", archive.isFinished(),
        "bracket", isElimination,
        "lives", finals(archive.format()).map(FloatingElimination::lives).orElse(null),
        "byRound", isPairedByResults(archive.format()),
        "sides", sides(),
        "series", series(archive.format()).orElse(null),
        "entrants", archive.entries().names(),
        "withdrawn", archive.entries().withdrawn(),
        "tables", standings.tables().stream().map(this::table).toList(),
        "awards",
            standings.awards().stream()
                .map(award -> List.of(award.title(), award.entrant()))
                .toList(),
        "champions", champions(standings),
        "cut", cut(archive.format()).orElse(null),
        "remarks", remarks(standings),
        "winners", standings.bracket().stream().map(this::winners).toList(),
        "rounds", rounds(plan),
        "next", next.map(round -> round(following, round, List.of())).orElse(null),
        "history", history(),
        "replays", PageJson.pages(plan),
        "transcripts", PageJson.address(transcripts));
  }

  /** {@return whether entrants are eliminated, so that the page has a bracket} */
  private static boolean isElimination(Format format) {
    return format instanceof Knockout || finals(format).isPresent();
  }

  /** {@return the floating elimination of a format; empty if it has none} */
  private static Optional<FloatingElimination> finals(Format format) {
    if (format instanceof Championship championship) {
      return Optional.of(championship.finals());
    }
    return format instanceof FloatingElimination elimination
        ? Optional.of(elimination)
        : Optional.empty();
  }

  /**
   * {@return whether results decide who meets whom, so that the page has a column for each round}
   */
  private static boolean isPairedByResults(Format format) {
    return format instanceof Swiss || format instanceof FideSwiss || finals(format).isPresent();
  }

  /**
   * {@return for each game the names of its seats' sides; empty for a game that is not registered}
   */
  private List<List<String>> sides() {
    return archive.games().stream().map(TournamentPage::sides).toList();
  }

  private static List<String> sides(String id) {
    try {
      Game<?, ?> game = GameCatalog.find(id);
      return IntStream.range(0, game.seatCount()).mapToObj(game.console()::side).toList();
    } catch (InputException e) {
      return List.of();
    }
  }

  /** {@return the maximum number of matches of a pair of a knockout in which pairs play series} */
  private static Optional<Integer> series(Format format) {
    return format instanceof Knockout knockout && knockout.games() > 1
        ? Optional.of(knockout.games())
        : Optional.empty();
  }

  /** {@return the number of entrants of the last table that play on in finals or qualify} */
  private static Optional<Integer> cut(Format format) {
    if (format instanceof Championship championship) {
      return Optional.of(championship.qualifier().places());
    }
    if (format instanceof Qualifier qualifier) {
      return Optional.of(qualifier.places());
    }
    return format instanceof LeagueFinal ? Optional.of(LEAGUE_FINALISTS) : Optional.empty();
  }

  /** {@return the remarks without the bracket as text, because the page draws it} */
  private List<String> remarks(Standings standings) {
    return Stream.of(standings.comments(), standings.notes(), archive.remarks())
        .flatMap(List::stream)
        .toList();
  }

  private Map<String, Object> table(Table table) {
    return ReportJson.object(
        "title", table.title(),
        "measure", table.measure(),
        "figures", table.figureNames(),
        "lines", table.lines().stream().map(this::line).toList());
  }

  private Map<String, Object> line(Line line) {
    Map<String, Object> values = StandingsReport.values(line);
    Map<String, Object> json =
        ReportJson.object("rank", line.rank(), "entrant", number(line.entrant()));
    json.put("name", line.entrant());
    COUNTED.forEach(column -> json.put(column, Objects.requireNonNull(values.get(column))));
    json.put("figures", line.figures().stream().map(TournamentPage::figure).toList());
    line.rating().ifPresent(rating -> json.put("elo", rating(rating)));
    line.prize().ifPresent(prize -> json.put("prize", prize.toPlainString()));
    return json;
  }

  private static BigDecimal figure(Standings.Figure figure) {
    return NumberText.rounded(figure.value(), figure.decimals());
  }

  /** {@return the number of an entrant, from 0} */
  private int number(String entrant) {
    return archive.entries().names().indexOf(entrant);
  }

  private static List<BigDecimal> rating(Rating rating) {
    return List.of(NumberText.rounded(rating.elo(), 3), NumberText.rounded(rating.error(), 3));
  }

  private List<Integer> champions(Standings standings) {
    return championNames(standings).map(this::number).toList();
  }

  private static Stream<String> championNames(Standings standings) {
    return standings.awards().stream()
        .filter(award -> award.honour() == Standings.Podium.CHAMPION)
        .map(Standings.Award::entrant);
  }

  /**
   * {@return the winner of each decided pair of a knockout, and how it was found if their matches
   * did not have one}
   */
  private List<List<Object>> winners(Standings.BracketRound round) {
    return round.pairs().stream()
        .map(pair -> List.<Object>of(number(pair.winner()), pair.way()))
        .toList();
  }

  private List<Map<String, Object>> rounds(ReplayPlan plan) {
    List<ArchivedRound> all = archive.rounds();
    drawn.keySet().removeIf(known -> all.stream().noneMatch(round -> known == round));
    return all.stream()
        .map(round -> drawn.computeIfAbsent(round, key -> round(round, plan)))
        .toList();
  }

  private Map<String, Object> round(ArchivedRound round, ReplayPlan plan) {
    List<String> names = round.entries().names();
    List<List<Map<String, Object>>> matches =
        Stream.<List<Map<String, Object>>>generate(ArrayList::new)
            .limit(round.round().encounters().size())
            .toList();
    for (ArchivedMatch match : round.matches()) {
      matches
          .get(match.id().encounter() - 1)
          .add(
              PageJson.linked(
                  PageJson.match(match, archive.format().countedScores(match.result()), plan),
                  match,
                  transcripts));
    }
    Map<String, Object> json = round(round.number(), round.round(), matches);
    json.put("complete", round.isComplete());
    if (!names.equals(archive.entries().names())) {
      json.put("names", names);
    }
    explanation(round).ifPresent(text -> json.put("explanation", text));
    return json;
  }

  /**
   * {@return a round} Its {@code title} is left out if it would only repeat the number, and {@code
   * column} is its title in the bracket, if it begins a column there.
   *
   * @param matches the matches of each encounter; none for a round that has not begun
   */
  private static Map<String, Object> round(
      int number, Round round, List<List<Map<String, Object>>> matches) {
    Stage stage = round.stage() instanceof Stage.FinalsPart finals ? finals.stage() : round.stage();
    List<Map<String, Object>> encounters = new ArrayList<>();
    for (Encounter encounter : round.encounters()) {
      encounters.add(
          ReportJson.object(
              "v", encounter.variant(),
              "e", encounter.entrants(),
              "n", encounter.matches(),
              "m", matches.isEmpty() ? List.of() : matches.get(encounters.size())));
    }
    Map<String, Object> json = new LinkedHashMap<>();
    if (!round.stage().equals(Stage.round(number))) {
      json.put("title", round.title());
    }
    boolean isContinued = stage instanceof Stage.SeriesPart || stage instanceof Stage.DrawReplay;
    if (!isContinued && !(stage instanceof Stage.QualifierPart)) {
      json.put("column", stage.title());
    }
    json.put("byes", round.byes());
    json.put("encounters", encounters);
    return json;
  }

  private Optional<String> explanation(ArchivedRound round) {
    EntryList entries = round.entries();
    Optional<Explanation> explanation =
        archive.format().explain(entries, round.before(), round.round());
    String title = "round " + round.number();
    return explanation.map(one -> new ExplanationReport(title, one, entries.names()).text());
  }

  /** {@return for each complete round the rating of each entrant after it} */
  private List<List<@Nullable List<BigDecimal>>> history() {
    long complete = archive.rounds().stream().filter(ArchivedRound::isComplete).count();
    List<List<@Nullable List<BigDecimal>>> history = new ArrayList<>();
    for (int rounds = 1; rounds <= complete; rounds++) {
      Map<String, List<BigDecimal>> ratings = new HashMap<>();
      for (Table table : archive.standingsAfter(rounds).tables()) {
        for (Line line : table.lines()) {
          line.rating().ifPresent(one -> ratings.putIfAbsent(line.entrant(), rating(one)));
        }
      }
      List<@Nullable List<BigDecimal>> round = new ArrayList<>();
      archive
          .rounds()
          .get(rounds - 1)
          .entries()
          .names()
          .forEach(name -> round.add(ratings.get(name)));
      history.add(round);
    }
    return history;
  }
}
