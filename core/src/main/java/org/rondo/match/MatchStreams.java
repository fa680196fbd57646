package org.rondo.match;

import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The random streams of a match: one for the rules and one for each bot. Each stream comes from its
 * own child of the match's seed.
 */
final class MatchStreams {
  private MatchStreams() {}

  static Rng rules(Seed match) {
    return match.child("rules").rng();
  }

  static Rng bot(Seed match, int seat) {
    return match.child("seat", seat).rng();
  }

  /**
   * {@return the stream of a bot in a resumed match; it differs from the bot's stream in the
   * earlier match}
   */
  static Rng bot(Seed match, int seat, int resumedTurn) {
    return match.child("resumed", resumedTurn).child("seat", seat).rng();
  }
}
