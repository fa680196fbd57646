package org.rondo.bot.search;

import java.util.Objects;
import org.rondo.game.Move;

/**
 * What a search that looks ahead has found out about a decision.
 *
 * @param <M> the type of the moves
 * @param move the move that it would play
 * @param value what that is worth to the seat that decides, as the scoring has it; 0 where there
 *     was nothing to search
 * @param depth how many turns ahead it has looked at everything
 * @param nodes how many positions it has looked at
 */
public record Assessment<M extends Move>(M move, double value, int depth, long nodes) {

  public Assessment {
    Objects.requireNonNull(move, "move");
  }
}
