package org.rondo.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.rondo.random.Rng;

/**
 * All the moves that a seat may choose from in one state: an immutable value.
 *
 * <p>A space may be far too large to list, so it is asked what is needed of it: whether a move is
 * in it, how many there are, one at random, some worth trying. It is the one place that says what
 * is legal, and says so for one seat alone, so that every seat's fault is known before anything is
 * played.
 *
 * <p>Where legal moves differ in nothing that is a choice, as in the numbers that a roster gives to
 * its bench, a game may list, count and draw one of them in place of all; each of them is still
 * legal.
 *
 * @param <M> the type of the moves
 */
public interface MoveSpace<M extends Move> {

  /** The most moves that {@link #list} gives. */
  int LIST_LIMIT = 1_000_000;

  /**
   * {@return why a move may not be played, or nothing if it may}
   *
   * <p>The sentence says the rule, without seat and move: {@code it turns no disc}.
   *
   * @param move any move of this game
   */
  Optional<String> objection(M move);

  /**
   * {@return whether a move may be played: the fast form of {@link #objection}}
   *
   * @param move any move of this game
   */
  default boolean contains(M move) {
    return objection(move).isEmpty();
  }

  /** {@return whether there is no move, which is so exactly when the seat is not to move} */
  default boolean isEmpty() {
    return count().signum() == 0;
  }

  /** {@return how many moves there are, exactly} */
  BigInteger count();

  /**
   * {@return a move drawn uniformly from all of them}
   *
   * @param rng where the draw comes from
   * @throws IllegalStateException if the space is empty
   */
  M sample(Rng rng);

  /**
   * {@return all the moves, each once, in an order that is the same every time}
   *
   * @throws TooManyMovesException if there are more than {@link #LIST_LIMIT}
   */
  List<M> list();

  /**
   * {@return moves worth trying, each once: all of them if they are few, else a choice}
   *
   * <p>By default the choice is uniform. A game may prefer sensible moves: search looks here first.
   *
   * @param limit the most moves to return, at least 1; there are never more than {@link
   *     #LIST_LIMIT}
   * @param rng where the choice is drawn from, if there is one to make
   * @throws IllegalArgumentException if the limit is below 1
   */
  default List<M> candidates(int limit, Rng rng) {
    return Candidates.of(this, limit, rng);
  }

  /**
   * {@return the same space as choices made one after another; by default one choice, the move}
   *
   * <p>Not for spaces of one part with more than {@link #LIST_LIMIT} moves: a game with such spaces
   * says how a move is put together.
   */
  default Parts<M, ?> parts() {
    return new WholeMove<>(this);
  }

  /**
   * {@return the space without a move, for a seat that is not to move}
   *
   * @param <M> the type of the moves
   */
  static <M extends Move> MoveSpace<M> empty() {
    return of(List.of());
  }

  /**
   * {@return the space of these moves}
   *
   * @param <M> the type of the moves
   * @param moves the moves in their order, each once; this is not checked, since a space is made at
   *     every turn
   */
  static <M extends Move> MoveSpace<M> of(List<? extends M> moves) {
    return new ListedMoves<>(List.copyOf(moves), "it is not among the legal moves");
  }

  /**
   * {@return the space of these moves}
   *
   * @param <M> the type of the moves
   * @param moves the moves in their order, each once; this is not checked, since a space is made at
   *     every turn
   * @param objection what is said of any other move, {@code the cell is taken}
   */
  static <M extends Move> MoveSpace<M> of(List<? extends M> moves, String objection) {
    return new ListedMoves<>(List.copyOf(moves), objection);
  }
}
