package org.rondo.server.contest;

import com.google.common.util.concurrent.MoreExecutors;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/** Tells the listeners of a contest what happens, in order, without letting the contest wait. */
final class ListenerRelay implements ContestListener {
  private final List<ContestListener> listeners = new CopyOnWriteArrayList<>();
  private final Executor executor;
  private final Consumer<String> problems;

  ListenerRelay(Executor delivery, Consumer<String> problems) {
    this.executor = MoreExecutors.newSequentialExecutor(delivery);
    this.problems = problems;
  }

  void add(ContestListener listener) {
    listeners.add(listener);
  }

  private void tell(Consumer<ContestListener> event) {
    if (listeners.isEmpty()) {
      return;
    }
    try {
      executor.execute(() -> listeners.forEach(listener -> tell(listener, event)));
    } catch (RejectedExecutionException e) {
      // The server is being stopped.
    }
  }

  private void tell(ContestListener listener, Consumer<ContestListener> event) {
    try {
      event.accept(listener);
    } catch (RuntimeException e) {
      problems.accept("a listener of the contest failed: " + e);
    }
  }

  @Override
  public void playersChanged() {
    tell(ContestListener::playersChanged);
  }

  @Override
  public void turnStarted(ContestGame game) {
    tell(listener -> listener.turnStarted(game));
  }

  @Override
  public void turnFinished(FinishedTurn turn) {
    tell(listener -> listener.turnFinished(turn));
  }

  @Override
  public void gameFinished(ContestGame game) {
    tell(listener -> listener.gameFinished(game));
  }

  @Override
  public void gameDeleted(ContestGame game) {
    tell(listener -> listener.gameDeleted(game));
  }
}
