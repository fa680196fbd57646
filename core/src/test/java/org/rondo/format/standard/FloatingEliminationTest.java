package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Format;
import org.rondo.format.MatchResult;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.FloatingElimination.LastRule;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.random.Seed;

class FloatingEliminationTest {
  private static final FloatingElimination FOUR = FloatingElimination.wcc2014();

  private static FloatingElimination lives(int lives) {
    return new FloatingElimination(lives, LastRule.OF_2014, 20);
  }

  private static Round next(Format format, EntryList entries, Results results) {
    return format.next(entries, results).orElseThrow();
  }

  private static List<Pairing.Pair> pairs(Round round) {
    return ToyTournament.pairing(round).pairs();
  }

  private static List<Pairing.Pair> pairs(int... entrants) {
    List<Pairing.Pair> pairs = new ArrayList<>();
    for (int i = 0; i < entrants.length; i += 2) {
      pairs.add(Pairing.Pair.of(entrants[i], entrants[i + 1]));
    }
    return pairs;
  }

  private static Results played(
      Format format, EntryList entries, Results results, ToyTournament.MatchSimulator matches) {
    return results.plus(ToyTournament.played(next(format, entries, results), matches));
  }

  private static ToyTournament.MatchSimulator higherWins() {
    return (encounter, seated, match) -> ToyTournament.scores(seated.get(0), seated.get(1));
  }

  /** Everybody forfeits, which is a draw. */
  private static MatchResult bothForfeit() {
    return new MatchResult(
        Outcome.byScore(0, 0).withForfeits(Seats.of(0, 1)),
        List.of(1, 1),
        Seats.of(0, 1),
        List.of(0, 0));
  }

  @Test
  void theFirstRoundPairsTheBestWithTheLast() {
    Round round = next(FOUR, ToyTournament.entries(6), Results.none());
    assertThat(round.title()).isEqualTo("round 1");
    assertThat(pairs(round)).isEqualTo(pairs(0, 5, 1, 4, 2, 3));
    assertThat(round.byes()).isEmpty();
  }

  @Test
  void theFirstByeGoesToTheBestSeed() {
    Round round = next(FOUR, ToyTournament.entries(5), Results.none());
    assertThat(round.byes()).containsExactly(0);
    assertThat(pairs(round)).isEqualTo(pairs(1, 4, 2, 3));
  }

  @Test
  void noByeIsGivenTwiceWhileSomebodyHasHadNone() {
    EntryList entries = ToyTournament.entries(3);
    Results results = Results.none();
    List<Integer> byes = new ArrayList<>();
    for (int round = 0; round < 6; round++) {
      results = played(lives(10), entries, results, ToyTournament.lowerWins());
      byes.addAll(results.rounds().get(round).round().byes());
    }
    assertThat(byes.subList(0, 3)).containsExactlyInAnyOrder(0, 1, 2);
    assertThat(byes.subList(3, 6)).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void rematchesAreAvoidedBeforeLossesAreMadeEqual() {
    EntryList entries = ToyTournament.entries(4);
    Results results = Results.none();
    for (int round = 0; round < 3; round++) {
      results = played(FOUR, entries, results, ToyTournament.lowerWins());
    }
    assertThat(
            results
                .encounters()
                .map(
                    one ->
                        Pairing.Pair.of(
                            one.encounter().entrants().get(0), one.encounter().entrants().get(1))))
        .doesNotHaveDuplicates()
        .hasSize(6);
  }

  @Test
  void inPairsOfDifferentLossesRanksAreCloseIn2014AndApartIn2015() {
    // Two without a loss, two with one, all of whom have met within their groups.
    List<FloatingField.Contender> contenders =
        List.of(
            contender(0, 1, 0, Map.of(1, 1)),
            contender(1, 2, 0, Map.of(0, 1)),
            contender(2, 3, 1, Map.of(3, 1)),
            contender(3, 4, 1, Map.of(2, 1)));
    assertThat(new FloatingField(contenders, LastRule.OF_2014).best().pairs())
        .isEqualTo(pairs(0, 2, 1, 3));
    assertThat(new FloatingField(contenders, LastRule.OF_2015).best().pairs())
        .isEqualTo(pairs(0, 3, 1, 2));
  }

  private static FloatingField.Contender contender(
      int entrant, int rank, int losses, Map<Integer, Integer> meetings) {
    return new FloatingField.Contender(entrant, rank, entrant + 1, losses, 0, 1500, meetings);
  }

  @Test
  void whoHasLostAllLivesIsOut() {
    EntryList entries = ToyTournament.entries(2);
    Results results = ToyTournament.play(lives(3), entries, ToyTournament.lowerWins());
    assertThat(results.rounds()).hasSize(3);
    Standings standings = lives(3).standings(entries, results);
    assertThat(standings.awards())
        .containsExactly(
            new Standings.Award("champion", "e1"), new Standings.Award("second", "e2"));
    assertThat(ToyTournament.points(standings.tables().get(0))).containsExactly(3.0, 3.0);
  }

  @Test
  void aDrawIsPlayedAgainWithSeatsExchangedBeforeTheRoundCloses() {
    EntryList entries = ToyTournament.entries(4);
    Round first = next(lives(1), entries, Results.none());
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            seated.contains(0) ? ToyTournament.scores(1, 1) : ToyTournament.scores(2, 0);
    Results results = Results.none().plus(ToyTournament.played(first, matches));
    Round replay = next(lives(1), entries, results);
    assertThat(replay.title()).isEqualTo("round 1, replay 1");
    Encounter drawn =
        first.encounters().stream().filter(one -> one.entrants().contains(0)).findFirst().get();
    assertThat(replay.encounters())
        .containsExactly(Encounter.of(drawn.entrants().get(1), drawn.entrants().get(0)));
    assertThat(lives(1).field(entries, results)).isEmpty();
    results = results.plus(ToyTournament.played(replay, ToyTournament.lowerWins()));
    assertThat(next(lives(1), entries, results).title()).isEqualTo("round 2");
    assertThat(lives(1).field(entries, results).orElseThrow().contenders())
        .extracting(FloatingField.Contender::losses)
        .containsExactly(0, 0);
  }

  @Test
  void aDrawIsHalfAMatchForTheRatingAndOneMeeting() {
    EntryList entries = ToyTournament.entries(2);
    Results drawn =
        played(
            FOUR,
            entries,
            Results.none(),
            (encounter, seated, match) -> ToyTournament.scores(1, 1));
    assertThat(FOUR.ratings(entries, drawn)).containsExactly(1500.0, 1500.0);
    Results results = played(FOUR, entries, drawn, ToyTournament.lowerWins());
    List<Double> ratings = FOUR.ratings(entries, results);
    // By symmetry the abilities are a and -a: 1.5 of 2 games won, and 0.25 of a virtual half.
    double ability = Math.log(10) * (ratings.get(0) - 1500) / 400;
    double expected = 2 / (1 + Math.exp(-2 * ability)) + 0.5 / (1 + Math.exp(-ability));
    assertThat(expected).isCloseTo(1.75, within(1e-9));
    assertThat(ratings.get(0) + ratings.get(1)).isCloseTo(3000, within(1e-9));
    assertThat(FOUR.field(entries, results).orElseThrow().contenders().get(0).meetings())
        .isEqualTo(Map.of(1, 1));
  }

  @Test
  void whatIsDrawnAgainAndAgainIsDecidedByLot() {
    EntryList entries = ToyTournament.entries(2);
    FloatingElimination format = new FloatingElimination(1, LastRule.OF_2014, 3);
    Results results = ToyTournament.play(format, entries, ToyTournament.allDrawn());
    assertThat(results.rounds())
        .extracting(round -> round.round().title())
        .containsExactly("round 1", "round 1, replay 1", "round 1, replay 2", "round 1, replay 3");
    Standings standings = format.standings(entries, results);
    String loser = standings.awards().get(1).entrant();
    assertThat(standings.remarks())
        .contains("round 1: e1 and e2 drew all their games; " + loser + " lost by lot")
        .contains("e1: performance rating 1500.0, byes 0");
    assertThat(results.tally(0).losses() + results.tally(1).losses()).isZero();
  }

  @Test
  void theLotFavoursNobody() {
    FloatingElimination format = new FloatingElimination(1, LastRule.OF_2014, 0);
    long first =
        LongStream.range(0, 400)
            .mapToObj(seed -> ToyTournament.entries(2, Seed.of(seed)))
            .map(
                entries ->
                    format.standings(
                        entries, ToyTournament.play(format, entries, ToyTournament.allDrawn())))
            .filter(standings -> standings.awards().get(0).entrant().equals("e1"))
            .count();
    assertThat(first).isBetween(150L, 250L);
  }

  @Test
  void aMatchThatBothForfeitIsADrawThatIsNotRated() {
    EntryList entries = ToyTournament.entries(4);
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            seated.contains(0) ? bothForfeit() : ToyTournament.forfeit(seated.indexOf(2), 0, 0);
    Results results = played(FOUR, entries, Results.none(), matches);
    assertThat(next(FOUR, entries, results).title()).isEqualTo("round 1, replay 1");
    List<Double> ratings = FOUR.ratings(entries, results);
    assertThat(ratings.get(0)).isEqualTo(1500);
    assertThat(ratings.get(3)).isEqualTo(1500);
    assertThat(ratings.get(1)).isGreaterThan(1500);
    assertThat(ratings.get(2)).isLessThan(1500);
  }

  @Test
  void aForfeitCostsALife() {
    EntryList entries = ToyTournament.entries(2);
    Results results =
        played(
            lives(1),
            entries,
            Results.none(),
            (encounter, seated, match) -> ToyTournament.forfeit(seated.indexOf(0), 5, 5));
    assertThat(lives(1).standings(entries, results).awards().get(0).entrant()).isEqualTo("e2");
  }

  @Test
  void anAnnulledMatchCostsNobodyAndIsNoMeeting() {
    EntryList entries = ToyTournament.entries(2);
    Round first = next(FOUR, entries, Results.none());
    EncounterResult annulled = EncounterResult.none(first.encounters().get(0));
    Results results = Results.none().plus(new RoundResult(first, List.of(annulled)));
    assertThat(next(FOUR, entries, results).title()).isEqualTo("round 2");
    assertThat(FOUR.field(entries, results).orElseThrow().contenders())
        .allSatisfy(one -> assertThat(one.losses()).isZero())
        .allSatisfy(one -> assertThat(one.meetings()).isEmpty());
  }

  /** Four entrants with one life each; e1 and e2 win, e3 and e4 are out. */
  private static Results halfOut(EntryList entries) {
    return played(lives(1), entries, Results.none(), ToyTournament.lowerWins());
  }

  @Test
  void aTieForSecondIsBrokenByOneMoreLife() {
    EntryList entries = ToyTournament.entries(4);
    Results results = halfOut(entries);
    EntryList without = entries.without(1);
    Round tieBreak = next(lives(1), without, results);
    assertThat(pairs(tieBreak)).isEqualTo(pairs(2, 3));
    assertThat(tieBreak.byes()).isEmpty();
    assertThat(lives(1).standings(without, results).awards()).isEmpty();
    results = results.plus(ToyTournament.played(tieBreak, higherWins()));
    assertThat(lives(1).next(without, results)).isEmpty();
    assertThat(lives(1).standings(without, results).awards())
        .containsExactly(
            new Standings.Award("champion", "e1"),
            new Standings.Award("second", "e4"),
            new Standings.Award("third", "e3"));
  }

  @Test
  void aTieForFirstIsBrokenByOneMoreLifeToo() {
    EntryList entries = ToyTournament.entries(4);
    Results results = halfOut(entries);
    EntryList without = entries.without(0).without(1);
    Round tieBreak = next(lives(1), without, results);
    assertThat(pairs(tieBreak)).isEqualTo(pairs(2, 3));
    results = results.plus(ToyTournament.played(tieBreak, higherWins()));
    assertThat(lives(1).standings(without, results).awards())
        .containsExactly(
            new Standings.Award("champion", "e4"), new Standings.Award("second", "e3"));
  }

  @Test
  void whoIsFirstKeepsThatWhileATieForSecondIsBroken() {
    EntryList entries = ToyTournament.entries(4);
    Results results = ToyTournament.play(lives(1), entries, ToyTournament.lowerWins());
    // e2 lost the last game, and is first when e1 withdraws; e3 and e4 went out together before.
    EntryList without = entries.without(0);
    Round tieBreak = next(lives(1), without, results);
    assertThat(tieBreak.title()).isEqualTo("round 3");
    assertThat(pairs(tieBreak)).isEqualTo(pairs(2, 3));
    results = results.plus(ToyTournament.played(tieBreak, higherWins()));
    assertThat(lives(1).next(without, results)).isEmpty();
    assertThat(lives(1).standings(without, results).awards())
        .containsExactly(
            new Standings.Award("champion", "e2"),
            new Standings.Award("second", "e4"),
            new Standings.Award("third", "e3"));
  }

  @Test
  void whoIsFirstWaitsForTheSecondHoweverOftenThatTies() {
    EntryList entries = ToyTournament.entries(8);
    Results results = ToyTournament.play(lives(1), entries, ToyTournament.lowerWins());
    // Out in the first round: e5 to e8. Left when the others withdraw: e2, and those four.
    EntryList without = entries.without(0).without(2).without(3);
    results = played(lives(1), without, results, ToyTournament.lowerWins());
    assertThat(results.rounds().get(3).encounters()).hasSize(2);
    without = without.without(4).without(5);
    Round again = next(lives(1), without, results);
    assertThat(pairs(again)).isEqualTo(pairs(6, 7));
    results = results.plus(ToyTournament.played(again, ToyTournament.lowerWins()));
    assertThat(lives(1).standings(without, results).awards())
        .containsExactly(
            new Standings.Award("champion", "e2"),
            new Standings.Award("second", "e7"),
            new Standings.Award("third", "e8"));
  }

  @Test
  void secondGoesByTheRoundOfElimination() {
    EntryList entries = ToyTournament.entries(4);
    Results results = ToyTournament.play(lives(1), entries, ToyTournament.lowerWins());
    assertThat(lives(1).standings(entries, results).awards())
        .containsExactly(
            new Standings.Award("champion", "e1"),
            new Standings.Award("second", "e2"),
            new Standings.Award("third", "e3"),
            new Standings.Award("third", "e4"));
  }

  @Test
  void theThirdPlaceIsForMostMatchesWonAndShared() {
    EntryList entries = ToyTournament.entries(8);
    Results results = ToyTournament.play(lives(1), entries, ToyTournament.lowerWins());
    Standings standings = lives(1).standings(entries, results);
    Standings.Table table = standings.tables().get(0);
    assertThat(ToyTournament.names(table).subList(0, 4)).containsExactly("e1", "e2", "e3", "e4");
    assertThat(ToyTournament.ranks(table)).containsExactly(1, 2, 3, 3, 5, 5, 5, 5);
    assertThat(standings.awards())
        .filteredOn(award -> award.title().equals("third"))
        .extracting(Standings.Award::entrant)
        .containsExactly("e3", "e4");
  }

  @Test
  void onTheWayThoseWhoAreLeftStandBeforeTheOthers() {
    EntryList entries = ToyTournament.entries(4);
    Standings standings = lives(1).standings(entries, halfOut(entries));
    assertThat(ToyTournament.names(standings.tables().get(0)))
        .containsExactly("e1", "e2", "e3", "e4");
    assertThat(standings.awards()).isEmpty();
  }

  @Test
  void whoIsLeftAloneIsFirstAndTheLastToGoSecond() {
    EntryList entries = ToyTournament.entries(3);
    Results results = played(FOUR, entries, Results.none(), ToyTournament.lowerWins());
    EntryList alone = entries.without(0).without(2);
    assertThat(FOUR.next(alone, results)).isEmpty();
    assertThat(FOUR.standings(alone, results).awards())
        .containsExactly(new Standings.Award("champion", "e2"));
  }

  @Test
  void aDirectorsPairingCountsAsItWasPlayed() {
    EntryList entries = ToyTournament.entries(3);
    Round chosen = new Round("round 1", List.of(Encounter.of(0, 1)), List.of(2));
    assertThat(ToyTournament.pairing(next(lives(1), entries, Results.none())))
        .isNotEqualTo(ToyTournament.pairing(chosen));
    Results results = Results.none().plus(ToyTournament.played(chosen, ToyTournament.lowerWins()));
    FloatingField field = lives(1).field(entries, results).orElseThrow();
    assertThat(field.contenders())
        .extracting(FloatingField.Contender::entrant, FloatingField.Contender::byes)
        .containsExactly(tuple(0, 0), tuple(2, 1));
    // Whom a director lets play on has one more life.
    Round again = new Round("round 2", List.of(Encounter.of(1, 0)), List.of(2));
    results = results.plus(ToyTournament.played(again, higherWins()));
    assertThat(lives(1).field(entries, results).orElseThrow().contenders())
        .extracting(FloatingField.Contender::entrant)
        .containsExactly(2, 1);
  }

  /** Of e1 to e4, e1 draws with e4 and e2 beats e3, who has one life. */
  private static Results drawnOnce(EntryList entries) {
    return played(
        lives(1),
        entries,
        Results.none(),
        (encounter, seated, match) ->
            seated.contains(0)
                ? ToyTournament.scores(1, 1)
                : ToyTournament.lowerWins().play(encounter, seated, match));
  }

  @Test
  void whomADirectorPairsInAReplayHasThePlaceOfWhoDrew() {
    EntryList entries = ToyTournament.entries(4);
    Results results = drawnOnce(entries);
    Round replay = next(lives(1), entries, results);
    assertThat(pairs(replay)).isEqualTo(pairs(0, 3));
    Round chosen = Round.of(replay.title(), List.of(Encounter.of(2, 0)));
    Results drawnAgain = results.plus(ToyTournament.played(chosen, ToyTournament.allDrawn()));
    assertThat(next(lives(1), entries, drawnAgain).encounters())
        .containsExactly(Encounter.of(0, 2));
    Results decided = results.plus(ToyTournament.played(chosen, ToyTournament.lowerWins()));
    assertThat(lives(1).field(entries, decided).orElseThrow().contenders())
        .extracting(FloatingField.Contender::entrant)
        .containsExactlyInAnyOrder(0, 1, 3);
    assertThat(lives(1).field(entries, decided).orElseThrow().contenders())
        .filteredOn(one -> one.entrant() == 0)
        .allSatisfy(one -> assertThat(one.meetings()).isEqualTo(Map.of(2, 1, 3, 1)));
  }

  @Test
  void whoWithdrawsBeforeAReplayDoesNotPlayIt() {
    EntryList entries = ToyTournament.entries(4);
    Results results = drawnOnce(entries);
    EntryList without = entries.without(3);
    assertThat(pairs(next(lives(1), without, results))).isEqualTo(pairs(0, 1));
    assertThat(next(lives(1), without, results).title()).isEqualTo("round 2");
  }

  @Test
  void nobodysSeatIsAskedForInVain() {
    assertThatThrownBy(() -> FOUR.seating(ToyTournament.entries(4), Results.none(), 0, 9))
        .hasMessage("entrant 9 is not in 0..3");
  }

  @Test
  void whyARoundIsPairedCanBeExplained() {
    EntryList entries = ToyTournament.entries(4);
    Results results = played(FOUR, entries, Results.none(), ToyTournament.lowerWins());
    Round round = next(FOUR, entries, results);
    Explanation explanation = FOUR.explain(entries, results, round).orElseThrow();
    assertThat(explanation.pairing()).isEqualTo(ToyTournament.pairing(round));
    assertThat(explanation.rules())
        .containsExactly(
            new Explanation.Rule("rule 4: pairs that meet for the 2nd time", 0, 0),
            new Explanation.Rule("rule 6: pairs 1 loss apart", 0, 2),
            new Explanation.Rule(
                "rule 10: rank gaps squared, below zero where losses are equal", -2, 8));
    assertThat(explanation.notes().get(0))
        .isEqualTo("1. e1: losses 0, byes 0, rating 1675.8, seed 1");
    assertThat(explanation.notes()).hasSize(6);
    assertThat(explanation.notes().get(4)).contains("has seat 0 against").contains("by seat rule");
  }

  @Test
  void aDirectorsSeatsAreNotLaidToTheRules() {
    EntryList entries = ToyTournament.entries(2);
    Results results = played(FOUR, entries, Results.none(), ToyTournament.lowerWins());
    Encounter ruled = next(FOUR, entries, results).encounters().get(0);
    int first = ruled.entrants().get(1);
    int second = ruled.entrants().get(0);
    Round directed = Round.of("round 2", List.of(Encounter.of(first, second)));
    assertThat(FOUR.explain(entries, results, directed).orElseThrow().notes().get(2))
        .isEqualTo(
            entries.name(first)
                + " has seat 0 against "
                + entries.name(second)
                + ", not by the rules, which give it to "
                + entries.name(second)
                + " by seat rule 1: had seat 0 less often, seat 1 taken off");
  }

  @Test
  void aDirectorsPairingIsExplainedBesideTheBest() {
    EntryList entries = ToyTournament.entries(4);
    Round chosen = Round.of("round 1", List.of(Encounter.of(0, 1), Encounter.of(2, 3)));
    Explanation explanation = FOUR.explain(entries, Results.none(), chosen).orElseThrow();
    assertThat(explanation.rules().get(0).count()).isEqualTo(-2);
    assertThat(explanation.rules().get(0).next()).contains(-10L);
    assertThat(explanation.nextBest().orElseThrow().pairs()).isEqualTo(pairs(0, 3, 1, 2));
  }

  @Test
  void twoHaveNoOtherPairing() {
    EntryList entries = ToyTournament.entries(2);
    Round round = next(FOUR, entries, Results.none());
    assertThat(FOUR.explain(entries, Results.none(), round).orElseThrow().nextBest()).isEmpty();
    assertThat(FOUR.explain(ToyTournament.entries(3), Results.none(), round)).isEmpty();
  }

  @Test
  void replaysAreNotExplained() {
    EntryList entries = ToyTournament.entries(2);
    Results results = played(FOUR, entries, Results.none(), ToyTournament.allDrawn());
    assertThat(FOUR.explain(entries, results, next(FOUR, entries, results))).isEmpty();
  }

  @Test
  void ratingsThatAgreeTo6DecimalsAreEqual() {
    FloatingField field =
        FloatingField.ranked(
            List.of(rated(0, 1500.0000001), rated(1, 1500.0), rated(2, 1500.01)), LastRule.OF_2014);
    assertThat(field.contenders())
        .extracting(FloatingField.Contender::entrant, FloatingField.Contender::rank)
        .containsExactly(tuple(2, 1), tuple(1, 2), tuple(0, 3));
  }

  private static FloatingField.Contender rated(int entrant, double rating) {
    return new FloatingField.Contender(entrant, 1, 3 - entrant, 0, 0, rating, Map.of());
  }

  @Test
  void matchesPlayedElsewhereArePairedByTheSameRules() {
    EntryList entries = EntryList.of(List.of("ada", "ben", "cleo"), Seed.of(1));
    FloatingElimination format = FloatingElimination.wcc2014();
    Encounter encounter = Encounter.of(1, 2);
    EncounterResult won =
        EncounterResult.none(encounter).plus(0, MatchResult.of(Outcome.byScore(1, 0)));
    Round first = new Round("round 1", List.of(encounter), List.of(0));
    Results results = Results.none().plus(new RoundResult(first, List.of(won)));
    Pairing second = format.field(entries, results).orElseThrow().best();
    assertThat(second).isEqualTo(new Pairing(pairs(0, 2), List.of(1)));
  }

  @Test
  void fieldsThatCannotBeAreRefused() {
    assertThatThrownBy(
            () -> new FloatingField(List.of(contender(0, 1, 0, Map.of())), LastRule.OF_2014))
        .hasMessage("a field of 1 cannot be paired; there must be 2 at least");
    assertThatThrownBy(
            () ->
                new FloatingField(
                    List.of(contender(0, 1, 0, Map.of()), contender(1, 1, 0, Map.of())),
                    LastRule.OF_2014))
        .hasMessage(
            "contender 1 of rank 1 and seed 2 stands beside another; entrants and seeds stand once,"
                + " and ranks are 1 to 2");
    assertThatThrownBy(() -> contender(0, 0, 0, Map.of()))
        .hasMessage(
            "contender 0 of rank 0 and seed 1 with 0 losses and 0 byes: ranks and seeds count from"
                + " 1, all else from 0");
    FloatingField field =
        new FloatingField(
            List.of(contender(0, 1, 0, Map.of()), contender(1, 2, 0, Map.of())), LastRule.OF_2014);
    assertThatThrownBy(() -> field.explain(new Pairing(pairs(0, 2), List.of())))
        .hasMessage("a pairing of [0, 2] is not of the contenders [0, 1]");
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    assertThatThrownBy(() -> lives(0)).hasMessage("lives 0 is not in 1..100");
    assertThatThrownBy(() -> new FloatingElimination(1, LastRule.OF_2014, -1))
        .hasMessage("replays -1 is not in 0..1000");
    assertThatThrownBy(() -> FOUR.next(ToyTournament.entries(1), Results.none()))
        .hasMessage("floating-elimination of 1 entrants: there must be 2 at least");
  }
}
