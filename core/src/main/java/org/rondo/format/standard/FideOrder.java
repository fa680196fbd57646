package org.rondo.format.standard;

import com.google.common.collect.Lists;
import com.google.common.math.LongMath;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.rondo.format.standard.PairingRule.PairCost;

/**
 * The order of FIDE among the pairings of a bracket that are equal by all criteria, as rules for
 * {@link PairingOptimizer}.
 *
 * <p>Lists of entrants are compared entrant by entrant. So a rule has a digit for each of several
 * entrants, the first one the most significant.
 */
final class FideOrder {

  /** The number of bits of the digits of a rule. */
  private static final int BITS = 40;

  private final List<FideCard> field;

  /** The place of each entrant in the field. */
  private final Map<FideCard, Integer> places = new HashMap<>();

  /**
   * Describes the entrants without an opponent.
   *
   * @param field the entrants, the best first
   */
  FideOrder(List<FideCard> field) {
    this.field = List.copyOf(field);
    field.forEach(card -> places.put(card, places.size()));
  }

  /**
   * {@return the rules for the downfloaters of a bracket: the best of them have an opponent in it,
   * and the best one has the best opponent}
   *
   * @param group the half points of the score group of the bracket
   */
  List<PairingRule> ofDownfloaters(int group) {
    List<FideCard> downfloaters = field.stream().filter(card -> card.halves() > group).toList();
    Map<Integer, Integer> residents =
        positions(field.stream().filter(card -> card.halves() == group).toList());
    int last = residents.size();
    List<PairingRule> rules = new ArrayList<>();
    rules.addAll(
        byDigits(
            "order: downfloaters that float further",
            downfloaters,
            2,
            (place, other) -> residents.containsKey(other) ? 0 : 1));
    rules.addAll(
        byDigits(
            "order: opponents of downfloaters",
            downfloaters,
            last + 1,
            (place, other) -> residents.getOrDefault(other, last)));
    return rules;
  }

  /**
   * {@return the rules for the exchanges between the halves of a score group: as few as possible,
   * of entrants whose ranks are as near as possible}
   *
   * @param group the entrants of the score group that do not meet downfloaters, the best first;
   *     some of them may have left the field
   * @param pairs the number of pairs of the group
   */
  List<PairingRule> ofExchanges(List<FideCard> group, int pairs) {
    return List.of(
        new PairingRule.OfPairs(
            "order: exchanges of the halves", ofUpper(group, upper -> upper < pairs ? 0 : 1)),
        new PairingRule.OfPairs("order: ranks of the upper half", ofUpper(group, upper -> upper)));
  }

  /**
   * {@return the rules for the entrants that are exchanged: the last of the upper half, and the
   * first of the lower half}
   */
  List<PairingRule> ofExchanged(List<FideCard> group, int pairs) {
    Map<Integer, Integer> positions = positions(group);
    List<PairingRule> rules = new ArrayList<>();
    rules.addAll(
        byDigits(
            "order: entrants that stay in the upper half",
            Lists.reverse(group.subList(0, pairs)),
            2,
            (place, other) -> isUpper(positions, place, other) ? 1 : 0));
    rules.addAll(
        byDigits(
            "order: entrants that stay in the lower half",
            group.subList(pairs, group.size()),
            2,
            (place, other) -> isUpper(positions, place, other) ? 0 : 1));
    return rules;
  }

  /**
   * {@return the rules for the opponents of the first entrants of a score group: the best one has
   * the best opponent}
   *
   * @param first the entrants whose opponents count, the best first
   */
  List<PairingRule> ofOpponents(List<FideCard> group, List<FideCard> first) {
    Map<Integer, Integer> positions = positions(group);
    return byDigits(
        "order: opponents of the upper half",
        first,
        group.size(),
        (place, other) -> isUpper(positions, place, other) ? positions.getOrDefault(other, 0) : 0);
  }

  /** {@return the index in a list of each place, without those that have left the field} */
  private Map<Integer, Integer> positions(List<FideCard> cards) {
    Map<Integer, Integer> positions = new HashMap<>();
    for (int index = 0; index < cards.size(); index++) {
      Integer place = places.get(cards.get(index));
      if (place != null) {
        positions.put(place, index);
      }
    }
    return positions;
  }

  private static boolean isUpper(Map<Integer, Integer> positions, int place, int other) {
    return positions.containsKey(other) && place < other;
  }

  private PairCost ofUpper(List<FideCard> group, IntUnaryOperator cost) {
    Map<Integer, Integer> positions = positions(group);
    return (one, other) ->
        positions.containsKey(one) && positions.containsKey(other)
            ? cost.applyAsInt(positions.getOrDefault(Math.min(one, other), 0))
            : 0;
  }

  /** The digit of an entrant, from its place and the place of its opponent. */
  @FunctionalInterface
  private interface Digit {
    int of(int place, int other);
  }

  private List<PairingRule> byDigits(String text, List<FideCard> cards, int base, Digit digit) {
    List<Integer> present = cards.stream().filter(places::containsKey).map(places::get).toList();
    int digits = BITS / LongMath.log2(base, RoundingMode.CEILING);
    return Lists.partition(present, digits).stream()
        .map(part -> byDigits(text, values(part, base), digit))
        .toList();
  }

  private static Map<Integer, Long> values(List<Integer> part, int base) {
    Map<Integer, Long> values = new HashMap<>();
    IntStream.range(0, part.size())
        .forEach(index -> values.put(part.get(index), LongMath.pow(base, part.size() - 1 - index)));
    return values;
  }

  private PairingRule byDigits(String text, Map<Integer, Long> values, Digit digit) {
    return new PairingRule.OfAll(
        text,
        (one, other) -> value(values, digit, one, other) + value(values, digit, other, one),
        place -> value(values, digit, place, field.size()));
  }

  private static long value(Map<Integer, Long> values, Digit digit, int place, int other) {
    Long value = values.get(place);
    return value == null ? 0 : value * digit.of(place, other);
  }
}
