package org.rondo.match.adjudication;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.math.BigDecimal;
import org.rondo.bot.Thought;
import org.rondo.game.Options;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;

/** Reads and writes the parts that the rules share. */
final class RuleText {
  static final double MAX_SCORE = 1e15;
  static final String SCORE = "score";
  static final int MAX_MOVES = 1_000;

  private RuleText() {}

  /** {@return the options of a rule, without or with its name before them} */
  static Options options(String name, String text) {
    try {
      return Options.parse(text.startsWith(name + ":") ? text : name + ":" + text);
    } catch (SpecificationException e) {
      throw new SpecificationException(
          text,
          lenientFormat(
              "%s rule '%s' is not of the form score=10,moves=3: key=value pairs between"
                  + " commas, each key once",
              name, text),
          e);
    }
  }

  /**
   * {@return the number of a score}
   *
   * @param options all other options have been asked for
   * @param score the text of the score; empty if there is none
   * @throws IllegalArgumentException if an option is unknown, the score is missing, or it is not a
   *     number from 0 to 10<sup>15</sup>
   */
  static double score(Options options, String score) {
    options.requireAllAsked();
    String name = options.subject();
    if (!options.isGiven(SCORE)) {
      throw new OptionException(
          name,
          SCORE,
          "",
          name + " rule has no score; add the option score, for instance score=10");
    }
    return number(name, score);
  }

  /**
   * {@return the number of a score}
   *
   * @param name the name of the rule
   * @throws OptionException if it is not a number from 0 to 10<sup>15</sup>
   */
  static double number(String name, String score) {
    try {
      double number = Double.parseDouble(score);
      if (number >= 0 && number <= MAX_SCORE) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The text is refused below, like a number outside the range.
    }
    throw new OptionException(
        name, SCORE, score, name + " option score=" + score + " is not a number from 0 to 10^15");
  }

  static void requireMoves(int moves) {
    checkArgument(
        moves >= 1 && moves <= MAX_MOVES, "moves %s of a rule are not in 1..%s", moves, MAX_MOVES);
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
