package org.rondo.bot.search;

import java.util.Objects;
import org.rondo.game.Move;

/**
 * The result of a lookahead search for one decision.
 *
 * @param <M> the type of the moves
 * @param move the best move found
 * @param value the value of the move for the seat that decides, in units of the scoring; 0 if there
 *     was nothing to search
 * @param depth the number of turns that were searched completely
 * @param nodes the number of searched positions
 */
public record Assessment<M extends Move>(M move, double value, int depth, long nodes) {

  public Assessment {
    Objects.requireNonNull(move, "move");
  }
}
