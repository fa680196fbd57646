package org.rondo.laws;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.rondo.game.Seats;
import org.rondo.game.State;

/** What can be seen of a state, to tell later whether it has changed. */
record StateSnapshot(String text, Seats toMove, List<Double> scores, int hash) {
  static StateSnapshot of(State state, int seatCount) {
    List<Double> scores = IntStream.range(0, seatCount).mapToObj(state::score).toList();
    return new StateSnapshot(state.text(), state.toMove(), scores, state.hashCode());
  }

  /** Demands that the state still looks like this. */
  void requireSame(State state, Law law, String event) {
    StateSnapshot now =
        LawBrokenException.under(law, "looking at a state", () -> of(state, scores.size()));
    if (!now.equals(this)) {
      throw LawBrokenException.law(law, "%s turned the state %s into %s", event, this, now);
    }
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "[%s; to move %s; scores %s; hash %d]", text, toMove, scores, hash);
  }
}
