package org.rondo.bot;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * All that a bot is told when it is to choose.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 * @param game the rules
 * @param state where the game stands
 * @param seat whose move it is
 * @param turn how many turns have been played
 * @param moves what may be chosen
 * @param played the turns since this seat was asked last, or since the start of the game, those of
 *     an opening included: with all of its decisions a bot can follow the game from the start
 * @param rng the bot's own randomness, which moves nobody else's
 * @param timeLeft how long the bot may take from now on; empty where no clock runs
 */
public record Decision<S extends State, M extends Move>(
    Game<S, M> game,
    S state,
    int seat,
    int turn,
    MoveSpace<M> moves,
    List<JointMove<M>> played,
    Rng rng,
    Optional<Duration> timeLeft) {

  /**
   * Describes a decision.
   *
   * @param game the rules
   * @param state where the game stands
   * @param seat whose move it is
   * @param turn how many turns have been played
   * @param moves what may be chosen
   * @param played the turns since this seat was asked last
   * @param rng the bot's own randomness
   * @param timeLeft how long the bot may take
   * @throws IllegalArgumentException if the seat is not to move
   */
  public Decision {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(moves, "moves");
    played = List.copyOf(played);
    Objects.requireNonNull(rng, "rng");
    Objects.requireNonNull(timeLeft, "timeLeft");
    if (!state.toMove().contains(seat)) {
      throw new IllegalArgumentException(
          "seat " + seat + " has nothing to decide; to move is " + state.toMove());
    }
  }

  /**
   * {@return this decision with a clock}
   *
   * @param limit how long the bot may take from now on
   */
  public Decision<S, M> within(Duration limit) {
    return new Decision<>(game, state, seat, turn, moves, played, rng, Optional.of(limit));
  }

  /**
   * {@return a decision without a clock, as at the first turn: for a bot's own tests}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the rules
   * @param state where the game stands
   * @param seat whose move it is, one that is to move
   * @param rng the bot's randomness
   * @throws IllegalArgumentException if the seat is not to move
   */
  public static <S extends State, M extends Move> Decision<S, M> in(
      Game<S, M> game, S state, int seat, Rng rng) {
    return new Decision<>(
        game, state, seat, 0, game.moves(state, seat), List.of(), rng, Optional.empty());
  }
}
