package org.rondo.match;

import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Which part of a match draws from which child of its seed. */
final class Streams {
  private Streams() {}

  static Rng rules(Seed match) {
    return match.child("rules").rng();
  }

  static Rng bot(Seed match, int seat) {
    return match.child("seat", seat).rng();
  }
}
