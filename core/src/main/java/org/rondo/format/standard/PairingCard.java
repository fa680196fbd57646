package org.rondo.format.standard;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.format.EncounterResult;
import org.rondo.format.Results;
import org.rondo.format.RoundResult;
import org.rondo.format.Tally;

/**
 * The points, opponents, seats and byes of an entrant. In each round an entrant has at most one
 * encounter, with one opponent.
 *
 * <p>The entrant with more points from the matches of an encounter gets one point. If the two are
 * level, each gets half a point. A bye is worth one point. An encounter is left out if none of its
 * matches counts.
 */
final class PairingCard {
  private static final int HALVES_OF_BYE = 2;

  /**
   * The smallest difference between the numbers of matches in the two seats that is not allowed.
   */
  private static final int EXCESSIVE_BALANCE = 3;

  /**
   * An encounter, described for one of its two entrants.
   *
   * @param opponent the opponent's number
   * @param halves the points from the encounter, in half points
   * @param seat the seat held in the first match
   * @param surplus the matches in seat 0 minus those in seat 1: +1, −1 or, for an even number of
   *     matches, 0
   */
  private record Meeting(int opponent, int halves, int seat, int surplus) {
    static Meeting of(EncounterResult result, int index) {
      Tally own = result.tallies().get(index);
      Tally other = result.tallies().get(1 - index);
      return new Meeting(
          result.encounter().entrants().get(1 - index),
          1 + (int) Math.signum(own.points() - other.points()),
          index,
          result.encounter().matches() % 2 == 0 ? 0 : 1 - 2 * index);
    }
  }

  private final int entrant;
  private final int byes;
  private final List<Meeting> meetings;
  private final Multiset<Integer> opponents;
  private final int halves;
  private final List<Integer> surpluses;
  private final int balance;

  private PairingCard(int entrant, int byes, List<Meeting> meetings) {
    this.entrant = entrant;
    this.byes = byes;
    this.meetings = List.copyOf(meetings);
    this.opponents =
        meetings.stream().map(Meeting::opponent).collect(ImmutableMultiset.toImmutableMultiset());
    this.halves = HALVES_OF_BYE * byes + meetings.stream().mapToInt(Meeting::halves).sum();
    this.surpluses =
        meetings.stream().map(Meeting::surplus).filter(surplus -> surplus != 0).toList();
    this.balance = surpluses.stream().mapToInt(Integer::intValue).sum();
  }

  /** {@return the cards of all entrants, by number} */
  static List<PairingCard> all(int entrants, Results results) {
    List<List<Meeting>> meetings =
        Stream.<List<Meeting>>generate(ArrayList::new).limit(entrants).toList();
    int[] byes = new int[entrants];
    for (RoundResult round : results.rounds()) {
      Set<Integer> paired = new HashSet<>();
      for (EncounterResult result : round.encounters()) {
        List<Integer> pair = result.encounter().entrants();
        paired.addAll(pair);
        if (result.tallies().get(0).matches() > 0) {
          IntStream.range(0, 2)
              .forEach(index -> meetings.get(pair.get(index)).add(Meeting.of(result, index)));
        }
      }
      // A director may have found an opponent for the entrant with the bye.
      round.round().byes().stream()
          .filter(bye -> !paired.contains(bye))
          .forEach(bye -> byes[bye]++);
    }
    return IntStream.range(0, entrants)
        .mapToObj(entrant -> new PairingCard(entrant, byes[entrant], meetings.get(entrant)))
        .toList();
  }

  int entrant() {
    return entrant;
  }

  int byes() {
    return byes;
  }

  /** {@return the number of half points} */
  int halves() {
    return halves;
  }

  double points() {
    return halves / 2.0;
  }

  /** {@return the text of a number of half points, for instance {@code 2.5 points}} */
  static String text(int halves) {
    return halves / 2 + (halves % 2 == 0 ? "" : ".5") + (halves == 2 ? " point" : " points");
  }

  /** {@return points and seats in words} */
  String text() {
    String seats = "as often in seat 0 as in seat 1";
    if (balance != 0) {
      int more = Math.abs(balance);
      seats = more + (more == 1 ? " time" : " times") + " more in seat " + (balance > 0 ? 0 : 1);
    }
    return text(halves) + ", " + seats;
  }

  /** {@return the number of encounters won, without byes} */
  long wins() {
    return meetings.stream().filter(meeting -> meeting.halves() == 2).count();
  }

  /** {@return the matches in seat 0 minus those in seat 1} */
  int balance() {
    return balance;
  }

  /** {@return the number of encounters with an opponent} */
  int met(int opponent) {
    return opponents.count(opponent);
  }

  /** {@return 1 if the entrant's last seat was 0, −1 if it was 1, 0 if there was none} */
  int lastSurplus() {
    return surpluses.isEmpty() ? 0 : surpluses.get(surpluses.size() - 1);
  }

  /** {@return the seat held in the last encounter with an opponent; empty if there was none} */
  Optional<Integer> seatAgainst(int opponent) {
    return meetings.stream()
        .filter(meeting -> meeting.opponent() == opponent)
        .reduce((one, later) -> later)
        .map(Meeting::seat);
  }

  /**
   * {@return whether the earlier seats of both entrants allow seat 0 for this entrant and seat 1
   * for the other}
   */
  boolean maySitBefore(PairingCard other) {
    return canTake(1) && other.canTake(-1);
  }

  private boolean canTake(int surplus) {
    int size = surpluses.size();
    boolean isThird =
        size > 1 && surpluses.get(size - 1) == surplus && surpluses.get(size - 2) == surplus;
    return !isThird && Math.abs(balance + surplus) < EXCESSIVE_BALANCE;
  }

  /** {@return the sum of the points of all opponents, once for each encounter} */
  double buchholz(List<PairingCard> all) {
    return sum(all, meeting -> 1);
  }

  /**
   * {@return the sum over all encounters of the opponent's points times the points from the
   * encounter}
   */
  double sonnebornBerger(List<PairingCard> all) {
    return sum(all, meeting -> meeting.halves() / 2.0);
  }

  private double sum(List<PairingCard> all, ToDoubleFunction<Meeting> share) {
    return meetings.stream()
        .mapToDouble(meeting -> share.applyAsDouble(meeting) * all.get(meeting.opponent()).points())
        .sum();
  }
}
