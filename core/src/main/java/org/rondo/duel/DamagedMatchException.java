package org.rondo.duel;

import org.rondo.format.MatchId;

/** Thrown when the record of a match in the journal is not the record of that match. */
final class DamagedMatchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient MatchId id;

  DamagedMatchException(MatchId id, String damage) {
    super(damage);
    this.id = id;
  }

  MatchId id() {
    return id;
  }
}
