package org.rondo.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The sums of one entrant's results over several matches. Tallies can be added.
 *
 * @param wins the number of matches in which the entrant alone had rank 1
 * @param draws the number of matches in which the entrant shared rank 1
 * @param losses the number of all other matches
 * @param forfeits the number of matches that the entrant forfeited; each also counts as a win, a
 *     draw or a loss
 * @param faults the number of the entrant's faults, including forfeits
 * @param restarts the number of restarts of matches that the entrant caused
 * @param scored the sum of the entrant's scores
 * @param conceded the sum of the other seats' scores in the same matches
 */
public record Tally(
    long wins,
    long draws,
    long losses,
    long forfeits,
    long faults,
    long restarts,
    double scored,
    double conceded) {

  /**
   * Creates a tally.
   *
   * @throws IllegalArgumentException if a number of matches, faults or restarts is negative, or
   *     there are more forfeits than matches
   */
  public Tally {
    if (wins < 0 || draws < 0 || losses < 0 || faults < 0 || restarts < 0) {
      throw new IllegalArgumentException("a tally counts from 0, and one number is negative");
    }
    if (forfeits < 0 || forfeits > wins + draws + losses) {
      throw new IllegalArgumentException(
          forfeits + " forfeits are not in 0.." + (wins + draws + losses) + ", the matches");
    }
  }

  /** {@return the tally of no matches} */
  public static Tally none() {
    return new Tally(0, 0, 0, 0, 0, 0, 0, 0);
  }

  /**
   * {@return the tally of each entrant over several encounters, by its number}
   *
   * @param entrants the number of entrants
   */
  public static List<Tally> byEntrant(int entrants, List<EncounterResult> played) {
    List<Tally> sums = new ArrayList<>(Collections.nCopies(entrants, none()));
    for (EncounterResult result : played) {
      List<Integer> seated = result.encounter().entrants();
      for (int index = 0; index < seated.size(); index++) {
        int entrant = seated.get(index);
        sums.set(entrant, sums.get(entrant).plus(result.tallies().get(index)));
      }
    }
    return sums;
  }

  /** {@return the number of matches} */
  public long matches() {
    return wins + draws + losses;
  }

  /** {@return the points: 1 for each win and a half for each draw} */
  public double points() {
    return wins + draws / 2.0;
  }

  /** {@return the mean score per match; 0 if there is no match} */
  public double mean() {
    return scored / Math.max(1, matches());
  }

  /** {@return the sum of the entrant's scores minus the sum of the other seats' scores} */
  public double difference() {
    return scored - conceded;
  }

  /**
   * {@return the sum of this tally and another}
   *
   * @param other the tally of other matches
   */
  public Tally plus(Tally other) {
    return new Tally(
        wins + other.wins,
        draws + other.draws,
        losses + other.losses,
        forfeits + other.forfeits,
        faults + other.faults,
        restarts + other.restarts,
        scored + other.scored,
        conceded + other.conceded);
  }
}
