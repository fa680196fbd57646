package org.rondo.bot.search;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.random.Rng;

/**
 * Finds moves of a large space, one after another as the number of visits grows: first the
 * candidates of the game, then moves that are composed from parts.
 */
final class Widening<M extends Move> {

  /** The number of moves is about this factor times the square root of the number of visits. */
  private static final double FACTOR = 2;

  /**
   * The number of candidates in the first request to a space. Each further request multiplies the
   * number by the same value.
   */
  private static final int BATCH = 4;

  /**
   * A new move is composed from parts only if the number of visits is at least this number times
   * the number of moves, the new one included.
   */
  private static final int COMPOSING = 4;

  /** The maximum number of moves that are composed from parts. */
  private static final int MAX_COMPOSED = 1 << 12;

  /** The maximum number of attempts in one call to compose a new move from parts. */
  private static final int PATIENCE = 4;

  /** Up to this number of moves, a search through their list takes no more time than a set. */
  private static final int FEW = 16;

  private final MoveSpace<M> space;

  /** The maximum number of moves from {@link MoveSpace#candidates}. */
  private final int width;

  private final boolean byParts;

  /** The moves found so far, if they are many; most positions of a tree have few. */
  private @Nullable Set<M> known;

  /** The number of candidates requested so far. */
  private int asked;

  private int composed;
  private @Nullable PartStatistics<M, ?> parts;

  Widening(MoveSpace<M> space, int width, boolean byParts) {
    this.space = space;
    this.width = width;
    this.byParts = byParts;
  }

  /** Requests more candidates and appends those that are not known yet. */
  void ask(List<M> moves, Rng rng) {
    asked = Math.min(width, Math.max(BATCH, BATCH * asked));
    for (M move : space.candidates(asked, rng)) {
      if (moves.size() < width && isNew(move, moves)) {
        moves.add(move);
      }
    }
    if (asked == width && !byParts) {
      // No further move is asked for.
      known = null;
    }
  }

  /** {@return whether a move is not among the moves found so far; the caller then adds it} */
  private boolean isNew(M move, List<M> moves) {
    if (known == null && moves.size() < FEW) {
      return !moves.contains(move);
    }
    if (known == null) {
      known = new HashSet<>(moves);
    }
    return known.add(move);
  }

  /** {@return whether at least one move has been composed from parts} */
  boolean isComposing() {
    return composed > 0;
  }

  /**
   * {@return whether one more move should be tried; it is in the list of the moves found}
   *
   * @param moves the moves found so far; a new move is appended
   * @param size the number of moves that are tried so far
   * @param visits the number of visits of all moves
   */
  boolean widen(List<M> moves, int size, long visits, Rng rng) {
    boolean isWide = size < FACTOR * Math.sqrt(visits + 1.0);
    if (isWide && size == moves.size() && asked < width) {
      ask(moves, rng);
    }
    return size < moves.size()
        ? isWide
        : byParts && asked == width && size < visits / COMPOSING && compose(moves, rng);
  }

  /**
   * Composes a new move from parts and adds it. Returns false if {@code MAX_COMPOSED} moves have
   * been composed, if a move has only one part, or if no new move is found.
   */
  private boolean compose(List<M> moves, Rng rng) {
    if (composed == MAX_COMPOSED) {
      return false;
    }
    Parts<M, ?> choices = space.parts();
    if (choices.count() == 1) {
      return false;
    }
    PartStatistics<M, ?> statistics = parts == null ? new PartStatistics<>(choices) : parts;
    parts = statistics;
    for (int attempt = 0; attempt < PATIENCE; attempt++) {
      M move = statistics.compose(rng);
      if (isNew(move, moves)) {
        moves.add(move);
        composed++;
        return true;
      }
    }
    return false;
  }

  /**
   * Learns from the value that a move has led to.
   *
   * @param moves the moves found so far
   * @param arm the index of the move
   */
  void learn(List<M> moves, int arm, double value) {
    if (arm >= moves.size() - composed) {
      Objects.requireNonNull(parts, "parts").learn(moves.get(arm), value);
    }
  }
}
