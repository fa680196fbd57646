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
   * @param lives after how many losses it is out
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

  /** {@return in how many rounds it took part, byes included} */
  int rounds() {
    return rounds;
  }

  /** {@return the round in which it was out last, or took part last; 0 if in none} */
  int end() {
    return Math.max(eliminated, lastRound);
  }

  /** {@return the round in which it was out last; 0 if it never was} */
  int eliminated() {
    return eliminated;
  }

  boolean isOut() {
    return losses >= lives;
  }

  /** Takes part in a round; whoever is paired though it is out has been given one more life. */
  void enter(int round) {
    rounds += lastRound < round ? 1 : 0;
    lastRound = round;
    lives = Math.max(lives, losses + 1);
  }

  void stayOut() {
    byes++;
  }

  void meet(int other) {
    meetings.merge(other, 1, Integer::sum);
  }

  void lose(int round) {
    losses++;
    eliminated = isOut() ? round : eliminated;
  }

  /** {@return this one as the rules of pairing see it, not ranked yet} */
  FloatingField.Contender rated(double rating) {
    return new FloatingField.Contender(entrant, 1, seed, losses, byes, rating, meetings);
  }
}
