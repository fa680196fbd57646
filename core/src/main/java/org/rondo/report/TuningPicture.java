package org.rondo.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rondo.tuning.Generation;

/** Draws the curve of a tuning in SVG. */
final class TuningPicture {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 480;
  private static final int LEFT = 80;
  private static final int RIGHT = 780;
  private static final int TOP = 72;
  private static final int BOTTOM = 420;
  private static final int TICKS_ACROSS = 7;
  private static final int TICKS_UP = 6;
  private static final int MAX_TITLE = 80;
  private static final int MAX_LABEL = 55;

  private static final String FONT = "font-family=\"sans-serif\"";
  private static final String INK = "#222222";
  private static final String GRID = "#e4e4e4";

  // People who do not see all colours can distinguish these colours too.
  private static final String LEADER = "#00664f";
  private static final String BEST = "#e08a00";
  private static final String MEAN = "#2b6cb0";
  private static final String MEAN_BAND = "#bcd4ee";
  private static final String SINGLE = "#8a8a8a";

  private final String title;
  private final WorthScale scale;
  private final List<Generation> generations;
  private final List<Generation> groups;
  private final List<Generation> singles;
  private final Axis across;
  private final Axis up;
  private final StringBuilder svg = new StringBuilder();

  TuningPicture(String title, List<Generation> generations, WorthScale scale) {
    this.title = title;
    this.scale = scale;
    this.generations = generations;
    List<Generation> several = new ArrayList<>();
    List<Generation> alone = new ArrayList<>();
    int before = 0;
    for (Generation generation : generations) {
      (generation.evaluations() - before > 1 ? several : alone).add(generation);
      before = generation.evaluations();
    }
    this.groups = List.copyOf(several);
    this.singles = List.copyOf(alone);
    int first = generations.isEmpty() ? 0 : generations.get(0).evaluations();
    this.across = Axis.counting(first < before ? first : 0, before, TICKS_ACROSS);
    this.up = worths();
  }

  private Axis worths() {
    List<Double> seen = new ArrayList<>();
    for (Generation generation : generations) {
      seen.add(generation.best());
      seen.add(generation.leader().mean());
    }
    for (Generation group : groups) {
      seen.add(finite(group.mean() - group.deviation()));
      seen.add(finite(group.mean() + group.deviation()));
    }
    double least = seen.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    double most = seen.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    Axis axis = Axis.of(scale.nearest(least), scale.nearest(most), TICKS_UP);
    return scale.isLimited()
        ? axis.inside(NumberText.shortest(scale.least()), NumberText.shortest(scale.most()))
        : axis;
  }

  private static double finite(double number) {
    return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, number));
  }

  /** {@return the picture} */
  String svg() {
    svg.setLength(0);
    line(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
            + " role=\"img\">",
        WIDTH, HEIGHT, WIDTH, HEIGHT);
    line("<title>%s</title>", escaped(title));
    line("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", WIDTH, HEIGHT);
    line(
        "<text x=\"%d\" y=\"30\" %s font-size=\"17\" font-weight=\"bold\" fill=\"%s\">%s</text>",
        LEFT, FONT, INK, escaped(PageJson.shortened(title, MAX_TITLE)));
    legend();
    axes();
    curves();
    line("</svg>");
    return svg.toString();
  }

  private void legend() {
    int y = 52;
    swatch("leader", LEFT, y, "none", LEADER, "3");
    text("start", LEFT + 30, y + 4, "best so far");
    swatch("best", LEFT + 215, y, "none", BEST, "1.5");
    text("start", LEFT + 245, y + 4, "best of generation");
    swatch("mean", LEFT + 385, y, MEAN_BAND, MEAN, "1.5");
    text("start", LEFT + 415, y + 4, "mean and deviation");
    line(
        "<circle class=\"key\" cx=\"%d\" cy=\"%d\" r=\"2.5\" fill=\"%s\"/>", LEFT + 565, y, SINGLE);
    text("start", LEFT + 576, y + 4, "single evaluation");
  }

  private void swatch(String name, int x, int y, String fill, String stroke, String width) {
    line(
        "<rect class=\"key\" x=\"%d\" y=\"%d\" width=\"24\" height=\"12\" fill=\"%s\""
            + " fill-opacity=\"0.5\"/>",
        x, y - 6, fill);
    line(
        "<line class=\"key %s\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\""
            + " stroke-width=\"%s\"/>",
        name, x, y, x + 24, y, stroke, width);
  }

  private void axes() {
    for (BigDecimal tick : up.ticks()) {
      String y = y(up.place(tick));
      line(
          "<line class=\"grid\" x1=\"%d\" y1=\"%s\" x2=\"%d\" y2=\"%s\" stroke=\"%s\"/>",
          LEFT, y, RIGHT, y, GRID);
      line(
          "<text class=\"tick\" x=\"%d\" y=\"%s\" dy=\"4\" text-anchor=\"end\" %s font-size=\"12\""
              + " fill=\"%s\">%s</text>",
          LEFT - 8, y, FONT, INK, up.label(tick));
    }
    for (BigDecimal tick : across.ticks()) {
      String x = x(across.place(tick));
      line(
          "<line x1=\"%s\" y1=\"%d\" x2=\"%s\" y2=\"%d\" stroke=\"%s\"/>",
          x, BOTTOM, x, BOTTOM + 5, INK);
      line(
          "<text class=\"tick\" x=\"%s\" y=\"%d\" text-anchor=\"middle\" %s font-size=\"12\""
              + " fill=\"%s\">%s</text>",
          x, BOTTOM + 20, FONT, INK, across.label(tick));
    }
    line("<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"%s\"/>", LEFT, TOP, BOTTOM, RIGHT, INK);
    text("middle", (LEFT + RIGHT) / 2, BOTTOM + 44, "evaluations");
    int middle = (TOP + BOTTOM) / 2;
    line(
        "<text x=\"20\" y=\"%d\" transform=\"rotate(-90 20 %d)\" text-anchor=\"middle\" %s"
            + " font-size=\"12\" fill=\"%s\">%s</text>",
        middle, middle, FONT, INK, escaped(PageJson.shortened(scale.label(), MAX_LABEL)));
  }

  private void curves() {
    band();
    for (Generation single : singles) {
      line(
          "<circle class=\"single\" cx=\"%s\" cy=\"%s\" r=\"1.8\" fill=\"%s\"/>",
          xOf(single), yOf(single.best()), SINGLE);
    }
    curve("leader", generations, LEADER, "3", generation -> generation.leader().mean());
    // Thin lines are drawn over the bold line, so that both are visible where they coincide.
    curve("mean", groups, MEAN, "1.5", Generation::mean);
    curve("best", groups, BEST, "1.5", Generation::best);
  }

  private static double low(Generation generation) {
    return finite(generation.mean() - generation.deviation());
  }

  private static double high(Generation generation) {
    return finite(generation.mean() + generation.deviation());
  }

  private void curve(
      String name,
      List<Generation> points,
      String colour,
      String width,
      ToDoubleFunction<Generation> worth) {
    if (points.isEmpty()) {
      return;
    }
    if (points.size() == 1) {
      // A line of one point would be invisible.
      Generation point = points.get(0);
      line(
          "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"4\" fill=\"%s\"/>",
          name, xOf(point), yOf(worth.applyAsDouble(point)), colour);
    }
    line(
        "<polyline class=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\""
            + " stroke-linejoin=\"round\" points=\"%s\"/>",
        name, colour, width, points(points, worth));
  }

  /** Draws the area of one deviation on each side of the means of the generations. */
  private void band() {
    if (groups.isEmpty()) {
      return;
    }
    if (groups.size() == 1) {
      Generation only = groups.get(0);
      line(
          "<line class=\"mean-band\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\""
              + " stroke-width=\"4\" stroke-opacity=\"0.5\"/>",
          xOf(only), yOf(low(only)), xOf(only), yOf(high(only)), MEAN_BAND);
      return;
    }
    List<Generation> back = new ArrayList<>(groups);
    Collections.reverse(back);
    line(
        "<polygon class=\"mean-band\" fill=\"%s\" fill-opacity=\"0.5\" points=\"%s %s\"/>",
        MEAN_BAND, points(groups, TuningPicture::high), points(back, TuningPicture::low));
  }

  private String points(List<Generation> points, ToDoubleFunction<Generation> worth) {
    return points.stream()
        .map(point -> xOf(point) + "," + yOf(worth.applyAsDouble(point)))
        .collect(Collectors.joining(" "));
  }

  private void text(String anchor, int x, int y, String text) {
    line(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" %s font-size=\"12\" fill=\"%s\">%s</text>",
        x, y, anchor, FONT, INK, text);
  }

  private String xOf(Generation generation) {
    return x(across.place(generation.evaluations()));
  }

  private String yOf(double worth) {
    return y(up.place(worth));
  }

  private static String x(double place) {
    return NumberText.text(LEFT + place * (RIGHT - LEFT), 1);
  }

  private static String y(double place) {
    return NumberText.text(BOTTOM - place * (BOTTOM - TOP), 1);
  }

  private void line(String format, Object... arguments) {
    svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  /**
   * {@return the text escaped for XML; a character that XML cannot contain becomes a question mark}
   */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> escaped.appendCodePoint(isWritable(c) ? c : '?');
              }
            });
    return escaped.toString();
  }

  private static boolean isWritable(int c) {
    return (c >= ' ' && c < 0xD800) || (c > 0xDFFF && c < 0xFFFE) || c > 0xFFFF;
  }
}
