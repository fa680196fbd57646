package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.format.standard.FloatingSituations.FOUR;
import static org.rondo.format.standard.FloatingSituations.higherWins;
import static org.rondo.format.standard.FloatingSituations.lives;
import static org.rondo.format.standard.FloatingSituations.next;
import static org.rondo.format.standard.FloatingSituations.pairs;
import static org.rondo.format.standard.FloatingSituations.played;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.FloatingElimination.LastRule;
import org.rondo.random.Seed;

/** Which entrants are out, and which are first, second and third. */
class FloatingStandingsTest {
  @Test
  void anEntrantIsEliminatedWhenItsLivesAreLost() {
    EntryList entries = ToyTournament.entries(2);
    Results results = ToyTournament.play(lives(3), entries, ToyTournament.lowerWins());
    assertThat(results.rounds()).hasSize(3);
    Standings standings = lives(3).standings(entries, results);
    assertThat(standings.awards())
        .containsExactly(
            Standings.Award.champion("e1"), new Standings.Award(Standings.Podium.SECOND, "e2"));
    assertThat(ToyTournament.points(standings.tables().get(0))).containsExactly(3.0, 3.0);
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
  void theLotFavoursNoEntrant() {
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
            Standings.Award.champion("e1"),
            new Standings.Award(Standings.Podium.SECOND, "e4"),
            new Standings.Award(Standings.Podium.THIRD, "e3"));
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
            Standings.Award.champion("e4"), new Standings.Award(Standings.Podium.SECOND, "e3"));
  }

  @Test
  void firstPlaceIsKeptWhileATieForSecondIsBroken() {
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
            Standings.Award.champion("e2"),
            new Standings.Award(Standings.Podium.SECOND, "e4"),
            new Standings.Award(Standings.Podium.THIRD, "e3"));
  }

  /** A director may let only some of the tied entrants play. */
  @Test
  void anEntrantThatIsLeftOutOfATieBreakHasNoPlaceAboveIt() {
    EntryList entries = ToyTournament.entries(6);
    EntryList without = entries.without(1).without(2);
    Round chosen = Round.of(Stage.round(2), List.of(Encounter.of(3, 4)));
    Results results =
        played(lives(1), entries, Results.none(), ToyTournament.lowerWins())
            .plus(ToyTournament.played(chosen, ToyTournament.lowerWins()));
    assertThat(lives(1).next(without, results)).isEmpty();
    assertThat(lives(1).standings(without, results).awards().subList(0, 2))
        .containsExactly(
            Standings.Award.champion("e1"), new Standings.Award(Standings.Podium.SECOND, "e4"));
  }

  @Test
  void firstPlaceIsKeptThroughRepeatedTiesForSecond() {
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
            Standings.Award.champion("e2"),
            new Standings.Award(Standings.Podium.SECOND, "e7"),
            new Standings.Award(Standings.Podium.THIRD, "e8"));
  }

  @Test
  void secondGoesByTheRoundOfElimination() {
    EntryList entries = ToyTournament.entries(4);
    Results results = ToyTournament.play(lives(1), entries, ToyTournament.lowerWins());
    assertThat(lives(1).standings(entries, results).awards())
        .containsExactly(
            Standings.Award.champion("e1"),
            new Standings.Award(Standings.Podium.SECOND, "e2"),
            new Standings.Award(Standings.Podium.THIRD, "e3"),
            new Standings.Award(Standings.Podium.THIRD, "e4"));
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
  void entrantsInPlayRankAboveEliminatedOnes() {
    EntryList entries = ToyTournament.entries(4);
    Standings standings = lives(1).standings(entries, halfOut(entries));
    assertThat(ToyTournament.names(standings.tables().get(0)))
        .containsExactly("e1", "e2", "e3", "e4");
    assertThat(standings.awards()).isEmpty();
  }

  @Test
  void theLastInPlayIsFirstAndTheLastEliminatedSecond() {
    EntryList entries = ToyTournament.entries(3);
    Results results = played(FOUR, entries, Results.none(), ToyTournament.lowerWins());
    EntryList alone = entries.without(0).without(2);
    assertThat(FOUR.next(alone, results)).isEmpty();
    assertThat(FOUR.standings(alone, results).awards())
        .containsExactly(Standings.Award.champion("e2"));
  }
}
