package org.rondo.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Curves over a count, in SVG. A value that is no finite number is not known, and nothing is drawn
 * there.
 *
 * @param across what is counted
 * @param up what the values are
 * @param counts the numbers at the horizontal axis, in ascending order; at least one
 * @param bands the areas, drawn below the curves
 * @param curves the curves, each with a value for every count
 */
record LinePicture(
    String title,
    String across,
    String up,
    List<Integer> counts,
    List<Band> bands,
    List<Curve> curves) {
  private static final int TICKS = 7;
  private static final int KEYS_IN_ROW = 4;
  private static final int KEY_WIDTH = 175;
  private static final int MAX_NAME = 20;

  /**
   * A curve.
   *
   * @param name its name; a curve without a name, an empty text, has no key
   * @param colour its colour in the notation of SVG
   * @param isDashed whether its line is broken
   */
  record Curve(String name, String colour, boolean isDashed, List<Double> values) {
    Curve {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(colour, "colour");
      values = List.copyOf(values);
    }

    private String dashes() {
      return isDashed ? " stroke-dasharray=\"7 4\"" : "";
    }
  }

  /** An area between two values at each count. */
  record Band(String name, String colour, List<Double> low, List<Double> high) {
    Band {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(colour, "colour");
      low = List.copyOf(low);
      high = List.copyOf(high);
    }

    private boolean isKnown(int place) {
      return Double.isFinite(low.get(place)) && Double.isFinite(high.get(place));
    }
  }

  LinePicture {
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(across, "across");
    Objects.requireNonNull(up, "up");
    counts = List.copyOf(counts);
    bands = List.copyOf(bands);
    curves = List.copyOf(curves);
  }

  /** {@return the picture} */
  String svg() {
    PictureFrame frame = new PictureFrame(title, countAxis(), valueAxis());
    keys(frame);
    frame.axes(across, up);
    bands.forEach(band -> draw(frame, band));
    curves.forEach(curve -> draw(frame, curve));
    return frame.end();
  }

  private Axis countAxis() {
    int first = counts.get(0);
    int last = counts.get(counts.size() - 1);
    return Axis.counting(first < last ? first : Math.max(0, first - 1), last, TICKS);
  }

  private Axis valueAxis() {
    double[] known =
        Stream.concat(
                curves.stream().map(Curve::values),
                bands.stream().flatMap(band -> Stream.of(band.low(), band.high())))
            .flatMap(List::stream)
            .mapToDouble(Double::doubleValue)
            .filter(Double::isFinite)
            .sorted()
            .toArray();
    return known.length == 0
        ? Axis.of(0, 1, TICKS)
        : Axis.of(known[0], known[known.length - 1], TICKS);
  }

  private void keys(PictureFrame frame) {
    int place = 0;
    for (Band band : bands) {
      frame.swatch("band", keyX(place), keyY(place), band.colour(), band.colour(), "0");
      name(frame, place++, band.name());
    }
    for (Curve curve : curves) {
      if (!curve.name().isEmpty()) {
        frame.line(
            "<line class=\"key\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\""
                + " stroke-width=\"2\"%s/>",
            keyX(place),
            keyY(place),
            keyX(place) + 24,
            keyY(place),
            curve.colour(),
            curve.dashes());
        name(frame, place++, curve.name());
      }
    }
  }

  private static int keyX(int place) {
    return PictureFrame.LEFT + place % KEYS_IN_ROW * KEY_WIDTH;
  }

  private static int keyY(int place) {
    return 47 + place / KEYS_IN_ROW * 15;
  }

  private static void name(PictureFrame frame, int place, String name) {
    frame.text("start", keyX(place) + 30, keyY(place) + 4, PageJson.shortened(name, MAX_NAME));
  }

  private void draw(PictureFrame frame, Band band) {
    for (List<Integer> part : runs(IntStream.range(0, counts.size()).filter(band::isKnown))) {
      StringBuilder points = new StringBuilder();
      part.forEach(place -> points.append(point(frame, place, band.high().get(place))));
      for (int place = part.size() - 1; place >= 0; place--) {
        points.append(point(frame, part.get(place), band.low().get(part.get(place))));
      }
      frame.line(
          "<polygon class=\"band\" fill=\"%s\" fill-opacity=\"0.3\" points=\"%s\"/>",
          band.colour(), points.toString().strip());
    }
  }

  private void draw(PictureFrame frame, Curve curve) {
    List<Double> values = curve.values();
    IntStream known =
        IntStream.range(0, counts.size()).filter(place -> Double.isFinite(values.get(place)));
    for (List<Integer> part : runs(known)) {
      if (part.size() == 1) {
        // A line of one point would be invisible.
        int place = part.get(0);
        frame.line(
            "<circle class=\"curve\" cx=\"%s\" cy=\"%s\" r=\"3\" fill=\"%s\"/>",
            frame.x(counts.get(place)), frame.y(values.get(place)), curve.colour());
      }
      StringBuilder points = new StringBuilder();
      part.forEach(place -> points.append(point(frame, place, values.get(place))));
      frame.line(
          "<polyline class=\"curve\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s"
              + " stroke-linejoin=\"round\" points=\"%s\"/>",
          curve.colour(), curve.dashes(), points.toString().strip());
    }
  }

  private String point(PictureFrame frame, int place, double value) {
    return " " + frame.x(counts.get(place)) + "," + frame.y(value);
  }

  /** {@return numbers in ascending order, cut where a number is left out} */
  private static List<List<Integer>> runs(IntStream numbers) {
    List<List<Integer>> runs = new ArrayList<>();
    numbers.forEach(
        number -> {
          List<Integer> last = runs.isEmpty() ? List.of() : runs.get(runs.size() - 1);
          if (last.isEmpty() || last.get(last.size() - 1) != number - 1) {
            runs.add(new ArrayList<>());
          }
          runs.get(runs.size() - 1).add(number);
        });
    return runs;
  }
}
