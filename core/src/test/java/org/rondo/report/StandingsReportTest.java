package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.format.Standings;
import org.rondo.format.Standings.Award;
import org.rondo.format.Standings.Line;
import org.rondo.format.Standings.Rating;
import org.rondo.format.Standings.Table;
import org.rondo.format.Tally;

class StandingsReportTest {
  private static final Line ADA =
      new Line(1, "ada, \"the great\"", new Tally(10, 1, 0, 0, 0, 0, 1234, 56.125), 10.5)
          .withRating(new Rating(123.45, 67.5));
  private static final Line BEN =
      new Line(2, "ben", new Tally(0, 1, 10, 2, 3, 0, 0, 0), -0.001)
          .withRating(new Rating(-123.45, 67.5));
  private static final Standings STANDINGS =
      new Standings(
          List.of(
              new Table("all", "points", List.of(ADA, BEN)),
              new Table("p=3", "mean", List.of(new Line(1, "ben", Tally.none(), 1.0 / 3)))),
          List.of(new Award("champion", "ada, \"the great\"")),
          List.of("final: 5-4"));

  @Test
  void textIsAlignedAndCompact() {
    assertThat(new StandingsReport(STANDINGS).text())
        .isEqualTo(
            """
            all
            rank  entrant           games  wins  draws  losses  points       score  faults       elo
               1  ada, "the great"     11    10      1       0    10.5  1234-56.12       0  +123 ±68
               2  ben                  11     0      1      10       0         0-0       3  -123 ±68

            p=3
            rank  entrant  games  wins  draws  losses  mean  score  faults
               1  ben          0     0      0       0  0.33    0-0       0

            champion: ada, "the great"

            final: 5-4
            """);
  }

  @Test
  void valuesAreSeparatedByCommasAndQuotedWhereNeeded() {
    assertThat(new StandingsReport(STANDINGS).csv())
        .isEqualTo(
            """
            table,rank,entrant,games,wins,draws,losses,measure,points,for,against,forfeits,faults,rating,error
            all,1,"ada, ""the great""\",11,10,1,0,points,10.5,1234,56.12,0,0,123.5,67.5
            all,2,ben,11,0,1,10,points,0,0,0,2,3,-123.5,67.5
            p=3,1,ben,0,0,0,0,mean,0.33,0,0,0,0,,
            """);
  }

  @Test
  void jsonHoldsEverything() {
    assertThat(new StandingsReport(STANDINGS).json())
        .startsWith("{\n  \"tables\": [\n    {\n      \"title\": \"all\",")
        .contains(
            "\"entrant\": \"ada, \\\"the great\\\"\"",
            "\"points\": 10.5",
            "\"for\": 1234",
            "\"forfeits\": 2",
            "\"rating\": 123.5",
            "\"title\": \"champion\"",
            "\"final: 5-4\"")
        .endsWith("}\n");
  }
}
