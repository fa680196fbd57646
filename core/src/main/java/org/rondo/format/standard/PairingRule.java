package org.rondo.format.standard;

import java.util.function.IntToLongFunction;

/** A pairing rule: the sum of its costs over a round must be as small as possible. */
sealed interface PairingRule {

  /** {@return the description of the cost, in words} */
  String text();

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

  /** The cost of a pair. */
  @FunctionalInterface
  interface PairCost {
    long of(int one, int other);
  }
}
