package org.rondo.tuning;

import java.util.List;
import java.util.Optional;
import org.rondo.random.Rng;

/**
 * What a {@link Method} has at hand: the space, chance, and trials of settings as long as its
 * budget lasts.
 */
public interface Trials {

  /** {@return what is tuned} */
  ParameterSpace space();

  /** {@return what the method draws from} */
  Rng rng();

  /**
   * {@return the number of evaluations that are left in the budget; a method ends when there are 0}
   */
  int remaining();

  /**
   * Tries settings, each as one evaluation of the budget, all at the same time where there are
   * threads for it. A setting that was tried before is tried with further samples.
   *
   * <p>Of more settings than {@linkplain #remaining remain} in the budget, the first ones are
   * tried.
   *
   * @param settings what to try, at least one
   * @return what is known of each setting that was tried, earlier trials included; shorter than the
   *     list of settings where the budget did not suffice
   * @throws IllegalArgumentException if there are no settings
   * @throws IllegalStateException if the budget is spent
   * @throws IllegalStateException if a sample could not be taken
   */
  List<Measurement> measure(List<Setting> settings);

  /**
   * {@return what is known of a setting, if it was tried}
   *
   * @param setting any setting of the space
   */
  Optional<Measurement> known(Setting setting);

  /** Begins a new generation: what is tried from now on is a point more of the curve. */
  void nextGeneration();
}
