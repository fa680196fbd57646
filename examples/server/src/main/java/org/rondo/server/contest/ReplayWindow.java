package org.rondo.server.contest;

import com.google.common.collect.Range;
import com.google.common.collect.RangeSet;
import com.google.common.collect.TreeRangeSet;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The sequence numbers that a session has used. A number is forgotten half an hour after its use,
 * or up to a minute later.
 *
 * <p>Numbers that follow each other are kept as one range. All sessions together have a limited
 * number of ranges, so that clients with scattered numbers cannot fill the memory. A session with
 * few ranges is never refused.
 */
final class ReplayWindow {
  private static final Duration MEMORY = Duration.ofMinutes(30);
  private static final Duration SLICE = Duration.ofSeconds(60);

  /** The maximum number of ranges of a session. */
  private static final int RANGES = 20_000;

  /** The number of ranges that a session may have when all sessions have too many. */
  private static final int FEW = 500;

  /** The number of ranges of all sessions above which a session may have few only. */
  private static final int ALL_RANGES = 500_000;

  /** Counts the ranges of all sessions. */
  static final class ReplayBudget {
    private int ranges;
  }

  /** The numbers of a minute. */
  private record Slice(Instant start, RangeSet<Long> used) {}

  private final Deque<Slice> slices = new ArrayDeque<>();
  private final ReplayBudget all;
  private int ranges;

  ReplayWindow(ReplayBudget all) {
    this.all = all;
  }

  /**
   * Stores a number.
   *
   * @return whether the number was free
   * @throws RefusedCallException if the session has used too many scattered numbers
   */
  boolean use(int number, Instant now) {
    while (!slices.isEmpty() && !now.isBefore(slices.getFirst().start().plus(SLICE).plus(MEMORY))) {
      count(-slices.removeFirst().used().asRanges().size());
    }
    long value = number;
    if (slices.stream().anyMatch(slice -> slice.used().contains(value))) {
      return false;
    }
    if (ranges >= (all.ranges >= ALL_RANGES ? FEW : RANGES)) {
      throw RefusedCallException.auth(
          "this session has used too many sequence numbers that do not follow each other; log in"
              + " again");
    }
    if (slices.isEmpty() || !now.isBefore(slices.getLast().start().plus(SLICE))) {
      slices.addLast(new Slice(now, TreeRangeSet.create()));
    }
    RangeSet<Long> used = slices.getLast().used();
    boolean joinsLower = used.contains(value - 1);
    boolean joinsUpper = used.contains(value + 1);
    used.add(Range.closedOpen(value, value + 1));
    count(1 - (joinsLower ? 1 : 0) - (joinsUpper ? 1 : 0));
    return true;
  }

  private void count(int more) {
    ranges += more;
    all.ranges += more;
  }

  /** Forgets all numbers; for a session that is over. */
  void clear() {
    count(-ranges);
    slices.clear();
  }
}
