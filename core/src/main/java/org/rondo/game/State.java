package org.rondo.game;

import java.util.List;
import java.util.Map;

/**
 * A position: an immutable value with {@code equals} and {@code hashCode}.
 *
 * <p>A state holds data only; the rules are in the {@link Game}. Equal states have the same future,
 * so everything that the rules depend on is part of the state.
 */
public interface State {

  /** {@return the seats that must choose now; none when the match is over} */
  Seats toMove();

  /**
   * {@return the score of a seat so far, a finite number: goals, balls, discs}
   *
   * @param seat from 0 to the game's seat count, exclusive
   */
  double score(int seat);

  /**
   * {@return the position as one line of text; two states have the same text if they are equal, and
   * only then}
   *
   * <p>The form never changes: the digests of match records are computed from it, and programs
   * outside this library read it.
   */
  String text();

  /**
   * {@return the position as named lists of whole numbers, for programs that would otherwise take
   * the {@linkplain #text text} apart; by default there are none}
   *
   * <p>The lists of equal states are equal. Their names, lengths and meanings are the game's, and
   * never change.
   */
  default Map<String, List<Integer>> data() {
    return Map.of();
  }

  /** {@return whether the match is over: no seat is to move} */
  default boolean isOver() {
    return toMove().isEmpty();
  }
}
