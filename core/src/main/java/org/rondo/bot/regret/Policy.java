package org.rondo.bot.regret;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rondo.bot.Bot;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * A way to play a game: the probabilities of the moves for each observation of a seat. A pure
 * function of its arguments.
 */
@FunctionalInterface
public interface Policy<S extends State, M extends Move> {

  /**
   * {@return the probability of each move; a move that is missing has probability 0}
   *
   * <p>The probabilities are from 0 to 1, and their sum is 1 within 10<sup>-6</sup>.
   *
   * @param observation what the seat knows of a position in which it is to move
   */
  Map<M, Double> probabilities(S observation, int seat);

  /**
   * {@return the policy that gives all moves the same probability}
   *
   * @param game the game; its spaces of moves can be listed
   */
  static <S extends State, M extends Move> Policy<S, M> uniform(Game<S, M> game) {
    Objects.requireNonNull(game, "game");
    return (observation, seat) -> {
      List<M> moves = game.moves(observation, seat).list();
      Map<M, Double> probabilities = new LinkedHashMap<>();
      moves.forEach(move -> probabilities.put(move, 1.0 / moves.size()));
      return probabilities;
    };
  }

  /**
   * {@return the bot that draws its moves with the probabilities of this policy}
   *
   * <p>It draws in the order of the game's moves, so the order of a map of this policy changes
   * nothing.
   */
  default Bot<S, M> bot() {
    return decision ->
        drawn(
            decision.moves().list(),
            probabilities(decision.state(), decision.seat()),
            decision.rng());
  }

  private static <M> M drawn(List<M> moves, Map<M, Double> probabilities, Rng rng) {
    double[] each =
        moves.stream().mapToDouble(move -> probabilities.getOrDefault(move, 0.0)).toArray();
    M drawn = moves.get(rng.pick(each));
    if (!(probabilities.getOrDefault(drawn, 0.0) > 0)) {
      throw new IllegalStateException(
          "the policy gives no legal move a probability above 0; the probabilities must add up to"
              + " 1");
    }
    return drawn;
  }
}
