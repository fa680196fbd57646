package org.rondo.bot;

import java.util.function.IntFunction;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * Plays random moves to the end of the match, as {@link org.rondo.game.MoveSpace#quickSample} draws
 * them.
 *
 * <p>{@link Playout} defines a copy of this class for each Java class that implements a game. No
 * code may refer to the class by name. A lambda expression would do so; therefore the class itself
 * is the function from seats to moves.
 */
final class RandomPlayoutLoop<S extends State, M extends Move>
    implements PlayoutLoop<S>, IntFunction<M> {
  private final Game<S, M> game;
  private final Rng rng;
  private S state;

  RandomPlayoutLoop(Game<S, M> game, S from, Rng rng) {
    this.game = game;
    this.state = from;
    this.rng = rng;
  }

  @Override
  public S run(int turns) {
    S here = state;
    Seats toMove = here.toMove();
    for (int turn = 0; turn < turns && !toMove.isEmpty(); turn++) {
      here = game.next(here, joint(here, toMove), rng);
      toMove = here.toMove();
    }
    return here;
  }

  private JointMove<M> joint(S here, Seats toMove) {
    if (toMove.size() == 1) {
      int seat = toMove.first();
      return JointMove.of(seat, game.moves(here, seat).quickSample(rng));
    }
    state = here;
    return JointMove.of(toMove, this);
  }

  /** Returns a move for a seat in the current state. */
  @Override
  public M apply(int seat) {
    return game.moves(state, seat).quickSample(rng);
  }
}
