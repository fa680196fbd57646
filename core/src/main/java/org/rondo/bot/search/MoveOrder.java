package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rondo.game.Move;

/**
 * Sorts moves for the search: first the best move of an earlier search, then the moves that caused
 * the most cutoffs.
 */
final class MoveOrder<M extends Move> {

  /** At this depth and below, sorting takes more time than it saves. */
  private static final int UNSORTED = 1;

  private final Map<M, Long> refutations = new HashMap<>();

  /**
   * {@return the moves in the order of the search}
   *
   * @param depth the number of turns left to search
   */
  List<M> sorted(List<M> moves, int depth) {
    return moves.size() == 1 || isUnsorted(depth) ? moves : byRefutations(moves);
  }

  /**
   * {@return the moves in the order of the search}
   *
   * @param first the best move of an earlier search of this position
   * @param depth the number of turns left to search
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
   * Records that a move caused a cutoff. The record counts more if more turns are left to search.
   */
  void refuted(M move, int depth) {
    refutations.merge(move, (long) depth * depth, Long::sum);
  }
}
