package org.rondo.laws;

import java.math.BigInteger;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;

/**
 * Compares how often the moves of small spaces are sampled, by a chi-square test.
 *
 * <p>The statistic is turned into a normal deviate by Wilson and Hilferty's cube root. A deviate
 * above 6.5 has a probability below 1e-9 for a uniform sample.
 */
final class UniformityLaw<M extends Move> {
  private static final BigInteger LARGEST = BigInteger.valueOf(500);
  private static final int SAMPLES_PER_MOVE = 100;
  private static final double MAX_DEVIATION = 6.5;

  /** The number of spaces of a match that are sampled. */
  private static final int SPACES = 3;

  private int checked;

  void check(MoveSpace<M> space, Rng rng) {
    boolean isSmall =
        space.count().compareTo(BigInteger.ONE) > 0 && space.count().compareTo(LARGEST) <= 0;
    if (isSmall && checked < SPACES) {
      checked++;
      compare(space, rng);
    }
  }

  private void compare(MoveSpace<M> space, Rng rng) {
    Law law = Law.SAMPLES_ARE_UNIFORM;
    List<M> moves = space.list();
    Map<M, Integer> counts = new HashMap<>();
    moves.forEach(move -> counts.put(move, 0));
    int samples = SAMPLES_PER_MOVE * moves.size();
    for (int i = 0; i < samples; i++) {
      M move = LawBrokenException.under(law, "sample", () -> space.sample(rng));
      if (counts.merge(move, 1, Integer::sum) == 1 && counts.size() > moves.size()) {
        throw LawBrokenException.law(law, "sample returned %s, which is not listed", move.text());
      }
    }
    double statistic = 0;
    for (M move : moves) {
      double excess = counts.getOrDefault(move, 0) - SAMPLES_PER_MOVE;
      statistic += excess * excess / SAMPLES_PER_MOVE;
    }
    double deviation = deviation(statistic, moves.size() - 1);
    if (deviation > MAX_DEVIATION) {
      throw LawBrokenException.law(
          law,
          "%d samples of a space of %d moves are not uniform (chi-square %.1f): %s",
          samples,
          moves.size(),
          statistic,
          extremes(moves, counts));
    }
  }

  private static double deviation(double statistic, int freedom) {
    double variance = 2.0 / (9 * freedom);
    return (Math.cbrt(statistic / freedom) - (1 - variance)) / Math.sqrt(variance);
  }

  private String extremes(List<M> moves, Map<M, Integer> counts) {
    Comparator<M> byCount = Comparator.comparingInt(move -> counts.getOrDefault(move, 0));
    M most = Collections.max(moves, byCount);
    M least = Collections.min(moves, byCount);
    return String.format(
        Locale.ROOT,
        "%s occurred %d times, %s %d times",
        most.text(),
        counts.get(most),
        least.text(),
        counts.get(least));
  }
}
