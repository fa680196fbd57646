package org.rondo.arimaa;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** The number of moves from which on all boards are found to count them. */
  private static final int MANY = 2_000;

  /** The mean number of draws for a candidate after which candidates are drawn uniformly. */
  private static final int ATTEMPTS = 10;

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
  public boolean hasMoreThan(int limit) {
    if (reachable == null && limit < MANY) {
      ReachableBoards some = ReachableBoards.someOf(position, limit + 1);
      if (some.count() > limit) {
        return true;
      }
      reachable = some;
    }
    return reachable().count() > limit;
  }

  @Override
  public ArimaaMove quickSample(Rng rng) {
    LegalTurn drawn = new RandomSteps(position).draw(rng);
    return drawn != null ? drawn : sample(rng);
  }

  /** Candidates of a large space are drawn by random steps, and each leads to another board. */
  @Override
  public List<ArimaaMove> candidates(int limit, Rng rng) {
    if (limit < 1 || limit > MANY || !hasMoreThan(4 * limit)) {
      return ArimaaMoves.super.candidates(limit, rng);
    }
    RandomSteps steps = new RandomSteps(position);
    Map<ArimaaBoard, ArimaaMove> drawn = new LinkedHashMap<>();
    for (int i = 0; i < ATTEMPTS * limit && drawn.size() < limit; i++) {
      LegalTurn turn = steps.draw(rng);
      if (turn != null) {
        drawn.putIfAbsent(turn.after(), turn);
      }
    }
    return drawn.size() == limit
        ? List.copyOf(drawn.values())
        : ArimaaMoves.super.candidates(limit, rng);
  }

  @Override
  public ArimaaMove sample(Rng rng) {
    ReachableBoards found = reachable();
    return turn(found, rng.below(found.count()));
  }

  private LegalTurn turn(ReachableBoards found, int number) {
    int[] steps = found.steps(number);
    return new LegalTurn(position, found.board(number), steps, steps.length);
  }

  @Override
  public List<ArimaaMove> list() {
    ReachableBoards found = reachable();
    if (found.count() > LIST_LIMIT) {
      throw new TooManyMovesException(count());
    }
    List<ArimaaMove> turns = new ArrayList<>(found.count());
    for (int number = 0; number < found.count(); number++) {
      turns.add(turn(found, number));
    }
    return turns;
  }

  @Override
  public Parts<ArimaaMove, ?> parts() {
    return new TurnParts(position);
  }
}
