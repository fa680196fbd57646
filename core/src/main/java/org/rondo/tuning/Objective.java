package org.rondo.tuning;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskOutcome;

/**
 * Measures the value of settings by samples. A sample usually consists of matches, whose results
 * depend on chance.
 */
@FunctionalInterface
public interface Objective {

  /**
   * {@return the value of a setting in one sample; higher is better}
   *
   * <p>Equal arguments must give equal values. Several threads call this method at the same time.
   *
   * @param setting the setting to try
   * @param number the number of the sample, from 0; the samples of each setting are numbered
   *     separately. The expected value of a setting must be the same for every number
   * @param seed the seed of all random draws. It depends on {@code number} but not on the setting,
   *     so that luck favours no setting
   */
  double sample(Setting setting, int number, Seed seed);

  /**
   * The matches of a sample, described as text, and the value of their outcomes.
   *
   * @param matches the matches; their names need only differ in the sample
   * @param value the value of the sample; called with the outcomes in the order of the matches
   */
  record MatchSample(List<MatchTask> matches, ToDoubleFunction<List<TaskOutcome>> value) {

    /**
     * Describes a sample.
     *
     * @throws IllegalArgumentException if there are no matches
     */
    public MatchSample {
      matches = List.copyOf(matches);
      Objects.requireNonNull(value, "value");
      if (matches.isEmpty()) {
        throw new IllegalArgumentException("a sample has no matches; give it at least one");
      }
    }
  }

  /**
   * {@return the matches of a sample, for a tuning whose matches {@linkplain Tuning#tasks a task
   * runner} plays} Their value is what {@link #sample} returns for the same arguments.
   *
   * @param setting the setting to try
   * @param number the number of the sample, from 0
   * @param seed the seed of all random draws
   * @throws IllegalArgumentException if the matches cannot be described as text; by default always
   */
  default MatchSample matches(Setting setting, int number, Seed seed) {
    throw new IllegalArgumentException(
        "the objective does not tell its matches, so no other machine can play them; use a"
            + " GameObjective, or let your objective override matches");
  }

  /**
   * {@return the objective in which two settings play against each other; empty, as by default, if
   * settings can only be measured one by one}
   */
  default Optional<PairedObjective> paired() {
    return Optional.empty();
  }

  /**
   * {@return this objective for one run of a tuning, whose matches share programs; by default this
   * objective itself}
   *
   * @param series keeps the programs of the run alive between its matches; closed after the run
   */
  default Objective sharing(ProgramSeries series) {
    return this;
  }
}
