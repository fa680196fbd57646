package org.rondo.match;

import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;

/** The seats that have forfeited, and what that means for the match. An immutable value. */
record ForfeitedSeats<S extends State, M extends Move>(Game<S, M> game, Seats seats) {

  static <S extends State, M extends Move> ForfeitedSeats<S, M> none(Game<S, M> game) {
    return new ForfeitedSeats<>(game, Seats.none());
  }

  ForfeitedSeats<S, M> plus(int seat) {
    return new ForfeitedSeats<>(game, seats.plus(Seats.of(seat)));
  }

  boolean contains(int seat) {
    return seats.contains(seat);
  }

  /** {@return the move that the game plays for a seat that has forfeited, if the game has one} */
  Optional<M> still(S state, int seat) {
    return game.standIn(game.observation(state, seat), seat, Optional.empty());
  }

  /**
   * {@return whether these forfeits end the match: at most one seat has not forfeited, or a seat
   * that has forfeited is to move and the game has no move to play for it}
   */
  boolean end(S state) {
    if (seats.isEmpty()) {
      return false;
    }
    return game.seatCount() - seats.size() < 2
        || state.toMove().stream().anyMatch(seat -> contains(seat) && still(state, seat).isEmpty());
  }
}
