package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rondo.game.Move;

/** In which order moves are tried: first what was best here, then what has refuted most. */
final class MoveOrder<M extends Move> {

  /** So far ahead of the end of the search, sorting costs more than it saves. */
  private static final int UNSORTED = 1;

  private final Map<M, Long> refutations = new HashMap<>();

  /**
   * {@return the moves in the order in which to try them}
   *
   * @param depth how many turns are looked ahead
   */
  List<M> sorted(List<M> moves, int depth) {
    return moves.size() == 1 || isUnsorted(depth) ? moves : byRefutations(moves);
  }

  /**
   * {@return the moves in the order in which to try them}
   *
   * @param first the move that was best here before
   * @param depth how many turns are looked ahead
   */
  List<M> sorted(List<M> moves, M first, int depth) {
    if (moves.size() == 1) {
      return moves;
    }
    List<M> sorted = isUnsorted(depth) ? new ArrayList<>(moves) : byRefutations(moves);
    if (sorted.remove(first)) {
      sorted.add(0, first);
    }
    return sorted;
  }

  private boolean isUnsorted(int depth) {
    return depth <= UNSORTED || refutations.isEmpty();
  }

  private List<M> byRefutations(List<M> moves) {
    List<M> sorted = new ArrayList<>(moves);
    sorted.sort(Comparator.comparingLong(move -> -refutations.getOrDefault(move, 0L)));
    return sorted;
  }

  /**
   * Takes note that a move sufficed; the further from the end of the search, the more it counts.
   */
  void refuted(M move, int depth) {
    refutations.merge(move, (long) depth * depth, Long::sum);
  }
}
