package org.rondo.match.adjudication;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import org.rondo.game.Options;
import org.rondo.game.Outcome;
import org.rondo.input.OptionException;

/**
 * A rule by which a long match ends: after a number of turns it is halted, and its position
 * decides. A small lead in the position may count as a draw.
 *
 * @param turns the number of turns after which the match ends, those of the opening included, at
 *     least 1
 * @param score the largest difference of the two scores of the position that is a draw, in the unit
 *     of the game, at least 0; 0 leaves the decision to the game, also in games of more than two
 *     seats
 */
public record LengthRule(int turns, double score) {
  private static final String NAME = "length";
  private static final String TURNS = "turns";

  /**
   * Describes a rule.
   *
   * @throws IllegalArgumentException if a number is outside its range
   */
  public LengthRule {
    checkArgument(turns >= 1, "turns %s of a rule are below 1", turns);
    checkArgument(
        score >= 0 && score <= RuleText.MAX_SCORE, "score %s of a rule is not in 0..10^15", score);
  }

  /**
   * {@return the rule of a text}
   *
   * @param text {@code turns=60,score=4}; {@code turns} is required, and the score is 0 if it is
   *     missing
   * @throws org.rondo.input.InputException if the text is not of that form
   */
  public static LengthRule parse(String text) {
    Options options = RuleText.options(NAME, text);
    int turns = options.integer(TURNS, 1, 1, Integer.MAX_VALUE);
    String score = options.text(RuleText.SCORE, "0");
    options.requireAllAsked();
    if (!options.isGiven(TURNS)) {
      throw new OptionException(
          NAME, TURNS, "", "length rule has no turns; add the option turns, for instance turns=60");
    }
    return options.valueOf(() -> new LengthRule(turns, RuleText.number(NAME, score)));
  }

  /** {@return whether the match is drawn, because no seat leads by more than the score} */
  public boolean isDrawn(Outcome outcome) {
    return score > 0 && Math.abs(outcome.score(0) - outcome.score(1)) <= score;
  }

  /** {@return the rule as a text, which {@link #parse} reads after the colon} */
  public String text() {
    return lenientFormat(
        "%s:turns=%s%s", NAME, turns, score > 0 ? ",score=" + RuleText.number(score) : "");
  }
}
