package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.util.List;
import java.util.Optional;

/**
 * Counts the matches in which bots moved too late. If time decides many matches, their results say
 * little about the strength of the bots: the machine may have been busy.
 *
 * @param lost the number of matches in which a seat forfeited because its move came too late, at
 *     least 0
 * @param replaced the number of other matches in which the game's stand-in was played for a late
 *     move, at least 0
 * @param matches the number of all matches, at least the sum of the other two
 */
public record LateMatches(long lost, long replaced, long matches) {

  /**
   * The smallest share of lost matches at which the remark says that the result depends on the
   * clock.
   */
  private static final double DECISIVE = 0.1;

  /**
   * Creates the counts.
   *
   * @throws IllegalArgumentException if a count is negative, or there are fewer matches than late
   *     ones
   */
  public LateMatches {
    checkArgument(
        lost >= 0 && replaced >= 0 && lost + replaced <= matches,
        "late matches %s and %s of %s: no count may be negative, and their sum not above all",
        lost,
        replaced,
        matches);
  }

  /** {@return the counts before the first match} */
  public static LateMatches none() {
    return new LateMatches(0, 0, 0);
  }

  /**
   * {@return these counts with one match added}
   *
   * @param faults the faults of the match; only those of moves that exceeded their time on the
   *     clock count, and not, for instance, that of a program that was never ready to play
   */
  public LateMatches plus(List<Fault> faults) {
    boolean isLost = faults.stream().anyMatch(fault -> isByClock(fault) && fault.forfeits());
    boolean isLate = faults.stream().anyMatch(LateMatches::isByClock);
    return new LateMatches(
        lost + (isLost ? 1 : 0), replaced + (isLate && !isLost ? 1 : 0), matches + 1);
  }

  private static boolean isByClock(Fault fault) {
    return fault.kind() == Fault.Kind.TIMEOUT;
  }

  /**
   * {@return the sum of these counts and others}
   *
   * @param more the counts of other matches
   */
  public LateMatches plus(LateMatches more) {
    return new LateMatches(lost + more.lost, replaced + more.replaced, matches + more.matches);
  }

  /**
   * {@return a sentence for people, without its full stop; empty if bots moved too late in fewer
   * than two matches}
   */
  public Optional<String> remark() {
    if (lost + replaced < 2) {
      return Optional.empty();
    }
    if (lost < 2) {
      return Optional.of(
          lenientFormat(
              "in %s of %s games late moves were replaced: this says more about the clock"
                  + " than about the bots",
              lost + replaced, matches));
    }
    return Optional.of(
        lenientFormat("%s of %s games were decided by time-outs", lost, matches)
            + (lost >= DECISIVE * matches
                ? ": this says more about the clock than about the bots"
                : ""));
  }
}
