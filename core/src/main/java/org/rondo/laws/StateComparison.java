package org.rondo.laws;

import org.rondo.game.State;

/** The comparison of two states with the same history. */
final class StateComparison {
  private StateComparison() {}

  /** Requires that two states, reached by the same moves and chance, are equal in every way. */
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
          "two states with the same text %s are not equal",
          first.text());
    }
    if (first.hashCode() != second.hashCode()) {
      throw LawBrokenException.law(
          Law.EQUAL_HISTORIES_ARE_EQUAL,
          "equal states have the hash codes %d and %d; their text is %s",
          first.hashCode(),
          second.hashCode(),
          first.text());
    }
  }
}
