package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.game.Outcome;
import org.rondo.rating.Crosstable;
import org.rondo.rating.RatingList;
import org.rondo.rating.RatingModel;

class RatingReportTest {
  private static RatingReport report(String anchor) {
    Crosstable table = new Crosstable();
    for (int match = 0; match < 10; match++) {
      table.add(List.of("ada", "ben, jr"), Outcome.byScore(match < 7 ? 1 : 0, 0));
      table.add(List.of("eve", "ada"), Outcome.byScore(match < 2 ? 1 : 0, 0.5));
    }
    RatingList ratings = RatingList.of(table);
    return new RatingReport(
        "othello", table, anchor.isEmpty() ? ratings : ratings.anchored(anchor, 1000));
  }

  @Test
  void textHasRatingsCrosstableAndLikelihoods() {
    assertThat(report("").text())
        .isEqualTo(
            """
            othello: 20 matches, 3 entrants
            rank  entrant        elo  games  wins  draws  losses   score  against
               1  ada      +176 ±116     20    15      3       2  82.5 %      -88
               2  eve       -61 ±183     10     2      0       8  20.0 %     +176
               3  ben, jr  -115 ±176     10     0      3       7  15.0 %     +176
            prior: a virtual draw of weight 0.5 for each entrant

            wins-draws-losses of each entrant (line) against each other entrant (column)
                            1      2      3
            1  ada          ·  8-0-2  7-3-0
            2  eve      2-0-8      ·
            3  ben, jr  0-3-7             ·

            Elo of each entrant (line) minus Elo of each other (column), ± at 95 %
                                1          2          3
            1  ada              ·  +236 ±251  +291 ±235
            2  eve      -236 ±251          ·   +55 ±340
            3  ben, jr  -291 ±235   -55 ±340          ·

            likelihood in % that an entrant (line) is stronger than another (column)
                          1     2     3
            1  ada        ·  96.7  99.2
            2  eve      3.3     ·  62.3
            3  ben, jr  0.8  37.7     ·
            """);
  }

  @Test
  void csvAndJsonNameTheAnchor() {
    assertThat(RatingReport.csvHeading() + report("ada").csv())
        .isEqualTo(
            """
            game,rank,entrant,rating,error,games,wins,draws,losses,score,against,anchor
            othello,1,ada,1000,0,20,15,3,2,0.825,736.3,ada
            othello,2,eve,763.6,251.2,10,2,0,8,0.2,1000,ada
            othello,3,"ben, jr",709,234.5,10,0,3,7,0.15,1000,ada
            """);
    JsonObject list =
        JsonParser.parseString(RatingReport.json(List.of(report("ada"))))
            .getAsJsonObject()
            .getAsJsonArray("lists")
            .get(0)
            .getAsJsonObject();
    assertThat(list.keySet())
        .containsExactly("game", "matches", "different", "anchor", "prior", "lines", "pairs");
    assertThat(list.getAsJsonArray("lines").get(1))
        .hasToString(
            "{\"rank\":2,\"entrant\":\"eve\",\"rating\":763.6,\"error\":251.2,\"games\":10,"
                + "\"wins\":2,\"draws\":0,\"losses\":8,\"score\":0.2,\"against\":1000}");
    assertThat(list.getAsJsonArray("pairs"))
        .hasSize(3)
        .first()
        .hasToString(
            "{\"entrant\":\"ada\",\"opponent\":\"eve\",\"wins\":8,\"draws\":0,\"losses\":2,"
                + "\"difference\":236.4,\"error\":251.2,\"superiority\":0.9675}");
  }

  @Test
  void anotherModelIsSaid() {
    Crosstable table = new Crosstable();
    for (int match = 0; match < 10; match++) {
      table.add(List.of("ada", "ben"), Outcome.byScore(match < 7 ? 1 : 0, 0.5));
      table.add(List.of("ben", "ada"), Outcome.byScore(match < 6 ? 1 : 0, 0.5));
    }
    RatingModel model = RatingModel.usual().withPrior(0).withSeatAdvantage();
    RatingReport report = new RatingReport("othello", table, RatingList.of(table, table, model));
    assertThat(report.text())
        .contains(
            "\nprior: none; these are the ratings of maximum likelihood\n"
                + "advantage of seat 0: +109 ±161 Elo\n\n");
    assertThat(RatingReport.json(List.of(report)))
        .contains("\"prior\": 0,", "\"advantage\": {", "\"elo\": 108.8", "\"error\": 160.9");
  }

  @Test
  void ratingsRelativeToAnAnchorHaveNoSign() {
    assertThat(report("eve").text())
        .contains("   1  ada        1236 ±251 ")
        .contains("   2  eve      1000 anchor ");
  }

  @Test
  void noLineOfManyEntrantsIsWiderThanATerminal() {
    Crosstable table = new Crosstable();
    for (int first = 0; first < 30; first++) {
      for (int second = 0; second < first; second++) {
        table.add(List.of("entrant" + first, "entrant" + second), Outcome.byScore(first % 3, 1));
      }
    }
    String text = new RatingReport("othello", table, RatingList.of(table)).text();
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
    assertThat(text.lines().filter(line -> line.matches(" *1  entrant.*")).count())
        .isGreaterThan(3);
  }

  @Test
  void aTableOfExactlyTheWidthOfATerminalIsOnePart() {
    // Two digits, a name of six letters, ten cells like 1-0-0, and two spaces before each of them.
    assertThat(2 + 2 + 6 + 10 * (2 + 5)).isEqualTo(80);
    assertThat(parts("bot-%02d")).isEqualTo(1);
    assertThat(parts("robot%02d")).isEqualTo(2);
  }

  /** {@return the number of parts of the crosstable of ten entrants} */
  private static long parts(String name) {
    Crosstable table = new Crosstable();
    for (int first = 0; first < 10; first++) {
      for (int second = 0; second < first; second++) {
        table.add(
            List.of(String.format(name, first), String.format(name, second)),
            Outcome.byScore(first + second & 1, 0.5));
      }
    }
    String text = new RatingReport("othello", table, RatingList.of(table)).text();
    String crosstable = text.substring(text.indexOf("wins-draws-losses"), text.indexOf("\nElo"));
    return crosstable.lines().filter(line -> line.matches(" *1  [a-z].*")).count();
  }
}
