package org.rondo.report;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.format.MatchId;
import org.rondo.remote.transcript.TranscriptList;
import org.rondo.tuning.Advantage;
import org.rondo.tuning.Generation;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.Setting;
import org.rondo.tuning.TuningArchive;
import org.rondo.tuning.TuningResult;

/**
 * The page of a tuning, for a browser: the advantage of the best setting over the defaults, the
 * curve with the confirmation marked, the worth against each parameter, a heat map of two
 * parameters and the best settings. It is one HTML file that needs no other file and makes no
 * request. Equal results give equal bytes.
 *
 * @param title a few words that name what was tuned
 * @param scale the meaning of the worth
 */
public record TuningPage(TuningArchive archive, String title, WorthScale scale) implements RunPage {
  private static final int DIGITS = 6;

  /** The maximum number of settings of the page; the best are drawn. */
  private static final int MAX_SETTINGS = 3_000;

  public TuningPage {
    Objects.requireNonNull(archive, "archive");
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(scale, "scale");
  }

  /**
   * {@return the page of a tuning, named by its note}
   *
   * @param name the title if another program than the command {@code tune} wrote the note
   */
  public static TuningPage of(TuningArchive archive, String name) {
    Optional<TuningNote> note = TuningNote.parse(archive.note());
    return new TuningPage(
        archive,
        note.map(TuningNote::title).orElse(name),
        note.map(TuningNote::scale).orElseGet(WorthScale::unlimited));
  }

  /** {@inheritDoc} A tuning has no transcripts. */
  @Override
  public TuningPage withTranscripts(TranscriptList found) {
    return this;
  }

  @Override
  public String about() {
    return archive.method() + " · " + evaluations() + " of " + archive.budget() + " evaluations";
  }

  @Override
  public RunProgress progress() {
    return new RunProgress(evaluations(), archive.budget(), List.of());
  }

  /** {@return nothing: a tuning keeps the results of its evaluations, not their matches} */
  @Override
  public Optional<MatchId> latest() {
    return Optional.empty();
  }

  private int evaluations() {
    return archive.result().map(result -> result.evaluations().size()).orElse(0);
  }

  /** A tuning has no matches, so this method does nothing. */
  @Override
  public void writeReplays(Path folder) {}

  @Override
  public Map<String, String> pictures() {
    return archive
        .result()
        .map(
            result ->
                new TuningPictures(title, archive.method(), archive.space(), scale, result).svg())
        .orElse(Map.of());
  }

  /** A tuning keeps the results of its evaluations, not their matches. */
  @Override
  public Optional<String> matches() {
    return Optional.empty();
  }

  @Override
  public String html() {
    return DataPage.html(title, "tuning.js", json());
  }

  @Override
  public String data() {
    return ReportJson.script(json());
  }

  private Map<String, Object> json() {
    Optional<TuningResult> result = archive.result();
    Map<String, Object> json =
        ReportJson.object(
            "title", title,
            "note", TuningNote.parse(archive.note()).map(TuningNote::text).orElse(archive.note()),
            "method", archive.method(),
            "budget", archive.budget(),
            "label", scale.label(),
            "measure", scale.measure(),
            "range",
                scale.isLimited() ? List.of(number(scale.least()), number(scale.most())) : null,
            "searched", archive.searched().isPresent() ? archive.searched().getAsInt() : null,
            "parameters", archive.space().parameters().stream().map(TuningPage::parameter).toList(),
            "evaluations", evaluations());
    result.ifPresent(one -> json.putAll(found(one)));
    return json;
  }

  private static Map<String, Object> parameter(Parameter parameter) {
    return ReportJson.object(
        "name", parameter.name(),
        "least", number(parameter.least()),
        "most", number(parameter.most()),
        "step", number(parameter.step()),
        "fallback", number(parameter.fallback()),
        "scale", parameter.spacing() == Parameter.Spacing.LOGARITHMIC ? "log" : null);
  }

  private Map<String, Object> found(TuningResult result) {
    Map<Setting, Measurement> ranking = result.ranking();
    Setting defaults = archive.space().defaults();
    return ReportJson.object(
        "curve", result.generations().stream().map(TuningPage::point).toList(),
        "settings",
            ranking.entrySet().stream()
                .limit(MAX_SETTINGS)
                .map(entry -> setting(entry.getKey(), entry.getValue()))
                .toList(),
        "tried", ranking.size(),
        "equal", result.areSamplesEqual() ? 1 : null,
        "best", setting(result.best(), result.worth()),
        "advantage", result.advantage().map(TuningPage::advantage).orElse(null),
        "defaults",
            Optional.ofNullable(ranking.get(defaults))
                .map(worth -> setting(defaults, worth))
                .orElse(null));
  }

  private static List<Number> point(Generation generation) {
    return List.of(
        generation.evaluations(),
        number(generation.best()),
        number(generation.mean()),
        number(generation.deviation()),
        number(generation.leader().mean()));
  }

  private static Map<String, Object> advantage(Advantage advantage) {
    AdvantageText text = new AdvantageText(advantage);
    return ReportJson.object(
        "mean", number(advantage.mean()),
        "margin", Double.isFinite(advantage.margin()) ? number(advantage.margin()) : null,
        "samples", text.samples(),
        "verdict", text.verdictSentence());
  }

  /** {@return the values, then the number of samples and the mean} */
  private static List<Number> setting(Setting setting, Measurement worth) {
    Stream<Number> values = setting.values().stream().map(TuningPage::number);
    Stream<Number> measured = Stream.of(worth.samples(), number(worth.mean()));
    return Stream.concat(values, measured).toList();
  }

  private static BigDecimal number(double number) {
    return new BigDecimal(NumberText.significant(number, DIGITS));
  }
}
