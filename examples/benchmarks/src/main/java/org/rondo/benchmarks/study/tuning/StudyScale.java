package org.rondo.benchmarks.study.tuning;

/**
 * The size of the experiments.
 *
 * @param seeds the number of tuning seeds of each variant of a method
 * @param methodSeeds the number of tuning seeds of the comparison of methods
 * @param steps the number of steps of a match of a tuning
 * @param freshSteps the number of steps of a match that measures what a tuning found
 * @param weights the number of tuned weights
 * @param evaluations the budget of a tuning
 * @param panelEvaluations the budget of a tuning of all weights against a panel of opponents
 * @param freshSamples the number of samples on fresh seeds that measure what a tuning found
 * @param panelMatches the number of matches that measure a team against each of several opponents
 * @param constructions the number of settings that GRASP must be able to build in a run
 * @param freeEvaluations the number of evaluations that measure the time of a method itself
 */
record StudyScale(
    int seeds,
    int methodSeeds,
    int steps,
    int freshSteps,
    int weights,
    int evaluations,
    int panelEvaluations,
    int freshSamples,
    int panelMatches,
    int constructions,
    int freeEvaluations) {

  /** The number of settings that GRASP builds in a run. */
  static final int CONSTRUCTIONS = 5;

  /** The number of steps of a match of the assignment's competition. */
  private static final int COMPETITION = 250;

  /** The part of a budget that is left to a method; the rest confirms the best settings. */
  private static final double SEARCHING = 0.8;

  /** Three seeds for each variant. All experiments take about twenty minutes of processor time. */
  static final StudyScale SHORT = ofSeeds(3, 10);

  /**
   * Ten seeds for each variant and twenty for the comparison of methods. Everything else is as in
   * the short form, because the seeds are what its intervals lack.
   */
  static final StudyScale LONG = ofSeeds(10, 20);

  /** The matches of a tuning have the length of the assignment's example. */
  private static StudyScale ofSeeds(int seeds, int methodSeeds) {
    return new StudyScale(
        seeds, methodSeeds, 50, COMPETITION, 8, 60, 100, 5, 8, CONSTRUCTIONS, 1_000);
  }

  /** {@return the least budget with which GRASP can build its settings on a grid} */
  int constructing(int number, int levels) {
    // One more evaluation is for the defaults.
    return (int) Math.ceil((1 + constructions * number * levels) / SEARCHING);
  }
}
