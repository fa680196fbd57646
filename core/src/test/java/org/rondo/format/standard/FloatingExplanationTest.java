package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.format.standard.FloatingSituations.FOUR;
import static org.rondo.format.standard.FloatingSituations.next;
import static org.rondo.format.standard.FloatingSituations.pairs;
import static org.rondo.format.standard.FloatingSituations.played;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.ToyTournament;

/** Why a round is paired as it is, in words. */
class FloatingExplanationTest {
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
                "rule 10: squared rank gaps, negative where losses are equal", -2, 8));
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
    Round directed = Round.of(Stage.round(2), List.of(Encounter.of(first, second)));
    assertThat(FOUR.explain(entries, results, directed).orElseThrow().notes().get(2))
        .isEqualTo(
            entries.name(first)
                + " has seat 0 against "
                + entries.name(second)
                + ", not by the rules, which give it to "
                + entries.name(second)
                + " by seat rule 1: smaller difference of games on seat 0 and on seat 1");
  }

  @Test
  void aDirectorsPairingIsExplainedBesideTheBest() {
    EntryList entries = ToyTournament.entries(4);
    Round chosen = Round.of(Stage.round(1), List.of(Encounter.of(0, 1), Encounter.of(2, 3)));
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
}
