package org.rondo.game;

/**
 * A position: an immutable value with {@code equals} and {@code hashCode}.
 *
 * <p>A state holds data; the rules that lead from one to the next are the {@link Game}'s. Equal
 * states have the same future, so whatever the rules depend on is part of the state.
 */
public interface State {

  /** {@return the seats that must choose now; none when the game is over} */
  Seats toMove();

  /**
   * {@return what a seat has scored so far, a finite number: goals, balls, discs}
   *
   * @param seat from 0 to the game's seat count, exclusive
   */
  double score(int seat);

  /**
   * {@return the position as one line of text, equal exactly for equal states}
   *
   * <p>The form is stable for ever: digests of records are taken over it and outside programs read
   * it.
   */
  String text();

  /** {@return whether nobody is to move any more} */
  default boolean isOver() {
    return toMove().isEmpty();
  }
}
