package org.rondo.gridsoccer.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrders;
import org.rondo.random.Rng;

/**
 * Draws its orders at random, with probabilities that the rivals cannot exploit. It searches one
 * step ahead, and two steps ahead as far as the budget allows. The values of positions are learned
 * from matches.
 */
final class Champion implements Bot<Pitch, SoccerMove> {
  private final Budget budget;
  private final ProspectWeights weights;

  Champion(Budget budget, ProspectWeights weights) {
    this.budget = budget;
    this.weights = weights;
  }

  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    GridSoccer game = (GridSoccer) decision.game();
    Pitch pitch = decision.state();
    if (!pitch.hasFormations()) {
      return StandardFormations.keeping(game.options(), decision.seat());
    }
    PairCounter counter = new PairCounter(budget.begin(decision));
    OneStepLookahead lookahead = new OneStepLookahead(game, new PitchEvaluation(game, weights));
    DoubleOracle oracle = new DoubleOracle(lookahead, pitch, DoubleOracleLimits.FULL, counter);
    if (oracle.search()) {
      new SelectiveDeepening(lookahead, pitch, oracle, counter).run();
    }
    return drawn(oracle, decision.seat(), decision.rng());
  }

  private static SoccerOrders drawn(DoubleOracle oracle, int seat, Rng rng) {
    PayoffMatrix matrix = oracle.matrix();
    return seat == 0
        ? oracle.left(matrix.drawRow(rng.uniform()))
        : oracle.right(matrix.drawColumn(rng.uniform()));
  }
}
