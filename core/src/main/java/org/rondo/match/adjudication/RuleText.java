package org.rondo.match.adjudication;

import java.math.BigDecimal;
import org.rondo.bot.Thought;
import org.rondo.game.Options;

/** Reads and writes the parts that the rules share. */
final class RuleText {
  static final double MOST_SCORE = 1e15;
  static final int MOST_MOVES = 1_000;

  private RuleText() {}

  /** {@return the options of a rule, without or with its name before them} */
  static Options options(String name, String text) {
    return Options.parse(text.startsWith(name + ":") ? text : name + ":" + text);
  }

  static double score(Options options) {
    double score = options.real("score", -1, -1, MOST_SCORE);
    if (score < 0) {
      throw new IllegalArgumentException(
          "rule " + options.subject() + " needs a score from 0 up; write score=10, for instance");
    }
    return score;
  }

  static void requireMoves(int moves) {
    if (moves < 1 || moves > MOST_MOVES) {
      throw new IllegalArgumentException(
          "moves " + moves + " of a rule are not in 1.." + MOST_MOVES);
    }
  }

  static void requireUnit(String unit) {
    if (!unit.isEmpty()) {
      // A thought refuses a text that cannot be a unit.
      Thought.scored(0, unit);
    }
  }

  static String number(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  static String unit(String unit) {
    return unit.isEmpty() ? "" : ",unit='" + unit.replace("'", "''") + "'";
  }
}
