package org.rondo.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.rondo.random.Rng;

/** A move space that wraps what it throws, as {@link GuardedGame} does. */
final class GuardedMoves<M extends Move> implements MoveSpace<M> {
  private final GuardedGame<?, M> game;
  private final MoveSpace<M> moves;

  GuardedMoves(GuardedGame<?, M> game, MoveSpace<M> moves) {
    this.game = game;
    this.moves = moves;
  }

  @Override
  public Optional<String> objection(M move) {
    try {
      return moves.objection(move);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("objection", e, game.isOwn(move));
    }
  }

  @Override
  public boolean contains(M move) {
    try {
      return moves.contains(move);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("contains", e, game.isOwn(move));
    }
  }

  @Override
  public void require(int seat, M move) {
    try {
      moves.require(seat, move);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("require", e, !(e instanceof IllegalMoveException) && game.isOwn(move));
    }
  }

  @Override
  public boolean isEmpty() {
    try {
      return moves.isEmpty();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("isEmpty", e, true);
    }
  }

  @Override
  public BigInteger count() {
    try {
      return moves.count();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("count", e, true);
    }
  }

  @Override
  public boolean hasMoreThan(int limit) {
    try {
      return moves.hasMoreThan(limit);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("hasMoreThan", e, limit >= 0);
    }
  }

  @Override
  public M sample(Rng rng) {
    try {
      return moves.sample(rng);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("sample", e, rng != null && !isKnownEmpty());
    }
  }

  @Override
  public M quickSample(Rng rng) {
    try {
      return moves.quickSample(rng);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("quickSample", e, rng != null && !isKnownEmpty());
    }
  }

  @Override
  public List<M> list() {
    try {
      return moves.list();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("list", e, !(e instanceof TooManyMovesException));
    }
  }

  @Override
  public List<M> candidates(int limit, Rng rng) {
    try {
      return moves.candidates(limit, rng);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      boolean isAllowed = limit >= 1 && rng != null && !(e instanceof TooManyMovesException);
      throw failure("candidates", e, isAllowed);
    }
  }

  @Override
  public Parts<M, ?> parts() {
    try {
      return guarded(moves.parts());
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("parts", e, true);
    }
  }

  private <P> Parts<M, P> guarded(Parts<M, P> parts) {
    return new GuardedParts<>(this, parts);
  }

  RuntimeException failure(String method, Throwable thrown, boolean isAllowed) {
    return game.failure(method, -1, thrown, isAllowed);
  }

  private boolean isKnownEmpty() {
    try {
      return moves.isEmpty();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      return false;
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GuardedMoves<?> that && moves.equals(that.moves);
  }

  @Override
  public int hashCode() {
    return moves.hashCode();
  }

  @Override
  public String toString() {
    return moves.toString();
  }

  /** The parts of the moves. */
  private record GuardedParts<M extends Move, P>(GuardedMoves<M> space, Parts<M, P> parts)
      implements Parts<M, P> {

    @Override
    public int count() {
      try {
        return parts.count();
      } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
        throw space.failure("parts", e, true);
      }
    }

    @Override
    public List<P> choices(List<P> chosen) {
      try {
        return parts.choices(chosen);
      } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
        boolean isAllowed = chosen != null && chosen.size() < parts.count();
        throw space.failure("parts", e, isAllowed && !(e instanceof TooManyMovesException));
      }
    }

    @Override
    public M join(List<P> chosen) {
      try {
        return parts.join(chosen);
      } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
        throw space.failure("parts", e, chosen != null && chosen.size() == parts.count());
      }
    }
  }
}
