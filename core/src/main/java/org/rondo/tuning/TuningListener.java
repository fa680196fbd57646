package org.rondo.tuning;

/** Receives the progress of a tuning, in the thread that runs it. */
public interface TuningListener {

  /**
   * Called after each trial, also for trials that are read from the log.
   *
   * @param evaluation the trial
   * @param best the best setting so far: the one with the highest mean minus its standard error
   * @param worth the measurement of the best setting
   */
  void evaluated(Evaluation evaluation, Setting best, Measurement worth);
}
