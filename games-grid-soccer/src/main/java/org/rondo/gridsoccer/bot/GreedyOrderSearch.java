package org.rondo.gridsoccer.bot;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * Finds the best orders of a {@link TeamPayoffs}.
 *
 * <p>Two answers are foreseen: the one that is best for the rivals if the team stays, and the one
 * that is best for them if the team then does what is best against that. The quick choice weighs
 * the orders against these two.
 *
 * <p>The exact choice weighs the orders against all answers, in the sequence of what they are worth
 * against the foreseen ones. It gives an order up at the first answer that makes it worse than the
 * best so far, and tries the answers first that did so lately. At worst it takes time proportional
 * to all pairs of orders, but by far most of them are never weighed. Of orders that are worth the
 * same, those that are worth more against the foreseen answers are taken, and of these any.
 */
final class GreedyOrderSearch {
  private final TeamPayoffs payoffs;

  /** What decides between orders that are worth the same. */
  private final long[] lots;

  /** What each order is worth against the answers that are foreseen. */
  private final double[] foreseen;

  /** All answers, those first that have made an order worse than the best so far. */
  private final int[] answers;

  private int best = -1;
  private double most = Double.NEGATIVE_INFINITY;

  /**
   * Prepares the choice and weighs all orders against the answers that are foreseen.
   *
   * @param payoffs the orders of both teams
   * @param rng decides between orders that are worth the same
   */
  GreedyOrderSearch(TeamPayoffs payoffs, Rng rng) {
    this.payoffs = payoffs;
    this.lots = new long[payoffs.size()];
    this.foreseen = new double[payoffs.size()];
    this.answers = new int[payoffs.answers()];
    Arrays.setAll(lots, n -> rng.nextLong());
    Arrays.setAll(answers, n -> n);
    Arrays.fill(foreseen, Double.POSITIVE_INFINITY);
    foresee(0);
    foresee(foreseen());
  }

  /** Weighs all orders also against the answer that is best for the rivals to some of them. */
  private void foresee(int n) {
    int place = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < answers.length; i++) {
      double value = payoffs.value(n, answers[i]);
      if (value < least) {
        least = value;
        place = i;
      }
    }
    promote(place);
    for (int other = 0; other < foreseen.length; other++) {
      foreseen[other] = Math.min(foreseen[other], payoffs.value(other, answers[0]));
    }
  }

  /** Returns the orders that are worth most against the answers that are foreseen. */
  int foreseen() {
    int n = 0;
    for (int other = 1; other < foreseen.length; other++) {
      if (isAhead(other, foreseen[other], n, foreseen[n])) {
        n = other;
      }
    }
    return n;
  }

  /** Returns the orders that are worth most, each against the best answer to it. */
  int best() {
    weigh(foreseen());
    for (int n : hopefuls()) {
      weigh(n);
    }
    return best;
  }

  /** Returns what the orders last found are worth against the best answer to them. */
  double value() {
    return most;
  }

  /** Returns the orders that are not refuted by a foreseen answer, the most promising first. */
  private int[] hopefuls() {
    return IntStream.range(0, foreseen.length)
        .filter(n -> n != best && isAhead(n, foreseen[n], best, most))
        .mapToLong(this::key)
        .sorted()
        .mapToInt(key -> (int) key)
        .toArray();
  }

  /** Returns a key by which orders that are worth more come first, with their number in it. */
  private long key(int n) {
    // What is missing to more than a goal is positive, and such floats sort as their bits do.
    float missing = (float) (2 * TeamScoring.GOAL - foreseen[n]);
    return (long) Float.floatToIntBits(missing) << Integer.SIZE | n;
  }

  private boolean isAhead(int n, double value, int other, double otherValue) {
    if (value != otherValue || other < 0) {
      return value > otherValue;
    }
    return foreseen[n] != foreseen[other] ? foreseen[n] > foreseen[other] : lots[n] > lots[other];
  }

  private void weigh(int n) {
    double least = foreseen[n];
    int worst = 0;
    for (int i = 0; i < answers.length && isAhead(n, least, best, most); i++) {
      double value = payoffs.value(n, answers[i]);
      if (value < least) {
        least = value;
        worst = i;
      }
    }
    promote(worst);
    if (isAhead(n, least, best, most)) {
      best = n;
      most = least;
    }
  }

  /** Puts an answer first. */
  private void promote(int place) {
    int answer = answers[place];
    System.arraycopy(answers, 0, answers, 1, place);
    answers[0] = answer;
  }
}
