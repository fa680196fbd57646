package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.rondo.format.EncounterResult;
import org.rondo.format.Points;
import org.rondo.format.Tally;

/** What encounters come to for every entrant, in one walk through them. */
final class EntrantTotals {
  private EntrantTotals() {}

  /** {@return what the games came to, by the entrants' numbers} */
  static List<Tally> tallies(int entrants, List<EncounterResult> played) {
    List<Tally> sums = new ArrayList<>(Collections.nCopies(entrants, Tally.none()));
    for (EncounterResult result : played) {
      List<Integer> seats = result.encounter().entrants();
      for (int place = 0; place < seats.size(); place++) {
        Tally tally = result.tallies().get(place);
        sums.set(seats.get(place), sums.get(seats.get(place)).plus(tally));
      }
    }
    return sums;
  }

  /** {@return the points from encounters of two, by the entrants' numbers} */
  static List<Double> points(int entrants, List<EncounterResult> played, Points rule) {
    List<Double> sums = new ArrayList<>(Collections.nCopies(entrants, 0.0));
    for (EncounterResult result : played) {
      for (int place = 0; place < 2; place++) {
        int entrant = result.encounter().entrants().get(place);
        double points = rule.of(result.tallies().get(place), result.tallies().get(1 - place));
        sums.set(entrant, sums.get(entrant) + points);
      }
    }
    return sums;
  }
}
