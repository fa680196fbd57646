package org.rondo.bot.search;

import java.util.Optional;
import org.rondo.bot.Budget;
import org.rondo.bot.Scoring;
import org.rondo.game.State;

/** Makes settings for tests of the parts of a search. */
final class ToyTreeSettings {
  private ToyTreeSettings() {}

  /**
   * {@return settings for two seats, which value the lead in the position where a playout begins}
   *
   * @param positions the maximum number of positions of all trees, or 0 for the default
   */
  static <S extends State> TreeSettings<S> of(Selection selection, int positions) {
    return new TreeSettings<>(
        Budget.steps(1),
        selection,
        1,
        LeafEvaluator.by(Scoring.lead(2), 2),
        ScoreUnit.LEAD,
        (from, rng, mayGoOn) -> Optional.of(from),
        1_000,
        false,
        0,
        false,
        positions,
        1,
        1);
  }
}
