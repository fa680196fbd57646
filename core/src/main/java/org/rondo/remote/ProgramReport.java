package org.rondo.remote;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * The result of a {@link ProgramCheck}.
 *
 * @param matches the number of matches that were begun
 * @param answers the number of questions that the program answered with a legal move in time
 * @param slowest the longest time for one of these answers; 0 if there is none
 * @param findings what was found, in the order in which it was found; each name at most once
 */
public record ProgramReport(
    int matches, int answers, Duration slowest, List<ProgramFinding> findings) {

  /**
   * Creates a report.
   *
   * @throws IllegalArgumentException if a number or the time is negative
   */
  public ProgramReport {
    checkArgument(
        matches >= 0 && answers >= 0 && !slowest.isNegative(),
        "report of %s matches, %s answers, %s: no number may be negative",
        matches,
        answers,
        slowest);
    findings = List.copyOf(Objects.requireNonNull(findings, "findings"));
  }

  /** {@return whether no finding is a fault} */
  public boolean isFine() {
    return findings.stream().noneMatch(ProgramFinding::isFault);
  }
}
