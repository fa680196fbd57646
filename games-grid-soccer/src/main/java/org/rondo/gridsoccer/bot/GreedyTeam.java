package org.rondo.gridsoccer.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;

/**
 * Scores each of its orders by the position after the rivals' best answer, and plays the orders
 * with the highest score. It considers all answers, or only two ({@link RivalAnswers#FORESEEN}).
 */
final class GreedyTeam implements Bot<Pitch, SoccerMove> {
  private final TeamWeights weights;
  private final RivalAnswers answers;

  GreedyTeam(TeamWeights weights, RivalAnswers answers) {
    this.weights = weights;
    this.answers = answers;
  }

  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    GridSoccer game = (GridSoccer) decision.game();
    Pitch pitch = decision.state();
    if (!pitch.hasFormations()) {
      return StandardFormations.keeping(game.options(), decision.seat());
    }
    TeamScoring scoring = new TeamScoring(game, weights);
    TeamPayoffs payoffs = new TeamPayoffs(game, scoring, pitch, decision.seat());
    GreedyOrderSearch search = new GreedyOrderSearch(payoffs, decision.rng());
    return payoffs.orders(answers == RivalAnswers.BEST ? search.best() : search.foreseen());
  }
}
