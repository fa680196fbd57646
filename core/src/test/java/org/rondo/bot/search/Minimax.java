package org.rondo.bot.search;

import java.util.function.Function;
import java.util.stream.DoubleStream;
import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;

/** Minimax as a book defines it, with nothing to make it fast. */
record Minimax<S extends State, M extends Move>(
    Game<S, M> game, Scoring<? super S> scoring, int seat) {

  double value(S state, int depth) {
    if (state.isOver() || depth == 0) {
      return scoring.score(state, seat);
    }
    int mover = state.toMove().only();
    DoubleStream values =
        game.moves(state, mover).list().stream().mapToDouble(move -> value(state, move, depth));
    return mover == seat ? values.max().orElseThrow() : values.min().orElseThrow();
  }

  double value(S state, M move, int depth) {
    Function<Rng, S> next = rng -> game.next(state, JointMove.of(state.toMove().only(), move), rng);
    return Distribution.of(next).mean(after -> value(after, depth - 1));
  }
}
