package org.rondo.game;

import java.util.Optional;
import java.util.OptionalLong;
import org.rondo.random.Rng;

/**
 * The rules of a game: pure functions of their arguments, safe to share between threads.
 *
 * <p>A game object carries the configuration (board size, ruleset). Everything that changes during
 * play is in the state. Rules draw random numbers only from the {@link Rng} argument.
 */
public interface Game<S extends State, M extends Move> {

  /**
   * {@return the full specification, {@code grid-soccer:rows=7,columns=14}}
   *
   * <p>{@link GameCatalog#find} turns it back into a game with the same rules. Match records
   * contain it.
   */
  String id();

  /** {@return the number of seats, from 1 to {@link Seats#MOST}} */
  int seatCount();

  /**
   * {@return the position before the first move}
   *
   * @param rng the source of the game's chance; not used if the start leaves nothing to chance
   */
  S start(Rng rng);

  /**
   * {@return the position before the first move, for a game whose start draws no random number}
   *
   * @throws IllegalStateException if the start of the game draws a random number
   */
  default S start() {
    return start(Rng.none());
  }

  /**
   * {@return the moves that a seat may choose from; empty exactly when the seat is not to move}
   *
   * @param state a position of this game
   * @param seat from 0 to the seat count, exclusive
   */
  MoveSpace<M> moves(S state, int seat);

  /**
   * {@return the position after one turn: the moves of all seats to move, revealed together}
   *
   * <p>The given state is left unchanged. Equal states, moves and random numbers give equal
   * results, so a match can be replayed from its record.
   *
   * @param state a position of this game
   * @param joint one move for each seat in {@code state.toMove()}, and for no other
   * @param rng the source of the rules' chance; used only where the rules leave something to chance
   * @throws IllegalMoveException if a move is not in its seat's space; nothing is applied then
   */
  S next(S state, JointMove<M> joint, Rng rng);

  /**
   * {@return the position after the move of the only seat to move, in rules without chance}
   *
   * @param state a position with exactly one seat to move
   * @param move the move of that seat
   * @throws IllegalMoveException if the move is not in the seat's space
   * @throws IllegalStateException if not exactly one seat is to move, or if the rules draw a random
   *     number
   */
  default S next(S state, M move) {
    return next(state, JointMove.of(state.toMove().only(), move), Rng.none());
  }

  /**
   * {@return the move that a text describes; the inverse of {@link Move#text}}
   *
   * <p>A move that can be read is not necessarily legal.
   *
   * @param text a move in the game's notation; surrounding blanks are ignored
   * @throws UnreadableMoveException if the text is not in the game's notation
   */
  M parse(String text);

  /**
   * {@return the position that a text describes; the inverse of {@link State#text}}
   *
   * <p>Bots in separate processes receive positions as texts. A game without such bots need not
   * implement this method. A game that hides something must also read the texts of its {@linkplain
   * #observation observations}.
   *
   * @param text a text that {@link State#text} returned
   * @throws UnsupportedOperationException if the game reads no positions, which is the default
   * @throws IllegalArgumentException if the text does not describe a position of this game
   */
  default S parseState(String text) {
    throw new UnsupportedOperationException(id() + " cannot read positions from texts");
  }

  /**
   * {@return what is true in every match of this game; by default {@link Traits#none()}: the seats
   * move in turn, nothing is left to chance and nothing is hidden}
   *
   * <p>A game in which seats move at the same time, whose rules draw random numbers, or which hides
   * something must say so here. The result is always the same, and the call is cheap.
   */
  default Traits traits() {
    return Traits.none();
  }

  /**
   * {@return what a seat knows of a position: a state in which everything that the seat must not
   * know is left blank; by default the position itself}
   *
   * <p>Only a game with the trait {@link Trait#HIDDEN} overrides this method. A bot, a program or a
   * person receives the observation of its seat in place of the position. What a seat remembers of
   * earlier turns must be part of the observation, because bots are not told the moves of a hidden
   * game. Two positions with equal observations must look the same to the seat in every respect:
   *
   * <ul>
   *   <li>{@link State#toMove}, the seat's own {@link #moves} and its own {@link State#score} are
   *       those of the position. A score that depends on something unknown to its seat must
   *       therefore not change before the seat knows it.
   *   <li>It tells which moves the seat chose: positions of a match that differ only because the
   *       seat chose other moves have different observations.
   *   <li>The observation of an observation is the observation itself.
   *   <li>{@link State#text}, {@link State#score}, {@link #show} and {@link #outcome} work for it,
   *       and so does {@link #parseState} for its text. Where they depend on something unknown,
   *       they show it as unknown.
   * </ul>
   *
   * <p>An observation is not a position to play on: only {@link #resample} makes positions of it.
   *
   * @param state a position of this game, or an observation of the same seat
   * @param seat from 0 to the seat count, exclusive; it need not be to move
   */
  default S observation(S state, int seat) {
    return state;
  }

  /**
   * {@return a whole position that looks like an observation to its seat, drawn by the game's
   * chance; by default the observation itself}
   *
   * <p>Only a game with the trait {@link Trait#HIDDEN} overrides this method. The result is a
   * position that can be reached in a match, and its {@link #observation} for the seat equals the
   * given one. Each such position should be as likely as the rules make it if the other seats
   * choose their moves at random. Searches for hidden games draw positions in this way.
   *
   * @param observation what the seat knows
   * @param seat the seat, from 0 to the seat count, exclusive
   * @param rng the source of what the seat does not know
   */
  default S resample(S observation, int seat, Rng rng) {
    return observation;
  }

  /**
   * {@return a form of the match for fast random play in place, which begins at the given position;
   * by default empty}
   *
   * <p>No game needs it. It is worth its code in a game of many short turns, where the states that
   * nobody looks at take most of the time of a playout. Only {@code org.rondo.bot.Playout} asks for
   * it, once for each playout; matches, records and bots see states and moves only. The result is
   * empty for positions without such a form.
   *
   * @param state a position of this game
   */
  default Optional<Scratch<S>> scratch(S state) {
    return Optional.empty();
  }

  /**
   * {@return the number of positions exactly {@code depth} turns ahead; by default empty}
   *
   * <p>No game needs it. A game of one mover and no chance may count them faster than turn by turn.
   * A pass is a turn, and a match that ends earlier has no such position. Only {@code
   * org.rondo.laws.Perft} asks for it.
   *
   * @param state a position of this game
   * @param depth the number of turns, at least 1
   * @throws IllegalArgumentException if the game counts leaves and the depth is below 1
   */
  default OptionalLong leaves(S state, int depth) {
    return OptionalLong.empty();
  }

  /**
   * {@return the rank and the score of each seat; by default a higher score is better}
   *
   * <p>Before the match is over, these are the current ranks and scores.
   *
   * @param state a position of this game
   */
  default Outcome outcome(S state) {
    // A loop is used for speed: a search computes an outcome after every playout.
    double[] scores = new double[seatCount()];
    for (int seat = 0; seat < scores.length; seat++) {
      scores[seat] = state.score(seat);
    }
    return Outcome.byScore(scores);
  }

  /**
   * {@return whether the seats to move set up the game: choose a placement, a formation or a first
   * line-up; false by default}
   *
   * <p>Time controls give more time for setting up than for an ordinary move.
   *
   * @param state a position of this game
   */
  default boolean isSetup(S state) {
    return false;
  }

  /**
   * {@return a picture of the position for a terminal: lines of at most 80 columns, each with a
   * line end}
   *
   * @param state a position of this game
   */
  String show(S state);

  /**
   * {@return the rules and the notation for a person at a terminal; by default the rules are empty
   * and the notation is the canonical one}
   */
  default ConsoleNotation<S, M> console() {
    return () -> this;
  }

  /**
   * {@return the move that replaces a missing or an illegal move of a seat}
   *
   * <p>By default there is no such move, and the seat forfeits. A returned move must be in the
   * seat's space. In a game of more than two seats, a seat that has forfeited keeps playing the
   * move that is returned for a missing move.
   *
   * @param state a position of this game; in a game with hidden information, the seat's observation
   * @param seat a seat to move
   * @param offered the illegal move; empty if there was no move, or if the move could not be read
   */
  default Optional<M> standIn(S state, int seat, Optional<M> offered) {
    return Optional.empty();
  }
}
