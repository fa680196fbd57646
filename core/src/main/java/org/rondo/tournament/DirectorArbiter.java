package org.rondo.tournament;

import java.util.Map;
import java.util.function.Supplier;
import org.rondo.series.Arbiter;
import org.rondo.series.MatchKey;

/** Asks a tournament's director about matches that are being played. */
final class DirectorArbiter implements Arbiter {
  private final Director director;

  DirectorArbiter(Director director) {
    this.director = director;
  }

  @Override
  public boolean halts(MatchKey playing, int turn) {
    return asked(
        "to halt game " + playing.match(),
        () -> director.halts(playing.match(), playing.replay(), turn));
  }

  @Override
  public Map<Integer, String> disqualified(MatchKey playing, int turn) {
    return asked(
        "to disqualify a seat of game " + playing.match(),
        () -> director.disqualified(playing.match(), playing.replay(), turn));
  }

  private static <T> T asked(String question, Supplier<T> answer) {
    try {
      return answer.get();
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          "the director failed to decide whether " + question + ": " + e.getMessage(), e);
    }
  }
}
