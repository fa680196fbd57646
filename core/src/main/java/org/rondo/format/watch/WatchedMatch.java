package org.rondo.format.watch;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Thought;
import org.rondo.format.MatchId;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchSummary;

/** Keeps the events of a match until the thread of the watcher delivers them. */
final class WatchedMatch<S extends State, M extends Move> implements MatchListener<S, M> {
  private final MatchId id;
  private final Supplier<Optional<MatchListener<S, M>>> finder;
  private final WatchedMatches all;

  // Guarded by this.
  private final Queue<Consumer<MatchListener<S, M>>> events = new ArrayDeque<>();
  private boolean isScheduled;
  private boolean isIgnored;

  /** The listener; null before the first event. Only for the thread of the watcher. */
  private @Nullable MatchListener<S, M> listener;

  /**
   * @param finder gives the listener; empty if the match is not watched
   */
  WatchedMatch(MatchId id, Supplier<Optional<MatchListener<S, M>>> finder, WatchedMatches all) {
    this.id = id;
    this.finder = finder;
    this.all = all;
  }

  private void add(Consumer<MatchListener<S, M>> event) {
    synchronized (this) {
      if (isIgnored || events.size() >= WatchedMatches.MAX_EVENTS) {
        return;
      }
    }
    addLast(event);
  }

  private void addLast(Consumer<MatchListener<S, M>> event) {
    synchronized (this) {
      events.add(event);
      if (isScheduled) {
        return;
      }
      isScheduled = true;
    }
    all.execute(this::deliver);
  }

  /** Delivers all events. After a full queue, the other matches have their turn first. */
  private void deliver() {
    boolean isLeft = true;
    while (isLeft) {
      // After the end, the thread takes no further task, so this one delivers what is left.
      isLeft = deliverSome() && !all.execute(this::deliver);
    }
  }

  /** {@return whether events may be left} */
  private boolean deliverSome() {
    for (int count = 0; count < WatchedMatches.MAX_EVENTS; count++) {
      Consumer<MatchListener<S, M>> event;
      synchronized (this) {
        event = events.poll();
        if (event == null) {
          isScheduled = false;
          return false;
        }
      }
      deliver(event);
    }
    return true;
  }

  private void deliver(Consumer<MatchListener<S, M>> event) {
    try {
      if (listener == null) {
        Optional<MatchListener<S, M>> found = finder.get();
        listener = found.orElseGet(this::ignore);
      }
      event.accept(listener);
    } catch (Throwable e) {
      all.failed(id, e);
      listener = ignore();
    }
  }

  private MatchListener<S, M> ignore() {
    synchronized (this) {
      isIgnored = true;
    }
    return new MatchListener<>() {};
  }

  @Override
  public void started(S state) {
    add(to -> to.started(state));
  }

  @Override
  public void played(int turn, JointMove<M> joint, S state) {
    add(to -> to.played(turn, joint, state));
  }

  @Override
  public void thought(int turn, int seat, Thought thought) {
    add(to -> to.thought(turn, seat, thought));
  }

  @Override
  public void timed(int turn, List<Duration> used) {
    add(to -> to.timed(turn, used));
  }

  @Override
  public void faulted(String entrant, Fault fault, String place) {
    add(to -> to.faulted(entrant, fault, place));
  }

  @Override
  public void conceded(String entrant, Concession concession) {
    add(to -> to.conceded(entrant, concession));
  }

  @Override
  public void hung(String entrant) {
    add(to -> to.hung(entrant));
  }

  @Override
  public void ended(MatchSummary summary) {
    addLast(
        to -> {
          // Counted first, because the listener may throw.
          all.delivered();
          to.ended(summary);
        });
  }
}
