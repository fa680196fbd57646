package org.rondo.gridsoccer;

import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.random.Rng;

/**
 * Mixes its orders so that no answer to them gains: two steps ahead as far as the budget goes, one
 * step ahead otherwise, by values learned from games.
 */
final class Champion implements Bot<Pitch, SoccerMove> {
  private final Budget budget;
  private final Weights weights;

  Champion(Budget budget, Weights weights) {
    this.budget = budget;
    this.weights = weights;
  }

  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    GridSoccer game = (GridSoccer) decision.game();
    Pitch pitch = decision.state();
    if (!pitch.hasFormations()) {
      return LineUp.keeping(game.options(), decision.seat());
    }
    Meter meter = new Meter(budget.begin(decision));
    Lookahead lookahead = new Lookahead(game, new Evaluation(game, weights));
    DoubleOracle oracle = new DoubleOracle(lookahead, pitch, Effort.FULL, meter);
    if (oracle.search()) {
      new Deepening(lookahead, pitch, oracle, meter).run();
    }
    return drawn(oracle, decision.seat(), decision.rng());
  }

  private static Orders drawn(DoubleOracle oracle, int seat, Rng rng) {
    MatrixGame matrix = oracle.matrix();
    return seat == 0
        ? oracle.left(matrix.drawRow(rng.uniform()))
        : oracle.right(matrix.drawColumn(rng.uniform()));
  }
}
