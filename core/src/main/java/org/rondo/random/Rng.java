package org.rondo.random;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A source of random numbers, with one primitive and the draws that games and bots need.
 *
 * <p>Rules should draw only through {@link #chance(double)}, {@link #chance(int, int)}, {@link
 * #threeWay}, {@link #below}, {@link #choose}, {@link #shuffle} and {@link #pick}: those can be
 * enumerated by {@link Distribution}, whereas {@link #uniform} and {@link #nextLong} cannot.
 *
 * <p>An instance is used by one thread at a time. Streams for several threads come from several
 * {@linkplain Seed#child(String) child seeds}.
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
   * @param bound how many values there are, at least 1
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
   * {@return true with the given probability: whether a uniform draw is below it}
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
   * {@return how a uniform draw lies to the given probability: +1 below it, 0 equal to it, −1
   * above}
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
   * <p>The numbers are decided one after another, so that the draw has C(n, k) branches and not n!.
   * Nothing is drawn once the rest is certain. The set is new, the caller's own. Takes time
   * proportional to {@code n}.
   *
   * @param n how many there are to choose from, at least 0
   * @param k how many are chosen, from 0 to {@code n}
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
   * Puts the list into an order drawn uniformly from all of its orders; draws nothing for a list of
   * one element or none.
   *
   * @param list a list whose elements can be exchanged
   */
  default void shuffle(List<?> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      Collections.swap(list, i, below(i + 1));
    }
  }

  /**
   * {@return one element of the list, each place equally likely}
   *
   * @param <T> the type of the elements
   * @param list a list that is not empty
   * @throws IllegalArgumentException if the list is empty
   */
  default <T> T pick(List<T> list) {
    if (list.isEmpty()) {
      throw new IllegalArgumentException("an empty list has no element to pick");
    }
    return list.get(below(list.size()));
  }

  /** {@return this source under the JDK's interface, for libraries that ask for one} */
  default RandomGenerator toRandomGenerator() {
    return this::nextLong;
  }

  /**
   * {@return a source that takes its bits from a generator of the JDK}
   *
   * <p>Results are then as repeatable as that generator is; a {@link Seed} promises more.
   *
   * @param generator where {@link #nextLong} comes from
   */
  static Rng from(RandomGenerator generator) {
    return generator::nextLong;
  }

  /** {@return the source that refuses every draw, for rules that leave nothing to chance} */
  static Rng none() {
    return RefusingRng.INSTANCE;
  }
}
