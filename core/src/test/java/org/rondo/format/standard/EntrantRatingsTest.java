package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;
import org.rondo.rating.BradleyTerry;
import org.rondo.rating.HeadToHead;
import org.rondo.rating.PlackettLuce;
import org.rondo.rating.Ranking;
import org.rondo.rating.Strengths;

class EntrantRatingsTest {
  private static final Format ROUND_ROBIN = new RoundRobin(10, Points.PER_MATCH);
  private static final Format FOURS = new ScoreAverage(4, 40, List.of());

  private static List<Standings.Line> lines(
      Format format, int size, ToyTournament.MatchSimulator matches) {
    EntryList entries = ToyTournament.entries(size, Seed.of(2));
    return format
        .standings(entries, ToyTournament.play(format, entries, matches))
        .tables()
        .get(0)
        .lines();
  }

  private static double elo(Standings.Line line) {
    return line.rating().orElseThrow().elo();
  }

  @Test
  void winnersAreRatedAboveLosersAroundAMeanOfNothing() {
    List<Standings.Line> lines = lines(ROUND_ROBIN, 6, ToyTournament.lowerWins());
    assertThat(lines).isSortedAccordingTo((one, other) -> Double.compare(elo(other), elo(one)));
    assertThat(lines.stream().mapToDouble(EntrantRatingsTest::elo).sum())
        .isCloseTo(0, within(1e-6));
    assertThat(lines).allMatch(line -> line.rating().orElseThrow().error() > 0);
  }

  @Test
  void entrantsThatDrawHaveEqualRatings() {
    assertThat(lines(ROUND_ROBIN, 5, ToyTournament.allDrawn()))
        .allSatisfy(line -> assertThat(elo(line)).isCloseTo(0, within(1e-6)));
    assertThat(lines(FOURS, 5, ToyTournament.allDrawn()))
        .allSatisfy(line -> assertThat(elo(line)).isCloseTo(0, within(1e-6)));
  }

  @Test
  void threeWinsInFourMatchesAreAlmostTheEloOfThreeToOne() {
    // The virtual draws pull it a little towards the mean.
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) -> {
          int winner = match % 4 == 0 ? 1 : 0;
          return ToyTournament.scores(
              seated.get(0) == winner ? 1 : 0, seated.get(1) == winner ? 1 : 0);
        };
    List<Standings.Line> lines = lines(new RoundRobin(1000, Points.PER_MATCH), 2, matches);
    double threeToOne = 400 * Math.log10(3);
    assertThat(elo(lines.get(0)) - elo(lines.get(1))).isCloseTo(threeToOne, within(0.5));
    // The standard error of the difference is 400 / ln 10 / sqrt(1000 * 3/4 * 1/4); of a half,
    // half. A pair is level or won twice, in turn: its variance is 1/4, where that of two
    // independent matches is 3/8.
    double independent = 1.96 * 400 / Math.log(10) / Math.sqrt(1000 * 3.0 / 16) / 2;
    double error = independent * Math.sqrt(2.0 / 3);
    assertThat(lines.get(0).rating().orElseThrow().error()).isCloseTo(error, within(0.5));
  }

  @Test
  void placesInGamesOfFourAreRated() {
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            ToyTournament.scores(seated.stream().mapToDouble(entrant -> -entrant).toArray());
    assertThat(lines(FOURS, 7, matches))
        .isSortedAccordingTo((one, other) -> Double.compare(elo(other), elo(one)));
  }

  @Test
  void anEntrantWithoutMatchesHasNoRating() {
    EntryList entries = ToyTournament.entries(3);
    Round round = Round.of(Stage.round(1), List.of(Encounter.of(0, 1)));
    Results results = Results.none().plus(ToyTournament.played(round, ToyTournament.lowerWins()));
    assertThat(ROUND_ROBIN.standings(entries, results).tables().get(0).lines())
        .filteredOn(line -> line.rating().isPresent())
        .extracting(Standings.Line::entrant)
        .containsExactlyInAnyOrder("e1", "e2");
    assertThat(ROUND_ROBIN.standings(entries, Results.none()).tables().get(0).lines())
        .allMatch(line -> line.rating().isEmpty());
  }

  @Test
  void aDrawIsHalfAWin() {
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) -> {
          double lead = match < 3 ? 1 : match < 5 ? 0 : -1;
          return seated.get(0) == 0 ? ToyTournament.scores(lead, 0) : ToyTournament.scores(0, lead);
        };
    List<Standings.Line> lines = lines(new RoundRobin(6, Points.PER_MATCH), 2, matches);
    Strengths fit = BradleyTerry.fitWithVirtualDraws(2, List.of(new HeadToHead(0, 1, 4, 2)), 0.5);
    assertThat(elo(lines.get(0)) - elo(lines.get(1)))
        .isCloseTo(fit.elo(0) - fit.elo(1), within(1e-6));
  }

  /** Two matches have the order of the numbers; in the third, the first and the third are level. */
  @Test
  void matchesOfThreeAreRankings() {
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            ToyTournament.scores(
                seated.stream()
                    .mapToDouble(entrant -> match < 2 ? -entrant : entrant == 1 ? 1 : 0)
                    .toArray());
    Round round = Round.of(Stage.round(1), List.of(new Encounter(0, List.of(0, 1, 2), 3)));
    EntryList entries = ToyTournament.entries(3);
    List<Standings.Line> lines =
        new ScoreAverage(3, 3, List.of())
            .standings(entries, Results.none().plus(ToyTournament.played(round, matches)))
            .tables()
            .get(0)
            .lines();
    List<Ranking> rankings =
        List.of(
            new Ranking(List.of(0, 1, 2), 2),
            new Ranking(List.of(1, 0, 2), 0.5),
            new Ranking(List.of(1, 2, 0), 0.5));
    Strengths fit = PlackettLuce.fitWithVirtualDraws(3, rankings, 0.5).relativeToMean();
    for (Standings.Line line : lines) {
      int entrant = entries.names().indexOf(line.entrant());
      assertThat(elo(line)).isCloseTo(fit.elo(entrant), within(1e-6));
    }
  }

  @Test
  void matchesOfUpToSixSeatsAreRated() {
    ToyTournament.MatchSimulator drawn = ToyTournament.allDrawn();
    assertThat(lines(new ScoreAverage(6, 6, List.of()), 6, drawn))
        .allMatch(line -> line.rating().isPresent());
    assertThat(lines(new ScoreAverage(7, 7, List.of()), 7, drawn))
        .allMatch(line -> line.rating().isEmpty());
  }

  @Test
  void anEncounterWithoutAMatchGivesNoRating() {
    EntryList entries = ToyTournament.entries(3);
    Round played = Round.of(Stage.round(1), List.of(Encounter.of(0, 1)));
    Round annulled = Round.of(Stage.round(2), List.of(Encounter.of(1, 2)));
    Results results =
        Results.none()
            .plus(ToyTournament.played(played, ToyTournament.lowerWins()))
            .plus(
                new RoundResult(
                    annulled, List.of(EncounterResult.none(annulled.encounters().get(0)))));
    assertThat(ROUND_ROBIN.standings(entries, results).tables().get(0).lines())
        .filteredOn(line -> line.rating().isPresent())
        .extracting(Standings.Line::entrant)
        .containsExactlyInAnyOrder("e1", "e2");
  }

  @Test
  void anEntrantInSeveralSeatsHasNoRating() {
    assertThat(lines(FOURS, 3, ToyTournament.allDrawn())).allMatch(line -> line.rating().isEmpty());
  }
}
