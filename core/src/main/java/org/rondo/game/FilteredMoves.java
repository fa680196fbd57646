package org.rondo.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.rondo.random.Rng;

/**
 * The moves of a list that pass a test.
 *
 * <p>The list is filtered only when the moves are needed. So a game that creates a space to check
 * one move tests only this move.
 */
record FilteredMoves<M extends Move>(List<M> all, Predicate<? super M> isLegal, String otherwise)
    implements MoveSpace<M> {

  FilteredMoves {
    Objects.requireNonNull(all, "moves");
    Objects.requireNonNull(isLegal, "isLegal");
    Objects.requireNonNull(otherwise, "objection");
  }

  @Override
  public Optional<String> objection(M move) {
    return contains(move) ? Optional.empty() : Optional.of(otherwise);
  }

  @Override
  public boolean contains(M move) {
    return all.contains(move) && isLegal.test(move);
  }

  @Override
  public boolean isEmpty() {
    return all.stream().noneMatch(isLegal);
  }

  @Override
  public BigInteger count() {
    return BigInteger.valueOf(fill(new Object[all.size()]));
  }

  @Override
  @SuppressWarnings("unchecked") // the array holds moves of the list
  public M sample(Rng rng) {
    Object[] legal = new Object[all.size()];
    int count = fill(legal);
    if (count == 0) {
      throw new IllegalStateException("an empty move space has no move to sample");
    }
    return (M) legal[rng.below(count)];
  }

  /** Writes the legal moves to the front of an array, and returns their number. */
  private int fill(Object[] legal) {
    int count = 0;
    for (int i = 0; i < legal.length; i++) {
      M move = all.get(i);
      // The move is written in any case: whether it is legal cannot be predicted well.
      legal[count] = move;
      count += isLegal.test(move) ? 1 : 0;
    }
    return count;
  }

  @Override
  public List<M> list() {
    List<M> legal = new ArrayList<>(all.size());
    for (M move : all) {
      if (isLegal.test(move)) {
        legal.add(move);
      }
    }
    if (legal.size() > LIST_LIMIT) {
      throw new TooManyMovesException(BigInteger.valueOf(legal.size()));
    }
    return Collections.unmodifiableList(legal);
  }
}
