package org.rondo.format.standard;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.IntToLongFunction;
import java.util.stream.Stream;

/**
 * The rules that pair a round of {@link Swiss}, for {@link PairingOptimizer}.
 *
 * <p>The place of an entrant in the field is its rank, so the places of a score group are next to
 * each other.
 */
final class SwissPairingRules {
  private final List<PairingCard> field;
  private final int matches;

  /** The half points of all entrants; the count of a number is the size of its score group. */
  private final Multiset<Integer> groups = HashMultiset.create();

  /** The place of the first entrant of a score group, by half points. */
  private final Map<Integer, Integer> tops = new HashMap<>();

  /**
   * Describes a round.
   *
   * @param field the entrants to be paired, the best first
   * @param matches the number of matches in an encounter
   */
  SwissPairingRules(List<PairingCard> field, int matches) {
    this.field = List.copyOf(field);
    this.matches = matches;
    for (PairingCard card : field) {
      tops.putIfAbsent(card.halves(), groups.size());
      groups.add(card.halves());
    }
  }

  /** {@return the optimizer that pairs the field by these rules, the weightiest first} */
  PairingOptimizer optimizer() {
    int last = field.size() - 1;
    List<PairingRule> rules =
        Stream.of(
                ofBye(
                    "rule 1: earlier byes of the entrant with the bye",
                    place -> field.get(place).byes()),
                ofRematches(),
                ofBye(
                    "rule 3: half points of the entrant with the bye",
                    place -> field.get(place).halves()),
                ofSeatLimit(),
                ofDifferences(),
                ofSeats(),
                ofRanks(),
                ofBye("rule 11: ranks below the entrant with the bye", place -> last - place))
            .flatMap(List::stream)
            .toList();
    return new PairingOptimizer(field.stream().map(PairingCard::entrant).toList(), rules);
  }

  /** There is a bye in an odd field only. */
  private List<PairingRule> ofBye(String text, IntToLongFunction cost) {
    return field.size() % 2 == 0 ? List.of() : List.of(new PairingRule.OfBye(text, cost));
  }

  private PairingRule ofPairs(String text, BiPredicate<PairingCard, PairingCard> counted) {
    return new PairingRule.OfPairs(
        text, (one, other) -> counted.test(field.get(one), field.get(other)) ? 1 : 0);
  }

  private List<PairingRule> ofRematches() {
    return PairingRule.byLevel(
        field.size(),
        (one, other) -> field.get(one).met(field.get(other).entrant()),
        times -> "rule 2: pairs that have met " + times + (times == 1 ? " time" : " times"));
  }

  private List<PairingRule> ofDifferences() {
    return PairingRule.byLevel(
        field.size(),
        (one, other) -> Math.abs(field.get(one).halves() - field.get(other).halves()),
        halves -> "rule 5: pairs " + PairingCard.text(halves) + " apart");
  }

  private List<PairingRule> ofSeatLimit() {
    return matches % 2 == 0
        ? List.of()
        : List.of(
            ofPairs(
                "rule 4: pairs in which an entrant has a seat too often",
                (one, other) -> !one.maySitBefore(other) && !other.maySitBefore(one)));
  }

  private List<PairingRule> ofSeats() {
    if (matches % 2 == 0) {
      return List.of();
    }
    return List.of(
        ofPairs(
            "rule 6: pairs in which both entrants should have the same seat",
            (one, other) ->
                one.balance() != 0
                    && Integer.signum(one.balance()) == Integer.signum(other.balance())));
  }

  private List<PairingRule> ofRanks() {
    return List.of(
        new PairingRule.OfPairs(
            "rule 7: squared rank gaps of floaters, times 4",
            (one, other) -> isLevel(one, other) ? 0 : squaredDeviation(one, other)),
        new PairingRule.OfPairs(
            "rule 8: pairs within one half of a score group",
            (one, other) -> isLevel(one, other) && isUpper(one) == isUpper(other) ? 1 : 0),
        new PairingRule.OfPairs(
            "rule 9: squared differences of rank gap and half a group, times 4",
            (one, other) -> isLevel(one, other) ? squaredDeviation(one, other) : 0),
        new PairingRule.OfPairs(
            "rule 10: the squares of rules 7 and 9, weighted by rank",
            (one, other) -> (field.size() - Math.min(one, other)) * squaredDeviation(one, other)));
  }

  private boolean isLevel(int one, int other) {
    return field.get(one).halves() == field.get(other).halves();
  }

  private boolean isUpper(int place) {
    int halves = field.get(place).halves();
    return place - Objects.requireNonNull(tops.get(halves)) < groups.count(halves) / 2;
  }

  /**
   * {@return 4 times the squared deviation of two entrants' rank gap from the best gap for them}
   */
  private long squaredDeviation(int one, int other) {
    int best = isLevel(one, other) ? groups.count(field.get(one).halves()) : 0;
    long deviation = 2L * Math.abs(other - one) - best;
    return deviation * deviation;
  }
}
