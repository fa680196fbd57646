package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Counts the matches in which bots moved too late. If time decides many matches, their results say
 * little about the strength of the bots: the machine may have been busy.
 *
 * @param lost the number of matches in which a seat forfeited because its move came too late, at
 *     least 0
 * @param replaced the number of other matches in which the game's stand-in was played for a late
 *     move, at least 0
 * @param matches the number of all matches, at least the sum of the other two
 * @param losses the number of matches that each entrant forfeited in this way, by its name; it has
 *     no zeros
 */
public record LateMatches(long lost, long replaced, long matches, Map<String, Long> losses) {

  /**
   * The smallest share of lost matches at which the remark says that the result depends on the
   * clock.
   */
  private static final double DECISIVE = 0.1;

  /**
   * Creates the counts.
   *
   * @throws IllegalArgumentException if a count is negative, there are fewer matches than late
   *     ones, or an entrant has no loss or more losses than there are lost matches
   */
  public LateMatches {
    losses = Collections.unmodifiableMap(new TreeMap<>(losses));
    checkArgument(
        lost >= 0 && replaced >= 0 && lost + replaced <= matches,
        "late matches %s and %s of %s: no count may be negative, and their sum not above all",
        lost,
        replaced,
        matches);
    checkArgument(
        losses.values().stream().allMatch(count -> count >= 1 && count <= lost),
        "losses %s by late moves in %s matches: each must be in 1..%s",
        losses,
        lost,
        lost);
  }

  /** {@return the counts before the first match} */
  public static LateMatches none() {
    return new LateMatches(0, 0, 0, Map.of());
  }

  /**
   * {@return these counts with one match added}
   *
   * @param entrants the names of the entrants, by seat
   * @param faults the faults of the match; only those of moves that exceeded their time on the
   *     clock count, and not, for instance, that of a program that was never ready to play
   */
  public LateMatches plus(List<String> entrants, List<Fault> faults) {
    Map<String, Long> losers =
        faults.stream()
            .filter(fault -> isByClock(fault) && fault.forfeits())
            .map(fault -> entrants.get(fault.seat()))
            .distinct()
            .collect(Collectors.toMap(entrant -> entrant, entrant -> 1L));
    boolean isLate = faults.stream().anyMatch(LateMatches::isByClock);
    return plus(
        new LateMatches(losers.isEmpty() ? 0 : 1, isLate && losers.isEmpty() ? 1 : 0, 1, losers));
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
    Map<String, Long> sums = new TreeMap<>(losses);
    more.losses.forEach((entrant, count) -> sums.merge(entrant, count, Long::sum));
    return new LateMatches(
        lost + more.lost, replaced + more.replaced, matches + more.matches, sums);
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
              "late moves were replaced in %s of %s games%s: this says more about the clock than"
                  + " about the bots",
              replaced, matches, lost == 0 ? "" : ", and decided one"));
    }
    return Optional.of(
        lenientFormat("%s of %s games were decided by time-outs (%s)", lost, matches, losers())
            + (lost >= DECISIVE * matches
                ? ": this says more about the clock than about the bots"
                : ""));
  }

  /** {@return whose time-outs decided, the entrant with the most first} */
  private String losers() {
    return losses.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(entry -> entry.getValue() + " of " + entry.getKey())
        .collect(Collectors.joining(", "));
  }
}
