package org.rondo.bot.search;

import java.util.List;
import java.util.Objects;
import org.rondo.game.Move;
import org.rondo.random.Rng;

/**
 * What a tree search has found out about a decision.
 *
 * @param <M> the type of the moves
 * @param lines the moves that it has looked at, at least one, each once, those to be played most
 *     often first; their probabilities sum to 1
 * @param iterations how many iterations it has spent
 */
public record Analysis<M extends Move>(List<Line<M>> lines, long iterations) {

  /**
   * What is known of a move.
   *
   * @param <M> the type of the moves
   * @param move the move
   * @param visits in how many iterations it was chosen
   * @param value the mean value of those, for the seat that decides; 0 without visits
   * @param probability how often it should be played, from 0 to 1
   */
  public record Line<M extends Move>(M move, long visits, double value, double probability) {

    public Line {
      Objects.requireNonNull(move, "move");
    }
  }

  /**
   * Describes what was found.
   *
   * @throws IllegalArgumentException if there is no line
   */
  public Analysis {
    lines = List.copyOf(lines);
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("an analysis of no move is none; give at least one line");
    }
  }

  /**
   * {@return a move drawn by the probabilities}
   *
   * @param rng where the draw comes from; nothing is drawn where one move has all probability
   */
  public M draw(Rng rng) {
    for (Line<M> line : lines) {
      if (line.probability() == 1) {
        return line.move();
      }
    }
    double left = rng.uniform();
    Line<M> last = lines.get(0);
    for (Line<M> line : lines) {
      if (line.probability() > 0) {
        last = line;
        left -= line.probability();
        if (left < 0) {
          break;
        }
      }
    }
    return last.move();
  }
}
