package org.rondo.format;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchSummary;

/**
 * The result of one match of a tournament, by seat.
 *
 * @param outcome the ranks and scores
 * @param faults the number of faults of each seat
 * @param forfeited the seats that lost by a forfeit
 * @param restarts for each seat, the number of restarts of the match that the seat caused
 */
public record MatchResult(
    Outcome outcome, List<Integer> faults, Seats forfeited, List<Integer> restarts) {

  /**
   * Creates the result of a match.
   *
   * @throws IllegalArgumentException if {@code faults} or {@code restarts} does not have exactly
   *     one number for each seat
   */
  public MatchResult {
    Objects.requireNonNull(outcome, "outcome");
    faults = List.copyOf(faults);
    Objects.requireNonNull(forfeited, "forfeited");
    restarts = List.copyOf(restarts);
    if (faults.size() != outcome.seatCount() || restarts.size() != outcome.seatCount()) {
      throw new IllegalArgumentException(
          "faults "
              + faults
              + " and restarts "
              + restarts
              + " of "
              + outcome.seatCount()
              + " seats: give one number for each seat");
    }
  }

  /**
   * {@return the result of a match without faults}
   *
   * @param outcome the ranks and scores
   */
  public static MatchResult of(Outcome outcome) {
    List<Integer> none = none(outcome);
    return new MatchResult(outcome, none, Seats.none(), none);
  }

  /**
   * {@return the result of a match with faults}
   *
   * @param outcome the ranks and scores
   * @param faults all faults of the match
   */
  public static MatchResult of(Outcome outcome, List<Fault> faults) {
    return of(outcome, faults, List.of());
  }

  /**
   * {@return the result of a match with faults and concessions}
   *
   * @param outcome the ranks and scores
   * @param faults all faults of the match
   * @param concessions all concessions of the match; a seat that lost by one has forfeited
   */
  public static MatchResult of(Outcome outcome, List<Fault> faults, List<Concession> concessions) {
    Integer[] counts = new Integer[outcome.seatCount()];
    Arrays.fill(counts, 0);
    faults.forEach(fault -> counts[fault.seat()]++);
    Seats forfeited = MatchSummary.forfeited(faults, concessions);
    return new MatchResult(outcome, List.of(counts), forfeited, none(outcome));
  }

  private static List<Integer> none(Outcome outcome) {
    return Collections.nCopies(outcome.seatCount(), 0);
  }

  /**
   * {@return this result with other numbers of restarts}
   *
   * @param counts for each seat, the number of restarts of the match that the seat caused
   * @throws IllegalArgumentException if there is not one number for each seat
   */
  public MatchResult withRestarts(List<Integer> counts) {
    return new MatchResult(outcome, faults, forfeited, counts);
  }
}
