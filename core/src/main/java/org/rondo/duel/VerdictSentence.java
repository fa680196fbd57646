package org.rondo.duel;

import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict.Conclusion;

/**
 * Says the conclusions of a test, with both hypotheses. A sentence claims no more than was tested:
 * only a test whose first hypothesis is a difference of 0 or more can show that a bot is stronger.
 *
 * @param first the name of the first entrant
 * @param second the name of the second entrant
 * @param test the test; its differences are the first bot's strength minus the second bot's
 */
record VerdictSentence(String first, String second, Sprt test) implements TestSentences {

  @Override
  public String of(Conclusion conclusion) {
    String most = "at most " + TestSentences.number(test.elo0());
    String least = "at least " + TestSentences.number(test.elo1());
    return switch (conclusion) {
      case ACCEPT_H1 -> claim() + ": " + least + unit() + " rather than " + most;
      case ACCEPT_H0 -> noEvidence() + ": " + most + unit() + " rather than " + least;
      case CONTINUE -> "the test did not decide " + question();
    };
  }

  @Override
  public String question() {
    return "whether "
        + first
        + " is at least "
        + TestSentences.number(test.elo1())
        + unit()
        + " above "
        + second
        + " or at most "
        + TestSentences.number(test.elo0());
  }

  @Override
  public String tested() {
    return "Tested by wins: at most "
        + TestSentences.number(test.elo0())
        + unit()
        + " against at least "
        + TestSentences.number(test.elo1());
  }

  @Override
  public String errors() {
    return TestSentences.rates(test);
  }

  private String claim() {
    return test.elo0() >= 0
        ? first + " is stronger than " + second
        : first
            + " shows no loss of "
            + TestSentences.number(-test.elo0())
            + unit()
            + " or more against "
            + second;
  }

  private String noEvidence() {
    return test.elo1() <= 0
        ? first
            + " shows no evidence that it loses less than "
            + TestSentences.number(-test.elo0())
            + unit()
            + " against "
            + second
        : first
            + " shows no evidence for "
            + TestSentences.number(test.elo1())
            + unit()
            + " or more against "
            + second;
  }

  private String unit() {
    return switch (test.scale()) {
      case LOGISTIC -> " Elo";
      case NORMALISED -> " normalised Elo";
    };
  }
}
