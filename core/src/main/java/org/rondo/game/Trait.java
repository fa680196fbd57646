package org.rondo.game;

import java.util.Locale;

/**
 * A property of the rules of a game that is the same in every match.
 *
 * <p>Bots, searches and matches read it from {@link Game#traits} and do not try the rules to find
 * it out.
 */
public enum Trait {

  /** Several seats move at the same time in at least one position. */
  SIMULTANEOUS,

  /** The rules draw random numbers, at the start or in at least one turn. */
  CHANCE,

  /** At least one seat does not know the whole position, see {@link Game#observation}. */
  HIDDEN,

  /**
   * The scores of all seats add up to 0 in every position in which a match is over. What one seat
   * wins, the other seats lose.
   */
  ZERO_SUM,

  /**
   * The seats play for the size of their scores, for instance for chips or goals, and not only for
   * the best rank. A small win is worth less than a large one. Without this trait, the seats play
   * for their rank.
   */
  PLAYED_FOR_SCORE;

  /** {@return the name in words: {@code zero-sum}} */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
