package org.rondo.match;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.input.SpecificationException;

/**
 * Writes a turn as texts, and reads it back. The texts are the moves of the seats to move, in the
 * order of the seats.
 */
final class TurnText {
  private TurnText() {}

  static List<String> texts(JointMove<?> joint) {
    List<String> texts = new ArrayList<>();
    for (int seat : joint.seats()) {
      texts.add(joint.move(seat).text());
    }
    return List.copyOf(texts);
  }

  static <S extends State, M extends Move> JointMove<M> joint(
      Game<S, M> game, S state, List<String> texts) {
    Seats toMove = state.toMove();
    if (texts.size() != toMove.size()) {
      throw new SpecificationException(
          String.join(" ", texts),
          texts.size() + " moves " + texts + " do not fit the seats to move, " + toMove);
    }
    Iterator<String> next = texts.iterator();
    return JointMove.of(toMove, seat -> game.parse(next.next()));
  }
}
