package org.rondo.server.contest;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The finished turns of a game that an observer has not yet asked for. */
final class ObserverQueue {
  private static final int TURNS = 8;

  private final Deque<FinishedTurn> turns = new ArrayDeque<>();
  private final Waiting waiting;
  private boolean isCut;

  ObserverQueue(Waiting waiting) {
    this.waiting = waiting;
  }

  /** Adds a turn. An observer that does not keep up is cut and gets no more turns. */
  void add(FinishedTurn turn) {
    if (isCut) {
      return;
    }
    if (turns.size() == TURNS) {
      turns.clear();
      isCut = true;
    } else {
      turns.addLast(turn);
    }
    waiting.wake();
  }

  boolean isReady() {
    return isCut || !turns.isEmpty();
  }

  /** {@return the next turn, which leaves the queue} */
  Optional<FinishedTurn> poll() {
    return Optional.ofNullable(turns.pollFirst());
  }

  /** {@return the number of turns, or -1 if the observer is cut} */
  int queued() {
    return isCut ? -1 : turns.size();
  }

  Waiting waiting() {
    return waiting;
  }
}
