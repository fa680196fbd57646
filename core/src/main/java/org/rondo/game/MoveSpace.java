package org.rondo.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.rondo.random.Rng;

/**
 * All the moves that a seat may choose from in one state: an immutable value.
 *
 * <p>A space may be far too large to list. It therefore has methods that check a move, count the
 * moves, draw a random move, and choose some moves worth trying. Only the space decides whether a
 * move is legal. It decides for one seat alone, so the faults of all seats are known before any
 * move is played.
 *
 * <p>Some legal moves differ only in details without effect, for example the numbers that a roster
 * gives to its bench. A game may list, count and draw only one of these moves. The others are still
 * legal.
 */
public interface MoveSpace<M extends Move> {

  /** The maximum number of moves that {@link #list} returns. */
  int LIST_LIMIT = 1_000_000;

  /**
   * {@return the reason why a move is illegal, or empty if it is legal}
   *
   * <p>The sentence states the rule, without the seat and the move: {@code it turns no disc}.
   *
   * @param move any move of this game
   */
  Optional<String> objection(M move);

  /**
   * {@return whether a move is legal; the fast form of {@link #objection}}
   *
   * @param move any move of this game
   */
  default boolean contains(M move) {
    return objection(move).isEmpty();
  }

  /**
   * Checks that a move may be played. Implementations of {@link Game#next} call it for each seat.
   *
   * @param seat the seat that makes the move, for the message
   * @param move any move of this game
   * @throws IllegalMoveException if the move is illegal
   */
  default void require(int seat, M move) {
    if (!contains(move)) {
      String reason = objection(move).orElse("it is not among the legal moves");
      throw new IllegalMoveException(seat, move.text(), reason);
    }
  }

  /** {@return whether the space has no moves; true exactly when the seat is not to move} */
  default boolean isEmpty() {
    return count().signum() == 0;
  }

  /** {@return the exact number of moves} */
  BigInteger count();

  /**
   * {@return whether the space has more than so many moves}
   *
   * <p>A game that must search for its moves to count them may answer this faster. The answer is
   * that of {@link #count}.
   *
   * @param limit a number of moves, at least 0
   */
  default boolean hasMoreThan(int limit) {
    return count().compareTo(BigInteger.valueOf(limit)) > 0;
  }

  /**
   * {@return a move drawn uniformly from all of them}
   *
   * @param rng the source of the draw
   * @throws IllegalStateException if the space is empty
   */
  M sample(Rng rng);

  /**
   * {@return a move drawn fast, for playouts: every move can be drawn, but some more often than
   * others}
   *
   * <p>By default it is drawn uniformly. A game that needs long for a uniform draw may choose a
   * move part by part here.
   *
   * @param rng the source of the draw
   * @throws IllegalStateException if the space is empty
   */
  default M quickSample(Rng rng) {
    return sample(rng);
  }

  /**
   * {@return all the moves, each once, in an order that is the same every time}
   *
   * @throws TooManyMovesException if the space has more than {@link #LIST_LIMIT} moves
   */
  List<M> list();

  /**
   * {@return moves worth trying, each once: all moves if there are at most {@code limit}, else a
   * selection}
   *
   * <p>By default the selection is uniform. A game may prefer sensible moves; search bots use these
   * candidates.
   *
   * @param limit the maximum number of moves to return, at least 1; never more than {@link
   *     #LIST_LIMIT} are returned
   * @param rng the source of the selection; not used if all moves are returned
   * @throws IllegalArgumentException if the limit is below 1
   */
  default List<M> candidates(int limit, Rng rng) {
    return Candidates.of(this, limit, rng);
  }

  /**
   * {@return the same space as a sequence of choices; by default one choice, the whole move}
   *
   * <p>The default does not suit spaces with more than {@link #LIST_LIMIT} moves. A game with such
   * spaces should define the parts of a move.
   */
  default Parts<M, ?> parts() {
    return new WholeMove<>(this);
  }

  /** {@return the empty space, for a seat that is not to move; always the same object} */
  @SuppressWarnings("unchecked") // a space without moves has moves of every type
  static <M extends Move> MoveSpace<M> empty() {
    return (MoveSpace<M>) ListedMoves.NONE;
  }

  /**
   * {@return the space of these moves}
   *
   * @param moves the moves in order, without duplicates; this is not checked, because a space is
   *     created at every turn
   */
  static <M extends Move> MoveSpace<M> of(List<? extends M> moves) {
    return ListedMoves.of(moves);
  }

  /**
   * {@return the space of these moves}
   *
   * @param moves the moves in order, without duplicates; this is not checked, because a space is
   *     created at every turn
   * @param objection the reason why any other move is illegal, {@code the cell is taken}
   */
  static <M extends Move> MoveSpace<M> of(List<? extends M> moves, String objection) {
    return ListedMoves.of(moves, objection);
  }

  /**
   * {@return the space of the moves of a list that pass a test}
   *
   * <p>This is for games in which all moves are known from the start, and the position decides
   * which of them are legal: {@code MoveSpace.of(SQUARES, position::isFree, "the square is
   * taken")}. It is faster than a filtered list, because only the moves that are needed are tested.
   *
   * @param all all moves of the game in order, without duplicates; an immutable list, which is not
   *     copied
   * @param isLegal the test; it is called only with moves of the list, and always gives the same
   *     result for the same move
   * @param objection the reason why any other move is illegal, {@code the cell is taken}
   */
  static <M extends Move> MoveSpace<M> of(
      List<M> all, Predicate<? super M> isLegal, String objection) {
    return new FilteredMoves<>(all, isLegal, objection);
  }
}
