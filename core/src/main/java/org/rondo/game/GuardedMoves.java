package org.rondo.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
    return call("objection", () -> moves.objection(move), e -> game.isOwn(move));
  }

  @Override
  public boolean contains(M move) {
    return call("contains", () -> moves.contains(move), e -> game.isOwn(move));
  }

  @Override
  public void require(int seat, M move) {
    call(
        "require",
        () -> {
          moves.require(seat, move);
          return true;
        },
        e -> !(e instanceof IllegalMoveException) && game.isOwn(move));
  }

  @Override
  public boolean isEmpty() {
    return call("isEmpty", () -> moves.isEmpty(), e -> true);
  }

  @Override
  public BigInteger count() {
    return call("count", () -> moves.count(), e -> true);
  }

  @Override
  public boolean hasMoreThan(int limit) {
    return call("hasMoreThan", () -> moves.hasMoreThan(limit), e -> limit >= 0);
  }

  @Override
  public M sample(Rng rng) {
    return call("sample", () -> moves.sample(rng), e -> rng != null && !isKnownEmpty());
  }

  @Override
  public M quickSample(Rng rng) {
    return call("quickSample", () -> moves.quickSample(rng), e -> rng != null && !isKnownEmpty());
  }

  @Override
  public List<M> list() {
    return call("list", () -> moves.list(), e -> !(e instanceof TooManyMovesException));
  }

  @Override
  public List<M> candidates(int limit, Rng rng) {
    return call(
        "candidates",
        () -> moves.candidates(limit, rng),
        e -> limit >= 1 && rng != null && !(e instanceof TooManyMovesException));
  }

  @Override
  public Parts<M, ?> parts() {
    return call("parts", () -> guarded(moves.parts()), e -> true);
  }

  private <P> Parts<M, P> guarded(Parts<M, P> parts) {
    return new GuardedParts<>(this, parts);
  }

  private <T> T call(String method, Supplier<T> rulesCall, Predicate<Throwable> isAllowed) {
    return game.call(method, GameFailureException.NONE, rulesCall, isAllowed);
  }

  private boolean isKnownEmpty() {
    return GuardedGame.attempt(moves::isEmpty, () -> false);
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
      return space.call("parts", parts::count, e -> true);
    }

    @Override
    public List<P> choices(List<P> chosen) {
      return space.call(
          "parts",
          () -> parts.choices(chosen),
          e ->
              chosen != null
                  && chosen.size() < parts.count()
                  && !(e instanceof TooManyMovesException));
    }

    @Override
    public M join(List<P> chosen) {
      return space.call(
          "parts", () -> parts.join(chosen), e -> chosen != null && chosen.size() == parts.count());
    }
  }
}
