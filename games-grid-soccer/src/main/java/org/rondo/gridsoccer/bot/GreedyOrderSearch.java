package org.rondo.gridsoccer.bot;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * Finds the best orders of a {@link TeamPayoffs}.
 *
 * <p>The quick choice values the orders against two answers of the rivals only, the foreseen
 * answers ({@link RivalAnswers#FORESEEN}).
 *
 * <p>The exact choice values the orders against all answers. It begins with the orders that have
 * the highest value against the foreseen answers. It drops an order at the first answer that makes
 * the order worse than the best order so far. It tries first the answers that recently made orders
 * worse. In the worst case it takes time proportional to the number of all pairs of orders, but
 * most pairs are never valued. Among orders of equal value, it takes the order with the highest
 * value against the foreseen answers. If several orders are still equal, it draws one.
 */
final class GreedyOrderSearch {
  private final TeamPayoffs payoffs;

  /** Random numbers that decide between orders of equal value. */
  private final long[] lots;

  /** The value of each order against the foreseen answers. */
  private final double[] foreseen;

  /** All answers. Answers that recently made an order worse than the best order come first. */
  private final int[] answers;

  private int best = -1;
  private double most = Double.NEGATIVE_INFINITY;

  /**
   * Creates the search and values all orders against the foreseen answers.
   *
   * @param payoffs the orders of both teams
   * @param rng decides between orders of equal value
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

  /**
   * Finds the rivals' best answer to order {@code n}, and values all orders against this answer
   * too.
   */
  private void foresee(int n) {
    int index = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < answers.length; i++) {
      double value = payoffs.value(n, answers[i]);
      if (value < least) {
        least = value;
        index = i;
      }
    }
    promote(index);
    for (int other = 0; other < foreseen.length; other++) {
      foreseen[other] = Math.min(foreseen[other], payoffs.value(other, answers[0]));
    }
  }

  /** Returns the number of the best orders against the foreseen answers. */
  int foreseen() {
    int n = 0;
    for (int other = 1; other < foreseen.length; other++) {
      if (isAhead(other, foreseen[other], n, foreseen[n])) {
        n = other;
      }
    }
    return n;
  }

  /** Returns the number of the orders with the highest value against the rivals' best answer. */
  int best() {
    weigh(foreseen());
    for (int n : hopefuls()) {
      weigh(n);
    }
    return best;
  }

  /** Returns the value of the best orders against the rivals' best answer. */
  double value() {
    return most;
  }

  /** Returns the orders that may still be the best. The most promising orders come first. */
  private int[] hopefuls() {
    return IntStream.range(0, foreseen.length)
        .filter(n -> n != best && isAhead(n, foreseen[n], best, most))
        .mapToLong(this::key)
        .sorted()
        .mapToInt(key -> (int) key)
        .toArray();
  }

  /**
   * Returns a sort key for an order. Orders with higher values come first. The low bits of the key
   * are the order's number.
   */
  private long key(int n) {
    // This difference is positive, and the bits of positive floats sort like the floats.
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
  private void promote(int index) {
    int answer = answers[index];
    System.arraycopy(answers, 0, answers, 1, index);
    answers[0] = answer;
  }
}
