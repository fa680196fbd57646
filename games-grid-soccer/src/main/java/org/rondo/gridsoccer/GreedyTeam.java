package org.rondo.gridsoccer;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;

/**
 * Plays the orders after which the score of the position is highest, the rivals answering in the
 * way that is worst for it: by all answers or by those that it foresees.
 */
final class GreedyTeam implements Bot<Pitch, SoccerMove> {
  private final TeamWeights weights;
  private final Answers answers;

  GreedyTeam(TeamWeights weights, Answers answers) {
    this.weights = weights;
    this.answers = answers;
  }

  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    GridSoccer game = (GridSoccer) decision.game();
    Pitch pitch = decision.state();
    if (!pitch.hasFormations()) {
      return LineUp.keeping(game.options(), decision.seat());
    }
    TeamScoring scoring = new TeamScoring(game, weights);
    TeamMatchup matchup = new TeamMatchup(game, scoring, pitch, decision.seat());
    Greed greed = new Greed(matchup, decision.rng());
    return matchup.orders(answers == Answers.BEST ? greed.best() : greed.foreseen());
  }
}
