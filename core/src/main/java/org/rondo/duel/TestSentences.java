package org.rondo.duel;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.rondo.game.Specification;
import org.rondo.rating.MeanTest;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict.Conclusion;

/** Says a test and its conclusions. A sentence claims no more than was tested. */
sealed interface TestSentences permits VerdictSentence, ScoreSentences {

  /** Digits of a number; 1 − 0.05 − 0.05 is not exactly 0.9. */
  int DECIMALS = 12;

  /**
   * {@return the sentences of a test}
   *
   * @param first the name of the first entrant
   * @param second the name of the second entrant
   * @param unit what the test compares, in one word: pair or set
   */
  static TestSentences of(String first, String second, SequentialTest test, String unit) {
    return test instanceof Sprt sprt
        ? new VerdictSentence(first, second, sprt)
        : new ScoreSentences(first, second, (MeanTest) test, unit);
  }

  /** {@return a conclusion as one sentence, without its full stop} */
  String of(Conclusion conclusion);

  /** {@return the question of the test, as a clause that begins with "whether"} */
  String question();

  /**
   * {@return what was tested, as one sentence without its full stop and without the error rates}
   */
  String tested();

  /** {@return the error rates, as a clause that may follow {@link #tested}} */
  String errors();

  /** {@return a number as text, without the last digits that are due to rounding} */
  static String number(double number) {
    return Specification.number(
        new BigDecimal(number + 0.0).round(new MathContext(DECIMALS)).doubleValue());
  }

  /** {@return the error rates of a test in words: {@code with error rates of 5 %}} */
  static String rates(SequentialTest test) {
    String alpha = percent(test.alpha());
    String beta = percent(test.beta());
    return "with error rates of " + (alpha.equals(beta) ? alpha : alpha + " and " + beta);
  }

  /** {@return a rate in words: {@code 5 %}} */
  static String percent(double rate) {
    return BigDecimal.valueOf(rate)
            .setScale(DECIMALS, RoundingMode.HALF_EVEN)
            .movePointRight(2)
            .stripTrailingZeros()
            .toPlainString()
        + " %";
  }
}
