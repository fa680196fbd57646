package org.rondo.series.place;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.Thought;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.ClockReadings;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;

/**
 * Keeps what a record does not hold of a match, its clock readings and the thoughts of its bots,
 * and passes all events on to other listeners.
 */
public final class MatchNotes<S extends State, M extends Move> implements MatchListener<S, M> {
  private final List<MatchListener<S, M>> others;
  private final List<List<Duration>> readings = new ArrayList<>();
  private final MatchThoughts.ThoughtLog thoughts = new MatchThoughts.ThoughtLog();

  /**
   * Creates the notes of a match.
   *
   * @param others receive every event, one after another
   */
  public MatchNotes(List<MatchListener<S, M>> others) {
    this.others = List.copyOf(others);
  }

  /** {@return the readings of the clocks so far} */
  public ClockReadings readings() {
    return new ClockReadings(readings);
  }

  /**
   * {@return the {@linkplain MatchThoughts#json thoughts} of the bots so far, as JSON; empty if
   * they said nothing}
   */
  public String thoughts() {
    return thoughts.isEmpty() ? "" : thoughts.json();
  }

  @Override
  public void started(S state) {
    others.forEach(other -> other.started(state));
  }

  @Override
  public void played(int turn, JointMove<M> joint, S state) {
    others.forEach(other -> other.played(turn, joint, state));
  }

  @Override
  public void thought(int turn, int seat, Thought thought) {
    thoughts.add(turn, seat, thought);
    others.forEach(other -> other.thought(turn, seat, thought));
  }

  @Override
  public void timed(int turn, List<Duration> used) {
    readings.add(used);
    others.forEach(other -> other.timed(turn, used));
  }

  @Override
  public void faulted(String entrant, Fault fault, String place) {
    others.forEach(other -> other.faulted(entrant, fault, place));
  }

  @Override
  public void conceded(String entrant, Concession concession) {
    others.forEach(other -> other.conceded(entrant, concession));
  }

  @Override
  public void hung(String entrant) {
    others.forEach(other -> other.hung(entrant));
  }

  @Override
  public void ended(MatchSummary summary) {
    others.forEach(other -> other.ended(summary));
  }
}
