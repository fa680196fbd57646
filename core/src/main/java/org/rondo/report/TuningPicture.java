package org.rondo.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rondo.tuning.Generation;

/** Draws the curve of a tuning in SVG. */
final class TuningPicture {
  private static final int TICKS_ACROSS = 7;
  private static final int TICKS_UP = 6;

  // People who do not see all colours can distinguish these colours too.
  private static final String LEADER = "#00664f";
  private static final String BEST = "#e08a00";
  private static final String MEAN = "#2b6cb0";
  private static final String MEAN_BAND = "#bcd4ee";
  private static final String SINGLE = "#8a8a8a";

  private final WorthScale scale;
  private final List<Generation> generations;
  private final List<Generation> groups;
  private final List<Generation> singles;
  private final PictureFrame frame;

  TuningPicture(String title, List<Generation> generations, WorthScale scale) {
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
    Axis across = Axis.counting(first < before ? first : 0, before, TICKS_ACROSS);
    this.frame = new PictureFrame(title, across, worths());
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
    legend();
    frame.axes("evaluations", scale.label());
    curves();
    return frame.end();
  }

  private void legend() {
    int y = 52;
    frame.swatch("leader", PictureFrame.LEFT, y, "none", LEADER, "3");
    frame.text("start", PictureFrame.LEFT + 30, y + 4, "best so far");
    frame.swatch("best", PictureFrame.LEFT + 215, y, "none", BEST, "1.5");
    frame.text("start", PictureFrame.LEFT + 245, y + 4, "best of generation");
    frame.swatch("mean", PictureFrame.LEFT + 385, y, MEAN_BAND, MEAN, "1.5");
    frame.text("start", PictureFrame.LEFT + 415, y + 4, "mean and deviation");
    frame.line(
        "<circle class=\"key\" cx=\"%d\" cy=\"%d\" r=\"2.5\" fill=\"%s\"/>",
        PictureFrame.LEFT + 565, y, SINGLE);
    frame.text("start", PictureFrame.LEFT + 576, y + 4, "single evaluation");
  }

  private void curves() {
    band();
    for (Generation single : singles) {
      frame.line(
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
      frame.line(
          "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"4\" fill=\"%s\"/>",
          name, xOf(point), yOf(worth.applyAsDouble(point)), colour);
    }
    frame.line(
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
      frame.line(
          "<line class=\"mean-band\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\""
              + " stroke-width=\"4\" stroke-opacity=\"0.5\"/>",
          xOf(only), yOf(low(only)), xOf(only), yOf(high(only)), MEAN_BAND);
      return;
    }
    List<Generation> back = new ArrayList<>(groups);
    Collections.reverse(back);
    frame.line(
        "<polygon class=\"mean-band\" fill=\"%s\" fill-opacity=\"0.5\" points=\"%s %s\"/>",
        MEAN_BAND, points(groups, TuningPicture::high), points(back, TuningPicture::low));
  }

  private String points(List<Generation> points, ToDoubleFunction<Generation> worth) {
    return points.stream()
        .map(point -> xOf(point) + "," + yOf(worth.applyAsDouble(point)))
        .collect(Collectors.joining(" "));
  }

  private String xOf(Generation generation) {
    return frame.x(generation.evaluations());
  }

  private String yOf(double worth) {
    return frame.y(worth);
  }
}
