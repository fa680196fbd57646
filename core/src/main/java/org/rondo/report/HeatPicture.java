package org.rondo.report;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Setting;
import org.rondo.tuning.TuningResult;

/**
 * The worth by two parameters, in SVG: each cell has the colour of the mean worth of its settings,
 * each counted by its samples.
 *
 * @param across the parameter of the horizontal axis
 * @param up the parameter of the vertical axis
 */
record HeatPicture(String title, ParameterAxis across, ParameterAxis up, TuningResult result) {
  private static final int DIGITS = 4;

  /** The parts of red, green and blue of the best cell. */
  private static final List<Integer> BEST = List.of(0x1b, 0x7f, 0x4f);

  /** The part of that colour in the worst cell, so that it differs from a place without a cell. */
  private static final double LEAST_PART = 0.12;

  /** The colour of all cells that have one worth: none is good or bad. */
  private static final String FLAT = "#c6cad2";

  HeatPicture {
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(across, "across");
    Objects.requireNonNull(up, "up");
    Objects.requireNonNull(result, "result");
  }

  /** A cell by its place from the left and from below. */
  private record HeatCell(int across, int up) {}

  /** {@return the picture} */
  String svg() {
    PictureFrame frame = new PictureFrame(title, across.axis(), up.axis());
    Map<HeatCell, Double> means = means();
    double least = means.values().stream().mapToDouble(Double::doubleValue).min().orElse(0);
    double most = means.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
    frame.axes(across.label(), up.label());
    means.forEach((cell, mean) -> draw(frame, cell, colour(mean, least, most)));
    keys(frame, least, most);
    Setting defaults = result.best().space().defaults();
    mark(frame, defaults, "defaults", 20);
    if (!result.areSamplesEqual()) {
      mark(frame, result.best(), "best", -10);
    }
    return frame.end();
  }

  private Map<HeatCell, Double> means() {
    Map<HeatCell, double[]> sums = new HashMap<>();
    result.ranking().forEach((setting, worth) -> add(sums, setting, worth));
    // In order, so that equal results have equal pictures.
    Map<HeatCell, Double> means =
        new TreeMap<>(Comparator.comparingInt(HeatCell::across).thenComparingInt(HeatCell::up));
    sums.forEach((cell, sum) -> means.put(cell, sum[0] / sum[1]));
    return means;
  }

  private void add(Map<HeatCell, double[]> sums, Setting setting, Measurement worth) {
    HeatCell cell = new HeatCell(across.bin(setting), up.bin(setting));
    double[] sum = sums.computeIfAbsent(cell, key -> new double[2]);
    sum[0] += worth.mean() * worth.samples();
    sum[1] += worth.samples();
  }

  private void draw(PictureFrame frame, HeatCell cell, String colour) {
    BigDecimal left = new BigDecimal(frame.x(across.begin(cell.across())));
    BigDecimal right = new BigDecimal(frame.x(across.begin(cell.across() + 1)));
    BigDecimal top = new BigDecimal(frame.y(up.begin(cell.up() + 1)));
    BigDecimal bottom = new BigDecimal(frame.y(up.begin(cell.up())));
    frame.line(
        "<rect class=\"cell\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\""
            + " stroke=\"#ffffff\"/>",
        left, top, right.subtract(left), bottom.subtract(top), colour);
  }

  private static String colour(double mean, double least, double most) {
    return most > least ? mixed((mean - least) / (most - least)) : FLAT;
  }

  /** {@return the colour of a cell} From 0 for the worst cell to 1 for the best one. */
  private static String mixed(double part) {
    double share = LEAST_PART + (1 - LEAST_PART) * part;
    StringBuilder colour = new StringBuilder("#");
    for (int full : BEST) {
      long value = Math.round(255 + share * (full - 255));
      colour.append(Character.forDigit((int) (value >> 4), 16));
      colour.append(Character.forDigit((int) (value & 15), 16));
    }
    return colour.toString();
  }

  private static void keys(PictureFrame frame, double least, double most) {
    if (most > least) {
      key(frame, 0, mixed(0), NumberText.significant(least, DIGITS));
      key(frame, 1, mixed(1), NumberText.significant(most, DIGITS));
    } else {
      key(frame, 0, FLAT, "all " + NumberText.significant(least, DIGITS));
    }
  }

  private static void key(PictureFrame frame, int place, String colour, String text) {
    int x = PictureFrame.LEFT + 140 * place;
    frame.swatch("cell", x, 52, colour, colour, "12");
    frame.text("start", x + 30, 56, text);
  }

  private void mark(PictureFrame frame, Setting setting, String text, int shift) {
    if (!result.ranking().containsKey(setting)) {
      return;
    }
    String x = frame.x(across.number(setting));
    String y = frame.y(up.number(setting));
    frame.line(
        "<circle class=\"mark\" cx=\"%s\" cy=\"%s\" r=\"6\" fill=\"none\" stroke=\"#222222\""
            + " stroke-width=\"2\"/>",
        x, y);
    boolean isLeft = new BigDecimal(x).intValue() < (PictureFrame.LEFT + PictureFrame.RIGHT) / 2;
    frame.text(
        isLeft ? "start" : "end",
        new BigDecimal(x).intValue(),
        new BigDecimal(y).intValue() + shift,
        text);
  }
}
