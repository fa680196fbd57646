package org.rondo.format;

import java.util.List;
import java.util.Objects;
import org.rondo.game.Outcome;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchFingerprint;
import org.rondo.match.MatchRecord;
import org.rondo.match.SeatEnding;

/**
 * A match in the journal of a tournament or a duel, without its moves.
 *
 * @param names the names of the entrants, by seat
 * @param outcome the ranks and the scores, by seat
 * @param faults the faults, in order
 * @param concessions the seats for which the match ended without a fault, in order
 * @param turns the number of turns, at least 0
 * @param halted whether the director halted the match
 * @param replays the number of times that the match was played again, at least 0; the other
 *     components are those of the last playing
 * @param counts whether the match counts; a director may annul it
 * @param fingerprint tells whether the match repeats another one
 */
public record ArchivedMatch(
    MatchId id,
    List<String> names,
    Outcome outcome,
    List<Fault> faults,
    List<Concession> concessions,
    int turns,
    boolean halted,
    int replays,
    boolean counts,
    MatchFingerprint fingerprint) {

  public ArchivedMatch {
    Objects.requireNonNull(id, "id");
    names = List.copyOf(names);
    Objects.requireNonNull(outcome, "outcome");
    faults = List.copyOf(faults);
    concessions = List.copyOf(concessions);
    Objects.requireNonNull(fingerprint, "fingerprint");
  }

  /** {@return the match of a record that was played once and counts} */
  public static ArchivedMatch of(MatchId id, MatchRecord record) {
    return new ArchivedMatch(
        id,
        record.entrants(),
        record.outcome(),
        record.faults(),
        record.concessions(),
        record.turnCount(),
        record.halted(),
        0,
        true,
        MatchFingerprint.of(record));
  }

  /**
   * {@return this match after rulings of the director}
   *
   * @param again the number of times that the match was played again, at least 0
   * @param isCounted whether the match counts
   */
  public ArchivedMatch ruled(int again, boolean isCounted) {
    return new ArchivedMatch(
        id, names, outcome, faults, concessions, turns, halted, again, isCounted, fingerprint);
  }

  /** {@return how the match ended for each seat} */
  public List<SeatEnding> endings() {
    return result().endings();
  }

  /** {@return the result of the match, without restarts} */
  public MatchResult result() {
    return MatchResult.of(outcome, faults, concessions);
  }
}
