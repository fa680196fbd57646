package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.format.standard.FloatingElimination.LastRule;

/**
 * For each rule of pairing a field in which it decides, and all later ones would have it not so.
 */
class FloatingRulesTest {

  /** Pairs of neighbours; the last has the bye if it has none. */
  private static Pairing pairing(int... entrants) {
    List<Pairing.Opponents> pairs = new ArrayList<>();
    for (int i = 0; i + 1 < entrants.length; i += 2) {
      pairs.add(Pairing.Opponents.of(entrants[i], entrants[i + 1]));
    }
    boolean hasBye = entrants.length % 2 != 0;
    return new Pairing(pairs, hasBye ? List.of(entrants[entrants.length - 1]) : List.of());
  }

  /**
   * The best pairing is the given one, by exactly this rule: the next that differs is against it.
   */
  private static void decides(String rule, FloatingField field, Pairing best, Pairing other) {
    assertThat(field.best()).isEqualTo(best);
    List<Explanation.Rule> ofBest = field.explain(best).rules();
    List<Explanation.Rule> ofOther = field.explain(other).rules();
    Map<String, Integer> orders = new HashMap<>();
    List<String> deciding = new ArrayList<>();
    for (int i = 0; i < ofBest.size(); i++) {
      int order = Long.compare(ofBest.get(i).count(), ofOther.get(i).count());
      if (order != 0) {
        deciding.add(ofBest.get(i).text());
        orders.put(ofBest.get(i).text(), order);
      }
    }
    assertThat(deciding).isNotEmpty();
    assertThat(deciding.get(0)).startsWith(rule + ":");
    assertThat(orders.get(deciding.get(0))).isNegative();
    if (!rule.equals("rule 10")) {
      assertThat(deciding).hasSizeGreaterThan(1);
      assertThat(orders.get(deciding.get(1))).isPositive();
    }
  }

  private static List<Long> counts(FloatingField field, Pairing pairing) {
    return field.explain(pairing).rules().stream().map(Explanation.Rule::count).toList();
  }

  @Test
  void rule3GivesTheByeToTheEntrantWithTheFewest() {
    // Who has had fewer byes has lost most, is rated least, and the others have met already.
    FloatingField field =
        FieldSketch.ofLosses(0, 1, 2)
            .byes(3, 3, 2)
            .ratings(1600.0, 1500.0, 1400.0)
            .met(1, 0, 1)
            .field();
    decides("rule 3", field, pairing(0, 1, 2), pairing(1, 2, 0));
    assertThat(counts(field, pairing(0, 1, 2))).startsWith(0L, 1L, 2L);
    assertThat(counts(field, pairing(1, 2, 0))).startsWith(1L, 0L, 0L);
  }

  @Test
  void rule3ComparesTheNumbersOfByes() {
    FloatingField field = FieldSketch.ofLosses(0, 1, 2).byes(5, 3, 4).field();
    decides("rule 3", field, pairing(0, 2, 1), pairing(1, 2, 0));
    assertThat(counts(field, pairing(1, 2, 0)).get(0)).isEqualTo(2);
  }

  @Test
  void rule4AvoidsARematchAndGivesTheByeToAnother() {
    FloatingField field =
        FieldSketch.ofLosses(0, 1, 1).ratings(1600.0, 1500.0, 1400.0).met(1, 1, 2).field();
    decides("rule 4", field, pairing(0, 2, 1), pairing(1, 2, 0));
  }

  @Test
  void rule4AvoidsARematchWhateverTheLosses() {
    FloatingField field = FieldSketch.ofLosses(0, 0, 5, 5).met(1, 0, 1).field();
    decides("rule 4", field, pairing(0, 2, 1, 3), pairing(0, 1, 2, 3));
  }

  @Test
  void rule4HasTwoMeetForTheSecondTimeRatherThanOneForTheThird() {
    FloatingField field =
        FieldSketch.ofLosses(0, 0, 1, 1)
            .met(2, 0, 1)
            .met(1, 0, 2)
            .met(1, 1, 3)
            .met(3, 0, 3)
            .field();
    decides("rule 4", field, pairing(0, 2, 1, 3), pairing(0, 1, 2, 3));
  }

  @Test
  void rule4HasAnyNumberMeetForTheSecondTimeRatherThanOneForTheThird() {
    Pairing seconds = pairing(0, 2, 4, 1, 3, 5);
    Pairing third = pairing(0, 1, 2, 3, 4, 5);
    FloatingField field =
        FieldSketch.ofLosses(0, 0, 1, 1, 2, 2)
            .metAllBut(seconds, third)
            .met(2, 0, 1)
            .met(1, 0, 2)
            .met(1, 4, 1)
            .met(1, 3, 5)
            .field();
    decides("rule 4", field, seconds, third);
    // For the 10th, 3rd and 2nd time.
    assertThat(counts(field, seconds)).startsWith(0L, 0L, 3L);
    assertThat(counts(field, third)).startsWith(0L, 1L, 0L);
  }

  @Test
  void rule4LooksAtSecondMeetingsWhereThirdOnesAreAlike() {
    FloatingField field =
        FieldSketch.ofLosses(0, 1, 1, 0)
            .met(2, 0, 1)
            .met(2, 0, 2)
            .met(2, 0, 3)
            .met(1, 1, 2)
            .met(1, 1, 3)
            .field();
    decides("rule 4", field, pairing(0, 1, 2, 3), pairing(0, 3, 1, 2));
  }

  @Test
  void rule5GivesTheByeToTheEntrantWithTheFewestLosses() {
    // The others have more of a difference between them than other two, and better ratings.
    FloatingField field =
        FieldSketch.ofLosses(0, 1, 3).seeds(3, 2, 1).ratings(1400.0, 1500.0, 1600.0).field();
    decides("rule 5", field, pairing(1, 2, 0), pairing(0, 1, 2));
    // Rules 3, 5, 6 of three, two and one losses, 8, 9 and 10.
    assertThat(counts(field, pairing(1, 2, 0))).containsExactly(0L, 0L, 0L, 1L, 0L, 2L, 3L, 1L);
    assertThat(counts(field, pairing(0, 1, 2))).containsExactly(0L, 3L, 0L, 0L, 1L, 0L, 1L, 1L);
  }

  @Test
  void rule6PairsEqualLossesAndGivesTheByeToAnother() {
    // With a bye for the best, two pairs are of different losses, as others have met.
    FloatingField field =
        FieldSketch.ofLosses(0, 0, 0, 1, 1)
            .ratings(1600.0, 1550.0, 1500.0, 1450.0, 1400.0)
            .met(1, 1, 2)
            .field();
    decides("rule 6", field, pairing(0, 2, 3, 4, 1), pairing(1, 3, 2, 4, 0));
  }

  @Test
  void rule6PairsEqualLossesWhereRanksAreFartherApartOtherwise() {
    FloatingField field = FieldSketch.ofLosses(0, 0, 1, 1).field(LastRule.OF_2015);
    decides("rule 6", field, pairing(0, 1, 2, 3), pairing(0, 3, 1, 2));
  }

  @Test
  void rule6HasADifferenceOfTwoAndOneRatherThanOneOfThree() {
    FloatingField field = FieldSketch.ofLosses(0, 1, 1, 3).field(LastRule.OF_2015);
    decides("rule 6", field, pairing(0, 2, 1, 3), pairing(0, 3, 1, 2));
    assertThat(counts(field, pairing(0, 2, 1, 3))).containsExactly(0L, 1L, 1L, -8L);
    assertThat(counts(field, pairing(0, 3, 1, 2))).containsExactly(1L, 0L, 0L, -10L);
  }

  @Test
  void rule6HasAnyNumberOfSmallerDifferencesRatherThanALargerOne() {
    Pairing smaller = pairing(0, 1, 2, 4, 3, 5);
    Pairing larger = pairing(0, 5, 1, 4, 2, 3);
    FloatingField field =
        FieldSketch.ofLosses(0, 2, 1, 1, 2, 3).metAllBut(smaller, larger).field(LastRule.OF_2015);
    decides("rule 6", field, smaller, larger);
    // Rules 4, 6 of three, two and one losses, and 10.
    assertThat(counts(field, smaller)).containsExactly(0L, 0L, 2L, 1L, -9L);
    assertThat(counts(field, larger)).containsExactly(0L, 1L, 0L, 0L, -35L);
  }

  @Test
  void rule8GivesTheByeToTheHighestRating() {
    FloatingField field =
        FieldSketch.ofLosses(0, 0, 0).ratings(1600.0, 1550.0, 1500.0).seeds(3, 1, 2).field();
    decides("rule 8", field, pairing(1, 2, 0), pairing(0, 2, 1));
    // Rules 3, 5, 8, 9 and 10.
    assertThat(counts(field, pairing(1, 2, 0))).containsExactly(0L, 0L, 0L, 3L, -1L);
    assertThat(counts(field, pairing(0, 1, 2))).containsExactly(0L, 0L, 2L, 2L, -1L);
  }

  @Test
  void rule8TellsRatingsApartToSixDecimals() {
    FieldSketch sketch = FieldSketch.ofLosses(0, 0, 0).seeds(2, 1, 3);
    FloatingField apart = sketch.ratings(1500.000001, 1500.0, 1400.0).field();
    decides("rule 8", apart, pairing(1, 2, 0), pairing(0, 2, 1));
    FloatingField alike = sketch.ratings(1500.0000004, 1500.0, 1400.0).field();
    assertThat(alike.best()).isEqualTo(pairing(0, 2, 1));
    assertThat(counts(alike, pairing(1, 2, 0))).containsExactly(0L, 0L, 0L, 2L, -1L);
  }

  @Test
  void rule9GivesTheByeToTheBestSeed() {
    FloatingField field = FieldSketch.ofLosses(0, 0, 0).seeds(3, 2, 1).field();
    decides("rule 9", field, pairing(0, 1, 2), pairing(0, 2, 1));
  }

  @Test
  void rule10HasRanksFarApartWhereLossesAreEqual() {
    for (LastRule rule : LastRule.values()) {
      FloatingField field = FieldSketch.ofLosses(2, 2, 2, 2).field(rule);
      decides("rule 10", field, pairing(0, 3, 1, 2), pairing(0, 2, 1, 3));
      assertThat(counts(field, pairing(0, 3, 1, 2))).containsExactly(-10L);
    }
  }

  @Test
  void rule10TakesTheSquaresOfTheDifferences() {
    Pairing oneFar = pairing(0, 7, 1, 2, 3, 4, 5, 6);
    Pairing allMiddling = pairing(0, 2, 1, 5, 3, 7, 4, 6);
    for (LastRule rule : LastRule.values()) {
      FloatingField field =
          FieldSketch.ofLosses(0, 0, 0, 0, 0, 0, 0, 0).metAllBut(oneFar, allMiddling).field(rule);
      decides("rule 10", field, oneFar, allMiddling);
      assertThat(counts(field, oneFar)).containsExactly(0L, -52L);
      assertThat(counts(field, allMiddling)).containsExactly(0L, -40L);
    }
  }

  @Test
  void rule10HasRanksCloseWhereLossesDifferIn2014AndFarApartIn2015() {
    // One of each three has to meet one of the others.
    FieldSketch sketch = FieldSketch.ofLosses(0, 0, 0, 1, 1, 1).met(1, 2, 3).met(1, 2, 4);
    Pairing close = pairing(1, 3, 0, 2, 4, 5);
    Pairing far = pairing(0, 5, 1, 2, 3, 4);
    FloatingField of2014 = sketch.field(LastRule.OF_2014);
    decides("rule 10", of2014, close, far);
    assertThat(counts(of2014, close)).containsExactly(0L, 1L, 4L - 4L - 1L);
    FloatingField of2015 = sketch.field(LastRule.OF_2015);
    decides("rule 10", of2015, far, close);
    assertThat(counts(of2015, far)).containsExactly(0L, 1L, -25L - 1L - 1L);
  }

  @Test
  void theRulesAreCountedInTheirOrder() {
    FloatingField field = FieldSketch.ofLosses(0, 1, 3).met(2, 0, 1).met(111, 1, 2).field();
    assertThat(field.explain(field.best()).rules())
        .extracting(Explanation.Rule::text)
        .containsExactly(
            "rule 3: earlier byes of the entrant with the bye, minus the fewest in the field",
            "rule 4: pairs that meet for the 112th time",
            "rule 4: pairs that meet for the 3rd time",
            "rule 5: losses of the entrant with the bye",
            "rule 6: pairs 3 losses apart",
            "rule 6: pairs 2 losses apart",
            "rule 6: pairs 1 loss apart",
            "rule 8: contenders rated higher than the entrant with the bye",
            "rule 9: seed of the entrant with the bye",
            "rule 10: squared rank gaps, negative where losses are equal");
  }

  @Test
  void withoutAByeNoRuleSpeaksOfIt() {
    FloatingField field = FieldSketch.ofLosses(0, 1).met(20, 0, 1).field(LastRule.OF_2015);
    assertThat(field.explain(field.best()).rules())
        .extracting(Explanation.Rule::text)
        .containsExactly(
            "rule 4: pairs that meet for the 21st time",
            "rule 6: pairs 1 loss apart",
            "rule 10: squared rank gaps, negative");
  }
}
