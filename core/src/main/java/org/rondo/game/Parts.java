package org.rondo.game;

import java.util.List;

/**
 * A move space as a sequence of choices. Each choice may depend on the choices before it.
 *
 * <p>In a game where one move contains the orders of thirty players, a part is the order of one
 * player. A search uses parts if there are too many whole moves. A move joined from offered choices
 * is always in the space. A space may contain moves that no sequence of parts offers.
 */
public interface Parts<M extends Move, P> {

  /** {@return the number of choices that make a move, at least 1} */
  int count();

  /**
   * {@return the parts that may be chosen next, at least one, in an order that is the same every
   * time}
   *
   * @param chosen the choices made so far, fewer than {@link #count}; each was offered
   */
  List<P> choices(List<P> chosen);

  /**
   * {@return the move that consists of the choices}
   *
   * @param chosen exactly {@link #count} choices; each was offered
   */
  M join(List<P> chosen);
}
