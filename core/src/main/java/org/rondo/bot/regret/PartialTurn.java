package org.rondo.bot.regret;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * A position in which some seats have chosen their moves of the turn already. Seats that move at
 * once choose one after another here, without knowledge of the choices before.
 *
 * @param picks the moves of the first seats to move, in the order of the seats
 */
record PartialTurn<S extends State, M extends Move>(S state, List<M> picks) {

  static <S extends State, M extends Move> PartialTurn<S, M> of(S state) {
    return new PartialTurn<>(state, List.of());
  }

  /** {@return the seat that chooses next} */
  int seat() {
    int skipped = picks.size();
    for (int seat : state.toMove()) {
      if (skipped-- == 0) {
        return seat;
      }
    }
    throw new IllegalStateException("all seats have chosen in " + state.text());
  }

  /** {@return whether a choice of the next seat ends the turn} */
  boolean isLast() {
    return picks.size() + 1 == state.toMove().size();
  }

  /** {@return this turn after a choice that does not end the turn} */
  PartialTurn<S, M> with(M move) {
    return new PartialTurn<>(state, appended(move));
  }

  /** {@return the joint move of the turn, which a choice ends} */
  JointMove<M> joint(M move) {
    Iterator<M> choices = appended(move).iterator();
    return JointMove.of(state.toMove(), seat -> choices.next());
  }

  private List<M> appended(M move) {
    List<M> all = new ArrayList<>(picks);
    all.add(move);
    return all;
  }
}
