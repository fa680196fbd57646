package org.rondo.cli.convert;

import java.util.Objects;
import org.rondo.match.MatchRecord;

/**
 * A match that is converted.
 *
 * @param event the name of what the match is part of; empty if it is not known
 * @param round the id of the match in its tournament or duel; empty if it is not known
 */
record FiledMatch(MatchRecord record, String event, String round) {
  FiledMatch {
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(round, "round");
  }

  /** {@return a match of which only the record is known} */
  static FiledMatch of(MatchRecord record) {
    return new FiledMatch(record, "", "");
  }
}
