package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A picture in SVG with a horizontal and a vertical axis. Coordinates are in pixels. */
final class SvgCanvas {
  static final String INK = "#222222";
  static final String PALE = "#e4e4e4";

  // People who do not see all colours can distinguish these colours too.
  static final List<String> COLOURS =
      List.of("#2b6cb0", "#e08a00", "#00664f", "#b0413e", "#6b5b95", "#5f6b6d", "#00a0b0");

  private static final int TICKS = 6;
  private final StringBuilder svg = new StringBuilder();
  private final int width;
  private final int height;

  /** An axis from {@code low} to {@code high}, drawn from one pixel to another. */
  record Scale(double low, double high, double from, double to) {

    /** {@return a scale that contains some values} */
    static Scale around(List<Double> values, double from, double to) {
      double least = values.stream().mapToDouble(Double::doubleValue).min().orElse(0);
      double most = values.stream().mapToDouble(Double::doubleValue).max().orElse(1);
      double step = step(least, most == least ? least + 1 : most);
      double end = Math.ceil(most / step) * step;
      double start = Math.floor(least / step) * step;
      return new Scale(start, end > start ? end : start + step, from, to);
    }

    private static double step(double least, double most) {
      double rough = (most - least) / TICKS;
      double power = StrictMath.pow(10, Math.floor(StrictMath.log10(rough)));
      for (double factor : new double[] {1, 2, 5}) {
        if (power * factor >= rough) {
          return power * factor;
        }
      }
      return 10 * power;
    }

    double at(double value) {
      return from + (value - low) / (high - low) * (to - from);
    }

    List<Double> ticks() {
      double step = step(low, high);
      List<Double> ticks = new ArrayList<>();
      for (long n = Math.round(low / step); n * step <= high + step / 1000; n++) {
        ticks.add(n * step);
      }
      return ticks;
    }
  }

  SvgCanvas(int width, int height, String title) {
    this.width = width;
    this.height = height;
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
            + " role=\"img\">",
        width, height, width, height);
    add("<title>%s</title>", escaped(title));
    add("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", width, height);
    add(
        "<text x=\"16\" y=\"26\" font-family=\"sans-serif\" font-size=\"16\" font-weight=\"bold\""
            + " fill=\"%s\">%s</text>",
        INK, escaped(title));
  }

  private void add(String format, Object... arguments) {
    svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  SvgCanvas text(double x, double y, String anchor, String text) {
    add(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" font-family=\"sans-serif\" font-size=\"12\""
            + " fill=\"%s\">%s</text>",
        pixel(x), pixel(y), anchor, INK, escaped(text));
    return this;
  }

  SvgCanvas line(double x1, double y1, double x2, double y2, String colour, double thickness) {
    add(
        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>",
        pixel(x1), pixel(y1), pixel(x2), pixel(y2), colour, pixel(thickness));
    return this;
  }

  SvgCanvas dot(double x, double y, double radius, String colour, double opacity) {
    add(
        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\" fill-opacity=\"%s\"/>",
        pixel(x), pixel(y), pixel(radius), colour, pixel(opacity));
    return this;
  }

  SvgCanvas box(double x, double y, double wide, double high, String colour) {
    add(
        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\"/>",
        pixel(x), pixel(y), pixel(wide), pixel(high), colour);
    return this;
  }

  SvgCanvas curve(List<double[]> points, String colour) {
    add(
        "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" points=\"%s\"/>",
        colour, joined(points));
    return this;
  }

  SvgCanvas area(List<double[]> points, String colour) {
    add("<polygon fill=\"%s\" fill-opacity=\"0.2\" points=\"%s\"/>", colour, joined(points));
    return this;
  }

  private static String joined(List<double[]> points) {
    return String.join(
        " ", points.stream().map(point -> pixel(point[0]) + "," + pixel(point[1])).toList());
  }

  /** Draws the ticks of a horizontal axis, with lines upwards. */
  SvgCanvas across(Scale scale, double top, double bottom, String label) {
    for (double tick : scale.ticks()) {
      line(scale.at(tick), top, scale.at(tick), bottom, PALE, 1);
      text(scale.at(tick), bottom + 16, "middle", number(tick));
    }
    line(scale.from(), bottom, scale.to(), bottom, INK, 1);
    return text((scale.from() + scale.to()) / 2, bottom + 36, "middle", label);
  }

  /** Draws the ticks of a vertical axis, with lines to the right. */
  SvgCanvas up(Scale scale, double left, double right, String label) {
    for (double tick : scale.ticks()) {
      line(left, scale.at(tick), right, scale.at(tick), PALE, 1);
      text(left - 8, scale.at(tick) + 4, "end", number(tick));
    }
    line(left, scale.from(), left, scale.to(), INK, 1);
    return text(left, scale.to() - 10, "start", label);
  }

  private static String number(double number) {
    String text = String.format(Locale.ROOT, "%.3f", number).replaceAll("\\.?0+$", "");
    return text.equals("-0") ? "0" : text.replace('-', '−');
  }

  private static String pixel(double number) {
    return String.format(Locale.ROOT, "%.1f", number).replaceAll("\\.0$", "");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** {@return the picture so far, complete} */
  String svg() {
    return svg + "</svg>\n";
  }
}
