package org.rondo.gridsoccer.bot;

import java.util.List;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.bot.Weights;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrders;

/**
 * Scores each of its orders by the position after the rivals' best answer, and plays the orders
 * with the highest score. It considers all answers, or only two ({@link RivalAnswers#FORESEEN}).
 */
final class GreedyTeam implements Bot<Pitch, SoccerMove> {
  private final Weights<TeamWeight> weights;
  private final RivalAnswers answers;
  private Thought thought = Thought.none();

  GreedyTeam(Weights<TeamWeight> weights, RivalAnswers answers) {
    this.weights = weights;
    this.answers = answers;
  }

  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    GridSoccer game = decision.game(GridSoccer.class);
    Pitch pitch = decision.state();
    thought = Thought.none();
    if (!pitch.hasFormations()) {
      return StandardFormations.keeping(game.options(), decision.seat());
    }
    TeamScoring scoring = new TeamScoring(game, weights);
    TeamPayoffs payoffs = new TeamPayoffs(game, scoring, pitch, decision.seat());
    GreedyOrderSearch search = new GreedyOrderSearch(payoffs, decision.rng());
    if (answers == RivalAnswers.FORESEEN) {
      return payoffs.orders(search.foreseen());
    }
    SoccerOrders orders = payoffs.orders(search.best());
    thought = Thought.scored(search.value(), "value").withDepth(1).withLine(List.of(orders.text()));
    return orders;
  }

  @Override
  public Thought thought() {
    return thought;
  }
}
