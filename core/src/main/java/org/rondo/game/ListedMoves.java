package org.rondo.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.rondo.random.Rng;

/** A move space that holds its moves. */
record ListedMoves<M extends Move>(List<M> moves, String otherwise) implements MoveSpace<M> {
  @Override
  public Optional<String> objection(M move) {
    return moves.contains(move) ? Optional.empty() : Optional.of(otherwise);
  }

  @Override
  public boolean contains(M move) {
    return moves.contains(move);
  }

  @Override
  public boolean isEmpty() {
    return moves.isEmpty();
  }

  @Override
  public BigInteger count() {
    return BigInteger.valueOf(moves.size());
  }

  @Override
  public M sample(Rng rng) {
    if (moves.isEmpty()) {
      throw new IllegalStateException("an empty move space has no move to sample");
    }
    return moves.get(rng.below(moves.size()));
  }

  @Override
  public List<M> list() {
    if (moves.size() > LIST_LIMIT) {
      throw new TooManyMovesException(count());
    }
    return moves;
  }
}
