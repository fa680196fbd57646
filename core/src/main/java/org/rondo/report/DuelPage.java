package org.rondo.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.duel.DuelArchive;
import org.rondo.duel.DuelResult;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.MatchId;
import org.rondo.rating.Elo;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.SprtVerdict;
import org.rondo.remote.transcript.TranscriptList;

/**
 * The page of a duel, for a browser: the verdict, the log-likelihood ratio of the test between its
 * bounds or the mean lead with its interval, the score with its interval, and the matches with
 * their openings. It is one HTML file that needs no other file and makes no request. Equal results
 * give equal bytes.
 *
 * @param hasReplays whether the page links to the pages of {@link #writeReplays}
 * @param transcripts the transcripts to which the page links
 */
public record DuelPage(DuelArchive archive, boolean hasReplays, TranscriptList transcripts)
    implements RunPage {

  /** The maximum number of points of a curve. */
  private static final int MAX_POINTS = 2_000;

  /** The maximum number of matches that the page lists. */
  private static final int MAX_MATCHES = 10_000;

  /**
   * Creates the page of a duel without links to transcripts.
   *
   * @param hasReplays whether the page links to the pages of {@link #writeReplays}
   */
  public DuelPage(DuelArchive archive, boolean hasReplays) {
    this(archive, hasReplays, TranscriptList.none());
  }

  @Override
  public DuelPage withTranscripts(TranscriptList found) {
    return new DuelPage(archive, hasReplays, found);
  }

  @Override
  public void writeReplays(Path folder) throws IOException {
    plan().write(folder, heading(), archive, "duel.html", transcripts);
  }

  private ReplayPlan plan() {
    return hasReplays ? ReplayPlan.of(archive.matches()) : ReplayPlan.none();
  }

  @Override
  public String title() {
    return archive.first() + " – " + archive.second();
  }

  @Override
  public String about() {
    return archive.game() + " · " + NumberText.count(archive.matches().size(), "match", "matches");
  }

  @Override
  public RunProgress progress() {
    int most = archive.most().orElse(0);
    int done = archive.matches().size();
    // The test of a finished duel may have ended it before the maximum.
    return new RunProgress(done, archive.isFinished() ? done : most, winners());
  }

  private List<String> winners() {
    List<DuelResult> standings = archive.isFinished() ? archive.standings() : List.of();
    return standings.stream()
        .filter(DuelResult::isFirstStronger)
        .map(result -> archive.first())
        .toList();
  }

  @Override
  public Optional<MatchId> latest() {
    return archive.matches().stream().reduce((one, next) -> next).map(ArchivedMatch::id);
  }

  private String heading() {
    return archive.first() + " against " + archive.second();
  }

  @Override
  public String html() {
    return DataPage.html(heading(), "duel.js", json());
  }

  @Override
  public String data() {
    return ReportJson.script(json());
  }

  @Override
  public Optional<String> matches() {
    List<MatchTable.MatchRow> rows =
        archive.matches().stream()
            .map(
                match ->
                    new MatchTable.MatchRow(
                        match, archive.game(), match.result().conventionalScores()))
            .toList();
    return Optional.of(new MatchTable(rows).csv());
  }

  @Override
  public Map<String, String> pictures() {
    return archive.standings().isEmpty()
        ? Map.of()
        : new DuelPictures(heading(), archive.first(), drawn()).svg();
  }

  private Map<String, Object> json() {
    ReplayPlan plan = plan();
    Optional<DuelNote> note = DuelNote.parse(archive.note());
    List<DuelResult> standings = archive.standings();
    int size = archive.seatings().size();
    int listed = Math.min(Math.max(1, MAX_MATCHES / size), standings.size());
    return ReportJson.object(
        "first", archive.first(),
        "second", archive.second(),
        "game", archive.game(),
        "bots", note.map(bots -> List.of(bots.first(), bots.second())).orElse(null),
        "note", note.isPresent() ? null : archive.note(),
        "time", archive.time(),
        "openings", archive.openings(),
        "seed", PageJson.seed(archive.seedText(), archive.seedValues()),
        "finished", archive.isFinished(),
        "details", details(),
        "test",
            archive
                .test()
                .map(
                    test ->
                        DuelJson.test(
                            test, archive.most().isPresent() ? archive.most().getAsInt() : null))
                .orElse(null),
        "sets", standings.size(),
        "seatings", archive.seatings(),
        "curve", curve(),
        "result",
            standings.isEmpty()
                ? null
                : new DuelJson(standings.get(standings.size() - 1), archive.isFinished()).members(),
        "setOpenings", archive.setOpenings().subList(0, listed),
        "matches",
            archive.matches().subList(0, size * listed).stream()
                .map(match -> match(match, plan))
                .toList(),
        "replays", PageJson.pages(plan),
        "transcripts", PageJson.address(transcripts));
  }

  private Map<String, Object> match(ArchivedMatch match, ReplayPlan plan) {
    return PageJson.linked(
        PageJson.match(match, match.result().conventionalScores(), plan), match, transcripts);
  }

  /** {@return what is known about the playing} The file with the result is that of its end. */
  private Map<String, Object> details() {
    DuelOrigin origin =
        archive.isFinished() ? DuelOrigin.of(archive.folder()) : DuelOrigin.unknown();
    return ReportJson.object(
        "command", origin.command(),
        "version", origin.version(),
        "date", DuelOrigin.begun(archive.folder()).orElse(null));
  }

  /**
   * {@return columns: the matches so far, the ratio and its bounds or the mean lead and its
   * interval, the score and its anytime interval}
   */
  private List<List<Object>> curve() {
    List<DuelResult> drawn = drawn();
    return Stream.<ToDoubleFunction<DuelResult>>of(
            result -> result.matches().games(),
            result -> tested(result).get(0),
            result -> tested(result).get(1),
            result -> tested(result).get(2),
            result -> result.sets().points() / result.sets().games(),
            result -> Elo.expectedScore(result.anytimeInterval().lower()),
            result -> Elo.expectedScore(result.anytimeInterval().upper()))
        .map(
            column ->
                drawn.stream().map(result -> DuelJson.cell(column.applyAsDouble(result))).toList())
        .toList();
  }

  /** {@return the results that the curves have points for: all, or some with the last one} */
  private List<DuelResult> drawn() {
    List<DuelResult> all = archive.standings();
    int points = Math.min(MAX_POINTS, all.size());
    return IntStream.range(0, points)
        .mapToObj(point -> all.get((int) ((point + 1L) * all.size() / points) - 1))
        .toList();
  }

  /**
   * {@return what the test has computed: the ratio and its bounds, or the lead and its interval}
   */
  static List<Double> tested(DuelResult result) {
    return result.verdict() instanceof MeanVerdict lead
        ? List.of(lead.mean(), lead.lower(), lead.upper())
        : ratio((SprtVerdict) result.verdict());
  }

  private static List<Double> ratio(SprtVerdict verdict) {
    return List.of(verdict.llr(), verdict.lower(), verdict.upper());
  }
}
