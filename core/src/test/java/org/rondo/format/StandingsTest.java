package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
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

  @Test
  void linesThatDifferInOnePartAreDifferent() {
    List<Standings.Figure> figures = List.of(new Standings.Figure("byes", 1, 0));
    Tally won = new Tally(1, 0, 0, 0, 0, 0, 0, 0);
    assertThat(
            List.of(
                LINE,
                new Standings.Line(2, "ada", Tally.none(), 2.5),
                new Standings.Line(1, "ben", Tally.none(), 2.5),
                new Standings.Line(1, "ada", won, 2.5),
                new Standings.Line(1, "ada", Tally.none(), 2),
                LINE.withFigures(figures),
                LINE.withRating(RATING),
                LINE.withPrize(BigDecimal.TEN),
                LINE.withdrawn()))
        .doesNotHaveDuplicates()
        .extracting(Standings.Line::hashCode)
        .doesNotHaveDuplicates();
    assertThat(LINE.withdrawn()).isNotEqualTo(LINE);
    assertThat(LINE).isNotEqualTo("1. ada, points 2.5");
  }

  @Test
  void aLineKeepsItsOtherPartsWhenOneIsAdded() {
    Standings.Line line =
        LINE.withFigures(List.of(new Standings.Figure("byes", 1, 0)))
            .withRating(RATING)
            .withPrize(new BigDecimal("1E+1"))
            .withdrawn();
    assertThat(line)
        .hasToString(
            "1. ada, points 2.5, byes 1, Rating[elo=120.0, error=30.0], prize 10, withdrawn");
    assertThat(line.rank()).isEqualTo(1);
    assertThat(line.entrant()).isEqualTo("ada");
    assertThat(line.points()).isEqualTo(2.5);
    assertThat(line.tally()).isEqualTo(Tally.none());
    assertThat(line.isWithdrawn()).isTrue();
    assertThat(LINE.isWithdrawn()).isFalse();
    assertThat(LINE.prize()).isEmpty();
  }

  @Test
  void theFiguresOfATableWithATitleStandAfterIt() {
    Standings.Line line = LINE.withFigures(List.of(new Standings.Figure("byes", 1, 0)));
    Standings standings =
        new Standings(
            List.of(
                new Standings.Table("group a", "points", List.of(line)),
                new Standings.Table("", "points", List.of(line)),
                new Standings.Table("", "points", List.of(LINE))),
            List.of(),
            List.of());
    assertThat(standings.remarks()).containsExactly("group a, ada: byes 1", "ada: byes 1");
    assertThat(new Standings.Table("", "points", List.of()).figureNames()).isEmpty();
  }

  @Test
  void aPairOfABracketHasTwoScoresAndAWinnerAmongThem() {
    List<String> names = List.of("ada", "ben");
    List<Double> scores = List.of(1.0, 0.0);
    assertThat(new Standings.BracketPair(names, scores, "ben", "by lot").points()).isEmpty();
    assertThat(new Standings.BracketPair(names, scores, scores, "ada", "").points()).hasSize(2);
    assertThatThrownBy(() -> new Standings.BracketPair(names, scores, "cy", ""))
        .hasMessageContaining("winner cy are no pair");
    assertThatThrownBy(() -> new Standings.BracketPair(names, List.of(1.0), "ada", ""))
        .hasMessageContaining("are no pair");
    assertThatThrownBy(() -> new Standings.BracketPair(List.of("ada"), scores, "ada", ""))
        .hasMessageContaining("are no pair");
    assertThatThrownBy(() -> new Standings.BracketPair(names, scores, List.of(1.0), "ada", ""))
        .hasMessageContaining("points [1.0] are not those of a pair");
  }
}
