package org.rondo.laws;

import org.rondo.game.State;

/** What it means that two states with one history are the same. */
final class StateComparison {
  private StateComparison() {}

  /** Demands that two states reached by the same moves and chance are equal in every way. */
  static void requireEqual(State first, State second) {
    if (!first.text().equals(second.text())) {
      throw LawBrokenException.law(
          Law.SAME_SEED_SAME_GAME,
          "the same moves and chance led to %s and then to %s",
          first.text(),
          second.text());
    }
    if (!first.equals(second) || !second.equals(first)) {
      throw LawBrokenException.law(
          Law.EQUAL_HISTORIES_ARE_EQUAL,
          "two states are not equal that both read %s",
          first.text());
    }
    if (first.hashCode() != second.hashCode()) {
      throw LawBrokenException.law(
          Law.EQUAL_HISTORIES_ARE_EQUAL,
          "equal states have the hash codes %d and %d; both read %s",
          first.hashCode(),
          second.hashCode(),
          first.text());
    }
  }
}
