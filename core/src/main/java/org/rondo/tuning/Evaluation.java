package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.rondo.match.MatchFingerprint;

/**
 * One trial of a setting, or one comparison of two settings.
 *
 * @param number the number of the trial, from 1
 * @param generation the generation of the trial, from 1
 * @param phase the part of the tuning to which the trial belongs
 * @param setting the setting that was tried
 * @param rivals the setting that the tried setting played against in a comparison; empty if the
 *     objective measured it
 * @param samples the values of the samples of this trial, at least one, each from −10<sup>100</sup>
 *     to 10<sup>100</sup>
 * @param played for each sample what its games were, as a unit, to find samples that repeat each
 *     other; empty if it is not known, as in the search
 */
public record Evaluation(
    int number,
    int generation,
    Phase phase,
    Setting setting,
    List<Setting> rivals,
    List<Double> samples,
    List<MatchFingerprint> played) {

  /** The parts of a tuning, in order. */
  public enum Phase {
    /** The method searches. */
    SEARCH,

    /** The settings that may be the best are tried again, so that one of them is chosen. */
    CONFIRMATION,

    /**
     * The chosen setting is compared with the defaults, on samples that took no part in the choice.
     */
    VALIDATION;

    /** {@return the name of the part, in lower case} */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The largest absolute value of a sample. It is small enough that sums of squares are finite. */
  private static final double MOST = 1e100;

  /**
   * Creates an evaluation.
   *
   * @throws IllegalArgumentException if {@code number} or {@code generation} is below 1, there is
   *     more than one rival, there are no samples, a sample is not in its range, or the games of
   *     only some samples are given
   */
  public Evaluation {
    Objects.requireNonNull(phase, "phase");
    Objects.requireNonNull(setting, "setting");
    rivals = List.copyOf(rivals);
    checkArgument(
        rivals.size() <= 1, "%s has %s rivals; a comparison has one", setting, rivals.size());
    samples = List.copyOf(samples);
    checkArgument(
        number >= 1 && generation >= 1,
        "evaluation %s in generation %s: both count from 1",
        number,
        generation);
    checkArgument(
        !samples.isEmpty() && samples.stream().allMatch(sample -> Math.abs(sample) <= MOST),
        "samples %s of %s: give at least one, all in -1e100..1e100",
        samples,
        setting);
    played = List.copyOf(played);
    checkArgument(
        played.isEmpty() || played.size() == samples.size(),
        "the games of %s of %s samples are known; give those of all samples, or none",
        played.size(),
        samples.size());
  }

  /**
   * Creates an evaluation whose games are not known.
   *
   * @throws IllegalArgumentException if {@code number} or {@code generation} is below 1, there is
   *     more than one rival, there are no samples, or a sample is not in its range
   */
  public Evaluation(
      int number,
      int generation,
      Phase phase,
      Setting setting,
      List<Setting> rivals,
      List<Double> samples) {
    this(number, generation, phase, setting, rivals, samples, List.of());
  }

  /**
   * {@return whether two settings were compared} Then the samples are the advantage of the setting
   * over its rival, and no worth.
   */
  public boolean isComparison() {
    return !rivals.isEmpty();
  }

  /**
   * {@return whether the samples count as the worth of the setting} Those of a comparison are no
   * worth, and those of the validation are kept apart.
   */
  boolean isWorth() {
    return phase != Phase.VALIDATION && !isComparison();
  }

  /** {@return the mean and the deviation of the samples of this trial} */
  public Measurement measurement() {
    return Measurement.of(samples);
  }
}
