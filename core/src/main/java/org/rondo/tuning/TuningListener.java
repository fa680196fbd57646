package org.rondo.tuning;

import org.rondo.random.Seed;

/**
 * Receives the progress of a tuning. Its methods are called by one thread at a time, which need not
 * be the thread that runs the tuning.
 */
public interface TuningListener {

  /**
   * Called before all other events, each time that the tuning begins or is resumed.
   *
   * @param seed the tuning's seed. Until the tuning has ended, a {@linkplain Seed#isSecret()
   *     secret} seed must stay secret; its {@linkplain Seed#commitment commitment} may be published
   */
  default void began(Seed seed) {}

  /**
   * Called when the place of the matches cannot play for the time being, for instance because no
   * machine has started.
   *
   * @param sentence a sentence with the reason and the remedy
   */
  default void waiting(String sentence) {}

  /**
   * Called after each trial, also for trials that are read from the log.
   *
   * @param evaluation the trial
   * @param best the best setting so far: the one with the highest mean minus its standard error
   * @param worth the measurement of the best setting
   */
  void evaluated(Evaluation evaluation, Setting best, Measurement worth);
}
