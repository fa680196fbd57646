package org.rondo.format.standard;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/** A pairing rule: the sum of its costs over a round must be as small as possible. */
sealed interface PairingRule {

  /** {@return the description of the cost, in words} */
  String text();

  /**
   * {@return a rule for each value above 0 of a function over all pairs, the greatest first; it
   * counts the pairs with this value}
   *
   * @param entrants the size of the field
   * @param number the function, of the places of two entrants in the field
   * @param text the description for a value
   */
  static List<PairingRule> byLevel(
      int entrants, IntBinaryOperator number, IntFunction<String> text) {
    return IntStream.range(0, entrants)
        .flatMap(
            one ->
                IntStream.range(0, entrants)
                    .filter(other -> other != one)
                    .map(other -> number.applyAsInt(one, other)))
        .filter(level -> level > 0)
        .distinct()
        .boxed()
        .sorted(Comparator.reverseOrder())
        .<PairingRule>map(
            level ->
                new OfPairs(
                    text.apply(level),
                    (one, other) -> number.applyAsInt(one, other) == level ? 1 : 0))
        .toList();
  }

  /**
   * A rule on pairs.
   *
   * @param cost the cost of a pair, by the places of the two entrants in the field, in any order
   */
  record OfPairs(String text, PairCost cost) implements PairingRule {}

  /**
   * A rule on the bye.
   *
   * @param cost the cost of the bye for an entrant, by its place in the field
   */
  record OfBye(String text, IntToLongFunction cost) implements PairingRule {}

  /**
   * A rule on pairs and on the bye.
   *
   * @param cost the cost of a pair, by the places of the two entrants in the field, in any order
   * @param bye the cost of the bye for an entrant, by its place in the field
   */
  record OfAll(String text, PairCost cost, IntToLongFunction bye) implements PairingRule {}

  /** The cost of a pair. */
  @FunctionalInterface
  interface PairCost {
    long of(int one, int other);
  }
}
