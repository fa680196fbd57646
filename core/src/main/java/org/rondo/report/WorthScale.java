package org.rondo.report;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Objects;

/**
 * The meaning of the worth of a setting.
 *
 * @param label what is measured, and against what, for instance {@code win rate against sound}
 * @param least the least possible worth; negative infinity if there is none
 * @param most the greatest possible worth, above the least; infinity if there is none
 */
public record WorthScale(String label, double least, double most) {

  /**
   * Describes a scale.
   *
   * @throws IllegalArgumentException if {@code least} is not below {@code most}
   */
  public WorthScale {
    Objects.requireNonNull(label, "label");
    checkArgument(
        least < most, "worth in %s..%s: the first end must be below the second", least, most);
  }

  /** {@return the scale {@code worth} without ends} */
  public static WorthScale unlimited() {
    return unlimited("worth");
  }

  /**
   * {@return a scale without ends}
   *
   * @param label what is measured
   */
  public static WorthScale unlimited(String label) {
    return new WorthScale(label, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
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
