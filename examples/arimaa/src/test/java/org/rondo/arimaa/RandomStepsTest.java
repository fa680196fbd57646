package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.random.Distribution;

/** The probabilities of turns that are drawn step by step. */
class RandomStepsTest {
  private static Distribution<String> draws(String ranks) {
    ArimaaPosition position = ArimaaPosition.of(ArimaaBoard.parse(ranks), 0);
    return Distribution.of(
        rng ->
            Optional.ofNullable(new RandomSteps(position).draw(rng))
                .map(LegalTurn::text)
                .orElse("none"));
  }

  /** Two rabbits between rabbits of silver can only step forward. */
  @Test
  void eachStepAndTheEndOfTheTurnAreEquallyLikely() {
    Distribution<String> draws = draws("8/8/1r4r1/1r4r1/1r4r1/1r4r1/Rr4rR/8");
    assertThat(draws.outcomes()).hasSize(2 + 4 + 8 + 16);
    for (String turn : draws.outcomes()) {
      int steps = turn.split(" ").length;
      // The first step is one of two. Then there are two steps and the end, up to the fourth step.
      double probability = 1.0 / 2 * Math.pow(1.0 / 3, Math.min(steps, 3));
      assertThat(draws.probability(turn)).as(turn).isCloseTo(probability, within(1e-12));
    }
  }

  /**
   * The only piece steps between a4 and b4. After four steps the board is as before, so a quarter
   * of the attempts fails.
   */
  @Test
  void aTurnThatMayNotEndIsDrawnAgainUpToEightTimes() {
    Distribution<String> draws = draws("8/8/8/rr6/R1r5/r7/8/8");
    double failed = Math.pow(0.25, 8);
    assertThat(draws.outcomes()).containsExactlyInAnyOrder("Ra4e", "Ra4e Rb4w Ra4e", "none");
    assertThat(draws.probability("Ra4e")).isCloseTo((1 - failed) * 2 / 3, within(1e-12));
    assertThat(draws.probability("Ra4e Rb4w Ra4e")).isCloseTo((1 - failed) / 3, within(1e-12));
    assertThat(draws.probability("none")).isCloseTo(failed, within(1e-12));
  }
}
