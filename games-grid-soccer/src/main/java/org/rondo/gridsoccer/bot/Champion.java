package org.rondo.gridsoccer.bot;

import java.util.List;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
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
  private Thought thought = Thought.none();

  Champion(Budget budget, ProspectWeights weights) {
    this.budget = budget;
    this.weights = weights;
  }

  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    GridSoccer game = decision.game(GridSoccer.class);
    Pitch pitch = decision.state();
    thought = Thought.none();
    if (!pitch.hasFormations()) {
      return StandardFormations.keeping(game.options(), decision.seat());
    }
    PairCounter counter = new PairCounter(budget.begin(decision));
    OneStepLookahead lookahead = new OneStepLookahead(game, new PitchEvaluation(game, weights));
    DoubleOracle oracle = new DoubleOracle(lookahead, pitch, DoubleOracleLimits.FULL, counter);
    if (oracle.search()) {
      new SelectiveDeepening(lookahead, pitch, oracle, counter).run();
    }
    SoccerOrders orders = drawn(oracle, decision.seat(), decision.rng());
    double value = pitch.score(0) - pitch.score(1) + oracle.matrix().value();
    thought =
        Thought.scored(decision.seat() == 0 ? value : -value, "goals")
            .withDepth(1)
            .withNodes(counter.nodes())
            .withLine(List.of(orders.text()));
    return orders;
  }

  @Override
  public Thought thought() {
    return thought;
  }

  private static SoccerOrders drawn(DoubleOracle oracle, int seat, Rng rng) {
    PayoffMatrix matrix = oracle.matrix();
    return seat == 0
        ? oracle.left(matrix.drawRow(rng.uniform()))
        : oracle.right(matrix.drawColumn(rng.uniform()));
  }
}
