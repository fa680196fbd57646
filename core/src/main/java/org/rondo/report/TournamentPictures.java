package org.rondo.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The charts of a tournament in SVG.
 *
 * @param names the names of the entrants
 * @param order the entrants in the order of the standings, from 0
 * @param history for each round the rating of each entrant after it; null if it had none
 */
record TournamentPictures(
    String competition,
    List<String> names,
    List<Integer> order,
    List<List<@Nullable List<BigDecimal>>> history) {

  /** The colours of the lines, as on a light page; no more entrants have a line. */
  private static final List<String> COLOURS =
      List.of(
          "#2563c9", "#c7421f", "#1b7f4f", "#8a3fb5", "#97700b", "#0d7f8c", "#b8307a", "#5b6470");

  TournamentPictures {
    Objects.requireNonNull(competition, "competition");
    names = List.copyOf(names);
    order = List.copyOf(order);
  }

  /** {@return the pictures by the names of their files; none before the second round has ended} */
  Map<String, String> svg() {
    List<LinePicture.Curve> curves = new ArrayList<>();
    for (int entrant : order) {
      List<Double> ratings = ratings(entrant);
      if (curves.size() < COLOURS.size() && ratings.stream().anyMatch(Double::isFinite)) {
        boolean isDashed = curves.size() % 2 == 1;
        curves.add(
            new LinePicture.Curve(
                names.get(entrant), COLOURS.get(curves.size()), isDashed, ratings));
      }
    }
    if (history.size() < 2 || curves.isEmpty()) {
      return Map.of();
    }
    List<Integer> rounds = IntStream.rangeClosed(1, history.size()).boxed().toList();
    String title = competition + ": rating after each round";
    return Map.of(
        "ratings.svg", new LinePicture(title, "rounds", "Elo", rounds, List.of(), curves).svg());
  }

  private List<Double> ratings(int entrant) {
    List<Double> ratings = new ArrayList<>();
    for (List<@Nullable List<BigDecimal>> round : history) {
      // An entrant that joined later is not in an earlier round.
      List<BigDecimal> rating = entrant < round.size() ? round.get(entrant) : null;
      ratings.add(rating == null ? Double.NaN : rating.get(0).doubleValue());
    }
    return ratings;
  }
}
