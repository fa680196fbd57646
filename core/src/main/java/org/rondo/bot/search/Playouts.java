package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Playout;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** Plays a match on from a position that is not final. */
@FunctionalInterface
interface Playouts<S extends State> {

  /**
   * {@return the position at the end or at the horizon; empty if the time is up earlier}
   *
   * @param mayGoOn whether there is time for another turn
   */
  Optional<S> run(S from, Rng rng, BooleanSupplier mayGoOn);

  /** {@return playouts with random moves, of at most {@code horizon} turns} */
  static <S extends State, M extends Move> Playouts<S> atRandom(Game<S, M> game, int horizon) {
    Playout<S, M> playout = Playout.of(game);
    return (from, rng, mayGoOn) -> Optional.of(playout.run(from, horizon, rng));
  }

  /** {@return playouts by bots, of at most {@code horizon} turns} */
  static <S extends State, M extends Move> Playouts<S> byBots(
      Game<S, M> game, Supplier<? extends Bot<S, M>> bots, int horizon) {
    return (from, rng, mayGoOn) -> new BotPlayout<>(game, bots).run(from, horizon, rng, mayGoOn);
  }

  /** A playout by bots, with a new bot for each seat. */
  final class BotPlayout<S extends State, M extends Move> {
    private final Game<S, M> game;
    private final List<Bot<S, M>> bots = new ArrayList<>();

    BotPlayout(Game<S, M> game, Supplier<? extends Bot<S, M>> supplier) {
      this.game = game;
      for (int seat = 0; seat < game.seatCount(); seat++) {
        bots.add(supplier.get());
      }
    }

    Optional<S> run(S from, int turns, Rng rng, BooleanSupplier mayGoOn) {
      try {
        S state = from;
        for (int turn = 0; turn < turns && !state.isOver(); turn++) {
          if (turn > 0 && !mayGoOn.getAsBoolean()) {
            return Optional.empty();
          }
          S here = state;
          JointMove<M> joint = JointMove.of(here.toMove(), seat -> move(here, seat, rng));
          state = game.next(here, joint, rng);
        }
        return Optional.of(state);
      } finally {
        bots.forEach(Bot::close);
      }
    }

    /** {@return the bot's move; if it is illegal, the game's stand-in or a random move} */
    private M move(S state, int seat, Rng rng) {
      M offered = bots.get(seat).choose(Decision.in(game, state, seat, rng));
      MoveSpace<M> moves = game.moves(state, seat);
      return moves.contains(offered)
          ? offered
          : game.standIn(state, seat, Optional.of(offered)).orElseGet(() -> moves.sample(rng));
    }
  }
}
