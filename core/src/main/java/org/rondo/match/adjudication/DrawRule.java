package org.rondo.match.adjudication;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import org.rondo.game.Options;

/**
 * A rule by which a match is drawn: late in the match, the last scores of both seats are near 0.
 *
 * @param score the size of the scores, at least 0: a score counts if it is from {@code -score} to
 *     {@code score}
 * @param moves the number of consecutive scores of each seat that must count, from 1 to 1,000
 * @param from the number of turns after which the rule applies, those of the opening included, at
 *     least 0
 * @param unit the unit of the scores that count; empty if scores of all units count
 */
public record DrawRule(double score, int moves, int from, String unit) {
  private static final String NAME = "draw";

  /**
   * Describes a rule.
   *
   * @throws IllegalArgumentException if a number is outside its range
   */
  public DrawRule {
    checkArgument(
        score >= 0 && score <= RuleText.MAX_SCORE, "score %s of a rule is below 0", score);
    RuleText.requireMoves(moves);
    checkArgument(from >= 0, "turn %s of a rule is below 0", from);
    RuleText.requireUnit(unit);
  }

  /**
   * {@return the rule of a text}
   *
   * @param text {@code score=0.5,moves=8,from=40,unit=discs}; {@code score} is required, the others
   *     may be missing: 8 moves, from turn 0, all units
   * @throws org.rondo.input.InputException if the text is not of that form
   */
  public static DrawRule parse(String text) {
    Options options = RuleText.options(NAME, text);
    String score = options.text(RuleText.SCORE, "");
    int moves = options.integer("moves", 8, 1, RuleText.MAX_MOVES);
    int from = options.integer("from", 0, 0, Integer.MAX_VALUE);
    String unit = options.text("unit", "");
    double number = RuleText.score(options, score);
    return options.valueOf(() -> new DrawRule(number, moves, from, unit));
  }

  /** {@return the rule as a text, which {@link #parse} reads after the colon} */
  public String text() {
    return lenientFormat(
        "%s:score=%s,moves=%s,from=%s%s",
        NAME, RuleText.number(score), moves, from, RuleText.unit(unit));
  }
}
