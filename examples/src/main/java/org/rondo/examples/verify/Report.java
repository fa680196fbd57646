package org.rondo.examples.verify;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a verification found.
 *
 * @param checked how many recordings were compared
 * @param mismatches a sentence for each recording that differs
 */
public record Report(int checked, List<String> mismatches) {

  /**
   * Describes a finding.
   *
   * @param checked how many recordings were compared
   * @param mismatches a sentence for each recording that differs
   */
  public Report {
    mismatches = List.copyOf(mismatches);
  }

  /** {@return the report of nothing checked} */
  public static Report empty() {
    return new Report(0, List.of());
  }

  /**
   * {@return the report of one recording}
   *
   * @param mismatches what differs in it; nothing if it agrees
   */
  static Report ofOne(String name, List<String> mismatches) {
    return new Report(
        1, mismatches.isEmpty() ? List.of() : List.of(name + ": " + String.join("; ", mismatches)));
  }

  /**
   * {@return this report and the other one together}
   *
   * @param other what was found elsewhere
   */
  public Report plus(Report other) {
    return new Report(
        checked + other.checked,
        Stream.concat(mismatches.stream(), other.mismatches.stream()).toList());
  }
}
