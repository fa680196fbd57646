package org.rondo.game;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.random.Rng;

/**
 * A move space that holds its moves.
 *
 * <p>The moves are in an array and not in a list: a game makes such a space at every turn, and the
 * lists that games pass are of several classes.
 */
final class ListedMoves<M extends Move> implements MoveSpace<M> {
  private static final String DEFAULT_OBJECTION = "it is not among the legal moves";

  /** The space without moves. */
  static final MoveSpace<?> NONE = of(List.of(), DEFAULT_OBJECTION);

  private final Object[] moves;
  private final String otherwise;

  private ListedMoves(Object[] moves, String otherwise) {
    this.moves = moves;
    this.otherwise = otherwise;
  }

  /**
   * {@return the space of these moves}
   *
   * @param otherwise the reason why any other move is illegal
   * @throws NullPointerException if a move is null
   */
  static <M extends Move> MoveSpace<M> of(List<? extends M> moves, String otherwise) {
    Object[] all = moves.toArray();
    for (Object move : all) {
      Objects.requireNonNull(move);
    }
    return new ListedMoves<>(all, Objects.requireNonNull(otherwise, "objection"));
  }

  /** {@return the space of these moves, with an objection that fits all games} */
  static <M extends Move> MoveSpace<M> of(List<? extends M> moves) {
    return of(moves, DEFAULT_OBJECTION);
  }

  @Override
  public Optional<String> objection(M move) {
    return contains(move) ? Optional.empty() : Optional.of(otherwise);
  }

  @Override
  public boolean contains(M move) {
    for (Object legal : moves) {
      if (move.equals(legal)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isEmpty() {
    return moves.length == 0;
  }

  @Override
  public BigInteger count() {
    return BigInteger.valueOf(moves.length);
  }

  @Override
  @SuppressWarnings("unchecked") // of() fills the array, with moves of type M
  public M sample(Rng rng) {
    if (moves.length == 0) {
      throw new IllegalStateException("an empty move space has no move to sample");
    }
    return (M) moves[rng.below(moves.length)];
  }

  @Override
  @SuppressWarnings("unchecked") // of() fills the array, with moves of type M
  public List<M> list() {
    if (moves.length > LIST_LIMIT) {
      throw new TooManyMovesException(count());
    }
    return Collections.unmodifiableList((List<M>) (List<?>) Arrays.asList(moves));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ListedMoves<?> that
        && Arrays.equals(moves, that.moves)
        && otherwise.equals(that.otherwise);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(moves) + otherwise.hashCode();
  }

  /** {@return the moves as text} */
  @Override
  public String toString() {
    return Arrays.toString(moves);
  }
}
