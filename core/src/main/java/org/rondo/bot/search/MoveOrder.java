package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.game.Move;

/** In which order moves are tried: first what was best here, then what has refuted most. */
final class MoveOrder<M extends Move> {

  /** So far ahead of the end of the search, sorting costs more than it saves. */
  private static final int UNSORTED = 1;

  private final Map<M, Long> refutations = new HashMap<>();

  /**
   * {@return the moves in the order in which to try them}
   *
   * @param first the move that was best here before, where there is one
   * @param depth how many turns are looked ahead
   */
  List<M> sorted(List<M> moves, Optional<M> first, int depth) {
    boolean isUnsorted = depth <= UNSORTED || refutations.isEmpty();
    if (moves.size() == 1 || (isUnsorted && first.isEmpty())) {
      return moves;
    }
    List<M> sorted = new ArrayList<>(moves);
    if (!isUnsorted) {
      sorted.sort(Comparator.comparingLong(move -> -refutations.getOrDefault(move, 0L)));
    }
    if (first.isPresent() && sorted.remove(first.get())) {
      sorted.add(0, first.get());
    }
    return sorted;
  }

  /**
   * Takes note that a move sufficed; the further from the end of the search, the more it counts.
   */
  void refuted(M move, int depth) {
    refutations.merge(move, (long) depth * depth, Long::sum);
  }
}
