package org.rondo.game;

import java.util.List;
import java.util.Optional;

/**
 * The texts with which a person plays a game at a terminal: the rules, the names of the sides, and
 * a short notation of moves.
 *
 * <p>Records and programs use the canonical notation of {@link Move#text}. The notation here may be
 * shorter, because it may depend on the position. By default it is the canonical notation.
 */
@FunctionalInterface
public interface ConsoleNotation<S extends State, M extends Move> {

  /**
   * {@return the notation of a game whose moves need no shorter one than the canonical notation}
   *
   * @param rules the {@linkplain #rules rules}
   * @param sides the names of the seats' sides
   */
  static <S extends State, M extends Move> ConsoleNotation<S, M> of(
      Game<S, M> game, String rules, String... sides) {
    return new CanonicalNotation<>(game, rules, List.of(sides));
  }

  /** {@return the game} */
  Game<S, M> game();

  /**
   * {@return the rules and the notation for a person who does not know the game: lines of at most
   * 80 columns, each with a line end; empty by default}
   */
  default String rules() {
    return "";
  }

  /**
   * {@return the name of a seat's side, {@code dark}; by default the number of the seat}
   *
   * @param seat from 0 to the game's seat count, exclusive
   */
  default String side(int seat) {
    return "seat " + seat;
  }

  /**
   * {@return the characters that stand for a seat's pieces in the {@linkplain Game#show drawing},
   * {@code X}; a terminal shows them in the seat's colour; by default the name of the side if it is
   * one character, else empty}
   *
   * @param seat from 0 to the game's seat count, exclusive
   */
  default String symbols(int seat) {
    String side = side(seat);
    return side.length() == 1 ? side : "";
  }

  /**
   * {@return a move as one line that the {@linkplain #entry entry} of the same position reads back;
   * by default its canonical text}
   *
   * @param state the position before the move
   * @param seat the seat that plays the move
   * @param move a legal move of the seat
   */
  default String describe(S state, int seat, M move) {
    return move.text();
  }

  /**
   * {@return the events of a turn that the drawing does not show, on one line: {@code goal for
   * HOME}; empty by default}
   *
   * @param before the position before the turn
   * @param after the position after the turn
   */
  default String news(S before, S after) {
    return "";
  }

  /**
   * {@return how long a match was, in the words of the game; by default its turns, {@code 12
   * turns}}
   *
   * @param turns the number of turns that were played, at least 0
   */
  default String length(int turns) {
    return turns == 1 ? "1 turn" : turns + " turns";
  }

  /**
   * {@return the entry of one move; by default it reads one line in the canonical notation}
   *
   * @param state the position in which the seat must choose
   * @param seat a seat to move
   */
  default MoveEntry<M> entry(S state, int seat) {
    return line -> Optional.of(game().parse(line));
  }
}
