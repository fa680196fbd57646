package org.rondo.tuning;

/** Is told how a tuning goes on, in the thread that runs it. */
public interface TuningListener {

  /**
   * Called after each trial, those that are taken from the log included.
   *
   * @param evaluation the trial
   * @param best the best setting so far, as far as one can rely on it
   * @param worth what is known of that
   */
  void evaluated(Evaluation evaluation, Setting best, Measurement worth);
}
