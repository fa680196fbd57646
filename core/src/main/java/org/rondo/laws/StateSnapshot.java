package org.rondo.laws;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.rondo.game.Seats;
import org.rondo.game.State;

/** The visible values of a state, to check later whether the state has changed. */
record StateSnapshot(String text, Seats toMove, List<Double> scores, int hash) {
  static StateSnapshot of(State state, int seatCount) {
    List<Double> scores = IntStream.range(0, seatCount).mapToObj(state::score).toList();
    return new StateSnapshot(state.text(), state.toMove(), scores, state.hashCode());
  }

  /** Requires that the state still has these values. */
  void requireSame(State state, Law law, String event) {
    StateSnapshot now =
        LawBrokenException.under(law, "looking at a state", () -> of(state, scores.size()));
    if (!now.equals(this)) {
      throw LawBrokenException.law(law, "%s changed the state %s into %s", event, this, now);
    }
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "[%s; to move %s; scores %s; hash %d]", text, toMove, scores, hash);
  }
}
