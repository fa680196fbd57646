package org.rondo.bot.regret;

import java.util.Locale;
import org.rondo.bot.Scoring;
import org.rondo.game.State;

/** Computes the value of a match for seat 0; the value for seat 1 is the opposite. */
record MatchValue<S extends State>(Scoring<? super S> scoring) {

  /** {@return the score of seat 0, less the mean score of both seats} */
  double of(S end) {
    double value = (scoring.score(end, 0) - scoring.score(end, 1)) / 2;
    if (!Double.isFinite(value)) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT,
              "the scores %s and %s of %s have no mean; give finite numbers",
              scoring.score(end, 0),
              scoring.score(end, 1),
              end.text()));
    }
    return value;
  }
}
