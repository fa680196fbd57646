package org.rondo.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.rondo.tuning.Generation;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.Setting;
import org.rondo.tuning.TuningArchive;
import org.rondo.tuning.TuningResult;

/**
 * The page of a tuning, for a browser: the curve with the confirmation marked, the worth against
 * each parameter, a heat map of two parameters and the best settings. It is one HTML file that
 * needs no other file and makes no request. Equal results give equal bytes.
 *
 * @param title a few words that name what was tuned
 * @param scale the meaning of the worth
 */
public record TuningPage(TuningArchive archive, String title, WorthScale scale) implements RunPage {
  private static final double CONFIDENCE = 0.95;
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

  @Override
  public String about() {
    return archive.method() + " · " + evaluations() + " of " + archive.budget() + " evaluations";
  }

  private int evaluations() {
    return archive.result().map(result -> result.evaluations().size()).orElse(0);
  }

  /** A tuning has no matches, so this method does nothing. */
  @Override
  public void writeReplays(Path folder) {}

  @Override
  public String html() {
    return DataPage.html(title, "tuning.js", json());
  }

  @Override
  public String data() {
    return DataPage.text(json());
  }

  private JsonObject json() {
    JsonObject json = new JsonObject();
    json.addProperty("title", title);
    json.addProperty(
        "note", TuningNote.parse(archive.note()).map(TuningNote::text).orElse(archive.note()));
    json.addProperty("method", archive.method());
    json.addProperty("budget", archive.budget());
    json.addProperty("label", scale.label());
    if (scale.isLimited()) {
      JsonArray range = new JsonArray();
      range.add(number(scale.least()));
      range.add(number(scale.most()));
      json.add("range", range);
    }
    archive.searched().ifPresent(searched -> json.addProperty("searched", searched));
    JsonArray parameters = new JsonArray();
    archive.space().parameters().forEach(parameter -> parameters.add(parameter(parameter)));
    json.add("parameters", parameters);
    json.addProperty("evaluations", evaluations());
    archive.result().ifPresent(result -> add(json, result));
    return json;
  }

  private static JsonObject parameter(Parameter parameter) {
    JsonObject json = new JsonObject();
    json.addProperty("name", parameter.name());
    json.add("least", number(parameter.least()));
    json.add("most", number(parameter.most()));
    json.add("step", number(parameter.step()));
    json.add("fallback", number(parameter.fallback()));
    if (parameter.spacing() == Parameter.Spacing.LOGARITHMIC) {
      json.addProperty("scale", "log");
    }
    return json;
  }

  private void add(JsonObject json, TuningResult result) {
    JsonArray curve = new JsonArray();
    for (Generation generation : result.generations()) {
      JsonArray point = new JsonArray();
      point.add(generation.evaluations());
      point.add(number(generation.best()));
      point.add(number(generation.mean()));
      point.add(number(generation.deviation()));
      addMeasurement(point, generation.leader());
      curve.add(point);
    }
    json.add("curve", curve);
    Map<Setting, Measurement> ranking = result.ranking();
    JsonArray settings = new JsonArray();
    ranking.entrySet().stream()
        .limit(MAX_SETTINGS)
        .forEach(entry -> settings.add(setting(entry.getKey(), entry.getValue())));
    json.add("settings", settings);
    json.addProperty("tried", ranking.size());
    Setting defaults = archive.space().defaults();
    if (ranking.containsKey(defaults)) {
      json.add("defaults", setting(defaults, ranking.get(defaults)));
    }
  }

  /** {@return the values, then the number of samples, the mean and its margin} */
  private static JsonArray setting(Setting setting, Measurement worth) {
    JsonArray json = new JsonArray();
    setting.values().forEach(value -> json.add(number(value)));
    json.add(worth.samples());
    addMeasurement(json, worth);
    return json;
  }

  private static void addMeasurement(JsonArray json, Measurement worth) {
    json.add(number(worth.mean()));
    // No margin stands for one that is not known.
    json.add(worth.freedom() == 0 ? number(-1) : number(worth.margin(CONFIDENCE)));
  }

  private static JsonPrimitive number(double number) {
    return new JsonPrimitive(new BigDecimal(NumberText.significant(number, DIGITS)));
  }
}
