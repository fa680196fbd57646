package org.rondo.duel;

import java.util.Locale;
import org.rondo.game.Game;
import org.rondo.game.ScoreRange;
import org.rondo.game.Trait;
import org.rondo.rating.MeanTest;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.Sprt;

/** What a duel compares. */
public enum Measure {
  /** Wins, draws and losses: the ranks of the seats. */
  WINS,

  /** The difference of the scores, for instance chips or goals. */
  SCORE;

  /** {@return what the seats of a game play for, as its {@linkplain Game#traits traits} say} */
  public static Measure of(Game<?, ?> game) {
    return game.traits().has(Trait.PLAYED_FOR_SCORE) ? SCORE : WINS;
  }

  /** {@return what a test compares} */
  static Measure of(SequentialTest test) {
    return test instanceof Sprt ? WINS : SCORE;
  }

  /**
   * {@return the default test of this measure, with errors of 5 %}
   *
   * <p>For wins, it decides between Elo differences of 0 and 50. For scores, it decides whether the
   * mean difference exceeds 0, and ends without that evidence when a difference of 2 % of the range
   * of scores is excluded, or of 0.1 standard deviations if the game does not know the range.
   *
   * @param game the game that is played
   */
  public SequentialTest test(Game<?, ?> game) {
    return switch (this) {
      case WINS -> Sprt.logistic(0, 50);
      case SCORE ->
          game.traits()
              .scores()
              .map(ScoreRange::size)
              .<MeanTest>map(MeanTest::bounded)
              .orElseGet(MeanTest::unbounded);
    };
  }

  /** {@return the name in lower case: {@code wins}} */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
