package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StandingsTest {
  private static final Standings.Line LINE = new Standings.Line(1, "ada", Tally.none(), 2.5);
  private static final Standings.Rating RATING = new Standings.Rating(120, 30);

  @Test
  void linesOfTheSamePartsAreEqual() {
    Standings.Line rated = LINE.withRating(RATING);
    assertThat(new Standings.Line(1, "ada", Tally.none(), 2.5).withRating(RATING))
        .isEqualTo(rated)
        .hasSameHashCodeAs(rated)
        .hasToString(rated.toString());
    assertThat(rated.rating()).contains(RATING);
    assertThat(LINE).isNotEqualTo(rated).hasToString("1. ada, points 2.5");
    assertThat(LINE.rating()).isEmpty();
  }
}
