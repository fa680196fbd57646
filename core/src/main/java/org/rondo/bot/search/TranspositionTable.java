package org.rondo.bot.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.game.Move;
import org.rondo.game.State;

/** The positions that a search has met: a transposition table. */
final class TranspositionTable<S extends State, M extends Move> {

  /** The most positions that are kept; for a new one, the one put first is forgotten then. */
  static final int MOST = 1 << 18;

  private final Map<S, Entry<M>> entries = new HashMap<>();

  /** The positions in the order in which they were put first. */
  private final Deque<S> order = new ArrayDeque<>();

  /**
   * What is known of a position.
   *
   * @param depth how many turns were looked ahead
   * @param value what was found: exact within the bounds, beyond them a bound itself
   * @param alpha the lower bound of that search
   * @param beta its upper bound
   * @param isCutOff whether positions were scored that are not the end of a game
   * @param best the move that was best, or the one that sufficed
   */
  record Entry<M extends Move>(
      int depth, double value, double alpha, double beta, boolean isCutOff, M best) {

    /** {@return whether a search of such depth and bounds need not be done again} */
    boolean decides(int wanted, double low, double high) {
      boolean isDeep = depth >= wanted || !isCutOff;
      boolean isExact = value > alpha && value < beta;
      boolean isAbove = value >= beta && value >= high;
      boolean isBelow = value <= alpha && value <= low;
      return isDeep && (isExact || isAbove || isBelow);
    }
  }

  Optional<Entry<M>> find(S state) {
    return Optional.ofNullable(entries.get(state));
  }

  void put(S state, Entry<M> entry) {
    if (entries.put(state, entry) == null) {
      order.add(state);
      if (order.size() > MOST) {
        entries.remove(order.remove());
      }
    }
  }

  int size() {
    return entries.size();
  }
}
