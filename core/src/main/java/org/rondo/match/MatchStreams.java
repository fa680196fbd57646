package org.rondo.match;

import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The random streams of a match: the child of its seed for the rules and for each bot. */
final class MatchStreams {
  private MatchStreams() {}

  static Rng rules(Seed match) {
    return match.child("rules").rng();
  }

  static Rng bot(Seed match, int seat) {
    return match.child("seat", seat).rng();
  }

  /** {@return the stream of a bot in a resumed match, apart from that of the earlier match} */
  static Rng bot(Seed match, int seat, int resumedTurn) {
    return match.child("resumed", resumedTurn).child("seat", seat).rng();
  }
}
