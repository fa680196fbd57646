package org.rondo.tuning;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A setting that was tried.
 *
 * @param number which trial it was, from 1
 * @param generation the generation that it belongs to, from 1
 * @param setting what was tried
 * @param samples what it was worth in each sample of this trial, at least one, from
 *     −10<sup>100</sup> to 10<sup>100</sup>
 */
public record Evaluation(int number, int generation, Setting setting, List<Double> samples) {

  /** Squares of larger ones would not be finite. */
  private static final double MOST = 1e100;

  /**
   * Describes a trial.
   *
   * @throws IllegalArgumentException if a number is below 1, there are no samples, or one is not a
   *     number from −10<sup>100</sup> to 10<sup>100</sup>
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
              "samples %s of %s: there must be one, and all be numbers in -1e100..1e100",
              samples,
              setting));
    }
  }

  /** {@return what this trial says of the setting's worth} */
  public Measurement measurement() {
    return Measurement.of(samples);
  }
}
