package org.rondo.arimaa;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Parts;
import org.rondo.game.TooManyMovesException;
import org.rondo.random.Rng;

/**
 * The turns of the seat to move.
 *
 * <p>Turns that lead to the same board are counted, listed and drawn as one; all of them are legal.
 */
final class TurnMoves implements ArimaaMoves {
  private final ArimaaPosition position;

  /** The boards that can be reached, found when they are first asked for. */
  private volatile @Nullable ReachableBoards reachable;

  TurnMoves(ArimaaPosition position) {
    this.position = position;
  }

  @Override
  public Optional<String> objection(ArimaaMove move) {
    if (!(move instanceof ArimaaTurn turn)) {
      return Optional.of("the pieces are set up; a move is now up to four steps, Ed2n Ed3n");
    }
    TurnVerdict verdict = TurnVerdict.of(position, turn);
    return verdict.isLegal() ? Optional.empty() : Optional.of(verdict.fault());
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  private ReachableBoards reachable() {
    ReachableBoards found = reachable;
    if (found == null) {
      found = ReachableBoards.of(position);
      reachable = found;
    }
    return found;
  }

  @Override
  public BigInteger count() {
    return BigInteger.valueOf(reachable().count());
  }

  @Override
  public ArimaaMove sample(Rng rng) {
    ReachableBoards found = reachable();
    return found.turn(rng.below(found.count()));
  }

  @Override
  public List<ArimaaMove> list() {
    ReachableBoards found = reachable();
    if (found.count() > LIST_LIMIT) {
      throw new TooManyMovesException(count());
    }
    List<ArimaaMove> turns = new ArrayList<>(found.count());
    for (int number = 0; number < found.count(); number++) {
      turns.add(found.turn(number));
    }
    return turns;
  }

  @Override
  public Parts<ArimaaMove, ?> parts() {
    return new TurnParts(position);
  }
}
