package org.rondo.bot.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.game.Move;
import org.rondo.game.State;

/** The results of a search by position: a transposition table. */
final class TranspositionTable<S extends State, M extends Move> {

  /** The maximum number of positions. In a full table, a new position replaces the oldest one. */
  static final int MOST = 1 << 18;

  private final int most;
  private final Map<S, Entry<M>> entries = new HashMap<>();

  /** The positions in the order of their first insertion. */
  private final Deque<S> order = new ArrayDeque<>();

  /**
   * The result for a position.
   *
   * @param depth the number of turns that were searched
   * @param value the value found: exact if it is between the bounds, else only a bound of the true
   *     value
   * @param alpha the lower bound of the search
   * @param beta the upper bound of the search
   * @param isCutOff whether the search scored positions that are not final
   * @param best the best move, or the move that caused a cutoff
   */
  record Entry<M extends Move>(
      int depth, double value, double alpha, double beta, boolean isCutOff, M best) {

    /** {@return whether this result makes a search of the given depth and bounds unnecessary} */
    boolean decides(int wanted, double low, double high) {
      boolean isDeep = depth >= wanted || !isCutOff;
      boolean isAbove = value >= beta && value >= high;
      boolean isBelow = value <= alpha && value <= low;
      return isDeep && (isExact() || isAbove || isBelow);
    }

    /** {@return whether the value is exact for the depth, and not only a bound} */
    boolean isExact() {
      return value > alpha && value < beta;
    }
  }

  /**
   * Creates an empty table.
   *
   * @param most the maximum number of positions of this table
   */
  TranspositionTable(int most) {
    this.most = most;
  }

  Optional<Entry<M>> find(S state) {
    return Optional.ofNullable(entries.get(state));
  }

  void put(S state, Entry<M> entry) {
    if (entries.put(state, entry) == null) {
      order.add(state);
      if (order.size() > most) {
        entries.remove(order.remove());
      }
    }
  }

  int size() {
    return entries.size();
  }
}
