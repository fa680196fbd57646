package org.rondo.match.adjudication;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import org.rondo.game.Options;

/**
 * A rule by which a seat loses by its own scores: its last scores are all far below 0.
 *
 * @param score the size of the scores, above 0: a score counts if it is at most {@code -score}
 * @param moves the number of consecutive scores of the seat that must count, from 1 to 1,000
 * @param twoSided whether the last scores of the other seat must also be at least {@code score}, as
 *     many of them
 * @param unit the unit of the scores that count; empty if scores of all units count
 */
public record ResignRule(double score, int moves, boolean twoSided, String unit) {
  private static final String NAME = "resign";

  /**
   * Describes a rule.
   *
   * @throws IllegalArgumentException if a number is outside its range
   */
  public ResignRule {
    checkArgument(
        score > 0 && score <= RuleText.MAX_SCORE, "score %s of a rule is not above 0", score);
    RuleText.requireMoves(moves);
    RuleText.requireUnit(unit);
  }

  /**
   * {@return the rule of a text}
   *
   * @param text {@code score=10,moves=3,twosided=true,unit=discs}; {@code score} is required, the
   *     others may be missing: 3 moves, not two-sided, all units
   * @throws org.rondo.input.InputException if the text is not of that form
   */
  public static ResignRule parse(String text) {
    Options options = RuleText.options(NAME, text);
    String score = options.text(RuleText.SCORE, "");
    int moves = options.integer("moves", 3, 1, RuleText.MAX_MOVES);
    boolean isTwoSided = options.flag("twosided", false);
    String unit = options.text("unit", "");
    double number = RuleText.score(options, score);
    return options.valueOf(() -> new ResignRule(number, moves, isTwoSided, unit));
  }

  /** {@return the rule as a text, which {@link #parse} reads after the colon} */
  public String text() {
    return lenientFormat(
        "%s:score=%s,moves=%s%s%s",
        NAME, RuleText.number(score), moves, twoSided ? ",twosided=true" : "", RuleText.unit(unit));
  }
}
