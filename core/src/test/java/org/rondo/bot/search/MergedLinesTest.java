package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Pile;

class MergedLinesTest {
  private static final Pile.Take ONE = new Pile.Take(1);
  private static final Pile.Take TWO = new Pile.Take(2);
  private static final Pile.Take THREE = new Pile.Take(3);

  private static Analysis.Candidate<Pile.Take> line(
      Pile.Take move, long visits, double value, double probability) {
    return new Analysis.Candidate<>(move, visits, value, probability);
  }

  /** The first two prefer other moves than the one that all three have visited most. */
  private final MergedLines<Pile.Take> lines =
      new MergedLines<>(
          List.of(
              new Analysis<>(List.of(line(ONE, 6, 0.5, 1), line(TWO, 4, 1, 0)), 10),
              new Analysis<>(List.of(line(THREE, 6, 0.25, 1), line(TWO, 4, 0.5, 0)), 10),
              new Analysis<>(List.of(line(TWO, 12, 0.75, 0.5), line(ONE, 8, 0.25, 0.5)), 20)));

  @Test
  void theMoveWithMostVisitsInAllIsPlayed() {
    assertThat(lines.mostVisited())
        .isEqualTo(
            new Analysis<>(
                List.of(
                    line(TWO, 20, 0.75, 1), line(ONE, 14, 5.0 / 14, 0), line(THREE, 6, 0.25, 0)),
                40));
  }

  @Test
  void probabilitiesAreMeansByIterations() {
    assertThat(lines.mixed())
        .isEqualTo(
            new Analysis<>(
                List.of(
                    line(ONE, 14, 5.0 / 14, 0.5),
                    line(TWO, 20, 0.75, 0.25),
                    line(THREE, 6, 0.25, 0.25)),
                40));
  }

  @Test
  void ofMovesWithEqualVisitsTheOneWithTheHigherValueIsPlayed() {
    MergedLines<Pile.Take> even =
        new MergedLines<>(
            List.of(
                new Analysis<>(List.of(line(ONE, 5, 0.25, 1)), 5),
                new Analysis<>(List.of(line(TWO, 5, 0.5, 1)), 5)));
    assertThat(even.mostVisited().lines().get(0)).isEqualTo(line(TWO, 5, 0.5, 1));
  }

  @Test
  void ofEquallyGoodMovesTheFirstIsPlayed() {
    MergedLines<Pile.Take> equal =
        new MergedLines<>(
            List.of(
                new Analysis<>(List.of(line(ONE, 5, 0.5, 1)), 5),
                new Analysis<>(List.of(line(TWO, 5, 0.5, 1)), 5)));
    assertThat(equal.mostVisited().lines().get(0)).isEqualTo(line(ONE, 5, 0.5, 1));
  }

  @Test
  void aMoveWithoutVisitsHasTheValueZero() {
    MergedLines<Pile.Take> some =
        new MergedLines<>(
            List.of(
                new Analysis<>(List.of(line(ONE, 5, 0.5, 1), line(TWO, 0, 0, 0)), 5),
                new Analysis<>(List.of(line(ONE, 5, 0.5, 1)), 5)));
    assertThat(some.mixed().lines()).containsExactly(line(ONE, 10, 0.5, 1), line(TWO, 0, 0, 0));
  }
}
