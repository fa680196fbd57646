package org.rondo.arimaa.remote.aei;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.AbandonableThread;
import org.rondo.remote.BotQuestion;

/** One search of a bot, in a thread beside the one that reads messages. */
final class AeiSearch {

  /** The time that a bot has to return after it was stopped. */
  static final Duration GRACE = Duration.ofSeconds(1);

  /**
   * How a search ended.
   *
   * @param choice what the bot chose; null if it threw
   * @param thrown what the bot threw; null if it chose
   * @param isStopped whether the bot was stopped before
   * @param used the time of the search
   */
  record SearchEnd(
      BotQuestion.@Nullable BotChoice<ArimaaMove> choice,
      @Nullable Throwable thrown,
      boolean isStopped,
      Duration used) {}

  private final BotQuestion<ArimaaPosition, ArimaaMove> question;
  private final AbandonableThread thread;
  private final TimeSource time;

  /** Completes when the search has ended and the listener, if it is told, has returned. */
  private CompletableFuture<SearchEnd> ended = new CompletableFuture<>();

  // Guarded by this.
  private boolean isOpen = true;
  private boolean isStopped;

  AeiSearch(
      BotQuestion<ArimaaPosition, ArimaaMove> question, AbandonableThread thread, TimeSource time) {
    this.question = question;
    this.thread = thread;
    this.time = time;
  }

  /**
   * Starts the search.
   *
   * @param listener receives the end in the thread of the search, unless the search was given up
   */
  void start(Consumer<SearchEnd> listener) {
    long begin = time.nanoTime();
    ended =
        thread.run(question::ask).handle((choice, thrown) -> end(choice, thrown, begin, listener));
  }

  private SearchEnd end(
      BotQuestion.@Nullable BotChoice<ArimaaMove> choice,
      @Nullable Throwable thrown,
      long begin,
      Consumer<SearchEnd> listener) {
    Duration used = Duration.ofNanos(time.nanoTime() - begin);
    boolean isMine;
    SearchEnd end;
    synchronized (this) {
      end = new SearchEnd(choice, thrown, isStopped, used);
      isMine = take();
    }
    if (isMine) {
      listener.accept(end);
    }
    return end;
  }

  /** {@return whether the end of the search belongs to the caller; true for one caller only} */
  private synchronized boolean take() {
    boolean isMine = isOpen;
    isOpen = false;
    return isMine;
  }

  /** {@return whether the bot searches, and no caller has given it up} */
  synchronized boolean isOpen() {
    return isOpen;
  }

  BotQuestion<ArimaaPosition, ArimaaMove> question() {
    return question;
  }

  /** {@return the end of a search that is no longer open and was not given up} */
  SearchEnd end() {
    return ended.join();
  }

  /**
   * Stops the search. Its listener is told, if the bot returns soon.
   *
   * @return whether the listener is told; false if the bot goes on, and the search is given up
   */
  boolean stop() throws InterruptedException {
    return hasReturned() || !take();
  }

  /**
   * Gives the search up, without telling its listener.
   *
   * @return whether the bot has returned
   */
  boolean giveUp() throws InterruptedException {
    return !take() || hasReturned();
  }

  private boolean hasReturned() throws InterruptedException {
    synchronized (this) {
      isStopped = true;
    }
    thread.interrupt();
    return time.await(ended, GRACE);
  }
}
