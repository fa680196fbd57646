package org.rondo.duel;

import org.rondo.rating.BoundedMeanTest;
import org.rondo.rating.MeanTest;
import org.rondo.rating.SprtVerdict.Conclusion;

/**
 * Says a test of scores and its conclusions.
 *
 * @param first the name of the first entrant
 * @param second the name of the second entrant
 * @param test the test of the first bot's score less the second bot's score
 * @param unit what the test compares, in one word: pair or set
 */
record ScoreSentences(String first, String second, MeanTest test, String unit)
    implements TestSentences {

  @Override
  public String of(Conclusion conclusion) {
    return switch (conclusion) {
      case ACCEPT_H1 ->
          first + " is stronger than " + second + ": a mean lead above 0 rather than at most 0";
      case ACCEPT_H0 ->
          first
              + " shows no evidence for a higher score than "
              + second
              + ": a lead of "
              + margin()
              + " or more is excluded";
      case CONTINUE -> "the test did not decide " + question();
    };
  }

  @Override
  public String question() {
    return "whether " + first + " scores more than " + second;
  }

  @Override
  public String tested() {
    return "Tested by score: a mean lead of at most 0 against more than 0, until a lead of "
        + margin()
        + " is excluded, with error rates of "
        + TestSentences.errors(test)
        + (test instanceof BoundedMeanTest
            ? ""
            : ", approximately: the range of scores is unknown");
  }

  private String margin() {
    String number = TestSentences.number(test.margin());
    return test instanceof BoundedMeanTest
        ? number + " a match"
        : number + " standard deviations of a " + unit;
  }
}
