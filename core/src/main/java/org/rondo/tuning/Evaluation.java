package org.rondo.tuning;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * One trial of a setting.
 *
 * @param number the number of the trial, from 1
 * @param generation the generation of the trial, from 1
 * @param setting the setting that was tried
 * @param samples the values of the samples of this trial, at least one, each from −10<sup>100</sup>
 *     to 10<sup>100</sup>
 */
public record Evaluation(int number, int generation, Setting setting, List<Double> samples) {

  /** The largest absolute value of a sample. It is small enough that sums of squares are finite. */
  private static final double MOST = 1e100;

  /**
   * Creates an evaluation.
   *
   * @throws IllegalArgumentException if {@code number} or {@code generation} is below 1, there are
   *     no samples, or a sample is not in its range
   */
  public Evaluation {
    Objects.requireNonNull(setting, "setting");
    samples = List.copyOf(samples);
    if (number < 1 || generation < 1) {
      throw new IllegalArgumentException(
          "evaluation " + number + " in generation " + generation + ": both count from 1");
    }
    if (samples.isEmpty() || !samples.stream().allMatch(sample -> Math.abs(sample) <= MOST)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "samples %s of %s: give at least one, all in -1e100..1e100",
              samples,
              setting));
    }
  }

  /** {@return the mean and the deviation of the samples of this trial} */
  public Measurement measurement() {
    return Measurement.of(samples);
  }
}
