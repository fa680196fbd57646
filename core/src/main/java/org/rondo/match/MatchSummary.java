package org.rondo.match;

import java.util.List;
import java.util.Objects;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;

/**
 * The result of a match, without its turns. It is returned for a match whose turns are written to a
 * record and not kept in memory.
 *
 * @param turnCount the number of turns played, those of the opening included
 * @param faults the faults, in order
 * @param concessions the concessions, in order
 * @param halted whether the game was halted and decided by its current position
 * @param outcome the place and the score of each seat
 * @param digest the digest of the record
 */
public record MatchSummary(
    int turnCount,
    List<Fault> faults,
    List<Concession> concessions,
    boolean halted,
    Outcome outcome,
    String digest) {

  public MatchSummary {
    faults = List.copyOf(faults);
    concessions = List.copyOf(concessions);
    Objects.requireNonNull(outcome, "outcome");
    Objects.requireNonNull(digest, "digest");
  }

  /**
   * {@return the result that a line of JSON holds}
   *
   * @param json a text from {@link #json}
   * @throws DamagedFileException if the line is cut off, or of another form
   */
  public static MatchSummary parse(String json) {
    return RecordJson.readSummary(json);
  }

  /** {@return the result as one line of JSON, with the names of the fields of a record} */
  public String json() {
    return RecordJson.write(this);
  }

  /** {@return how the match ended for each seat} */
  public List<SeatEnding> endings() {
    return SeatEnding.of(faults, concessions, outcome.seatCount());
  }
}
