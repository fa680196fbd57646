package org.rondo.format.standard;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.rondo.format.EncounterResult;
import org.rondo.format.Results;
import org.rondo.format.RoundResult;
import org.rondo.format.Tally;

/**
 * What the pairing rules of FIDE know of an entrant: points, opponents, seats, floats and byes.
 * Points are those of {@link PairingCard}. Seat 0 is White.
 *
 * <p>A preference for a seat is +1 for seat 0, −1 for seat 1 and 0 for none.
 */
final class FideCard {

  /** The order of the rules: more points first, then the order of entry. */
  static final Comparator<FideCard> BEST_FIRST =
      Comparator.comparing(FideCard::halves).reversed().thenComparing(FideCard::entrant);

  private static final int HALVES_OF_BYE = 2;

  /** The direction in which an entrant left its score group in a round. */
  private enum FloatDirection {
    DOWN,
    UP,
    NONE
  }

  private final int entrant;
  private final List<Integer> surpluses = new ArrayList<>();
  private final List<FloatDirection> floats = new ArrayList<>();
  private final Multiset<Integer> opponents = HashMultiset.create();
  private int halves;
  private int byes;

  private FideCard(int entrant) {
    this.entrant = entrant;
  }

  /** {@return the cards of all entrants, by number} */
  static List<FideCard> all(int entrants, Results results) {
    List<FideCard> cards = IntStream.range(0, entrants).mapToObj(FideCard::new).toList();
    results.rounds().forEach(round -> addTo(cards, round));
    return cards;
  }

  private static void addTo(List<FideCard> cards, RoundResult round) {
    // Floats compare the points before the round.
    List<Integer> before = cards.stream().map(FideCard::halves).toList();
    Set<Integer> paired = new HashSet<>();
    for (EncounterResult result : round.encounters()) {
      List<Integer> pair = result.encounter().entrants();
      paired.addAll(pair);
      if (result.tallies().get(0).matches() > 0) {
        int lead = before.get(pair.get(0)) - before.get(pair.get(1));
        cards.get(pair.get(0)).add(result, 0, lead);
        cards.get(pair.get(1)).add(result, 1, -lead);
      }
    }
    // A director may have found an opponent for the entrant with the bye.
    round.round().byes().stream()
        .filter(bye -> !paired.contains(bye))
        .forEach(bye -> cards.get(bye).addBye());
    int rounds = cards.stream().mapToInt(card -> card.floats.size()).max().orElse(0);
    cards.stream()
        .filter(card -> card.floats.size() < rounds)
        .forEach(card -> card.floats.add(FloatDirection.NONE));
  }

  private void add(EncounterResult result, int index, int lead) {
    Tally own = result.tallies().get(index);
    Tally other = result.tallies().get(1 - index);
    halves += 1 + (int) Math.signum(own.points() - other.points());
    opponents.add(result.encounter().entrants().get(1 - index));
    floats.add(lead > 0 ? FloatDirection.DOWN : lead < 0 ? FloatDirection.UP : FloatDirection.NONE);
    if (result.encounter().matches() % 2 != 0) {
      surpluses.add(1 - 2 * index);
    }
  }

  private void addBye() {
    byes++;
    halves += HALVES_OF_BYE;
    floats.add(FloatDirection.DOWN);
  }

  int entrant() {
    return entrant;
  }

  /** {@return the number of half points} */
  int halves() {
    return halves;
  }

  int byes() {
    return byes;
  }

  /** {@return the number of rounds without an opponent} */
  int unplayed() {
    return floats.size() - opponents.size();
  }

  /** {@return the number of encounters with an opponent} */
  int met(FideCard opponent) {
    return opponents.count(opponent.entrant);
  }

  /** {@return the seats so far: 1 for seat 0, −1 for seat 1; even encounters have none} */
  List<Integer> surpluses() {
    return List.copyOf(surpluses);
  }

  /** {@return the matches in seat 0 minus those in seat 1} */
  int balance() {
    return surpluses.stream().mapToInt(Integer::intValue).sum();
  }

  /** {@return whether an entrant held one seat twice more often than the other} */
  boolean isUnbalanced() {
    return Math.abs(balance()) > 1;
  }

  /** {@return the seat of the last two matches, as a preference; 0 if they differ} */
  int repeated() {
    int size = surpluses.size();
    boolean isRepeated = size > 1 && surpluses.get(size - 1).equals(surpluses.get(size - 2));
    return isRepeated ? surpluses.get(size - 1) : 0;
  }

  /** {@return the seat that the entrant should have next} */
  int preference() {
    int balance = balance();
    if (Math.abs(balance) > 1) {
      return -Integer.signum(balance);
    }
    if (repeated() != 0) {
      return -repeated();
    }
    return balance != 0 || surpluses.isEmpty() ? -balance : -surpluses.get(surpluses.size() - 1);
  }

  /** {@return whether the entrant must have its preferred seat} */
  boolean isAbsolute() {
    return isUnbalanced() || repeated() != 0;
  }

  /** {@return whether the entrant held one seat once more often, and need not change it} */
  boolean isStrong() {
    return !isAbsolute() && balance() != 0;
  }

  /** {@return whether both entrants prefer the same seat} */
  boolean wantsSeatOf(FideCard other) {
    return preference() != 0 && preference() == other.preference();
  }

  /** {@return whether the entrant met an opponent with fewer points, or had a bye} */
  boolean floatedDown(int roundsBack) {
    return floated(FloatDirection.DOWN, roundsBack);
  }

  /** {@return whether the entrant met an opponent with more points} */
  boolean floatedUp(int roundsBack) {
    return floated(FloatDirection.UP, roundsBack);
  }

  private boolean floated(FloatDirection direction, int roundsBack) {
    int index = floats.size() - roundsBack;
    return index >= 0 && floats.get(index) == direction;
  }

  /** {@return points and seats in words} */
  String text() {
    String seats = "either seat";
    if (preference() != 0) {
      String need = isAbsolute() ? "must have seat " : "prefers seat ";
      seats = need + (preference() > 0 ? 0 : 1);
    }
    return PairingCard.text(halves) + ", " + seats;
  }
}
