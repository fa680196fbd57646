package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.game.Move;
import org.rondo.random.Rng;

/**
 * The result of a tree search for one decision.
 *
 * @param lines the searched moves, at least one, without duplicates, in descending order of
 *     probability; the probabilities sum to 1
 * @param iterations the number of iterations
 */
public record Analysis<M extends Move>(List<Candidate<M>> lines, long iterations) {

  /**
   * The result for one move.
   *
   * @param visits the number of iterations that chose the move
   * @param value the mean value of these iterations for the seat that decides; 0 without visits
   * @param probability the probability with which the move should be played, from 0 to 1
   */
  public record Candidate<M extends Move>(M move, long visits, double value, double probability) {

    public Candidate {
      Objects.requireNonNull(move, "move");
    }
  }

  /**
   * Creates an analysis.
   *
   * @throws IllegalArgumentException if there is no line
   */
  public Analysis {
    lines = List.copyOf(lines);
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("an analysis has no lines; give at least one");
    }
  }

  /** {@return the analysis of the moves of a position} */
  static <M extends Move> Analysis<M> of(Arms<M> arms, double[] probabilities, long iterations) {
    List<Candidate<M>> lines = new ArrayList<>();
    for (int arm = 0; arm < arms.size(); arm++) {
      double value = arms.visits(arm) == 0 ? 0 : arms.mean(arm);
      lines.add(new Candidate<>(arms.move(arm), arms.visits(arm), value, probabilities[arm]));
    }
    return sorted(lines, iterations);
  }

  /** {@return the analysis of lines in any order} */
  static <M extends Move> Analysis<M> sorted(List<Candidate<M>> lines, long iterations) {
    List<Candidate<M>> sorted = new ArrayList<>(lines);
    sorted.sort(
        Comparator.<Candidate<M>>comparingDouble(Candidate::probability)
            .thenComparingLong(Candidate::visits)
            .reversed());
    return new Analysis<>(sorted, iterations);
  }

  /** {@return the number of visits of a move; 0 if the search does not know it} */
  long visits(M move) {
    return lines.stream()
        .filter(line -> line.move().equals(move))
        .mapToLong(Candidate::visits)
        .findFirst()
        .orElse(0);
  }

  /** {@return the mean value of a searched move; empty if the search has not tried it} */
  Optional<Double> value(M move) {
    return lines.stream()
        .filter(line -> line.visits() > 0 && line.move().equals(move))
        .map(Candidate::value)
        .findFirst();
  }

  /**
   * {@return a move drawn with the probabilities of the lines}
   *
   * @param rng the source of the draw; not used if one move has probability 1
   */
  public M draw(Rng rng) {
    for (Candidate<M> line : lines) {
      if (line.probability() == 1) {
        return line.move();
      }
    }
    double[] probabilities = lines.stream().mapToDouble(Candidate::probability).toArray();
    return lines.get(rng.pick(probabilities)).move();
  }
}
