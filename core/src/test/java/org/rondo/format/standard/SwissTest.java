package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Seating;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

class SwissTest {
  private static final Swiss SINGLE = new Swiss(0, 1);
  private static final Swiss DOUBLE = new Swiss(0, 2);

  /** Pairs as people write them, {@code 1-5 2-6}, the lower number first, and who has the bye. */
  private static String pairs(Round round) {
    Stream<String> pairs =
        round.encounters().stream()
            .map(
                encounter ->
                    encounter.entrants().stream()
                        .sorted()
                        .map(entrant -> Integer.toString(entrant + 1))
                        .collect(Collectors.joining("-")));
    Stream<String> byes = round.byes().stream().map(bye -> "bye " + (bye + 1));
    return Stream.concat(pairs, byes).collect(Collectors.joining(" "));
  }

  private static List<String> rounds(Results results) {
    return results.rounds().stream().map(result -> pairs(result.round())).toList();
  }

  /** A round of single games, {@code 1-5 2-6}: the first has seat 0. */
  private static Round round(int number, String pairs, Integer... byes) {
    List<Encounter> encounters =
        Arrays.stream(pairs.split(" "))
            .map(pair -> pair.split("-"))
            .map(two -> Encounter.of(Integer.parseInt(two[0]) - 1, Integer.parseInt(two[1]) - 1))
            .toList();
    return new Round(Stage.round(number), encounters, Stream.of(byes).map(bye -> bye - 1).toList());
  }

  /** Results, and more rounds of single games. */
  private static Results played(
      Results before, ToyTournament.MatchSimulator matches, String... rounds) {
    Results results = before;
    for (String pairs : rounds) {
      Round round = round(results.rounds().size() + 1, pairs);
      results = results.plus(ToyTournament.played(round, matches));
    }
    return results;
  }

  private static Results lowerWins(String... rounds) {
    return lowerWins(Results.none(), rounds);
  }

  private static Results lowerWins(Results before, String... rounds) {
    return played(before, ToyTournament.lowerWins(), rounds);
  }

  private static Results drawn(String... rounds) {
    return played(Results.none(), ToyTournament.allDrawn(), rounds);
  }

  private static Round next(int size, Results results) {
    return new Swiss(20, 1).next(ToyTournament.entries(size), results).orElseThrow();
  }

  private static Standings standings(int size, Results results) {
    return SINGLE.standings(ToyTournament.entries(size), results);
  }

  private static Standings.Table table(int size, Results results) {
    return standings(size, results).tables().get(0);
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "4, 2", "5, 3", "8, 3", "9, 4", "12, 4"})
  void thereAreAsManyRoundsAsHalveTheField(int size, int rounds) {
    Results results =
        ToyTournament.play(SINGLE, ToyTournament.entries(size), ToyTournament.lowerWins());
    assertThat(results.rounds()).hasSize(rounds);
    assertThat(results.rounds().get(rounds - 1).round().title()).isEqualTo("round " + rounds);
  }

  @Test
  void theUpperHalfMeetsTheLowerHalf() {
    assertThat(pairs(next(8, Results.none()))).isEqualTo("1-5 2-6 3-7 4-8");
    assertThat(pairs(next(7, Results.none()))).isEqualTo("1-4 2-5 3-6 bye 7");
    assertThat(pairs(next(2, Results.none()))).isEqualTo("1-2");
  }

  @Test
  void thenEntrantsWithEqualPointsMeet() {
    Results results =
        ToyTournament.play(DOUBLE, ToyTournament.entries(8), ToyTournament.lowerWins());
    assertThat(rounds(results))
        .containsExactly("1-5 2-6 3-7 4-8", "1-3 2-4 5-7 6-8", "1-2 3-5 4-6 7-8");
    assertThat(results.encounters()).allMatch(result -> result.encounter().matches() == 2);
  }

  @Test
  void entrantsDueTheSameSeatMeetOthersIfPossible() {
    Results results =
        ToyTournament.play(SINGLE, ToyTournament.entries(8), ToyTournament.lowerWins());
    assertThat(rounds(results).get(1)).isEqualTo("1-4 2-3 5-8 6-7");
  }

  @Test
  void noPairMeetsTwiceIfThatCanBeAvoided() {
    // All level: only 1-4 2-3 is left of the three pairings of four.
    assertThat(pairs(next(4, drawn("1-3 2-4", "1-2 3-4")))).isEqualTo("1-4 2-3");
    // Rather 2 points apart than again.
    assertThat(pairs(next(4, lowerWins("1-3 2-4", "1-2 3-4")))).isEqualTo("1-4 2-3");
  }

  @Test
  void ifPairsMeetAgainThoseWithTheFewestMeetingsDo() {
    Results twice = drawn("1-2 3-4", "1-3 2-4", "1-4 2-3", "1-2 3-4", "1-4 2-3");
    assertThat(pairs(next(4, twice))).isEqualTo("1-3 2-4");
  }

  @Test
  void pairsAreAsNearInPointsAsCanBe() {
    // 1 and 2 have two points, 3 to 6 one, 7 and 8 none.
    Results results = lowerWins("1-5 2-6 3-7 4-8", "1-3 2-4 5-7 6-8");
    EntryList entries = ToyTournament.entries(8);
    assertThat(pairs(new Swiss(20, 2).next(entries, results).orElseThrow()))
        .isEqualTo("1-2 3-5 4-6 7-8");
  }

  @Test
  void aFloaterIsAsNearAsPossibleAndRatherLower() {
    Swiss even = new Swiss(20, 2);
    EntryList entries = ToyTournament.entries(6);
    // 1, 2 and 3 have a point.
    assertThat(pairs(even.next(entries, lowerWins("1-4 2-5 3-6")).orElseThrow()))
        .isEqualTo("1-2 3-4 5-6");
    // 3 and 4 have a point, 1 and 2 half a point from each other.
    assertThat(pairs(even.next(entries, lowerWins(drawn("1-2"), "3-5 4-6")).orElseThrow()))
        .isEqualTo("3-4 1-5 2-6");
  }

  @Test
  void theByeGoesByEarlierByesThenFewPointsThenLowRank() {
    EntryList entries = ToyTournament.entries(5);
    Results results = ToyTournament.play(new Swiss(5, 1), entries, ToyTournament.lowerWins());
    assertThat(results.rounds().stream().map(result -> result.round().byes()))
        .containsExactly(List.of(4), List.of(3), List.of(2), List.of(1), List.of(0));
    // Two byes more: nobody has a third while somebody has one.
    Results more = ToyTournament.play(new Swiss(7, 1), entries, ToyTournament.lowerWins());
    assertThat(more.rounds().subList(5, 7).stream().flatMap(r -> r.round().byes().stream()))
        .doesNotHaveDuplicates();
  }

  @Test
  void aByeIsAPointAndNoMatch() {
    Results results =
        ToyTournament.play(new Swiss(1, 1), ToyTournament.entries(3), ToyTournament.allDrawn());
    Standings.Table table = table(3, results);
    assertThat(ToyTournament.names(table)).containsExactly("e3", "e1", "e2");
    assertThat(ToyTournament.points(table)).containsExactly(1.0, 0.5, 0.5);
    assertThat(table.lines().get(0).tally().matches()).isZero();
  }

  @Test
  void seatsAlternateDownTheFirstRound() {
    List<Encounter> encounters = next(8, Results.none()).encounters();
    List<Boolean> isHigherFirst =
        encounters.stream().map(e -> e.entrants().get(0) < e.entrants().get(1)).toList();
    boolean top = isHigherFirst.get(0);
    assertThat(isHigherFirst).containsExactly(top, !top, top, !top);
    assertThat(
            Stream.of(1, 2, 3, 4, 5, 6, 7, 8)
                .map(seed -> ToyTournament.entries(2, Seed.of(seed)))
                .map(entries -> SINGLE.next(entries, Results.none()).orElseThrow().encounters()))
        .contains(List.of(Encounter.of(0, 1)), List.of(Encounter.of(1, 0)));
  }

  @Test
  void theEntrantWithFewerMatchesInSeat0GetsIt() {
    assertThat(next(4, drawn("1-3 2-4")).encounters())
        .contains(Encounter.of(3, 0), Encounter.of(2, 1));
    assertThat(next(2, drawn("2-1")).encounters()).containsExactly(Encounter.of(0, 1));
    assertThat(next(2, drawn("2-1", "1-2", "1-2")).encounters())
        .containsExactly(Encounter.of(1, 0));
  }

  @Test
  void thenTheEntrantThatDidNotHaveItLast() {
    List<PairingCard> cards = PairingCard.all(5, drawn("1-3 4-2", "3-1 2-4"));
    SwissSeatRules seats = new SwissSeatRules(ToyTournament.entries(2).seed());
    assertThat(seats.of(cards.get(0), cards.get(1), 0))
        .isEqualTo(seats.of(cards.get(1), cards.get(0), 1))
        .isEqualTo(new Seating(0, 1, 3, "did not have it last"));
    // 5 has not played.
    assertThat(seats.of(cards.get(0), cards.get(4), 0))
        .isEqualTo(new Seating(0, 4, 3, "did not have it last"));
    assertThat(seats.of(cards.get(1), cards.get(4), 0))
        .isEqualTo(new Seating(4, 1, 3, "did not have it last"));
  }

  @Test
  void thenTheEntrantThatDidNotHaveItAtTheirLastMeeting() {
    Results results = drawn("1-2", "3-1 2-4", "1-3 2-4", "3-1 4-2");
    List<PairingCard> cards = PairingCard.all(4, results);
    assertThat(cards.get(0).balance()).isEqualTo(cards.get(1).balance());
    assertThat(cards.get(0).lastSurplus()).isEqualTo(cards.get(1).lastSurplus());
    SwissSeatRules seats = new SwissSeatRules(ToyTournament.entries(2).seed());
    assertThat(seats.of(cards.get(0), cards.get(1), 0))
        .isEqualTo(new Seating(1, 0, 4, "did not have it when they met last"));
    assertThat(seats.of(cards.get(1), cards.get(0), 0).first()).isEqualTo(1);
  }

  @Test
  void noEntrantHasTheSameSeatThreeTimesRunningIfThatCanBeAvoided() {
    // 1 and 2 have had seat 0 twice running, 3 and 4 seat 1: 1-2 and 3-4 would be a third time.
    Results results = drawn("1-3 2-4", "1-4 2-3");
    assertThat(pairs(next(4, results))).isEqualTo("1-2 3-4");
    Results again = drawn("1-3 2-4", "1-4 2-3", "1-2 3-4", "3-1 4-2", "4-1 3-2", "2-1 4-3");
    assertThat(next(4, again).encounters()).allMatch(e -> e.entrants().get(0) < 2);
  }

  @Test
  void theSeatLimitCountsBeforePoints() {
    // 1 and 2 have two points, and have had seat 0 twice; 3 and 4 have one, and seat 1 twice.
    Results results = lowerWins("1-5 2-6", "1-7 2-8");
    results = played(results, ToyTournament.allDrawn(), "5-3 6-4", "7-3 8-4");
    EntryList entries = ToyTournament.entries(8);
    for (int entrant = 4; entrant < 8; entrant++) {
      entries = entries.without(entrant);
    }
    Round round = new Swiss(20, 1).next(entries, results).orElseThrow();
    assertThat(round.encounters()).containsExactly(Encounter.of(2, 0), Encounter.of(3, 1));
    // With two games of each encounter, everybody has both seats.
    assertThat(pairs(new Swiss(20, 2).next(entries, results).orElseThrow())).isEqualTo("1-2 3-4");
  }

  @Test
  void entrantsWithTheSameSeatsInAnotherOrderMeet() {
    // 1 and 3 have had seat 1 twice and then seat 0 twice, 2 and 4 the other way round.
    Results results =
        drawn("5-1 6-3 2-7 4-8", "9-1 10-3 2-11 4-12", "1-7 3-8 5-2 6-4", "1-11 3-12 9-2 10-4");
    EntryList entries = ToyTournament.entries(12);
    for (int entrant = 4; entrant < 12; entrant++) {
      entries = entries.without(entrant);
    }
    Round round = new Swiss(20, 1).next(entries, results).orElseThrow();
    assertThat(pairs(round)).isEqualTo("1-4 2-3");
    assertThat(round.encounters()).containsExactly(Encounter.of(3, 0), Encounter.of(1, 2));
  }

  @Test
  void noEntrantHasASeatThreeTimesMoreOftenThanTheOther() {
    List<PairingCard> cards = PairingCard.all(5, drawn("1-3 2-4", "1-4 2-3", "3-1 4-2", "1-3 2-4"));
    assertThat(cards.get(0).balance()).isEqualTo(2);
    assertThat(cards.get(0).maySitBefore(cards.get(4))).isFalse();
    assertThat(cards.get(4).maySitBefore(cards.get(0))).isTrue();
    assertThat(cards.get(2).balance()).isEqualTo(-2);
    assertThat(cards.get(4).maySitBefore(cards.get(2))).isFalse();
    assertThat(cards.get(2).maySitBefore(cards.get(0))).isTrue();
  }

  @Test
  void theWithdrawnAreNotPaired() {
    Results results = lowerWins("1-4 2-5 3-6");
    EntryList left = ToyTournament.entries(6).without(0).without(4);
    assertThat(pairs(SINGLE.next(left, results).orElseThrow())).isEqualTo("2-3 4-6");
    assertThat(pairs(SINGLE.next(left.without(1), results).orElseThrow())).isEqualTo("3-4 bye 6");
    assertThat(SINGLE.next(left.without(1).without(2).without(3), results)).isEmpty();
  }

  @Test
  void theTitleGoesToTheBestEntrantsThatHaveNotWithdrawn() {
    Results results = lowerWins("1-3 2-4", "1-2 3-4");
    assertThat(standings(4, results).awards()).containsExactly(Standings.Award.champion("e1"));
    assertThat(SINGLE.standings(ToyTournament.entries(4).without(0), results).awards())
        .containsExactly(Standings.Award.champion("e2"), Standings.Award.champion("e3"));
    assertThat(standings(4, lowerWins("1-3 2-4")).awards()).isEmpty();
  }

  @Test
  void anAnnulledEncounterIsNone() {
    Round first = round(1, "1-3 2-4");
    EncounterResult annulled = EncounterResult.none(first.encounters().get(0));
    EncounterResult played =
        ToyTournament.played(first.encounters().get(1), ToyTournament.lowerWins());
    Results results = Results.none().plus(new RoundResult(first, List.of(annulled, played)));
    assertThat(PairingCard.all(4, results).stream().map(PairingCard::halves))
        .containsExactly(0, 2, 0, 0);
    assertThat(PairingCard.all(4, results).get(0).met(2)).isZero();
    assertThat(PairingCard.all(4, results).get(0).balance()).isZero();
  }

  @Test
  void whatADirectorPairedCounts() {
    // Instead of 1-3 2-4: now 1-2 is what would be again, and 1 and 3 have had the same seat.
    assertThat(pairs(next(4, drawn("1-2 3-4")))).isEqualTo("1-4 2-3");
    // 5 had the bye, and was given 1 to play, whose opponent was left without.
    Round paired = round(1, "1-5 2-4", 5);
    Results results = Results.none().plus(ToyTournament.played(paired, ToyTournament.lowerWins()));
    List<PairingCard> cards = PairingCard.all(5, results);
    assertThat(cards.stream().map(PairingCard::byes)).containsOnly(0);
    assertThat(cards.stream().map(PairingCard::halves)).containsExactly(2, 2, 0, 0, 0);
    assertThat(next(5, results).byes()).containsExactly(4);
  }

  @Test
  void anEncounterOfSeveralMatchesIsOnePoint() {
    // 1 wins two games of three, 2 draws all.
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            seated.contains(0) && match > 0
                ? ToyTournament.lowerWins().play(encounter, seated, match)
                : ToyTournament.scores(1, 1);
    EntryList entries = ToyTournament.entries(4);
    Swiss three = new Swiss(1, 3);
    Results results = ToyTournament.play(three, entries, matches);
    Standings.Table table = three.standings(entries, results).tables().get(0);
    assertThat(ToyTournament.points(table)).containsExactly(1.0, 0.5, 0.5, 0.0);
    assertThat(PairingCard.all(4, results).stream().map(card -> Math.abs(card.balance())))
        .containsOnly(1);
    assertThat(PairingCard.all(4, ToyTournament.play(DOUBLE, entries, matches)))
        .allMatch(card -> card.balance() == 0);
  }

  @Test
  void equalPointsAreRankedByTheOpponents() {
    Results results = lowerWins("1-3 2-4", "1-2 3-4", "1-4 2-3");
    Standings standings = standings(4, results);
    assertThat(standings.remarks())
        .containsExactly(
            "e1: Buchholz 3.0, Sonneborn-Berger 3.00, byes 0",
            "e2: Buchholz 4.0, Sonneborn-Berger 1.00, byes 0",
            "e3: Buchholz 5.0, Sonneborn-Berger 0.00, byes 0",
            "e4: Buchholz 6.0, Sonneborn-Berger 0.00, byes 0");
    assertThat(standings.comments()).isEmpty();
    assertThat(standings.tables().get(0).lines().get(1).figures())
        .containsExactly(
            new Standings.Figure("Buchholz", 4, 1),
            new Standings.Figure("Sonneborn-Berger", 1, 2),
            new Standings.Figure("byes", 0, 0));
    // 2 and 3 have a point each, from the same opponents.
    Standings.Table shared = table(4, lowerWins("1-3 2-4", "1-2 3-4"));
    assertThat(ToyTournament.ranks(shared)).containsExactly(1, 2, 2, 4);
    // 1, 2 and 3 have a point: 2 met only 4, who has none, and 1 beat 3.
    assertThat(ToyTournament.names(table(4, lowerWins("1-3 2-4", "3-4"))))
        .containsExactly("e1", "e3", "e2", "e4");
  }

  @Test
  void thenByEncountersWon() {
    Standings.Table table = table(7, lowerWins(drawn("3-4", "3-6", "4-6"), "2-5", "1-2", "5-7"));
    assertThat(ToyTournament.points(table)).containsExactly(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0);
    assertThat(ToyTournament.names(table))
        .containsExactly("e2", "e3", "e4", "e6", "e1", "e5", "e7");
    assertThat(ToyTournament.ranks(table)).containsExactly(1, 2, 2, 2, 5, 6, 7);
  }

  @Test
  void halfOfADrawnOpponentsPointsCounts() {
    assertThat(standings(3, lowerWins(drawn("1-2"), "2-3")).remarks())
        .containsExactly(
            "e2: Buchholz 0.5, Sonneborn-Berger 0.25, byes 0",
            "e1: Buchholz 1.5, Sonneborn-Berger 0.75, byes 0",
            "e3: Buchholz 1.5, Sonneborn-Berger 0.00, byes 0");
  }

  @Test
  void anExplanationTellsRulesRanksAndSeats() {
    EntryList entries = ToyTournament.entries(5);
    // 3 has the bye instead of 5, and 4 and 1 have changed seats.
    Round round = round(2, "2-5 4-1", 3);
    Explanation explanation = SINGLE.explain(entries, lowerWins("1-3 2-4"), round).orElseThrow();
    assertThat(explanation.pairing()).isEqualTo(ToyTournament.pairing(round));
    assertThat(explanation.nextBest().map(Pairing::byes)).contains(List.of(3));
    assertThat(explanation.rules())
        .containsExactly(
            rule("rule 1: earlier byes of the entrant with the bye", 0, 0),
            rule("rule 2: pairs that have met 1 time", 0, 0),
            rule("rule 3: half points of the entrant with the bye", 0, 0),
            rule("rule 4: pairs in which an entrant has a seat too often", 0, 0),
            rule("rule 5: pairs 1 point apart", 2, 0),
            rule("rule 6: pairs in which both entrants should have the same seat", 0, 1),
            rule("rule 7: squared rank gaps of floaters, times 4", 72, 0),
            rule("rule 8: pairs within one half of a score group", 0, 0),
            rule("rule 9: squared differences of rank gap and half a group, times 4", 0, 1),
            rule("rule 10: the squares of rules 7 and 9, weighted by rank", 324, 3),
            rule("rule 11: ranks below the entrant with the bye", 2, 1));
    assertThat(explanation.notes())
        .containsExactly(
            "1. e1: 1 point, 1 time more in seat 0",
            "2. e2: 1 point, 1 time more in seat 0",
            "3. e3: 0 points, 1 time more in seat 1",
            "4. e4: 0 points, 1 time more in seat 1",
            "5. e5: 0 points, as often in seat 0 as in seat 1",
            "e4 has seat 0 against e1 by seat rule 2: had it less often",
            "e2 has seat 0 against e5, not by the rules, which give it to e5 by seat rule 2: had"
                + " it less often");
  }

  private static Explanation.Rule rule(String text, long count, long next) {
    return new Explanation.Rule(text, count, next);
  }

  @Test
  void whatIsNoPairingOfTheFieldIsNotExplained() {
    EntryList entries = ToyTournament.entries(5);
    assertThat(SINGLE.explain(entries, Results.none(), round(1, "1-2 3-4", 5))).isPresent();
    assertThat(SINGLE.explain(entries, Results.none(), round(1, "1-2 3-4"))).isEmpty();
    assertThat(SINGLE.explain(entries, Results.none(), round(1, "1-2 3-5", 5))).isEmpty();
    assertThat(SINGLE.explain(entries, Results.none(), round(1, "1-2", 3, 4, 5))).isEmpty();
    assertThat(SINGLE.explain(entries.without(0), Results.none(), round(1, "1-2 3-4", 5)))
        .isEmpty();
  }

  @Test
  void otherFormatsExplainNothing() {
    RoundRobin format = new RoundRobin(1, Points.PER_MATCH);
    EntryList entries = ToyTournament.entries(2);
    Round round = format.next(entries, Results.none()).orElseThrow();
    assertThat(format.explain(entries, Results.none(), round)).isEmpty();
  }

  @Test
  void refusesWhatIsOutOfRange() {
    assertThatThrownBy(() -> new Swiss(-1, 1))
        .hasMessageContainingAll("rounds -1", "not in 0..1000");
    assertThatThrownBy(() -> new Swiss(3, 0))
        .hasMessageContainingAll("games 0", "not in 1..1000000000");
    assertThatThrownBy(() -> SINGLE.next(ToyTournament.entries(1), Results.none()))
        .hasMessageContainingAll("swiss of 1 entrants", "2 at least");
  }

  @Test
  void theLastSeatAgainstAnOpponentCounts() {
    List<PairingCard> cards = PairingCard.all(3, drawn("1-2", "2-1", "3-1"));
    assertThat(cards.get(0).seatAgainst(1)).contains(1);
    assertThat(cards.get(1).seatAgainst(0)).contains(0);
    assertThat(cards.get(1).seatAgainst(2)).isEmpty();
  }

  @Test
  void anEncounterWithBothSeatsLeavesTheLastSeat() {
    Round both = Round.of(Stage.round(2), List.of(new Encounter(0, List.of(1, 0), 2)));
    Results results = drawn("1-2").plus(ToyTournament.played(both, ToyTournament.allDrawn()));
    List<PairingCard> cards = PairingCard.all(2, results);
    assertThat(cards.stream().map(PairingCard::lastSurplus)).containsExactly(1, -1);
    assertThat(cards.stream().map(PairingCard::balance)).containsExactly(1, -1);
  }

  @Test
  void inAnEvenFieldWithBothSeatsNoRuleIsOnByesOrSeats() {
    EntryList entries = ToyTournament.entries(4);
    Round round = DOUBLE.next(entries, Results.none()).orElseThrow();
    assertThat(DOUBLE.explain(entries, Results.none(), round).orElseThrow().rules())
        .extracting(rule -> rule.text().substring(0, 7))
        .containsExactly("rule 7:", "rule 8:", "rule 9:", "rule 10");
  }
}
