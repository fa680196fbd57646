package org.rondo.format;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.match.Fault;

/**
 * How one game of a tournament ended, by seat.
 *
 * @param outcome who came where, with what score
 * @param faults how often each seat did something wrong
 * @param forfeited the seats that lost by a forfeit
 * @param restarts how often the game was played again on each seat's account
 */
public record MatchResult(
    Outcome outcome, List<Integer> faults, Seats forfeited, List<Integer> restarts) {

  /**
   * Describes how a game ended.
   *
   * @throws IllegalArgumentException if there is not one number of faults and of restarts for each
   *     seat
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
   * {@return how a game ended in which nobody did anything wrong}
   *
   * @param outcome who came where, with what score
   */
  public static MatchResult of(Outcome outcome) {
    List<Integer> none = none(outcome);
    return new MatchResult(outcome, none, Seats.none(), none);
  }

  /**
   * {@return how a game ended, by what went wrong in it}
   *
   * @param outcome who came where, with what score
   * @param faults everything that went wrong
   */
  public static MatchResult of(Outcome outcome, List<Fault> faults) {
    Integer[] counts = new Integer[outcome.seatCount()];
    Arrays.fill(counts, 0);
    Seats forfeited = Seats.none();
    for (Fault fault : faults) {
      counts[fault.seat()]++;
      forfeited = fault.forfeits() ? forfeited.plus(Seats.of(fault.seat())) : forfeited;
    }
    return new MatchResult(outcome, List.of(counts), forfeited, none(outcome));
  }

  private static List<Integer> none(Outcome outcome) {
    return Collections.nCopies(outcome.seatCount(), 0);
  }

  /**
   * {@return this result of a game that was played again}
   *
   * @param counts how often on each seat's account
   * @throws IllegalArgumentException if there is not one number for each seat
   */
  public MatchResult withRestarts(List<Integer> counts) {
    return new MatchResult(outcome, faults, forfeited, counts);
  }
}
