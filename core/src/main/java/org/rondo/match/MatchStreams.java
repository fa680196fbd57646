package org.rondo.match;

import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Which part of a match draws from which child of its seed. */
final class MatchStreams {
  private MatchStreams() {}

  static Rng rules(Seed match) {
    return match.child("rules").rng();
  }

  static Rng bot(Seed match, int seat) {
    return match.child("seat", seat).rng();
  }

  /** A bot that goes on from a turn must not draw once more what was drawn before it. */
  static Rng bot(Seed match, int seat, int resumedTurn) {
    return match.child("resumed", resumedTurn).child("seat", seat).rng();
  }
}
