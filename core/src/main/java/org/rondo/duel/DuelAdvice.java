package org.rondo.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rondo.rating.SprtVerdict.Conclusion;

/** What to do after a duel that does not show that its first bot is stronger. */
record DuelAdvice(DuelResult result) {

  /** {@return the advice; empty if the duel shows that the first bot is stronger} */
  String text() {
    List<String> sentences = new ArrayList<>();
    if (result.isFirstStronger() && 2 * result.secondForfeits() < result.matches().wins()) {
      return "";
    }
    forfeits(result.first(), result.firstForfeits(), result.matches().losses(), sentences);
    forfeits(result.second(), result.secondForfeits(), result.matches().wins(), sentences);
    if (result.firstForfeits() + result.secondForfeits() > 0) {
      sentences.add(
          "To find the cause of a fault, play a single match with rethrowFaults(), which throws the"
              + " bot's own exception.");
    }
    sentences.add(next());
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

  private String next() {
    if (result.isFirstStronger()) {
      return "Correct the faults of "
          + result.second()
          + " first, or use isFirstStronger() if its faults count as weakness.";
    }
    if (result.verdict().conclusion() == Conclusion.CONTINUE) {
      return "To let the test decide, allow more games with matches(N), or test for a larger"
          + " difference with test(Sprt.logistic(0, ELO)).";
    }
    return "To see the games, keep them with folder(PATH); the same seed plays the same games, if"
        + " both bots draw only from decision.rng().";
  }
}
