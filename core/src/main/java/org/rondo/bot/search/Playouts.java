package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Playout;
import org.rondo.game.Game;
import org.rondo.game.Joint;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** Plays a game on from a position. */
@FunctionalInterface
interface Playouts<S extends State> {

  /** {@return the position at the end, or at the horizon} */
  S run(S from, Rng rng);

  /** {@return playouts of at most so many turns: by bots, or without them at random} */
  static <S extends State, M extends Move> Playouts<S> of(
      Game<S, M> game, Optional<Supplier<? extends Bot<S, M>>> bots, int horizon) {
    if (bots.isPresent()) {
      return (from, rng) -> byBots(game, bots.get(), horizon, from, rng);
    }
    Playout<S, M> playout = Playout.of(game);
    return (from, rng) -> playout.run(from, horizon, rng);
  }

  private static <S extends State, M extends Move> S byBots(
      Game<S, M> game, Supplier<? extends Bot<S, M>> supplier, int horizon, S from, Rng rng) {
    List<Bot<S, M>> bots = new ArrayList<>();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      bots.add(supplier.get());
    }
    S state = from;
    for (int turn = 0; turn < horizon && !state.isOver(); turn++) {
      S here = state;
      Joint<M> joint =
          Joint.of(
              here.toMove(), seat -> bots.get(seat).choose(Decision.in(game, here, seat, rng)));
      state = game.next(here, joint, rng);
    }
    bots.forEach(Bot::close);
    return state;
  }
}
