package org.rondo.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rondo.rating.BoundedMeanTest;
import org.rondo.rating.MeanTest;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict.Conclusion;

/**
 * What to do after a duel that does not show what a unit test requires.
 *
 * @param isShown whether the test of the duel has shown it
 * @param elo0 the lowest first hypothesis, or threshold of scores, with which a test can show it
 * @param bare the call that asks for the verdict alone
 */
record DuelAdvice(DuelResult result, boolean isShown, double elo0, String bare) {
  private static final String EXHAUSTED =
      "To let the test decide, set more openings with openings(...), or let a bot draw random"
          + " numbers from decision.rng().";
  private static final String SEE_GAMES =
      "To see the games, keep them with folder(PATH); the same seed plays the same games, if both"
          + " bots draw only from decision.rng().";

  /** {@return the advice; empty if the duel shows what is required} */
  String text() {
    List<String> sentences = new ArrayList<>();
    boolean isByFaults =
        result.secondForfeits() > 0 && 2 * result.secondForfeits() >= result.matches().wins();
    if (isShown && !isByFaults && result.tests() == 1) {
      return "";
    }
    forfeits(result.first(), result.firstForfeits(), result.matches().losses(), sentences);
    forfeits(result.second(), result.secondForfeits(), result.matches().wins(), sentences);
    if (result.firstForfeits() + result.secondForfeits() > 0) {
      sentences.add(
          "To find the cause of a fault, play a single match with rethrowFaults(), which throws the"
              + " bot's own exception.");
    }
    sentences.add(isShown && !isByFaults ? severalTests() : next());
    return String.join(" ", sentences);
  }

  private static void forfeits(String name, long forfeits, long lost, List<String> sentences) {
    if (forfeits > 0) {
      sentences.add(
          String.format(
              Locale.ROOT,
              "Faults decided: %s lost %d of its %d lost games by %s.",
              name,
              forfeits,
              lost,
              forfeits == 1 ? "a fault" : "faults"));
    }
  }

  private String severalTests() {
    return "Play a new duel in another folder, or use "
        + bare
        + " if the verdict of a further test on the same games is enough.";
  }

  private String next() {
    if (isShown) {
      return "Correct the faults of "
          + result.second()
          + " first, or use "
          + bare
          + " if its faults count as weakness.";
    }
    return result.test() instanceof Sprt sprt ? byWins(sprt) : byScore((MeanTest) result.test());
  }

  private String byScore(MeanTest test) {
    boolean isRefuted = result.verdict().conclusion() == Conclusion.ACCEPT_H0;
    boolean isOther = isRefuted ? test.threshold() > elo0 : test.threshold() < elo0;
    if (isOther && test instanceof BoundedMeanTest) {
      return "This test asks for a mean lead above "
          + TestSentences.number(test.threshold())
          + " a match: use test(MeanTest.bounded(RANGE).withThreshold("
          + TestSentences.number(elo0)
          + ")).";
    }
    if (!result.isDecided() && result.exhausted()) {
      return EXHAUSTED;
    }
    return result.verdict().conclusion() == Conclusion.CONTINUE
        ? "To let the test decide, allow more games with matches(N), or give it a larger margin with"
            + (test instanceof BoundedMeanTest
                ? " test(MeanTest.bounded(RANGE).withMargin(M))."
                : " test(MeanTest.unbounded().withMargin(M)), in standard deviations.")
        : SEE_GAMES;
  }

  private String byWins(Sprt sprt) {
    boolean isRefuted = result.verdict().conclusion() == Conclusion.ACCEPT_H0;
    if (!isRefuted && sprt.elo0() < elo0) {
      String loss = TestSentences.number(-sprt.elo0());
      return String.format(
          Locale.ROOT,
          "This test can only exclude a loss of %s Elo or more: use %s, or requireNoWeaker(%s).",
          loss,
          otherTest(sprt),
          loss);
    }
    if (isRefuted && elo0 < 0 && sprt.elo0() > elo0) {
      return String.format(
          Locale.ROOT,
          "This test does not tell a loss of %s Elo from none: use %s.",
          TestSentences.number(-elo0),
          test(sprt, "0"));
    }
    if (!result.isDecided() && result.exhausted()) {
      return EXHAUSTED;
    }
    if (result.verdict().conclusion() == Conclusion.CONTINUE) {
      return "To let the test decide, allow more games with matches(N), or test for a larger"
          + " difference with "
          + otherTest(sprt)
          + ".";
    }
    return SEE_GAMES;
  }

  private String otherTest(Sprt sprt) {
    return test(sprt, "ELO");
  }

  private String test(Sprt sprt, String elo1) {
    return String.format(
        Locale.ROOT,
        "test(Sprt.%s(%s, %s))",
        sprt.scale().name().toLowerCase(Locale.ROOT),
        TestSentences.number(elo0),
        elo1);
  }
}
