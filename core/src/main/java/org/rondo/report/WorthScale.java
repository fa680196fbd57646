package org.rondo.report;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;

/**
 * The meaning of the worth of a setting.
 *
 * @param measure what is measured, for instance {@code win rate}
 * @param against the opponents; empty if there are none or they are not known
 * @param least the least possible worth; negative infinity if there is none
 * @param most the greatest possible worth, above the least; infinity if there is none
 */
public record WorthScale(String measure, List<String> against, double least, double most) {
  private static final WorthScale UNLIMITED = unlimited("worth");

  /**
   * Describes a scale.
   *
   * @throws IllegalArgumentException if {@code least} is not below {@code most}
   */
  public WorthScale {
    Objects.requireNonNull(measure, "measure");
    against = List.copyOf(against);
    checkArgument(
        least < most, "worth in %s..%s: the first end must be below the second", least, most);
  }

  /** {@return the scale {@code worth} without ends} */
  public static WorthScale unlimited() {
    return UNLIMITED;
  }

  /**
   * {@return a scale without ends}
   *
   * @param measure what is measured
   * @param against the opponents
   */
  public static WorthScale unlimited(String measure, String... against) {
    return new WorthScale(
        measure, List.of(against), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /** {@return what is measured, and against what, for instance {@code win rate against sound}} */
  public String label() {
    return against.isEmpty() ? measure : measure + " against " + String.join(", ", against);
  }

  /** {@return {@code in} and the measure after a blank; empty if the measure has no name} */
  String inMeasure() {
    return equals(UNLIMITED) ? "" : " in " + measure;
  }

  /** {@return whether both ends are known} */
  boolean isLimited() {
    return Double.isFinite(least) && Double.isFinite(most);
  }

  /** {@return the possible worth that is nearest to a number} */
  double nearest(double number) {
    return Math.max(least, Math.min(most, number));
  }
}
