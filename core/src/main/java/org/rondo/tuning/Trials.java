package org.rondo.tuning;

import java.util.List;
import java.util.Optional;
import org.rondo.random.Rng;

/**
 * The tools of a {@link Method}: the space, a source of random numbers, and trials of settings
 * within the budget.
 */
public interface Trials {

  /** {@return the space to search} */
  ParameterSpace space();

  /** {@return the setting from which a search begins; by default the defaults of the space} */
  default Setting start() {
    return space().defaults();
  }

  /** {@return the random numbers of the method} */
  Rng rng();

  /** {@return the number of evaluations that remain in the budget; a method ends when it is 0} */
  int remaining();

  /**
   * Tries settings, at the same time if there are several threads. Each setting uses one evaluation
   * of the budget. A setting that was tried before gets further samples.
   *
   * <p>If there are more settings than {@linkplain #remaining remaining} evaluations, only the
   * first settings are tried.
   *
   * @param settings the settings to try, at least one
   * @return the measurement of each setting that was tried, earlier trials included; the list is
   *     shorter than {@code settings} if the budget did not suffice
   * @throws IllegalArgumentException if there are no settings
   * @throws IllegalStateException if the budget is spent
   * @throws IllegalStateException if a sample could not be taken
   * @throws java.util.concurrent.CancellationException if the tuning was interrupted; a method must
   *     not catch it
   */
  List<Measurement> measure(List<Setting> settings);

  /** {@return whether two settings can play against each other, see {@link #compare}} */
  default boolean canCompare() {
    return false;
  }

  /**
   * Lets two settings play against each other. This uses one evaluation of the budget, and as many
   * matches as the trial of a setting. It says nothing about the worth of either setting, so it
   * does not count in their measurements.
   *
   * @param one the first setting
   * @param other the second setting
   * @return the advantage of the first setting, positive if it is better. In games it is half the
   *     difference between the fitness of the two
   * @throws IllegalStateException if the budget is spent, no setting was tried before, settings
   *     cannot play against each other, or a sample could not be taken
   */
  default double compare(Setting one, Setting other) {
    throw new IllegalStateException(
        "settings cannot play against each other here; call canCompare() before compare()");
  }

  /**
   * {@return the measurement of a setting; empty if it was not tried}
   *
   * @param setting any setting of the space
   */
  Optional<Measurement> known(Setting setting);

  /**
   * Names the setting that the method believes to be the best. The last one that was named counts.
   * It need not have been tried: an average of many settings is often better than the setting with
   * the luckiest trial. If a method names none, the tuning chooses by what was measured.
   *
   * @param setting a setting of the space
   */
  default void recommend(Setting setting) {}

  /** Begins a new generation: the following trials form the next point of the curve. */
  void nextGeneration();
}
