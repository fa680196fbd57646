package org.rondo.benchmarks.study.tuning;

/** One experiment. */
interface TuningExperiment {

  /** {@return the name in commands and file names} */
  String name();

  /** {@return what it varies, in one line} */
  String summary();

  /** {@return the results; all but times follow from the plan's scale and seed} */
  ExperimentReport run(StudyPlan plan);
}
