package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static org.rondo.format.standard.FloatingSituations.FOUR;
import static org.rondo.format.standard.FloatingSituations.higherWins;
import static org.rondo.format.standard.FloatingSituations.lives;
import static org.rondo.format.standard.FloatingSituations.next;
import static org.rondo.format.standard.FloatingSituations.pairs;
import static org.rondo.format.standard.FloatingSituations.played;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.MatchResult;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.FloatingElimination.LastRule;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.match.SeatEnding;
import org.rondo.random.Seed;

/** Rounds, byes, replays, forfeits and lives, and what a director changes of them. */
class FloatingEliminationTest {
  /** Everybody forfeits, which is a draw. */
  private static MatchResult bothForfeit() {
    return new MatchResult(
        Outcome.byScore(0, 0).withForfeits(Seats.of(0, 1)),
        List.of(1, 1),
        List.of(SeatEnding.FAULT, SeatEnding.FAULT),
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
  void noEntrantGetsASecondByeBeforeAllHaveOne() {
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
                        Pairing.Opponents.of(
                            one.encounter().entrants().get(0), one.encounter().entrants().get(1))))
        .doesNotHaveDuplicates()
        .hasSize(6);
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
  void theReplaysOfEachRoundAreCountedAnew() {
    FloatingElimination format = new FloatingElimination(2, LastRule.OF_2014, 1);
    EntryList entries = ToyTournament.entries(2);
    Results results = played(format, entries, Results.none(), ToyTournament.allDrawn());
    assertThat(next(format, entries, results).title()).isEqualTo("round 1, replay 1");
    results = played(format, entries, results, ToyTournament.lowerWins());
    results = played(format, entries, results, ToyTournament.allDrawn());
    assertThat(next(format, entries, results).title()).isEqualTo("round 2, replay 1");
    results = played(format, entries, results, ToyTournament.allDrawn());
    assertThat(format.standings(entries, results).remarks())
        .anyMatch(one -> one.contains("by lot"));
  }

  /** The winner may have lost all its lives but one. */
  @Test
  void theMatchesLeftAreAllLivesButOne() {
    EntryList entries = ToyTournament.entries(2);
    assertThat(lives(3).matchesLeft(entries, Results.none())).hasValue(5);
    Results results = played(lives(3), entries, Results.none(), ToyTournament.lowerWins());
    assertThat(lives(3).matchesLeft(entries, results)).hasValue(4);
    results = played(lives(3), entries, results, ToyTournament.allDrawn());
    assertThat(lives(3).matchesLeft(entries, results)).as("a replay is due").hasValue(4);
    assertThat(lives(1).matchesLeft(entries, Results.none())).hasValue(1);
    assertThat(lives(3).matchesLeft(ToyTournament.entries(3).without(1), Results.none()))
        .hasValue(5);
    assertThat(
            lives(1)
                .matchesLeft(
                    entries, played(lives(1), entries, Results.none(), ToyTournament.lowerWins())))
        .hasValue(0);
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
    Results won = played(FOUR, entries, Results.none(), ToyTournament.lowerWins());
    Results forfeited = played(FOUR, entries, won, (encounter, seated, match) -> bothForfeit());
    assertThat(FOUR.ratings(entries, forfeited)).isEqualTo(FOUR.ratings(entries, won));
  }

  @Test
  void anAnnulledMatchCostsNoLifeAndIsNoMeeting() {
    EntryList entries = ToyTournament.entries(2);
    Round first = next(FOUR, entries, Results.none());
    EncounterResult annulled = EncounterResult.none(first.encounters().get(0));
    Results results = Results.none().plus(new RoundResult(first, List.of(annulled)));
    assertThat(next(FOUR, entries, results).title()).isEqualTo("round 2");
    assertThat(FOUR.field(entries, results).orElseThrow().contenders())
        .allSatisfy(one -> assertThat(one.losses()).isZero())
        .allSatisfy(one -> assertThat(one.meetings()).isEmpty());
  }

  @Test
  void aDirectorsPairingCountsAsItWasPlayed() {
    EntryList entries = ToyTournament.entries(3);
    Round chosen = new Round(Stage.round(1), List.of(Encounter.of(0, 1)), List.of(2));
    assertThat(ToyTournament.pairing(next(lives(1), entries, Results.none())))
        .isNotEqualTo(ToyTournament.pairing(chosen));
    Results results = Results.none().plus(ToyTournament.played(chosen, ToyTournament.lowerWins()));
    FloatingField field = lives(1).field(entries, results).orElseThrow();
    assertThat(field.contenders())
        .extracting(FloatingField.Contender::entrant, FloatingField.Contender::byes)
        .containsExactly(tuple(0, 0), tuple(2, 1));
    // Whom a director lets play on has one more life.
    Round again = new Round(Stage.round(2), List.of(Encounter.of(1, 0)), List.of(2));
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
  void anEntrantPairedInAReplayTakesThePlaceOfTheOneThatDrew() {
    EntryList entries = ToyTournament.entries(4);
    Results results = drawnOnce(entries);
    Round replay = next(lives(1), entries, results);
    assertThat(pairs(replay)).isEqualTo(pairs(0, 3));
    Round chosen = Round.of(replay.stage(), List.of(Encounter.of(2, 0)));
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
  void anEntrantThatWithdrawsBeforeAReplayDoesNotPlayIt() {
    EntryList entries = ToyTournament.entries(4);
    Results results = drawnOnce(entries);
    EntryList without = entries.without(3);
    assertThat(pairs(next(lives(1), without, results))).isEqualTo(pairs(0, 1));
    assertThat(next(lives(1), without, results).title()).isEqualTo("round 2");
  }

  @Test
  void theSeatOfAnUnknownEntrantIsRefused() {
    assertThatThrownBy(() -> FOUR.seating(ToyTournament.entries(4), Results.none(), 0, 9))
        .hasMessageContainingAll("entrant 9", "not in 0..3");
    assertThatThrownBy(() -> FOUR.seating(ToyTournament.entries(4), Results.none(), 4, 0))
        .hasMessage("entrant 4 is not in 0..3");
  }

  @Test
  void theSeatsOfAPairAreThoseOfTheNextRound() {
    EntryList entries = ToyTournament.entries(6);
    Results results = played(FOUR, entries, Results.none(), ToyTournament.lowerWins());
    for (Encounter encounter : next(FOUR, entries, results).encounters()) {
      int first = encounter.entrants().get(0);
      int second = encounter.entrants().get(1);
      assertThat(FOUR.seating(entries, results, second, first).first()).isEqualTo(first);
      assertThat(FOUR.seating(entries, results, first, second).second()).isEqualTo(second);
    }
  }

  @Test
  void matchesPlayedElsewhereArePairedByTheSameRules() {
    EntryList entries = EntryList.of(List.of("ada", "ben", "cleo"), Seed.of(1));
    FloatingElimination format = FloatingElimination.wcc2014();
    Encounter encounter = Encounter.of(1, 2);
    EncounterResult won =
        EncounterResult.none(encounter).plus(0, MatchResult.of(Outcome.byScore(1, 0)));
    Round first = new Round(Stage.round(1), List.of(encounter), List.of(0));
    Results results = Results.none().plus(new RoundResult(first, List.of(won)));
    Pairing second = format.field(entries, results).orElseThrow().best();
    assertThat(second).isEqualTo(new Pairing(pairs(0, 2), List.of(1)));
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    assertThatThrownBy(() -> lives(0)).hasMessageContainingAll("lives 0", "not in 1..100");
    assertThatThrownBy(() -> new FloatingElimination(1, LastRule.OF_2014, -1))
        .hasMessageContainingAll("replays -1", "not in 0..1000");
    assertThatThrownBy(() -> FOUR.next(ToyTournament.entries(1), Results.none()))
        .hasMessageContainingAll("floating-elimination of 1 entrants", "2 at least");
  }
}
