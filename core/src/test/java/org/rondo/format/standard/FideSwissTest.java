package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.format.standard.FloatingSituations.pairs;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Seating;
import org.rondo.format.Stage;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

/** The verifier of recorded tournaments compares many more rounds with another program. */
class FideSwissTest {
  private static final EntryList FOUR = ToyTournament.entries(4);

  private static RoundResult drawn(int number, Encounter... encounters) {
    Round round = Round.of(Stage.round(number), List.of(encounters));
    return ToyTournament.played(round, ToyTournament.allDrawn());
  }

  private static Results drawn(Encounter... encounters) {
    Results results = Results.none();
    for (Encounter encounter : encounters) {
      results = results.plus(drawn(results.rounds().size() + 1, encounter));
    }
    return results;
  }

  @Test
  void theUpperHalfMeetsTheLowerHalfAndSeatsAlternate() {
    Round round = new FideSwiss(3, 1).next(FOUR, Results.none()).orElseThrow();
    List<Encounter> odd = List.of(Encounter.of(0, 2), Encounter.of(3, 1));
    List<Encounter> even = List.of(Encounter.of(2, 0), Encounter.of(1, 3));
    assertThat(round.encounters()).isIn(odd, even);
    assertThat(
            List.of(1, 2, 3, 4, 5, 6, 7, 8).stream()
                .map(seed -> ToyTournament.entries(4, Seed.of(seed)))
                .map(entries -> new FideSwiss(3, 1).next(entries, Results.none()).orElseThrow())
                .map(Round::encounters))
        .contains(odd, even);
  }

  @Test
  void preferencesFollowFromTheSeatsSoFar() {
    // 1 has had seat 0 twice, 2 seat 0 and seat 1, 3 seat 1 and seat 0, 4 has not played.
    List<FideCard> cards =
        FideCard.all(
            4,
            drawn(Encounter.of(0, 2), Encounter.of(1, 2), Encounter.of(2, 1), Encounter.of(0, 1)));
    FideCard twice = cards.get(0);
    assertThat(twice.isAbsolute()).isTrue();
    assertThat(twice.preference()).isEqualTo(-1);
    assertThat(twice.text()).isEqualTo("1 point, must have seat 1");
    FideCard back = cards.get(1);
    assertThat(back.surpluses()).containsExactly(1, -1, -1);
    assertThat(back.isAbsolute()).isTrue();
    assertThat(back.preference()).isEqualTo(1);
    FideCard strong = cards.get(2);
    assertThat(strong.surpluses()).containsExactly(-1, -1, 1);
    assertThat(strong.isStrong()).isTrue();
    assertThat(strong.text()).isEqualTo("1.5 points, prefers seat 0");
    assertThat(cards.get(3).preference()).isZero();
    assertThat(cards.get(3).unplayed()).isEqualTo(4);
  }

  @Test
  void theStrongerPreferenceHasItsSeat() {
    List<FideCard> cards =
        FideCard.all(4, drawn(Encounter.of(0, 2), Encounter.of(0, 2), Encounter.of(1, 3)));
    FideSeatRules seats = new FideSeatRules(Seed.of(1));
    assertThat(seats.of(cards.get(0), cards.get(1)))
        .isEqualTo(new Seating(1, 0, 2, "the stronger preference counts"));
    assertThat(seats.of(cards.get(0), cards.get(2)))
        .isEqualTo(new Seating(2, 0, 1, "both have the seats that they prefer"));
    List<FideCard> late =
        FideCard.all(
            4,
            drawn(Encounter.of(0, 2), Encounter.of(2, 0), Encounter.of(3, 1), Encounter.of(2, 1)));
    assertThat(late.get(0).preference()).isEqualTo(1);
    assertThat(seats.of(late.get(0), late.get(1)).rule()).isEqualTo(2);
  }

  @Test
  void anotherPairingIsToldByItsFirstCriterion() {
    Results results =
        Results.none()
            .plus(
                ToyTournament.played(
                    Round.of(Stage.round(1), List.of(Encounter.of(0, 2), Encounter.of(3, 1))),
                    ToyTournament.lowerWins()));
    FideSwiss format = new FideSwiss(3, 1);
    assertThat(
            format.deviation(
                FOUR,
                results,
                Round.of(Stage.round(2), List.of(Encounter.of(2, 0), Encounter.of(1, 3)))))
        .contains("C1: pairs that have met 1 time: 0 and 2");
    Explanation explanation =
        format.explain(FOUR, results, format.next(FOUR, results).orElseThrow()).orElseThrow();
    assertThat(explanation.notes()).contains("1. e1: 1 point, prefers seat 1");
    assertThatThrownBy(
            () ->
                format.deviation(
                    FOUR, results, Round.of(Stage.round(2), List.of(Encounter.of(2, 0)))))
        .hasMessageContaining("leaves out an entrant");
  }

  @Test
  void aByeIsAFloatDownAndTwoHalves() {
    Round first = new Round(Stage.round(1), List.of(Encounter.of(0, 1)), List.of(2));
    Results results = Results.none().plus(ToyTournament.played(first, ToyTournament.allDrawn()));
    FideCard bye = FideCard.all(4, results).get(2);
    assertThat(bye.halves()).isEqualTo(2);
    assertThat(bye.floatedDown(1)).isTrue();
    assertThat(bye.floatedDown(2)).isFalse();
    FideCard later = FideCard.all(4, results.plus(drawn(2, Encounter.of(0, 1)))).get(2);
    assertThat(later.floatedDown(1)).isFalse();
    assertThat(later.floatedDown(2)).isTrue();
  }

  @Test
  void halfOfThePointsIsNotTheTopOfTheLastRound() {
    // 1 and 2 have had seat 0 twice, 3 and 4 seat 1; all of them have one of two points.
    Results results = Results.none();
    for (int number = 1; number <= 2; number++) {
      results = results.plus(drawn(number, Encounter.of(0, 2), Encounter.of(1, 3)));
    }
    Round last = Round.of(Stage.round(3), List.of(Encounter.of(0, 1), Encounter.of(2, 3)));
    assertThat(new FideSwiss(3, 1).deviation(FOUR, results, last).orElseThrow())
        .startsWith("C3: pairs in which both must have one seat");
  }

  /** Returns four cards; the first two must have the same seat. */
  private static List<FideCard> ofTwoThatMustHaveOneSeat() {
    return FideCard.all(
        4,
        drawn(
            Encounter.of(0, 2),
            Encounter.of(0, 2),
            Encounter.of(1, 3),
            Encounter.of(1, 3),
            Encounter.of(1, 3),
            Encounter.of(1, 3),
            Encounter.of(3, 1),
            Encounter.of(1, 3)));
  }

  @Test
  void ofTwoThatMustHaveOneSeatTheOneWithTheSmallerSurplusRepeats() {
    // 1 has had seat 0 twice in a row; 2 has had it three times more often, but not in a row.
    List<FideCard> cards = ofTwoThatMustHaveOneSeat();
    assertThat(cards.get(0).repeated()).isEqualTo(1);
    assertThat(cards.get(1).repeated()).isZero();
    assertThat(cards.get(1).isAbsolute()).isTrue();
    FideCriteria criteria =
        new FideCriteria(List.of(cards.get(1), cards.get(0)), cards.get(0).halves(), card -> false);
    assertThat(
            criteria.ofSeatsAndFloats().stream()
                .filter(
                    rule -> rule instanceof PairingRule.OfPairs pairs && pairs.cost().of(0, 1) > 0)
                .map(rule -> rule.text().substring(0, 3)))
        .containsExactly("C10", "C11", "C12");
  }

  @Test
  void ofTwoThatMustHaveOneSeatTheGreaterSurplusDecides() {
    // 1 has had seat 0 twice more often, 2 four times; their seats last differed two rounds ago.
    List<FideCard> cards = ofTwoThatMustHaveOneSeat();
    assertThat(new FideSeatRules(Seed.of(1)).of(cards.get(0), cards.get(1)))
        .isEqualTo(new Seating(0, 1, 2, "the stronger preference counts"));
  }

  /** The numbers of the criteria on floats that count a pair, for the score group of its last. */
  private static List<String> floatCriteria(List<FideCard> field, int one, int other) {
    FideCriteria criteria = new FideCriteria(field, field.get(other).halves(), card -> false);
    return criteria.ofSeatsAndFloats().stream()
        .filter(rule -> cost(rule, one, other) > 0)
        .map(rule -> rule.text().substring(0, 3))
        .filter(number -> number.compareTo("C14") >= 0)
        .toList();
  }

  private static long cost(PairingRule rule, int one, int other) {
    return rule instanceof PairingRule.OfPairs pairs
        ? pairs.cost().of(one, other)
        : ((PairingRule.OfAll) rule).cost().of(one, other);
  }

  @Test
  void onlyAPairOfDifferentPointsFloatsAgain() {
    // 1 and 2 win, then draw with 3 and 4: they float down, and the others up.
    RoundResult won =
        ToyTournament.played(
            Round.of(Stage.round(1), List.of(Encounter.of(0, 2), Encounter.of(1, 3))),
            ToyTournament.lowerWins());
    Results results =
        Results.none().plus(won).plus(drawn(2, Encounter.of(3, 0), Encounter.of(2, 1)));
    List<FideCard> after = FideCard.all(4, results);
    assertThat(floatCriteria(after, 1, 2)).containsExactly("C14", "C15", "C19");
    assertThat(floatCriteria(after, 0, 1)).isEmpty();
    assertThat(floatCriteria(after, 2, 3)).isEmpty();
    List<FideCard> later =
        FideCard.all(4, results.plus(drawn(3, Encounter.of(0, 1), Encounter.of(2, 3))));
    assertThat(floatCriteria(later, 1, 2)).containsExactly("C16", "C17", "C21");
    assertThat(floatCriteria(later, 0, 1)).isEmpty();
    assertThat(floatCriteria(later, 2, 3)).isEmpty();
  }

  @Test
  void theByeGoesToTheEntrantWithTheFewestRoundsWithoutAnOpponent() {
    // 5 was left out of the first round. By the order alone, 2 would meet 4, and 5 had the bye.
    Results results =
        Results.none()
            .plus(
                ToyTournament.played(
                    Round.of(Stage.round(1), List.of(Encounter.of(0, 1), Encounter.of(3, 2))),
                    ToyTournament.lowerWins()));
    Round second = new FideSwiss(3, 1).next(ToyTournament.entries(5), results).orElseThrow();
    assertThat(ToyTournament.pairing(second))
        .isEqualTo(
            new Pairing(
                List.of(Pairing.Opponents.of(0, 2), Pairing.Opponents.of(1, 4)), List.of(3)));
  }

  @Test
  void theExchangeOfNearRanksComesFirst() {
    // Of eight with equal points, only pairs of two rounds have not met. In one round, 4 and 6
    // change halves; in the other, 2 and 5, whose ranks are one farther apart.
    List<Pairing.Opponents> near = pairs(0, 3, 1, 4, 2, 6, 5, 7);
    List<Pairing.Opponents> far = pairs(0, 1, 2, 5, 3, 6, 4, 7);
    Results results = Results.none();
    for (int lower = 0; lower < 8; lower++) {
      for (int higher = lower + 1; higher < 8; higher++) {
        Pairing.Opponents pair = Pairing.Opponents.of(lower, higher);
        if (!near.contains(pair) && !far.contains(pair)) {
          int number = results.rounds().size() + 1;
          results = results.plus(drawn(number, new Encounter(0, List.of(lower, higher), 2)));
        }
      }
    }
    Round next = new FideSwiss(30, 2).next(ToyTournament.entries(8), results).orElseThrow();
    assertThat(ToyTournament.pairing(next).pairs()).containsExactlyInAnyOrderElementsOf(near);
  }

  @Test
  void refusesWhatIsOutOfRange() {
    assertThatThrownBy(() -> new FideSwiss(-1, 1)).hasMessageContaining("not in 0..1000");
    assertThatThrownBy(() -> new FideSwiss(3, 0)).hasMessageContaining("not in 1..1000000000");
    assertThatThrownBy(() -> new FideSwiss(3, 1).next(ToyTournament.entries(1), Results.none()))
        .hasMessageContaining("swiss:fide of 1 entrants");
  }

  /** Returns the card of the first of two entrants, from its seats in their matches in order. */
  private static FideCard cardOf(int... seats) {
    return FideCard.all(
            2,
            drawn(
                IntStream.of(seats)
                    .mapToObj(seat -> seat == 0 ? Encounter.of(0, 1) : Encounter.of(1, 0))
                    .toArray(Encounter[]::new)))
        .get(0);
  }

  /** The numbers of the criteria on seats that count a pair of equal points. */
  private static List<String> seatCriteria(FideCard higher, FideCard lower) {
    FideCriteria criteria = new FideCriteria(List.of(higher, lower), lower.halves(), card -> false);
    return criteria.ofSeatsAndFloats().stream()
        .filter(rule -> cost(rule, 0, 1) > 0)
        .map(rule -> rule.text().substring(0, 3))
        .filter(number -> number.compareTo("C14") < 0)
        .toList();
  }

  @Test
  void onlyAnEntrantThatMustRepeatASeatCountsAsThreeTimesInARow() {
    FideCard twice = cardOf(0, 1, 0, 0);
    FideCard unbalanced = cardOf(0, 0, 1, 0);
    assertThat(unbalanced.repeated()).isZero();
    assertThat(unbalanced.isUnbalanced()).isTrue();
    assertThat(seatCriteria(twice, twice)).containsExactly("C10", "C11", "C12");
    assertThat(seatCriteria(unbalanced, unbalanced)).containsExactly("C10", "C12");
    assertThat(seatCriteria(twice, unbalanced)).containsExactly("C10", "C12");
    assertThat(seatCriteria(unbalanced, twice)).containsExactly("C10", "C12");
    FideCard four = cardOf(0, 0, 0, 0, 1, 0);
    FideCard balanced = cardOf(1, 1, 0, 1, 0, 0);
    assertThat(four.balance()).isEqualTo(4);
    assertThat(balanced.balance()).isZero();
    assertThat(seatCriteria(four, cardOf(0, 1, 0, 0, 1, 0))).containsExactly("C10", "C12");
    assertThat(seatCriteria(four, balanced)).containsExactly("C11", "C12");
    assertThat(seatCriteria(balanced, four)).containsExactly("C11", "C12");
  }

  @Test
  void aPreferenceThatIsNotAbsoluteIsStrongOrMild() {
    FideCard must = cardOf(0, 0);
    FideCard strong = cardOf(0);
    FideCard mild = cardOf(1, 0);
    assertThat(seatCriteria(must, strong)).containsExactly("C12", "C13");
    assertThat(seatCriteria(strong, must)).containsExactly("C12", "C13");
    assertThat(seatCriteria(strong, strong)).containsExactly("C12", "C13");
    assertThat(seatCriteria(strong, mild)).containsExactly("C12");
    assertThat(seatCriteria(mild, must)).containsExactly("C12");
    assertThat(seatCriteria(must, must)).doesNotContain("C13");
    assertThat(seatCriteria(must, cardOf(1, 1))).isEmpty();
  }

  @Test
  void twoOfOneSeatInARowCountMoreThanOneMoreOfTheOther() {
    FideCard card = cardOf(0, 0, 0, 1, 1);
    assertThat(card.balance()).isEqualTo(1);
    assertThat(card.preference()).isEqualTo(1);
  }

  @Test
  void annulledEncountersAndByesThatADirectorPairedAreNone() {
    Round annulled = Round.of(Stage.round(1), List.of(Encounter.of(0, 1)));
    RoundResult none = new RoundResult(annulled, List.of(EncounterResult.none(Encounter.of(0, 1))));
    FideCard card = FideCard.all(2, Results.none().plus(none)).get(0);
    assertThat(card.halves()).isZero();
    assertThat(card.surpluses()).isEmpty();
    assertThat(card.met(FideCard.all(2, Results.none()).get(1))).isZero();
    Round paired = new Round(Stage.round(1), List.of(Encounter.of(0, 1)), List.of(1));
    List<FideCard> cards =
        FideCard.all(
            2, Results.none().plus(ToyTournament.played(paired, ToyTournament.allDrawn())));
    assertThat(cards.get(1).byes()).isZero();
    assertThat(cards.get(1).halves()).isEqualTo(1);
  }

  @Test
  void theLotGivesSeat0ToOddOrToEvenNumbers() {
    for (int seed = 0; seed < 8; seed++) {
      EntryList entries = ToyTournament.entries(4, Seed.of(seed));
      FideSwiss format = new FideSwiss(3, 1);
      Round first = format.next(entries, Results.none()).orElseThrow();
      boolean isOddFirst = first.encounters().contains(Encounter.of(0, 2));
      assertThat(format.explain(entries, Results.none(), first).orElseThrow().notes())
          .contains(
              "1. e1: 0 points, either seat",
              (isOddFirst ? "e1 has seat 0 against e3" : "e3 has seat 0 against e1")
                  + " by seat rule 5: by the lot for the first round, entrants with odd numbers "
                  + (isOddFirst ? "begin" : "do not begin"));
    }
  }

  @Test
  void anExplanationTellsWhichEntrantsSitAgainstTheRules() {
    FideSwiss format = new FideSwiss(3, 1);
    Round first = format.next(FOUR, Results.none()).orElseThrow();
    List<Encounter> exchanged =
        first.encounters().stream()
            .map(game -> Encounter.of(game.entrants().get(1), game.entrants().get(0)))
            .toList();
    Explanation explanation =
        format.explain(FOUR, Results.none(), Round.of(Stage.round(1), exchanged)).orElseThrow();
    assertThat(explanation.notes().subList(4, 6))
        .allMatch(note -> note.contains("not by the rules"));
    assertThat(explanation.rules()).noneMatch(rule -> rule.text().contains("bye"));
    assertThat(format.standings(FOUR, Results.none()))
        .isEqualTo(new Swiss(3, 1).standings(FOUR, Results.none()));
  }

  /**
   * After two rounds of five, 1 and 2 have 2 points, 4 and 5 one, and 3 none. The next best pairing
   * is 1-4 2-5. Entrant 2 has floated down in the last round, 5 in the round before it.
   */
  @Test
  void theCriteriaOfEachBracketAreCounted() {
    EntryList entries = ToyTournament.entries(5);
    Results results = Results.none();
    for (String round : List.of("1-3 4-2 5", "5-1 2-3 4")) {
      String[] names = round.split("[ -]");
      int[] numbers = Stream.of(names).mapToInt(name -> Integer.parseInt(name) - 1).toArray();
      results =
          results.plus(
              ToyTournament.played(
                  new Round(
                      Stage.round(results.rounds().size() + 1),
                      List.of(
                          Encounter.of(numbers[0], numbers[1]),
                          Encounter.of(numbers[2], numbers[3])),
                      List.of(numbers[4])),
                  ToyTournament.lowerWins()));
    }
    Round third =
        new Round(Stage.round(3), List.of(Encounter.of(0, 1), Encounter.of(4, 3)), List.of(2));
    assertThat(
            new FideSwiss(4, 1)
                .explain(entries, results, third).orElseThrow().rules().stream()
                    .map(
                        rule ->
                            rule.text() + ": " + rule.count() + ", " + rule.next().orElseThrow())
                    .limit(37))
        .containsExactly(
            "C2: earlier byes of the entrant with the bye: 0, 0",
            "C1: pairs that have met 1 time: 0, 0",
            "C3: pairs in which both must have one seat: 0, 0",
            "pairs of two downfloaters: 0, 0",
            "C5: half points of the entrant with the bye: 0, 0",
            "C6: downfloaters, from 2 points: 0, 2",
            "C8: downfloaters of the next bracket, from 2 points: 0, 0",
            "C8: downfloaters of the next bracket, from 2 points, with 2 points: 0, 0",
            "C10: pairs in which an entrant has one seat three times more often, from 2 points:"
                + " 0, 0",
            "C11: pairs in which an entrant has one seat three times in a row, from 2 points: 0, 0",
            "C12: pairs in which an entrant has not the seat that it prefers, from 2 points: 0, 0",
            "C13: pairs in which a strong preference does not count, from 2 points: 0, 0",
            "C14: entrants that float down as in the last round, from 2 points: 0, 1",
            "C15: entrants that float up as in the last round, from 2 points: 0, 0",
            "C16: entrants that float down as in the round before the last, from 2 points: 0, 0",
            "C17: entrants that float up as in the round before the last, from 2 points: 0, 0",
            "C18: downfloaters as in the last round, with 2 points: 0, 1",
            "C20: downfloaters as in the round before the last, with 2 points: 0, 0",
            "C6: downfloaters, from 1 point: 2, 0",
            "C7: downfloaters, from 1 point, with 2 points: 2, 0",
            "C8: downfloaters of the next bracket, from 1 point: 2, 0",
            "C8: downfloaters of the next bracket, from 1 point, with 2 points: 2, 0",
            "C8: downfloaters of the next bracket, from 1 point, with 1 point: 0, 0",
            "C10: pairs in which an entrant has one seat three times more often, from 1 point:"
                + " 0, 0",
            "C11: pairs in which an entrant has one seat three times in a row, from 1 point: 0, 0",
            "C12: pairs in which an entrant has not the seat that it prefers, from 1 point: 1, 1",
            "C13: pairs in which a strong preference does not count, from 1 point: 1, 0",
            "C14: entrants that float down as in the last round, from 1 point: 0, 1",
            "C15: entrants that float up as in the last round, from 1 point: 0, 0",
            "C16: entrants that float down as in the round before the last, from 1 point: 0, 0",
            "C17: entrants that float up as in the round before the last, from 1 point: 0, 0",
            "C18: downfloaters as in the last round, with 2 points: 1, 0",
            "C18: downfloaters as in the last round, with 1 point: 0, 0",
            "C19: opponents of upfloaters as in the last round, with 2 points, from 1 point: 0, 0",
            "C20: downfloaters as in the round before the last, with 2 points: 0, 0",
            "C20: downfloaters as in the round before the last, with 1 point: 0, 0",
            "C21: opponents of upfloaters as in the round before the last, with 2 points, from 1"
                + " point: 0, 0");
  }

  @Test
  void inTheLastRoundTheTopMayHaveASeatTooOften() {
    // 1 and 2 have won twice in seat 0; 3 and 4 have drawn in each seat. The others leave.
    Results results = Results.none();
    for (List<Encounter> encounters :
        List.of(
            List.of(Encounter.of(0, 4), Encounter.of(1, 5), Encounter.of(6, 2), Encounter.of(7, 3)),
            List.of(
                Encounter.of(0, 6), Encounter.of(1, 7), Encounter.of(2, 4), Encounter.of(3, 5)))) {
      results =
          results.plus(
              ToyTournament.played(
                  Round.of(Stage.round(results.rounds().size() + 1), encounters),
                  (encounter, seated, match) ->
                      ToyTournament.scores(encounter.entrants().get(0) < 2 ? 1 : 0, 0)));
    }
    EntryList four = ToyTournament.entries(8).without(4).without(5).without(6).without(7);
    assertThat(ToyTournament.pairing(new FideSwiss(3, 1).next(four, results).orElseThrow()).pairs())
        .containsExactlyInAnyOrderElementsOf(pairs(0, 1, 2, 3));
    assertThat(ToyTournament.pairing(new FideSwiss(4, 1).next(four, results).orElseThrow()).pairs())
        .doesNotContainAnyElementsOf(pairs(0, 1, 2, 3));
  }
}
