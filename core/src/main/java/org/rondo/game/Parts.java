package org.rondo.game;

import java.util.List;

/**
 * A move space as choices made one after another, each given those before.
 *
 * <p>In a game where a move orders thirty players about, a part is one player's order. Search that
 * cannot look at whole moves looks at parts. Where every choice was offered, the joined move is in
 * the space; a space may hold moves that no sequence of parts offers.
 *
 * @param <M> the type of the moves
 * @param <P> the type of the parts
 */
public interface Parts<M extends Move, P> {

  /** {@return how many choices make a move, at least 1} */
  int count();

  /**
   * {@return what may be chosen next, at least one thing, in an order that is the same every time}
   *
   * @param chosen the choices made so far, fewer than {@link #count}, each of them offered
   */
  List<P> choices(List<P> chosen);

  /**
   * {@return the move that the choices make}
   *
   * @param chosen exactly {@link #count} choices, each of them offered
   */
  M join(List<P> chosen);
}
