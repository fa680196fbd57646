package org.rondo.bot.search;

import java.util.List;
import java.util.Objects;
import org.rondo.bot.Thought;
import org.rondo.game.Move;

/**
 * The result of a lookahead search for one decision.
 *
 * @param move the best move found
 * @param value the value of the move for the seat that decides, in units of the scoring; 0 if there
 *     was nothing to search
 * @param depth the number of turns that were searched completely
 * @param nodes the number of searched positions
 * @param line the expected moves of all seats in turn, the best move first; it ends where chance
 *     decides, or where the search no longer knows the best move
 * @param isExact whether every line was searched to the end of the match, without chance and with
 *     all moves
 */
public record Assessment<M extends Move>(
    M move, double value, int depth, long nodes, List<M> line, boolean isExact) {

  public Assessment {
    Objects.requireNonNull(move, "move");
    line = List.copyOf(line);
  }

  /** {@return what a bot with this result thinks} */
  Thought thought(ScoreUnit unit) {
    if (depth == 0) {
      return Thought.none();
    }
    Thought thought = unit.thought(value);
    return (isExact && thought.score().isPresent() ? thought.exactly() : thought)
        .withDepth(depth)
        .withNodes(nodes)
        .withLine(line.stream().map(Move::text).toList());
  }
}
