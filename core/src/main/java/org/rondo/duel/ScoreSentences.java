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
      case ACCEPT_H1 -> accepted();
      case ACCEPT_H0 -> first + noEvidence() + second + ": " + excluded();
      case CONTINUE -> "the test did not decide " + question();
    };
  }

  @Override
  public String question() {
    return test.threshold() == 0
        ? "whether " + first + " scores more than " + second
        : "whether " + first + " leads " + second + " by more than " + lead(test.threshold());
  }

  @Override
  public String tested() {
    return "Tested by score: a mean lead of at most "
        + threshold()
        + " against more than "
        + threshold()
        + ", until "
        + excluded();
  }

  @Override
  public String errors() {
    return TestSentences.rates(test)
        + (test instanceof BoundedMeanTest
            ? ""
            : ", approximately: the game declares no range of scores");
  }

  private String accepted() {
    if (test.threshold() < 0) {
      String loss = lead(-test.threshold());
      return first
          + " shows no loss of "
          + loss
          + " or more against "
          + second
          + ": its mean loss is below "
          + loss;
    }
    return first
        + " is stronger than "
        + second
        + ": a mean lead above "
        + threshold()
        + " rather than at most "
        + threshold();
  }

  private String noEvidence() {
    if (test.threshold() == 0) {
      return " shows no evidence for a higher score than ";
    }
    return test.threshold() < 0
        ? " shows no evidence that it loses less than " + lead(-test.threshold()) + " against "
        : " shows no evidence for a lead above " + lead(test.threshold()) + " against ";
  }

  /** {@return the threshold, with its unit unless it is 0} */
  private String threshold() {
    return test.threshold() == 0 ? "0" : lead(test.threshold());
  }

  /** {@return what an end without evidence has shown} */
  private String excluded() {
    double most = test.threshold() + test.margin();
    return most >= 0
        ? "a lead of " + lead(most) + " or more is excluded"
        : "a loss of more than " + lead(-most) + " is shown";
  }

  /** {@return a lead with its unit} */
  private String lead(double size) {
    String number = TestSentences.number(size);
    return test instanceof BoundedMeanTest
        ? number + " a match"
        : number + " standard deviations of a " + unit;
  }
}
