package org.rondo.duel;

import java.util.Locale;
import java.util.Objects;
import org.rondo.rating.EloDifference;
import org.rondo.rating.GameCounts;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SprtVerdict;
import org.rondo.rating.SprtVerdict.Decision;

/**
 * Who is stronger, and how sure that is.
 *
 * <p>A bot that crashes or plays illegal moves loses its games: the faults tell whether the other
 * one was stronger than a healthy opponent.
 *
 * @param first the name of who was to be stronger
 * @param second the name of who was to be weaker
 * @param matches the first bot's wins, draws and losses
 * @param pairs the pairs of games by what the first bot made of them
 * @param firstFaults what the first bot did wrong
 * @param secondFaults what the second bot did wrong
 * @param verdict what the sequential test says
 */
public record DuelResult(
    String first,
    String second,
    GameCounts matches,
    PairCounts pairs,
    long firstFaults,
    long secondFaults,
    SprtVerdict verdict) {

  public DuelResult {
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    Objects.requireNonNull(matches, "matches");
    Objects.requireNonNull(pairs, "pairs");
    Objects.requireNonNull(verdict, "verdict");
  }

  /** {@return whether the test has found the first bot to be the stronger one} */
  public boolean isFirstStronger() {
    return verdict.decision() == Decision.ACCEPT_H1;
  }

  /** {@return whether the test has come to an end, one way or the other} */
  public boolean isDecided() {
    return verdict.isFinal();
  }

  /**
   * {@return how much stronger the first bot is}
   *
   * <p>Since the test stops when the score is far from even, the estimate tends to be too far from
   * 0.
   */
  public EloDifference difference() {
    return EloDifference.of(pairs);
  }

  /** {@return the verdict, the score and the difference, in three sentences} */
  @Override
  public String toString() {
    EloDifference difference = difference();
    return String.format(
        Locale.ROOT,
        "%s. %d games: %d wins, %d draws, %d losses, faults %d-%d; log-likelihood ratio %.2f between"
            + " %.2f and %.2f. Elo %+.0f, between %+.0f and %+.0f at 95 %%; likelihood of superiority"
            + " %.1f %%.",
        sentence(),
        matches.games(),
        matches.wins(),
        matches.draws(),
        matches.losses(),
        firstFaults,
        secondFaults,
        verdict.llr(),
        verdict.lower(),
        verdict.upper(),
        difference.elo(),
        difference.lower(),
        difference.upper(),
        100 * difference.likelihoodOfSuperiority());
  }

  private String sentence() {
    return switch (verdict.decision()) {
      case ACCEPT_H1 -> first + " is stronger than " + second;
      case ACCEPT_H0 -> first + " is not stronger than " + second;
      case CONTINUE -> "It is not clear whether " + first + " is stronger than " + second;
    };
  }
}
