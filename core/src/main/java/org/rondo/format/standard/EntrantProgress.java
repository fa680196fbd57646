package org.rondo.format.standard;

import java.util.Map;
import java.util.TreeMap;

/** An entrant's progress through a floating elimination. */
final class EntrantProgress {
  private final int entrant;
  private final int seed;
  private final Map<Integer, Integer> meetings = new TreeMap<>();
  private int lives;
  private int losses;
  private int byes;
  private int rounds;
  private int lastRound;
  private int eliminated;

  /**
   * Describes an entrant before the first round.
   *
   * @param entrant its number
   * @param seed its place before the tournament, from 1
   * @param lives the number of losses after which the entrant is out
   */
  EntrantProgress(int entrant, int seed, int lives) {
    this.entrant = entrant;
    this.seed = seed;
    this.lives = lives;
  }

  int entrant() {
    return entrant;
  }

  /** {@return its place before the tournament, from 1} */
  int seed() {
    return seed;
  }

  int losses() {
    return losses;
  }

  int byes() {
    return byes;
  }

  /** {@return the number of rounds in which the entrant took part, byes included} */
  int rounds() {
    return rounds;
  }

  /**
   * {@return the last round in which the entrant took part or was eliminated; 0 if there is none}
   */
  int end() {
    return Math.max(eliminated, lastRound);
  }

  /** {@return the round in which the entrant was last eliminated; 0 if it never was} */
  int eliminated() {
    return eliminated;
  }

  boolean isOut() {
    return losses >= lives;
  }

  /** {@return the number of losses after which the entrant is out, from now on; at least 0} */
  int livesLeft() {
    return Math.max(0, lives - losses);
  }

  /**
   * Counts a round in which the entrant takes part. An eliminated entrant that is paired again gets
   * one more life.
   */
  void enter(int round) {
    rounds += lastRound < round ? 1 : 0;
    lastRound = round;
    lives = Math.max(lives, losses + 1);
  }

  void addBye() {
    byes++;
  }

  void meet(int other) {
    meetings.merge(other, 1, Integer::sum);
  }

  void lose(int round) {
    losses++;
    eliminated = isOut() ? round : eliminated;
  }

  /** {@return this entrant as a contender for the pairing rules, not ranked yet} */
  FloatingField.Contender rated(double rating) {
    return new FloatingField.Contender(entrant, 1, seed, losses, byes, rating, meetings);
  }
}
