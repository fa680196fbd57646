package org.rondo.game;

import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * The rules of a game: pure functions of their arguments, safe to share between threads.
 *
 * <p>A game object carries the configuration (board size, ruleset); all that changes during play is
 * in the state. Rules draw only from the {@link Rng} that they are given.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public interface Game<S extends State, M extends Move> {

  /**
   * {@return the full specification, {@code grid-soccer:rows=7,columns=14}}
   *
   * <p>{@link GameCatalog#find} reads it back as a game that plays the same. Records keep it.
   */
  String id();

  /** {@return the number of seats, from 1 to {@link Seats#MOST}} */
  int seatCount();

  /**
   * {@return the position before the first move}
   *
   * @param rng where the game's chance is drawn from, if its start leaves anything to chance
   */
  S start(Rng rng);

  /**
   * {@return the position before the first move of a game that draws nothing at the start}
   *
   * @throws IllegalStateException if the game does draw
   */
  default S start() {
    return start(Rng.none());
  }

  /**
   * {@return what a seat may choose from: empty exactly when the seat is not to move}
   *
   * @param state a position of this game
   * @param seat from 0 to the seat count, exclusive
   */
  MoveSpace<M> moves(S state, int seat);

  /**
   * {@return the position after everyone's moves, revealed together}
   *
   * <p>The given state is left unchanged. Equal states, moves and random numbers give equal
   * results, so a game can be replayed from its record.
   *
   * @param state a position of this game
   * @param joint one move for each seat in {@code state.toMove()}, and for no other
   * @param rng the source of the rules' chance; drawn from only where they leave something to it
   * @throws IllegalMoveException if a move is not in its seat's space; nothing is applied then
   */
  S next(S state, JointMove<M> joint, Rng rng);

  /**
   * {@return the position after the move of the one seat to move, where nothing is left to chance}
   *
   * @param state a position with exactly one seat to move
   * @param move the move of that seat
   * @throws IllegalMoveException if the move is not in the seat's space
   * @throws IllegalStateException if not exactly one seat is to move, or the rules draw
   */
  default S next(S state, M move) {
    return next(state, JointMove.of(state.toMove().only(), move), Rng.none());
  }

  /**
   * {@return the move of a text: the inverse of {@link Move#text}}
   *
   * <p>Reading says nothing about whether the move may be played.
   *
   * @param text a move in the game's notation; surrounding blanks are ignored
   * @throws UnreadableMoveException if the text is not in the game's notation
   */
  M parse(String text);

  /**
   * {@return the position of a text: the inverse of {@link State#text}}
   *
   * <p>Bots in processes of their own are told positions as texts. A game that does without them
   * need not read any.
   *
   * @param text a position as its text has it
   * @throws UnsupportedOperationException if the game reads no positions; so it is by default
   * @throws IllegalArgumentException if the text is not that of a position of this game
   */
  default S parseState(String text) {
    throw new UnsupportedOperationException(id() + " cannot read positions from texts");
  }

  /**
   * {@return who came where, with what score; by default the higher score is better}
   *
   * <p>Of a game still going on it is how things stand.
   *
   * @param state a position of this game
   */
  default Outcome outcome(S state) {
    return Outcome.byScore(IntStream.range(0, seatCount()).mapToDouble(state::score).toArray());
  }

  /**
   * {@return whether the choice in a position is one of setting up the game: a placement, a
   * formation, a first line-up; by default none is}
   *
   * <p>Time controls give more time for it than for a move.
   *
   * @param state a position of this game
   */
  default boolean isSetup(S state) {
    return false;
  }

  /**
   * {@return a picture of the position for a terminal: lines of at most 80 columns, each ended}
   *
   * @param state a position of this game
   */
  String show(S state);

  /**
   * {@return what is played for a seat whose move is missing or may not be played}
   *
   * <p>By default nothing: the seat forfeits. A move that is returned is in the seat's space. In a
   * game of more than two seats, one that has forfeited stands still by what is returned for a
   * missing move.
   *
   * @param state a position of this game
   * @param seat a seat to move
   * @param offered the move that may not be played, or empty where there is none to speak of: none
   *     came, or none that could be read
   */
  default Optional<M> standIn(S state, int seat, Optional<M> offered) {
    return Optional.empty();
  }
}
