package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** The kinds of pictures of the experiments. */
final class StudyPictures {
  private static final int WIDTH = 800;
  private static final int RIGHT = 780;
  private static final int LEFT = 70;
  private static final int TOP = 70;
  private static final int BOTTOM = 370;
  private static final int ROW = 22;

  /** The width of a character of a label, roughly. */
  private static final double CHARACTER = 6.8;

  /**
   * A curve with a band.
   *
   * @param name the name in the legend
   * @param x the places of the points
   * @param y the values of the points
   * @param margins half the heights of the band; all 0 for no band
   */
  record BandedCurve(String name, List<Double> x, List<Double> y, List<Double> margins) {
    double low(int n) {
      return y.get(n) - margins.get(n);
    }

    double high(int n) {
      return y.get(n) + margins.get(n);
    }
  }

  private StudyPictures() {}

  /**
   * {@return a picture with a row for each sample: pale dots for the seeds, a dark dot for their
   * mean, and a line for its 95 % interval}
   */
  static String dots(String title, String label, Map<String, SeedSample> rows) {
    int height = TOP + ROW * rows.size() + 60;
    double longest = rows.keySet().stream().mapToInt(String::length).max().orElse(0);
    double left = 24 + CHARACTER * longest;
    SvgCanvas canvas = new SvgCanvas(WIDTH, height, title);
    SvgCanvas.Scale scale = SvgCanvas.Scale.around(within(rows), left, RIGHT);
    double bottom = TOP + ROW * rows.size();
    canvas.across(scale, TOP - 20, bottom, label);
    double y = TOP;
    for (Map.Entry<String, SeedSample> row : rows.entrySet()) {
      SeedSample sample = row.getValue();
      canvas.text(left - 10, y + 4, "end", row.getKey());
      double low = Math.max(scale.from(), scale.at(sample.mean() - sample.margin()));
      double high = Math.min(scale.to(), scale.at(sample.mean() + sample.margin()));
      canvas.line(low, y, high, y, SvgCanvas.COLOURS.get(0), 2);
      for (double value : sample.values()) {
        canvas.dot(scale.at(value), y, 3, SvgCanvas.COLOURS.get(1), 0.6);
      }
      canvas.dot(scale.at(sample.mean()), y, 4.5, SvgCanvas.COLOURS.get(0), 1);
      y += ROW;
    }
    return canvas.svg();
  }

  /** {@return the values, and those ends of intervals that are not far from all values} */
  private static List<Double> within(Map<String, SeedSample> rows) {
    List<Double> values =
        rows.values().stream().flatMap(sample -> sample.values().stream()).toList();
    double least = Collections.min(values);
    double most = Collections.max(values);
    double room = (most - least) / 4;
    return Stream.concat(
            values.stream(),
            rows.values().stream()
                .flatMapToDouble(
                    sample ->
                        DoubleStream.of(
                            sample.mean() - sample.margin(), sample.mean() + sample.margin()))
                .filter(end -> end >= least - room && end <= most + room)
                .boxed())
        .toList();
  }

  /** {@return a picture with curves and their bands} */
  static String curves(String title, String across, String up, List<BandedCurve> curves) {
    SvgCanvas canvas = new SvgCanvas(WIDTH, BOTTOM + 60, title);
    List<Double> places =
        curves.stream().flatMap(curve -> curve.x().stream()).collect(Collectors.toList());
    List<Double> values = new ArrayList<>();
    for (BandedCurve curve : curves) {
      for (int n = 0; n < curve.x().size(); n++) {
        values.add(curve.low(n));
        values.add(curve.high(n));
      }
    }
    SvgCanvas.Scale x = SvgCanvas.Scale.around(places, LEFT, RIGHT);
    SvgCanvas.Scale y = SvgCanvas.Scale.around(values, BOTTOM, TOP);
    canvas.across(x, TOP, BOTTOM, across);
    canvas.up(y, LEFT, RIGHT, up);
    double legend = LEFT + 160;
    for (int n = 0; n < curves.size(); n++) {
      String colour = SvgCanvas.COLOURS.get(n % SvgCanvas.COLOURS.size());
      draw(canvas, curves.get(n), x, y, colour);
      canvas.box(legend, 38, 14, 4, colour);
      canvas.text(legend + 18, 44, "start", curves.get(n).name());
      legend += 34 + CHARACTER * curves.get(n).name().length();
    }
    return canvas.svg();
  }

  private static void draw(
      SvgCanvas canvas, BandedCurve curve, SvgCanvas.Scale x, SvgCanvas.Scale y, String colour) {
    List<double[]> line = new ArrayList<>();
    List<double[]> band = new ArrayList<>();
    List<double[]> back = new ArrayList<>();
    for (int n = 0; n < curve.x().size(); n++) {
      double place = x.at(curve.x().get(n));
      line.add(new double[] {place, y.at(curve.y().get(n))});
      band.add(new double[] {place, y.at(curve.high(n))});
      back.add(new double[] {place, y.at(curve.low(n))});
    }
    if (curve.margins().stream().anyMatch(margin -> margin > 0)) {
      Collections.reverse(back);
      band.addAll(back);
      canvas.area(band, colour);
    }
    canvas.curve(line, colour);
    line.forEach(point -> canvas.dot(point[0], point[1], 2.5, colour, 1));
  }

  /**
   * {@return a picture of a matrix whose cells are coloured by their values: blue above 0, orange
   * below}
   */
  static String heat(
      String title, List<String> rows, List<String> columns, List<List<Double>> values) {
    double longest = rows.stream().mapToInt(String::length).max().orElse(0);
    double left = 24 + CHARACTER * longest;
    double wide = (RIGHT - left) / columns.size();
    int high = 40;
    SvgCanvas canvas = new SvgCanvas(WIDTH, TOP + high * rows.size() + 20, title);
    double most =
        values.stream().flatMap(List::stream).mapToDouble(Math::abs).max().orElse(1) + 1e-9;
    for (int column = 0; column < columns.size(); column++) {
      canvas.text(left + wide * (column + 0.5), TOP - 10, "middle", columns.get(column));
    }
    for (int row = 0; row < rows.size(); row++) {
      double y = TOP + high * (double) row;
      canvas.text(left - 10, y + high / 2.0 + 4, "end", rows.get(row));
      for (int column = 0; column < columns.size(); column++) {
        double value = values.get(row).get(column);
        double x = left + wide * column;
        canvas.box(x + 1, y + 1, wide - 2, high - 2, shade(value / most));
        canvas.text(x + wide / 2, y + high / 2.0 + 4, "middle", SeedSample.number(value));
      }
    }
    return canvas.svg();
  }

  private static String shade(double share) {
    int pale = (int) (255 - 130 * Math.abs(share));
    return share >= 0
        ? String.format("#%02x%02xff", pale, Math.min(255, pale + 40))
        : String.format("#ff%02x%02x", Math.min(255, pale + 40), pale);
  }
}
