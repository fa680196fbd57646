package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Outcome;
import org.rondo.rating.RatingList.RatedEntrant;
import org.rondo.rating.RatingList.SeatAdvantage;

class RatingModelTest {

  /**
   * Matches of Othello, of which the figures of other programs below are: seat 0, seat 1, and the
   * wins, draws and losses of seat 0.
   */
  private static final String CUP =
      """
      a5 beginner 20 0 0
      a5 greedy 20 0 0
      a5 random 20 0 0
      a5 sound 19 0 1
      beginner a5 0 0 20
      beginner greedy 9 1 10
      beginner random 10 0 10
      beginner sound 1 0 19
      greedy a5 0 0 20
      greedy beginner 9 1 10
      greedy random 9 3 8
      greedy sound 1 0 19
      random a5 0 0 20
      random beginner 3 2 15
      random greedy 7 2 11
      random sound 0 0 20
      sound a5 1 0 19
      sound beginner 20 0 0
      sound greedy 19 0 1
      sound random 19 1 0
      """;

  private static final RatingModel LIKELIHOOD = RatingModel.usual().withPrior(0);

  /**
   * Returns the results of a text.
   *
   * @param draws the number of times that each draw counts
   */
  private static Crosstable results(String text, int draws) {
    Crosstable table = new Crosstable();
    for (String line : text.lines().toList()) {
      String[] words = line.split(" ");
      List<String> seats = List.of(words[0], words[1]);
      add(table, seats, Integer.parseInt(words[2]), Outcome.byScore(1, 0));
      add(table, seats, draws * Integer.parseInt(words[3]), Outcome.byScore(0, 0));
      add(table, seats, Integer.parseInt(words[4]), Outcome.byScore(0, 1));
    }
    return table;
  }

  private static void add(Crosstable table, List<String> seats, int times, Outcome outcome) {
    for (int i = 0; i < times; i++) {
      table.add(seats, outcome);
    }
  }

  private static RatingList rated(Crosstable results, RatingModel model) {
    return RatingList.of(results, results, model);
  }

  private static void assertRatings(
      RatingList list, Map<String, Double> expected, double tolerance) {
    Map<String, Double> ratings =
        list.lines().stream().collect(Collectors.toMap(RatedEntrant::entrant, RatedEntrant::elo));
    assertThat(ratings).containsOnlyKeys(expected.keySet());
    expected.forEach(
        (name, elo) ->
            assertThat(ratings.get(name))
                .as("rating of %s", name)
                .isCloseTo(elo, within(tolerance)));
  }

  /**
   * Ordo 1.2.6, {@code ordo -p cup.pgn -a 0 -z 200.240941 -N 3}: it has no prior, and with this
   * number its scale is that of Elo, as 76 % is a difference of 400 log10(0.76 / 0.24). It prints
   * three digits, and its search stops when ratings hardly change.
   */
  @Test
  void ratingsWithoutPriorAreThoseOfOrdo() {
    assertRatings(
        rated(results(CUP, 1), LIKELIHOOD),
        Map.of(
            "a5", 794.449,
            "sound", 267.248,
            "beginner", -320.772,
            "greedy", -334.881,
            "random", -406.044),
        0.01);
  }

  /** Ordo with the same options and {@code -W}, which adjusts the advantage of White. */
  @Test
  void theAdvantageOfSeat0IsThatOfOrdo() {
    RatingList list = rated(results(CUP, 1), LIKELIHOOD.withSeatAdvantage());
    assertRatings(
        list,
        Map.of(
            "a5", 800.326,
            "sound", 269.102,
            "beginner", -322.909,
            "greedy", -337.204,
            "random", -409.315),
        0.02);
    assertThat(list.seatAdvantage().orElseThrow().elo()).isCloseTo(-40.97, within(0.02));
  }

  /**
   * BayesElo with {@code prior 0}, {@code drawelo 0.01} and {@code scale 1}. In its model a draw
   * says as much as a win and a loss, so it counts twice here. It prints no digits behind the
   * point, and its iteration stops early; that is the tolerance.
   */
  @Test
  void ratingsWithoutPriorAreThoseOfBayesElo() {
    assertRatings(
        rated(results(CUP, 2), LIKELIHOOD),
        Map.of("a5", 782.0, "sound", 253.0, "beginner", -314.0, "greedy", -329.0, "random", -391.0),
        1);
  }

  /** Half of a match against an opponent in the middle: 27 Elo for the entrant that won 158:2. */
  @Test
  void thePriorMovesRatingsTowardsTheMean() {
    RatingList without = rated(results(CUP, 1), LIKELIHOOD);
    RatingList with = rated(results(CUP, 1), RatingModel.usual());
    assertThat(with.lines()).isEqualTo(RatingList.of(results(CUP, 1)).lines());
    for (int i = 0; i < with.lines().size(); i++) {
      double elo = with.lines().get(i).elo();
      double free = without.lines().get(i).elo();
      assertThat(Math.abs(elo)).isLessThan(Math.abs(free)).isGreaterThan(Math.abs(free) - 28);
      assertThat(Math.signum(elo)).isEqualTo(Math.signum(free));
    }
  }

  /**
   * For two players the fit is exact: each seat's log-odds are the difference and the advantage.
   */
  @Test
  void theAdvantageAndItsErrorOfTwoPlayersAreThoseOfTheirLogOdds() {
    Crosstable table = results("a b 30 0 10\nb a 18 0 22\n", 1);
    double first = Math.log(30.0 / 10);
    double second = Math.log(18.0 / 22);
    double variance = (1 / 30.0 + 1 / 10.0 + 1 / 18.0 + 1 / 22.0) / 4;
    RatingList list = rated(table, LIKELIHOOD.withSeatAdvantage());
    double elo = 400 / Math.log(10);
    SeatAdvantage advantage = list.seatAdvantage().orElseThrow();
    assertThat(advantage.elo()).isCloseTo(elo * (first + second) / 2, within(1e-6));
    assertThat(advantage.error()).isCloseTo(1.96 * elo * Math.sqrt(variance), within(1e-6));
    EloDifference difference = list.difference("a", "b");
    assertThat(difference.elo()).isCloseTo(elo * (first - second) / 2, within(1e-6));
    assertThat(difference.error()).isCloseTo(1.96 * elo * Math.sqrt(variance), within(1e-6));
    assertThat(list.anchored("b", 1000).seatAdvantage()).contains(advantage);
  }

  @Test
  void seatsThatAreEqualHaveNoAdvantage() {
    RatingList list =
        rated(results("a b 6 2 2\nb a 2 2 6\n", 1), RatingModel.usual().withSeatAdvantage());
    assertThat(list.seatAdvantage().orElseThrow().elo()).isCloseTo(0, within(1e-6));
    assertThat(list.lines().get(0).elo())
        .isCloseTo(
            rated(results("a b 6 2 2\nb a 2 2 6\n", 1), RatingModel.usual()).lines().get(0).elo(),
            within(1e-6));
  }

  @Test
  void withoutPriorAGroupThatNeverLostIsNamed() {
    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(
            () ->
                rated(
                    results("a b 3 0 0\nb c 1 0 1\nd c 1 1 0\nc b 2 0 2\nc d 1 0 0\n", 1),
                    LIKELIHOOD))
        .withMessage(
            "a never lost to the other 3 entrants, so no finite ratings fit the results best; give"
                + " a prior above 0, play more matches, or rate them apart");
  }

  /**
   * Seat 0 won all, or seat 1; one player held seat 0 only; seat 0 won all between equals of a
   * cycle.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a b 5 0 0\nb a 5 0 0\n",
        "a b 0 0 5\nb a 0 0 5\n",
        "a b 5 0 3\n",
        "a b 2 0 0\nb c 2 0 0\nc a 2 0 0\n"
      })
  void anAdvantageThatTheResultsDoNotTellIsRefused(String text) {
    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> rated(results(text, 1), LIKELIHOOD.withSeatAdvantage()))
        .withMessageStartingWith("the results do not tell the advantage of the first seat")
        .satisfies(e -> assertThat(e.players()).isEmpty());
  }

  @Test
  void aPriorTellsTheAdvantageOnlyIfEachSeatHasWon() {
    RatingModel model = RatingModel.usual().withSeatAdvantage();
    assertThat(rated(results("a b 5 0 3\n", 1), model).seatAdvantage()).isPresent();
    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> rated(results("a b 5 0 0\nb a 5 0 0\n", 1), model));
    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> rated(results("a b 0 0 5\nb a 0 0 5\n", 1), model));
  }

  /** A longer cycle tells the advantage, too: a win of each seat is undone by other results. */
  @Test
  void anAdvantageIsToldByACycleOfThree() {
    String text = "a b 2 0 0\nb c 2 0 0\nc a 2 0 0\nb a 0 0 1\nc b 0 0 1\na c 0 0 1\n";
    RatingList list = rated(results(text, 1), LIKELIHOOD.withSeatAdvantage());
    // Every win of seat 0 is matched by the same cycle, half as often, in seat 1.
    assertThat(list.seatAdvantage().orElseThrow().elo())
        .isCloseTo(400 * Math.log10(2), within(1e-6));
  }

  @Test
  void aPriorMayBeAMillion() {
    assertThat(RatingModel.usual().withPrior(1e6).prior()).isEqualTo(1e6);
    assertThatIllegalArgumentException().isThrownBy(() -> RatingModel.usual().withPrior(1.1e6));
  }

  @Test
  void aPriorBelow0AndMoreSeatsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RatingModel.usual().withPrior(-0.1))
        .withMessage("prior -0.1 is not in 0..1000000; 0 is no prior, 0.5 is usual");
    Crosstable three = new Crosstable();
    three.add(List.of("a", "b", "c"), Outcome.byScore(1, 2, 3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rated(three, RatingModel.usual().withSeatAdvantage()))
        .withMessageStartingWith("a match has more than two seats");
  }

  @Test
  void withAnAdvantageEntrantsThatNeverMetAreNamedToo() {
    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(
            () ->
                rated(
                    results("a b 3 0 2\nb a 2 0 3\nc d 2 0 1\nd c 1 0 2\n", 1),
                    LIKELIHOOD.withSeatAdvantage()))
        .withMessageContaining("never met");
  }

  /** At the maximum, what each side won beyond expectation is 0; virtual draws have no seats. */
  @Test
  void virtualDrawsHaveNoAdvantageOfTheFirstSeat() {
    List<ChoicePool> pools =
        List.of(ChoicePool.ofSeats(0, 6, 1, 2), ChoicePool.ofSeats(1, 5, 0, 2));
    ChoiceModel.SeatedFit fit = ChoiceModel.fitWithAdvantage(2, pools, 0.5);
    double first = fit.strengths().ability(0);
    double second = fit.strengths().ability(1);
    double ofFirst = 6 - 8 / (1 + Math.exp(second - first - fit.advantage()));
    double ofSecond = 5 - 7 / (1 + Math.exp(first - second - fit.advantage()));
    assertThat(ofFirst + ofSecond).isCloseTo(0, within(1e-9));
    assertThat(ofFirst - ofSecond + 0.25 - 0.5 / (1 + Math.exp(-first))).isCloseTo(0, within(1e-9));
    assertThat(ofSecond - ofFirst + 0.25 - 0.5 / (1 + Math.exp(-second)))
        .isCloseTo(0, within(1e-9));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChoiceModel.fitWithAdvantage(1, pools, 0.5))
        .withMessage("player 1 has results, but there are only the players 0 to 0");
  }
}
