package org.rondo.report;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.rondo.duel.DuelResult;
import org.rondo.duel.Measure;
import org.rondo.rating.Elo;
import org.rondo.rating.PairCounts;

/**
 * The charts of a duel in SVG.
 *
 * @param results the results over the matches; at least one
 */
record DuelPictures(String title, String first, List<DuelResult> results) {
  private static final String FIRST = "#2563c9";
  private static final String BOUND = "#c7421f";
  private static final String EVEN = "#5a6272";
  private static final int TICKS = 6;

  /** The axis of points has a column for each of its five sums. */
  private static final BigDecimal HALF = new BigDecimal("0.5");

  private static final BigDecimal LOWEST = new BigDecimal("-0.25");
  private static final BigDecimal HIGHEST = new BigDecimal("2.25");

  DuelPictures {
    results = List.copyOf(results);
  }

  /** {@return the pictures by the names of their files} */
  Map<String, String> svg() {
    Map<String, String> pictures = new LinkedHashMap<>();
    if (results.get(0).measure() == Measure.SCORE) {
      pictures.put("lead.svg", lead());
    } else {
      pictures.put("ratio.svg", ratio());
      pictures.put("score.svg", score());
    }
    if (results.get(results.size() - 1).sets() instanceof PairCounts pairs) {
      pictures.put("pairs.svg", pairs(DuelJson.counts(pairs)));
    }
    return pictures;
  }

  private String ratio() {
    return picture(
        "log-likelihood ratio",
        List.of(),
        List.of(
            new LinePicture.Curve("ratio", FIRST, false, tested(0)),
            new LinePicture.Curve("bounds of the test", BOUND, true, tested(1)),
            new LinePicture.Curve("", BOUND, true, tested(2))));
  }

  private String lead() {
    return picture(
        "points a match",
        List.of(new LinePicture.Band("interval", FIRST, tested(1), tested(2))),
        List.of(
            new LinePicture.Curve("mean lead", FIRST, false, tested(0)),
            new LinePicture.Curve("even", EVEN, true, constant(0))));
  }

  private String score() {
    List<Double> low = values(one -> Elo.expectedScore(one.anytimeInterval().lower()));
    List<Double> high = values(one -> Elo.expectedScore(one.anytimeInterval().upper()));
    List<Double> share = values(one -> one.sets().points() / one.sets().games());
    return picture(
        "score of " + first,
        List.of(new LinePicture.Band("95 % at any time", FIRST, low, high)),
        List.of(
            new LinePicture.Curve("score", FIRST, false, share),
            new LinePicture.Curve("even", EVEN, true, constant(0.5))));
  }

  /** Draws the number of pairs for each sum of points, from 0 to 2 in steps of a half. */
  private String pairs(List<Long> counts) {
    Axis up = Axis.counting(0, Math.toIntExact(Collections.max(counts)), TICKS);
    PictureFrame frame = new PictureFrame(title, new Axis(LOWEST, HIGHEST, HALF), up);
    frame.axes("points of " + first + " in a pair", "pairs");
    int column = (PictureFrame.RIGHT - PictureFrame.LEFT) / counts.size();
    for (int place = 0; place < counts.size(); place++) {
      int x = PictureFrame.LEFT + column * place + column / 2;
      String top = frame.y(counts.get(place));
      frame.line(
          "<line class=\"pairs\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%s\" stroke=\"%s\""
              + " stroke-width=\"%d\"/>",
          x, PictureFrame.BOTTOM, x, top, FIRST, column / 2);
      frame.text("middle", x, PictureFrame.TOP - 6, String.valueOf(counts.get(place)));
    }
    return frame.end();
  }

  private String picture(String up, List<LinePicture.Band> bands, List<LinePicture.Curve> curves) {
    List<Integer> games =
        results.stream().map(result -> Math.toIntExact(result.matches().games())).toList();
    return new LinePicture(title, "matches", up, games, bands, curves).svg();
  }

  private List<Double> tested(int place) {
    return values(result -> DuelPage.tested(result).get(place));
  }

  private List<Double> values(ToDoubleFunction<DuelResult> value) {
    return results.stream().mapToDouble(value).boxed().toList();
  }

  private List<Double> constant(double value) {
    return Collections.nCopies(results.size(), value);
  }
}
