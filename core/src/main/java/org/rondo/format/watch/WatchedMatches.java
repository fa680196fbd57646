package org.rondo.format.watch;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.rondo.concurrent.AbandonableThread;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchListener;

/**
 * Passes the events of matches to a watcher, in one thread. The threads of the matches never wait
 * for it: each match has a queue of {@value #MAX_EVENTS} events, and an event that finds the queue
 * full is left out, except the end of the match. At most {@value #MAX_MATCHES} matches whose events
 * are not yet delivered are watched; a further match is not.
 *
 * <p>Several threads may use an instance at the same time.
 */
public final class WatchedMatches implements AutoCloseable {
  static final int MAX_EVENTS = 256;
  static final int MAX_MATCHES = 256;

  /** The time that the watcher gets for the events that are left at the end. */
  private static final Duration FAREWELL = Duration.ofSeconds(1);

  private static final Logger LOGGER = System.getLogger("org.rondo.format.watch");

  private final MatchWatcher watcher;
  private final Duration farewell;
  private final AbandonableThread thread = new AbandonableThread("rondo watched matches");
  private final AtomicInteger open = new AtomicInteger();
  private final AtomicBoolean hasFailed = new AtomicBoolean();

  private WatchedMatches(MatchWatcher watcher, Duration farewell) {
    this.watcher = watcher;
    this.farewell = farewell;
  }

  /**
   * {@return matches that a watcher watches}
   *
   * @param watcher gives the watcher; if it throws, no match is watched
   */
  public static WatchedMatches by(Supplier<MatchWatcher> watcher) {
    return by(watcher, FAREWELL);
  }

  /** {@return matches that a watcher watches, which gets a given time at the end} */
  static WatchedMatches by(Supplier<MatchWatcher> watcher, Duration farewell) {
    try {
      return new WatchedMatches(watcher.get(), farewell);
    } catch (Throwable e) {
      logFailure("no match is watched", e);
      return new WatchedMatches(MatchWatcher.none(), farewell);
    }
  }

  /**
   * Begins a match.
   *
   * @param entrants the names of the entrants, by seat
   * @return a listener that passes the events of the match on; it throws nothing and never waits
   */
  public <S extends State, M extends Move> MatchListener<S, M> begin(
      MatchId match, Game<S, M> game, List<String> entrants) {
    if (watcher == MatchWatcher.none()) {
      return new MatchListener<>() {};
    }
    if (open.incrementAndGet() > MAX_MATCHES) {
      open.decrementAndGet();
      return new MatchListener<>() {};
    }
    List<String> names = List.copyOf(entrants);
    return new WatchedMatch<>(match, () -> watcher.watch(match, game, names), this);
  }

  /** Runs a task in the thread of the watcher, and returns whether it takes the task. */
  boolean execute(Runnable task) {
    try {
      thread.execute(task);
      return true;
    } catch (RejectedExecutionException e) {
      // A match may outlive the tournament for which it was played; it is not watched any more.
      return false;
    }
  }

  /** Counts a match as delivered. */
  void delivered() {
    open.decrementAndGet();
  }

  /** Logs the first failure of the watcher's listeners; there may be one in each match. */
  void failed(MatchId match, Throwable thrown) {
    if (hasFailed.compareAndSet(false, true)) {
      logFailure("game " + match + " is not watched any more", thrown);
    }
  }

  private static void logFailure(String subject, Throwable thrown) {
    // The message of an untrusted throwable may itself fail.
    String text = UntrustedCalls.text(thrown);
    LOGGER.log(Level.WARNING, () -> subject + ": its watcher failed: " + text);
  }

  /**
   * Waits at most one second until the watcher has received the events that are left. A watcher
   * that does not return then is interrupted and left behind.
   */
  @Override
  public void close() {
    thread.end();
    try {
      thread.ended().get(farewell.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      thread.interrupt();
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }
}
