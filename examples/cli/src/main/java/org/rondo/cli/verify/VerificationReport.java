package org.rondo.cli.verify;

import java.util.List;
import java.util.stream.Stream;

/**
 * The result of a verification.
 *
 * @param checked the number of recordings compared
 * @param mismatches a sentence for each recording that differs
 */
record VerificationReport(int checked, List<String> mismatches) {

  VerificationReport {
    mismatches = List.copyOf(mismatches);
  }

  /** {@return the report of zero recordings} */
  static VerificationReport empty() {
    return new VerificationReport(0, List.of());
  }

  /**
   * {@return the report of one recording}
   *
   * @param mismatches its differences; empty if it agrees
   */
  static VerificationReport ofOne(String name, List<String> mismatches) {
    return new VerificationReport(
        1, mismatches.isEmpty() ? List.of() : List.of(name + ": " + String.join("; ", mismatches)));
  }

  /**
   * {@return the sum of this report and another}
   *
   * @param other the other report
   */
  VerificationReport plus(VerificationReport other) {
    return new VerificationReport(
        checked + other.checked,
        Stream.concat(mismatches.stream(), other.mismatches.stream()).toList());
  }
}
