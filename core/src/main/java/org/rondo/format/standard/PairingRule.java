package org.rondo.format.standard;

import java.util.function.IntToLongFunction;

/** What a rule of a pairing counts: its sum over the round is to be as little as possible. */
sealed interface PairingRule {

  /** {@return what is counted, in words} */
  String text();

  /**
   * A rule on those who meet.
   *
   * @param cost what two who meet count, by their places in the field; the same both ways
   */
  record OfPairs(String text, PairCost cost) implements PairingRule {}

  /**
   * A rule on who is left over.
   *
   * @param cost what somebody counts who is left over, by the place in the field
   */
  record OfBye(String text, IntToLongFunction cost) implements PairingRule {}

  /** What two who meet count. */
  @FunctionalInterface
  interface PairCost {
    long of(int one, int other);
  }
}
