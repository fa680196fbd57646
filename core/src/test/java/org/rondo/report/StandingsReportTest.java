package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.FixedRounds;
import org.rondo.format.PrizeFund;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Standings.Award;
import org.rondo.format.Standings.BracketPair;
import org.rondo.format.Standings.BracketRound;
import org.rondo.format.Standings.Line;
import org.rondo.format.Standings.Rating;
import org.rondo.format.Standings.Table;
import org.rondo.format.Tally;
import org.rondo.random.Seed;
import org.rondo.tournament.Competition;
import org.rondo.tournament.TournamentResult;

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
          List.of(Award.champion("ada, \"the great\"")),
          List.of("final: 5-4"));

  @Test
  void wideNamesAreAligned() {
    StandingsReport report =
        table(new Line(1, "日本太郎", Tally.none(), 1), new Line(2, "ben", Tally.none(), 0));
    assertThat(report.text())
        .isEqualTo(
            """
            rank  entrant   games  wins  draws  losses  points  score  faults
               1  日本太郎      0     0      0       0       1    0-0       0
               2  ben           0     0      0       0       0    0-0       0
            """);
  }

  @Test
  void longNamesAreCutToTheTerminalUnlessTheyBeginAlike() {
    Line third = new Line(3, "the first of the many", Tally.none(), 0);
    Line fourth = new Line(3, "the first of the masses", Tally.none(), 0);
    Line long0 = new Line(1, "a name of thirty letters in all", Tally.none(), 0);
    assertThat(table(long0, third).text(72))
        .isEqualTo(
            """
            rank  entrant          games  wins  draws  losses  points  score  faults
               1  a name of th...      0     0      0       0       0    0-0       0
               3  the first of...      0     0      0       0       0    0-0       0
            """);
    int whole = table(long0, third).text().lines().mapToInt(String::length).max().orElseThrow();
    assertThat(table(long0, third).text(whole)).isEqualTo(table(long0, third).text());
    assertThat(table(long0, third).text(whole - 1))
        .contains("   1  a name of thirty letters in...");
    assertThat(table(long0, third).text(40)).isEqualTo(table(long0, third).text());
    assertThat(table(third, fourth).text(72)).isEqualTo(table(third, fourth).text());
  }

  private static StandingsReport table(Line... lines) {
    Table table = new Table("", "points", List.of(lines));
    return new StandingsReport(new Standings(List.of(table), List.of(), List.of()));
  }

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
  void prizesAreAColumnOfTheFirstTable() {
    StandingsReport report = new StandingsReport(PrizeFund.parse("100").awardedIn(STANDINGS));
    assertThat(report.text())
        .contains("faults       elo   prize\n", "0  +123 ±68  100.00\n", "3  -123 ±68    0.00\n")
        .contains("0.33    0-0       0\n")
        .endsWith("\nfinal: 5-4\nprizes: 100 for 10 games that were won, 100/10 for each\n");
    assertThat(report.csv())
        .contains("game,format,seed,prize\n", "false,,,,100.00\n", "0,,,false,,,,\n");
    assertThat(report.json()).contains("\"prize\": 100.00", "\"prize\": 0.00");
  }

  @Test
  void valuesAreSeparatedByCommasAndQuotedWhereNeeded() {
    assertThat(new StandingsReport(STANDINGS).csv())
        .isEqualTo(
            """
            table,rank,entrant,games,wins,draws,losses,measure,points,for,against,forfeits,faults,rating,error,withdrawn,game,format,seed
            all,1,"ada, ""the great""\",11,10,1,0,points,10.5,1234,56.12,0,0,123.5,67.5,false,,,
            all,2,ben,11,0,1,10,points,0,0,0,2,3,-123.5,67.5,false,,,
            p=3,1,ben,0,0,0,0,mean,0.33,0,0,0,0,,,false,,,
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

  @Test
  void theCompetitionFollowsWhatEarlierVersionsWrote() {
    StandingsSource source =
        new StandingsSource("cup", List.of("a", "b:x=1,y=2"), "knockout", "7/cup");
    Standings standings =
        new Standings(
            List.of(new Table("", "points", List.of(BEN.withdrawn()))),
            List.of(),
            List.of(),
            List.of(
                new BracketRound(
                    new Stage.Final(),
                    List.of(
                        new BracketPair(
                            List.of("ada", "ben"), List.of(1.5, 2.0), "ben", "on points"),
                        new BracketPair(
                            List.of("cy", "dan"), List.of(3.0, 1.0), List.of(2.0, 0.5), "cy", "")),
                    List.of("eve"))),
            List.of(),
            List.of());
    StandingsReport report = new StandingsReport(standings, source);
    assertThat(report.text()).contains("   2  ben (withdrawn)     11 ");
    assertThat(report.csv()).endsWith(",-123.5,67.5,true,\"a | b:x=1,y=2\",knockout,7/cup\n");
    JsonObject json = JsonParser.parseString(report.json()).getAsJsonObject();
    assertThat(json.keySet())
        .containsExactly(
            "tables", "awards", "remarks", "bracket", "competition", "games", "format", "seed");
    assertThat(json.get("games")).hasToString("[\"a\",\"b:x=1,y=2\"]");
    assertThat(json.get("bracket"))
        .hasToString(
            "[{\"title\":\"final\",\"pairs\":[{\"entrants\":[\"ada\",\"ben\"],\"scores\":[1.5,2],\"winner\":\"ben\",\"way\":\"on"
                + " points\"},{\"entrants\":[\"cy\",\"dan\"],\"scores\":[3,1],"
                + "\"points\":[2,0.5],\"winner\":\"cy\"}],\"byes\":[\"eve\"]}]");
    assertThat(json.toString()).contains("\"error\":67.5,\"withdrawn\":true}");
  }

  @Test
  void aSecretSeedIsNamedOnlyWhenTheTournamentIsOver() {
    Seed secret = new Seed("secret:" + "0123456789abcdef".repeat(2));
    TournamentResult over =
        new TournamentResult(
            EntryList.of(List.of("a", "b"), Seed.of(1)), Results.none(), STANDINGS);
    Competition<?, ?> competition =
        Competition.of(new Pile(2, 9), FixedRounds.of(List.of(Encounter.of(0, 1))));
    assertThat(StandingsSource.of(competition, secret, over).seed()).isEqualTo(secret.text());
    TournamentResult running =
        new TournamentResult(
            over.entries(),
            over.results(),
            over.standings(),
            List.of(Round.of(Stage.round(1), List.of(Encounter.of(0, 1)))));
    assertThat(StandingsSource.of(competition, secret, running).seed())
        .isEqualTo(secret.commitment());
  }
}
