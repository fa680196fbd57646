package org.rondo.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a number of games came to for one entrant. Tallies add up.
 *
 * @param wins games in which it was first alone
 * @param draws games in which it shared the first place
 * @param losses all other games
 * @param forfeits games that it lost by a forfeit; they count among the others too
 * @param faults what it did wrong, forfeits included
 * @param restarts games that were played again on its account
 * @param scored the sum of its scores
 * @param conceded the sum of the others' scores in its games
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
   * Describes what games came to.
   *
   * @throws IllegalArgumentException if a number of games or faults is negative, or there are more
   *     forfeits than games
   */
  public Tally {
    if (wins < 0 || draws < 0 || losses < 0 || faults < 0 || restarts < 0) {
      throw new IllegalArgumentException("a tally counts from 0, and one number is negative");
    }
    if (forfeits < 0 || forfeits > wins + draws + losses) {
      throw new IllegalArgumentException(
          forfeits + " forfeits are not in 0.." + (wins + draws + losses) + ", the games");
    }
  }

  /** {@return the tally of no games} */
  public static Tally none() {
    return new Tally(0, 0, 0, 0, 0, 0, 0, 0);
  }

  /**
   * {@return what encounters came to for each entrant, by its number}
   *
   * @param entrants how many entrants there are
   * @param played what each encounter came to
   */
  public static List<Tally> byEntrant(int entrants, List<EncounterResult> played) {
    List<Tally> sums = new ArrayList<>(Collections.nCopies(entrants, none()));
    for (EncounterResult result : played) {
      List<Integer> seated = result.encounter().entrants();
      for (int place = 0; place < seated.size(); place++) {
        int entrant = seated.get(place);
        sums.set(entrant, sums.get(entrant).plus(result.tallies().get(place)));
      }
    }
    return sums;
  }

  /** {@return how many matches were played} */
  public long matches() {
    return wins + draws + losses;
  }

  /** {@return a point for each win and half a point for each draw} */
  public double points() {
    return wins + draws / 2.0;
  }

  /** {@return the mean score of a game, 0 where there is none} */
  public double mean() {
    return scored / Math.max(1, matches());
  }

  /** {@return by how much the own scores exceed the others'} */
  public double difference() {
    return scored - conceded;
  }

  /**
   * {@return this tally and the other together}
   *
   * @param other what other games came to
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
