package org.rondo.series;

import java.util.Objects;
import org.rondo.format.MatchId;

/**
 * Identifies one playing of a match: a director may order that a match is played again.
 *
 * @param replay the number of earlier playings, at least 0; 0 for the first playing
 */
public record MatchKey(MatchId match, int replay) {

  /**
   * Identifies a playing.
   *
   * @throws IllegalArgumentException if the number of earlier playings is negative
   */
  public MatchKey {
    Objects.requireNonNull(match, "match");
    if (replay < 0) {
      throw new IllegalArgumentException(
          "replay " + replay + " of match " + match + " is negative; the first playing is 0");
    }
  }

  /** {@return the first playing of a match} */
  public static MatchKey first(MatchId match) {
    return new MatchKey(match, 0);
  }

  /** {@return the next playing of the same match} */
  public MatchKey next() {
    return new MatchKey(match, replay + 1);
  }
}
