package org.rondo.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.tuning.Advantage;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.Generation;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.Setting;
import org.rondo.tuning.TuningResult;

/**
 * Formats the result of a tuning as text, CSV and a picture.
 *
 * <p>The worth of a setting is a mean without an interval: a setting that was chosen among many is
 * probably worth less than its mean. Only the {@linkplain Advantage advantage} of the best setting
 * over the defaults was measured after the choice, and has an interval.
 *
 * @param title a few words that name what was tuned
 * @param scale the meaning of the worth
 */
public record TuningReport(String title, TuningResult result, WorthScale scale) {
  /** The number of settings that the text lists. */
  private static final int SHOWN = 5;

  private static final int DIGITS = 4;
  private static final int ERROR_DIGITS = 6;

  /** The smallest number that is written with an exponent. */
  private static final BigDecimal LARGE = new BigDecimal("1e12");

  private static final int MAX_DECIMALS = 12;

  public TuningReport {
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(result, "result");
    Objects.requireNonNull(scale, "scale");
  }

  /**
   * Creates the report of a tuning whose worth may be any number.
   *
   * @param title a few words that name what was tuned
   */
  public TuningReport(String title, TuningResult result) {
    this(title, result, WorthScale.unlimited());
  }

  /**
   * {@return the curve as a picture in the format SVG}
   *
   * <p>The horizontal axis counts evaluations, from the end of the first generation on. The
   * vertical axis shows worth, and nothing that is outside the scale. For a generation of several
   * evaluations, the picture shows the best evaluation, the mean, and a band of one standard
   * deviation on each side of the mean. A single evaluation, for instance one that confirms a
   * setting, is a dot. The bold line shows the mean of the best setting so far, which is too high
   * on average. The comparison of the best setting with the defaults is not drawn.
   *
   * <p>Equal results give equal texts on every machine. The picture has a white background,
   * measures 800 by 480 pixels, and uses the fonts of the program that shows it.
   */
  public String svg() {
    return new TuningPicture(title, result.generations(), scale).svg();
  }

  /**
   * {@return every evaluation as comma-separated values with a heading (RFC 4180, but with line
   * feeds)}
   *
   * <p>The columns are {@code evaluation}, {@code generation}, {@code phase}, one column for each
   * parameter, {@code samples}, {@code mean} and {@code standard_error}. The standard error is that
   * of the samples of this evaluation alone, not corrected for any choice, and empty if there is
   * one sample. Values and means are exact, and errors have six digits. If settings were compared
   * directly, a last column {@code against} has the values of the rival; the mean of such a row is
   * the advantage over the rival. It is empty for all other rows.
   */
  public String csv() {
    List<String> names = result.best().space().parameters().stream().map(Parameter::name).toList();
    List<String> rows = new ArrayList<>();
    boolean isCompared = comparisons() > 0;
    List<String> measured =
        isCompared
            ? List.of("samples", "mean", "standard_error", "against")
            : List.of("samples", "mean", "standard_error");
    rows.add(
        CsvRow.of(
            Stream.of(List.of("evaluation", "generation", "phase"), names, measured)
                .flatMap(List::stream)
                .toList()));
    for (Evaluation evaluation : result.evaluations()) {
      Measurement measurement = evaluation.measurement();
      List<String> cells = new ArrayList<>();
      cells.add(Integer.toString(evaluation.number()));
      cells.add(Integer.toString(evaluation.generation()));
      cells.add(evaluation.phase().text());
      evaluation.setting().values().forEach(value -> cells.add(NumberText.exact(value)));
      cells.add(Integer.toString(measurement.samples()));
      cells.add(NumberText.exact(measurement.mean()));
      cells.add(error(measurement));
      if (isCompared) {
        cells.add(evaluation.rivals().stream().map(Setting::text).collect(Collectors.joining()));
      }
      rows.add(CsvRow.of(cells));
    }
    return String.join("", rows);
  }

  private long comparisons() {
    return result.evaluations().stream().filter(Evaluation::isComparison).count();
  }

  /**
   * {@return the curve as comma-separated values with a heading and one line for each generation}
   *
   * <p>The columns are the components of {@link Generation}. The leader is the best setting so far.
   * It has columns for samples and mean. Means are exact.
   */
  public String curveCsv() {
    StringBuilder text =
        new StringBuilder(
            "generation,evaluations,best,mean,deviation,leader_samples,leader_mean\n");
    for (Generation generation : result.generations()) {
      Measurement leader = generation.leader();
      text.append(
          CsvRow.of(
              List.of(
                  Integer.toString(generation.number()),
                  Integer.toString(generation.evaluations()),
                  NumberText.exact(generation.best()),
                  NumberText.exact(generation.mean()),
                  NumberText.exact(generation.deviation()),
                  Integer.toString(leader.samples()),
                  NumberText.exact(leader.mean()))));
    }
    return text.toString();
  }

  private static String error(Measurement measurement) {
    return measurement.freedom() == 0
        ? ""
        : NumberText.significant(measurement.error(), ERROR_DIGITS);
  }

  /**
   * {@return a summary for a terminal} The summary says what the worth measures, if the scale says
   * so. It contains the best setting and the default setting with their worth, and the advantage of
   * the best setting with its interval. It counts the evaluations, settings and samples, and it
   * lists settings with a high worth, at most five. These are ranked by a cautious estimate: a
   * large error counts against a setting.
   *
   * <p>The worth of a setting is the mean of all its samples. Lines end in line feeds.
   */
  public String text() {
    Map<Setting, Measurement> known = result.ranking();
    Setting defaults = result.best().space().defaults();
    int decimals = decimals(known);
    long samples = known.values().stream().mapToLong(Measurement::samples).sum();
    StringBuilder text = new StringBuilder(title).append('\n');
    if (!scale.equals(WorthScale.unlimited())) {
      text.append("measure:   ").append(scale.label()).append('\n');
    }
    text.append("best:      ").append(result.best()).append('\n');
    text.append("worth:     ").append(worth(result.worth(), decimals)).append('\n');
    text.append("defaults:  ")
        .append(
            Optional.ofNullable(known.get(defaults))
                .map(worth -> worth(worth, decimals))
                .orElse("not tried"))
        .append(", with ")
        .append(defaults)
        .append('\n');
    text.append("advantage: ").append(advantage(decimals)).append('\n');
    text.append("tried:     ")
        .append(NumberText.count(result.evaluations().size(), "evaluation", "evaluations"))
        .append(" of ")
        .append(NumberText.count(known.size(), "setting", "settings"))
        .append(", ")
        .append(NumberText.count(samples, "sample", "samples"))
        .append(
            comparisons() == 0
                ? ""
                : ", " + NumberText.count(comparisons(), "comparison", "comparisons") + " of two")
        .append("\n\n");
    return text + table(known, decimals);
  }

  private String advantage(int decimals) {
    if (result.best().equals(result.best().space().defaults())) {
      return "none, the best setting is that of the defaults";
    }
    return result
        .advantage()
        .map(
            advantage -> new AdvantageText(advantage).sentence(scale, one -> number(one, decimals)))
        .orElse("not measured");
  }

  private static String worth(Measurement measurement, int decimals) {
    return number(measurement.mean(), decimals)
        + " ("
        + NumberText.count(measurement.samples(), "sample", "samples")
        + ")";
  }

  private String table(Map<Setting, Measurement> known, int decimals) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("rank", "worth", "samples", "setting"));
    for (Map.Entry<Setting, Measurement> line : known.entrySet().stream().limit(SHOWN).toList()) {
      Measurement worth = line.getValue();
      rows.add(
          List.of(
              Integer.toString(rows.size()),
              number(worth.mean(), decimals),
              Integer.toString(worth.samples()),
              line.getKey().text()));
    }
    return TextTable.aligned(rows, rows.get(0).size() - 1);
  }

  /** {@return the number of decimals that gives the largest mean four digits} */
  private static int decimals(Map<Setting, Measurement> known) {
    double largest =
        known.values().stream().mapToDouble(one -> Math.abs(one.mean())).max().orElse(0);
    BigDecimal exact = new BigDecimal(largest);
    int exponent = largest == 0 ? 0 : exact.precision() - exact.scale() - 1;
    return Math.min(MAX_DECIMALS, Math.max(0, DIGITS - 1 - Math.min(exponent, DIGITS - 1)));
  }

  private static String number(double number, int decimals) {
    BigDecimal exact = new BigDecimal(number);
    return exact.abs().compareTo(LARGE) >= 0
        ? exact.round(new MathContext(DIGITS)).toString()
        : exact.setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
  }
}
