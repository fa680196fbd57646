package org.rondo.bot.regret;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * Plays in proportion to the weights of a table, and uniformly where the table has no weights.
 *
 * @param weights for each key of an information set, the weights of its moves in order
 */
record TablePolicy<S extends State, M extends Move>(Game<S, M> game, Map<String, double[]> weights)
    implements Policy<S, M> {

  @Override
  public Map<M, Double> probabilities(S observation, int seat) {
    List<M> moves = game.moves(observation, seat).list();
    double[] own = weights.get(InformationSet.key(seat, observation));
    double sum = 0;
    for (int i = 0; own != null && i < own.length; i++) {
      sum += own[i];
    }
    Map<M, Double> probabilities = new LinkedHashMap<>();
    for (int i = 0; i < moves.size(); i++) {
      double share = own != null && sum > 0 ? own[i] / sum : 1.0 / moves.size();
      probabilities.put(moves.get(i), share);
    }
    return probabilities;
  }
}
