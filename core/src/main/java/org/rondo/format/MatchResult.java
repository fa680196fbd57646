package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.SeatEnding;

/**
 * The result of one match of a tournament, by seat.
 *
 * @param outcome the ranks and scores
 * @param faults the number of faults of each seat
 * @param endings how the match ended for each seat
 * @param restarts for each seat, the number of restarts of the match that the seat caused
 */
public record MatchResult(
    Outcome outcome, List<Integer> faults, List<SeatEnding> endings, List<Integer> restarts) {

  /**
   * Creates the result of a match.
   *
   * @throws IllegalArgumentException if {@code faults}, {@code endings} or {@code restarts} does
   *     not have exactly one element for each seat
   */
  public MatchResult {
    Objects.requireNonNull(outcome, "outcome");
    faults = List.copyOf(faults);
    endings = List.copyOf(endings);
    restarts = List.copyOf(restarts);
    int seats = outcome.seatCount();
    checkArgument(
        faults.size() == seats && endings.size() == seats && restarts.size() == seats,
        "faults %s, endings %s and restarts %s of %s seats: give one for each seat",
        faults,
        endings,
        restarts,
        seats);
  }

  /**
   * {@return the result of a match without faults}
   *
   * @param outcome the ranks and scores
   */
  public static MatchResult of(Outcome outcome) {
    return of(outcome, List.of());
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
    List<SeatEnding> endings = SeatEnding.of(faults, concessions, outcome.seatCount());
    List<Integer> restarts = Collections.nCopies(outcome.seatCount(), 0);
    return new MatchResult(outcome, List.of(counts), endings, restarts);
  }

  /** {@return the seats that lost in another way than by the game} */
  public Seats forfeited() {
    return SeatEnding.forfeited(endings);
  }

  /**
   * {@return the scores by the convention of the game's tournaments, by seat} They are the scores
   * at the end of the match if a seat has forfeited: the convention is for games that were played
   * to their end.
   */
  public List<Double> conventionalScores() {
    return forfeited().isEmpty() ? outcome.tournamentScores() : outcome.scores();
  }

  /**
   * {@return this result with other numbers of restarts}
   *
   * @param counts for each seat, the number of restarts of the match that the seat caused
   * @throws IllegalArgumentException if there is not one number for each seat
   */
  public MatchResult withRestarts(List<Integer> counts) {
    return new MatchResult(outcome, faults, endings, counts);
  }
}
