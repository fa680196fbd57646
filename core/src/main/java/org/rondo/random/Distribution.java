package org.rondo.random;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The outcomes of an experiment, each with its exact probability.
 *
 * <p>An experiment is any code that draws from an {@link Rng}: {@code Distribution.of(rng ->
 * game.next(state, joint, rng))} is the distribution of the next state, computed with the rules of
 * the game themselves. The experiment is run once for each combination of draws. It must therefore
 * be a function of its draws: the same draws give the same outcome. It may draw through {@code
 * chance}, {@code threeWay}, {@code below}, {@code choose}, {@code shuffle} and {@code pick};
 * {@code uniform} and {@code nextLong} are refused, because they have too many values. A branch of
 * probability 0 is not run, so the equal case of {@code threeWay} never appears, and an outcome
 * whose probability is too small for a double is left out.
 *
 * <p>Probabilities are doubles, correct to within 1e-12. Outcomes are compared with {@code equals}.
 * They are kept in the order of their first occurrence, which is the same every time.
 */
public final class Distribution<T> {

  /** The maximum number of runs of {@link #of}. */
  public static final int DEFAULT_LIMIT = 10_000;

  private final Map<T, Double> probabilities;

  private Distribution(Map<T, Double> probabilities) {
    this.probabilities = Collections.unmodifiableMap(probabilities);
  }

  /**
   * {@return the distribution of an experiment of at most {@link #DEFAULT_LIMIT} runs}
   *
   * @param experiment a function of its draws that never returns null
   * @throws TooManyBranchesException if more runs are needed; thrown as soon as that is certain
   * @throws IllegalStateException if the experiment draws raw bits or uniform numbers, or is not a
   *     function of its draws
   */
  public static <T> Distribution<T> of(Function<Rng, ? extends T> experiment) {
    return explore(DEFAULT_LIMIT, experiment);
  }

  /**
   * {@return the distribution of an experiment, or empty if it needs too many runs}
   *
   * <p>The limit counts the finished runs and the runs that are already known to be necessary. An
   * experiment with a rejection loop therefore ends too.
   *
   * @param limit the maximum number of runs, at least 1
   * @param experiment a function of its draws that never returns null
   * @throws IllegalArgumentException if the limit is below 1
   * @throws IllegalStateException if the experiment draws raw bits or uniform numbers, or is not a
   *     function of its draws
   */
  public static <T> Optional<Distribution<T>> within(
      int limit, Function<Rng, ? extends T> experiment) {
    if (limit < 1) {
      throw new IllegalArgumentException(
          "limit " + limit + " is below 1, the fewest runs there are");
    }
    try {
      return Optional.of(explore(limit, experiment));
    } catch (TooManyBranchesException e) {
      return Optional.empty();
    }
  }

  private static <T> Distribution<T> explore(int limit, Function<Rng, ? extends T> experiment) {
    ExploringRng rng = new ExploringRng(limit);
    Map<T, Double> probabilities = new LinkedHashMap<>();
    do {
      T outcome = required(experiment.apply(rng));
      double probability = rng.finishRun();
      if (probability > 0) {
        probabilities.merge(outcome, probability, Double::sum);
      }
    } while (rng.startNextRun());
    return new Distribution<>(probabilities);
  }

  private static <T> T required(T outcome) {
    return Objects.requireNonNull(outcome, "an outcome is null");
  }

  /** {@return the outcomes of positive probability} */
  public Set<T> outcomes() {
    return probabilities.keySet();
  }

  /**
   * {@return the probability of an outcome; 0 if it cannot occur}
   *
   * @param outcome any value of the outcomes' type
   */
  public double probability(T outcome) {
    return probabilities.getOrDefault(outcome, 0.0);
  }

  /**
   * {@return the probability that the outcome fulfils a condition}
   *
   * @param event the condition
   */
  public double probabilityThat(Predicate<? super T> event) {
    return mean(outcome -> event.test(outcome) ? 1 : 0);
  }

  /**
   * {@return the expected value of a function of the outcome}
   *
   * @param value the function from an outcome to a number
   */
  public double mean(ToDoubleFunction<? super T> value) {
    double sum = 0;
    for (Map.Entry<T, Double> entry : probabilities.entrySet()) {
      sum += entry.getValue() * value.applyAsDouble(entry.getKey());
    }
    return sum;
  }

  /**
   * {@return the distribution of a function of the outcome}
   *
   * @param mapping the function; it may map different outcomes to equal values
   */
  public <U> Distribution<U> map(Function<? super T, ? extends U> mapping) {
    Map<U, Double> mapped = new LinkedHashMap<>();
    probabilities.forEach(
        (outcome, p) -> mapped.merge(required(mapping.apply(outcome)), p, Double::sum));
    return new Distribution<>(mapped);
  }

  /**
   * Returns whether the other object is a distribution with equal outcomes and equal probabilities.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Distribution<?> that && probabilities.equals(that.probabilities);
  }

  @Override
  public int hashCode() {
    return probabilities.hashCode();
  }

  /** {@return the outcomes and their probabilities} */
  @Override
  public String toString() {
    return probabilities.toString();
  }
}
