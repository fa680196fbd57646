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
   * Tries settings, each as one evaluation of the budget, all at the same time where there are
   * threads for it. A setting that was tried before is tried with further samples.
   *
   * <p>When the budget is spent an unchecked exception ends the method; it is to be let pass. Of
   * settings for which the budget does not suffice, the first are still tried.
   *
   * @param settings what to try, at least one
   * @return for each what is known of it, earlier trials included
   * @throws IllegalArgumentException if there are none
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
