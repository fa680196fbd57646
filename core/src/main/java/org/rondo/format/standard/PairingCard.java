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
 * What an entrant has gathered by meeting others, one at a time and one in each round: points,
 * opponents, seats and byes.
 *
 * <p>An encounter is worth a point to who has more points from its matches, half a point to both
 * where they are level, and a bye is worth a point. An encounter without a match that counts is
 * none.
 */
final class PairingCard {
  private static final int HALVES_OF_BYE = 2;

  /** So much oftener nobody is to hold one seat than the other. */
  private static final int TOO_MUCH = 3;

  /**
   * An encounter as one side sees it.
   *
   * @param opponent who was met
   * @param halves what it was worth, in half points
   * @param seat the seat held in the first match
   * @param surplus matches in seat 0 less those in seat 1: +1, −1 or, for an even number of
   *     matches, 0
   */
  private record Meeting(int opponent, int halves, int seat, int surplus) {
    static Meeting of(EncounterResult result, int place) {
      Tally own = result.tallies().get(place);
      Tally other = result.tallies().get(1 - place);
      return new Meeting(
          result.encounter().entrants().get(1 - place),
          1 + (int) Math.signum(own.points() - other.points()),
          place,
          result.encounter().matches() % 2 == 0 ? 0 : 1 - 2 * place);
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

  /** {@return everybody's card, by number} */
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
              .forEach(place -> meetings.get(pair.get(place)).add(Meeting.of(result, place)));
        }
      }
      // A director may have found an opponent for who had the bye.
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

  /** {@return the points, in halves} */
  int halves() {
    return halves;
  }

  double points() {
    return halves / 2.0;
  }

  /** {@return half points in words, {@code 2.5 points}} */
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

  /** {@return how many encounters were won, byes not among them} */
  long wins() {
    return meetings.stream().filter(meeting -> meeting.halves() == 2).count();
  }

  /** {@return how many matches more were played in seat 0 than in seat 1} */
  int balance() {
    return balance;
  }

  /** {@return how often an opponent was met} */
  int met(int opponent) {
    return opponents.count(opponent);
  }

  /** {@return 1 if seat 0 was held last, −1 if seat 1, 0 if neither was yet} */
  int lastSurplus() {
    return surpluses.isEmpty() ? 0 : surpluses.get(surpluses.size() - 1);
  }

  /** {@return the seat held when somebody was met last, if ever} */
  Optional<Integer> seatAgainst(int opponent) {
    return meetings.stream()
        .filter(meeting -> meeting.opponent() == opponent)
        .reduce((one, later) -> later)
        .map(Meeting::seat);
  }

  /** {@return whether this one may have seat 0 and the other seat 1 by what both have held} */
  boolean maySitBefore(PairingCard other) {
    return bears(1) && other.bears(-1);
  }

  private boolean bears(int surplus) {
    int size = surpluses.size();
    boolean isThird =
        size > 1 && surpluses.get(size - 1) == surplus && surpluses.get(size - 2) == surplus;
    return !isThird && Math.abs(balance + surplus) < TOO_MUCH;
  }

  /** {@return the sum of the points of all opponents, once for each encounter} */
  double buchholz(List<PairingCard> all) {
    return sum(all, meeting -> 1);
  }

  /** {@return the sum of the points of opponents, as far as points were won against them} */
  double sonnebornBerger(List<PairingCard> all) {
    return sum(all, meeting -> meeting.halves() / 2.0);
  }

  private double sum(List<PairingCard> all, ToDoubleFunction<Meeting> share) {
    return meetings.stream()
        .mapToDouble(meeting -> share.applyAsDouble(meeting) * all.get(meeting.opponent()).points())
        .sum();
  }
}
