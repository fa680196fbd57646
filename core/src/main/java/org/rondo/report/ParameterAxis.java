package org.rondo.report;

import org.rondo.tuning.Parameter;
import org.rondo.tuning.Setting;

/**
 * The axis of a parameter in a picture. That of a parameter whose ratios count shows logarithms.
 *
 * @param place the place of the parameter in a setting, from 0
 */
record ParameterAxis(Parameter parameter, int place) {
  private static final int TICKS = 7;
  private static final int MAX_BINS = 12;

  private boolean isLogarithmic() {
    return parameter.spacing() == Parameter.Spacing.LOGARITHMIC;
  }

  private double placed(double value) {
    return isLogarithmic() ? StrictMath.log10(value) : value;
  }

  private double least() {
    return placed(parameter.least());
  }

  private double most() {
    return placed(parameter.most());
  }

  /** {@return the number of a setting at the axis} */
  double number(Setting setting) {
    return placed(setting.values().get(place));
  }

  Axis axis() {
    return Axis.of(least(), most(), TICKS);
  }

  String label() {
    return isLogarithmic()
        ? "logarithm of " + parameter.name() + " to the base 10"
        : parameter.name();
  }

  /**
   * {@return the number of parts of the axis; a parameter with few steps has one for each value}
   */
  int bins() {
    double values = (parameter.most() - parameter.least()) / parameter.step() + 1;
    return parameter.step() > 0 && !isLogarithmic()
        ? (int) Math.min(MAX_BINS, Math.round(values))
        : MAX_BINS;
  }

  /** {@return the part of the axis that a setting is in, from 0} */
  int bin(Setting setting) {
    double part = (number(setting) - least()) / (most() - least());
    return (int) Math.min(bins() - 1, Math.floor(part * bins()));
  }

  /** {@return the number at which a part of the axis begins} */
  double begin(int bin) {
    return least() + (most() - least()) * bin / bins();
  }
}
