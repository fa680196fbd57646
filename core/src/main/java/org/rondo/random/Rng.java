package org.rondo.random;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A source of random numbers: one primitive, {@link #nextLong}, and the draws that games and bots
 * need.
 *
 * <p>Rules should draw only through {@link #chance(double)}, {@link #chance(int, int)}, {@link
 * #threeWay}, {@link #below}, {@link #choose}, {@link #shuffle} and {@link #pick}: {@link
 * Distribution} can enumerate these, but not {@link #uniform} and {@link #nextLong}.
 *
 * <p>Only one thread at a time may use an instance. Give each thread a stream of its own, from a
 * {@linkplain Seed#child(String) child seed} of its own.
 */
public interface Rng {

  /**
   * {@return the next 64 random bits}
   *
   * @throws IllegalStateException if this source does not serve raw bits
   */
  long nextLong();

  /**
   * {@return an integer drawn uniformly, without bias, from 0 to {@code bound - 1}}
   *
   * @param bound the number of values, at least 1
   * @throws IllegalArgumentException if the bound is below 1
   */
  default int below(int bound) {
    DrawArguments.requireBound(bound);
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xFFFF_FFFFL) < bound) {
      long unfair = (1L << 32) % bound;
      while ((product & 0xFFFF_FFFFL) < unfair) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  /**
   * {@return a number drawn uniformly from [0, 1), a multiple of 2<sup>-53</sup>}
   *
   * @throws IllegalStateException if this source does not serve uniform numbers
   */
  default double uniform() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /**
   * {@return true with the given probability: whether a uniform draw is below it probability}
   *
   * @param probability from 0 to 1
   * @throws IllegalArgumentException if the probability is outside 0 to 1 or not a number
   */
  default boolean chance(double probability) {
    DrawArguments.requireProbability(probability);
    return uniform() < probability;
  }

  /**
   * {@return true in exactly {@code favourable} of {@code possible} equally likely cases}
   *
   * @param favourable from 0 to {@code possible}
   * @param possible at least 1
   * @throws IllegalArgumentException if an argument is outside its range
   */
  default boolean chance(int favourable, int possible) {
    DrawArguments.requireFavourable(favourable, possible);
    return below(possible) < favourable;
  }

  /**
   * {@return the comparison of a uniform draw with the given probability: +1 if the draw is below
   * it, 0 if equal, −1 if above}
   *
   * @param probability from 0 to 1
   * @throws IllegalArgumentException if the probability is outside 0 to 1 or not a number
   */
  default int threeWay(double probability) {
    DrawArguments.requireProbability(probability);
    double draw = uniform();
    return draw < probability ? 1 : draw > probability ? -1 : 0;
  }

  /**
   * {@return {@code k} of the numbers 0 to {@code n - 1}, every subset of that size equally likely}
   *
   * <p>The numbers are decided one after another, so the draw has C(n, k) branches and not n!. No
   * number is drawn once the rest of the set is certain. The returned set is new; the caller may
   * change it. Takes time proportional to {@code n}.
   *
   * @param n the size of the set to choose from, at least 0
   * @param k the size of the subset, from 0 to {@code n}
   * @throws IllegalArgumentException if an argument is outside its range
   */
  default BitSet choose(int n, int k) {
    if (k < 0 || k > n) {
      throw new IllegalArgumentException(
          "subset size " + k + " of " + n + " is not in 0.." + Math.max(n, 0));
    }
    BitSet chosen = new BitSet(n);
    int wanted = k;
    for (int i = 0; wanted > 0; i++) {
      int left = n - i;
      if (wanted == left || chance(wanted, left)) {
        chosen.set(i);
        wanted--;
      }
    }
    return chosen;
  }

  /**
   * Puts the list into an order drawn uniformly from all its orders. Draws no number for a list of
   * at most one element.
   *
   * @param list a list whose elements can be exchanged
   */
  default void shuffle(List<?> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      Collections.swap(list, i, below(i + 1));
    }
  }

  /**
   * {@return one element of the list; every position is equally likely}
   *
   * @param list a list that is not empty
   * @throws IllegalArgumentException if the list is empty
   */
  default <T> T pick(List<T> list) {
    if (list.isEmpty()) {
      throw new IllegalArgumentException("an empty list has no element to pick");
    }
    return list.get(below(list.size()));
  }

  /**
   * {@return an index, drawn with the probabilities of the indexes} If rounding leaves the sum of
   * the probabilities a little below 1, the last index with a probability above 0 gets the rest.
   *
   * <p>Takes one {@linkplain #uniform uniform} draw.
   *
   * @param probabilities numbers from 0 to 1 with the sum 1; if all are 0, the index is 0
   */
  default int pick(double[] probabilities) {
    double left = uniform();
    int last = 0;
    for (int i = 0; i < probabilities.length && left >= 0; i++) {
      if (probabilities[i] > 0) {
        last = i;
        left -= probabilities[i];
      }
    }
    return last;
  }

  /** {@return this source as a generator of the JDK, for libraries that need one} */
  default RandomGenerator toRandomGenerator() {
    return this::nextLong;
  }

  /**
   * {@return a source that takes its bits from a generator of the JDK}
   *
   * <p>The draws are as reproducible as the generator. A {@link Seed} guarantees more.
   *
   * @param generator the source of {@link #nextLong}
   */
  static Rng from(RandomGenerator generator) {
    return generator::nextLong;
  }

  /** {@return the source that refuses every draw, for rules without chance} */
  static Rng none() {
    return RefusingRng.INSTANCE;
  }
}
