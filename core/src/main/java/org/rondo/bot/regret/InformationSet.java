package org.rondo.bot.regret;

import java.util.List;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * The positions that look the same to a seat that is to move.
 *
 * @param key the seat and the text of the observation
 * @param moves the moves in order
 */
record InformationSet<S extends State, M extends Move>(
    int seat, S observation, String key, List<M> moves) {

  static <S extends State> String key(int seat, S observation) {
    return seat + " " + observation.text();
  }
}
