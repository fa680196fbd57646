package org.rondo.series.place;

import java.util.Objects;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.SeatEnding;

/**
 * What counts of a match whose moves are not needed.
 *
 * @param outcome the rank and the scores of each seat
 * @param forfeits the seats that lost by a fault, or conceded the match as lost
 */
public record TaskOutcome(Outcome outcome, Seats forfeits) {

  /**
   * Describes the end of a match.
   *
   * @throws IllegalArgumentException if a seat forfeits that the outcome does not have
   */
  public TaskOutcome {
    Objects.requireNonNull(outcome, "outcome");
    Seats unknown = forfeits.minus(Seats.all(outcome.seatCount()));
    if (!unknown.isEmpty()) {
      throw new IllegalArgumentException(
          "seats " + unknown + " cannot forfeit: there are only " + outcome.seatCount());
    }
  }

  /** {@return what counts of a recorded match} */
  public static TaskOutcome of(MatchRecord record) {
    return new TaskOutcome(record.outcome(), SeatEnding.forfeited(record.endings()));
  }

  /** {@return what counts of a match} */
  public static TaskOutcome of(MatchSummary summary) {
    return new TaskOutcome(summary.outcome(), SeatEnding.forfeited(summary.endings()));
  }
}
