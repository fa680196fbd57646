package org.rondo.series.place;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.Thought;
import org.rondo.format.MatchId;
import org.rondo.format.watch.SeriesListener;
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
 * and passes the events on: faults to the listener of the series, all events to the listener of the
 * match.
 */
public final class MatchNotes<S extends State, M extends Move> implements MatchListener<S, M> {
  private final MatchId match;
  private final SeriesListener series;
  private final MatchListener<S, M> listener;
  private final List<List<Duration>> readings = new ArrayList<>();
  private final MatchThoughts.ThoughtLog thoughts = new MatchThoughts.ThoughtLog();

  /**
   * Creates the notes of a match.
   *
   * @param listener receives every event of the match
   */
  public MatchNotes(MatchId match, SeriesListener series, MatchListener<S, M> listener) {
    this.match = match;
    this.series = series;
    this.listener = listener;
  }

  /** Creates the notes of a match without listeners. */
  MatchNotes() {
    this(new MatchId(1, 1, 1), new SeriesListener() {}, new MatchListener<>() {});
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
    listener.started(state);
  }

  @Override
  public void played(int turn, JointMove<M> joint, S state) {
    listener.played(turn, joint, state);
  }

  @Override
  public void thought(int turn, int seat, Thought thought) {
    thoughts.add(turn, seat, thought);
    listener.thought(turn, seat, thought);
  }

  @Override
  public void timed(int turn, List<Duration> used) {
    readings.add(used);
    listener.timed(turn, used);
  }

  @Override
  public void faulted(String entrant, Fault fault, String place) {
    series.faulted(match, entrant, fault, place);
    listener.faulted(entrant, fault, place);
  }

  @Override
  public void conceded(String entrant, Concession concession) {
    listener.conceded(entrant, concession);
  }

  @Override
  public void hung(String entrant) {
    series.hung(match, entrant);
    listener.hung(entrant);
  }

  @Override
  public void ended(MatchSummary summary) {
    listener.ended(summary);
  }
}
