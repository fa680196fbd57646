package org.rondo.match;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;

/** Writes down what a listener is told. */
final class Transcript<S extends State, M extends Move> implements MatchListener<S, M> {
  final List<S> states = new ArrayList<>();
  final List<JointMove<M>> joints = new ArrayList<>();
  final List<String> events = new ArrayList<>();

  @Override
  public void started(S state) {
    states.add(state);
    events.add("started " + state.text());
  }

  @Override
  public void played(int turn, JointMove<M> joint, S state) {
    joints.add(joint);
    states.add(state);
    events.add("turn " + turn + " " + joint + " " + state.text());
  }

  @Override
  public void faulted(String entrant, Fault fault) {
    events.add("fault of " + entrant + ", " + fault);
  }
}
