package org.rondo.match;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/**
 * A bot in a thread of its own, which can be left behind.
 *
 * <p>The thread is started when the bot is needed first. All that is the bot's own runs in it: its
 * making, its choice, and the looks at the move that it returns.
 */
final class BotThread<S extends State, M extends Move> {

  /** What an entrant has for bringing its bot, which is on no clock. */
  static final Duration ARRIVAL = Duration.ofMinutes(1);

  /** What a bot has for giving back what it holds before the match goes its way without it. */
  static final Duration FAREWELL = Duration.ofSeconds(10);

  /** The same where whoever plays the match has been interrupted. */
  static final Duration BRIEF_FAREWELL = Duration.ofSeconds(2);

  /** What a bot has for coming back once it is interrupted. */
  static final Duration GRACE = Duration.ofMillis(250);

  /**
   * What came of a question.
   *
   * @param answer nothing if it came too late
   */
  record Reply<M extends Move>(Optional<Answer<M>> answer, Duration used) {}

  private final Entrant<S, M> entrant;
  private final TimeSource time;
  private final ExecutorService executor = Executors.newFixedThreadPool(1, this::thread);
  private Optional<Thread> thread = Optional.empty();
  private Optional<Bot<S, M>> bot = Optional.empty();
  private boolean isAbandoned;

  BotThread(Entrant<S, M> entrant, TimeSource time) {
    this.entrant = entrant;
    this.time = time;
  }

  private Thread thread(Runnable work) {
    Thread made = new Thread(work, "rondo bot " + entrant.name());
    // A bot that never comes back must not keep the program from ending.
    made.setDaemon(true);
    thread = Optional.of(made);
    return made;
  }

  /** {@return whether there is a bot that can be asked; brings it where it has not come yet} */
  boolean isThere() {
    if (bot.isEmpty() && !isAbandoned) {
      CompletableFuture<Bot<S, M>> arrival = run(() -> Answer.botOf(entrant));
      boolean isInTime = false;
      try {
        isInTime = await(arrival, ARRIVAL);
      } finally {
        isAbandoned = !isInTime;
        if (isAbandoned) {
          closeWhenItComes(arrival);
          interrupt();
        }
      }
      bot = isInTime ? Optional.of(result(arrival)) : Optional.empty();
    }
    return !isAbandoned;
  }

  /** The thread has nothing else to do before: then the bot has come, if it comes at all. */
  private void closeWhenItComes(CompletableFuture<Bot<S, M>> arrival) {
    say(
        () -> {
          if (!arrival.isCompletedExceptionally()) {
            Answer.close(arrival.join());
          }
        });
  }

  /** {@return whether the bot was brought, be it left behind or not} */
  boolean hasCome() {
    return bot.isPresent();
  }

  /** {@return what the bot answers within the limit} Interrupts it when the limit has passed. */
  Reply<M> ask(Decision<S, M> untimed, Duration limit) {
    Decision<S, M> decision = untimed.within(limit);
    Bot<S, M> asked = bot.orElseThrow();
    long start = time.nanoTime();
    CompletableFuture<Answer<M>> answer = run(() -> Answer.of(asked, decision));
    boolean hasAnswered = await(answer, limit);
    Duration used = Duration.ofNanos(Math.max(0, time.nanoTime() - start));
    if (!hasAnswered) {
      interrupt();
      isAbandoned = !await(answer, GRACE);
    }
    // A virtual machine in trouble shows here, however late.
    Optional<Answer<M>> given = isAbandoned ? Optional.empty() : Optional.of(result(answer));
    boolean isInTime = hasAnswered && used.compareTo(limit) <= 0;
    return new Reply<>(given.filter(any -> isInTime), used);
  }

  private <T> CompletableFuture<T> run(Supplier<T> work) {
    return CompletableFuture.supplyAsync(
        () -> {
          // An interrupt of an earlier turn that the bot did not notice.
          Thread.interrupted();
          return work.get();
        },
        executor);
  }

  private boolean await(CompletableFuture<?> answer, Duration atMost) {
    try {
      return time.await(answer, atMost);
    } catch (InterruptedException e) {
      interrupt();
      Thread.currentThread().interrupt();
      CancellationException left = Players.left(entrant);
      left.initCause(e);
      throw left;
    }
  }

  private static <T> T result(CompletableFuture<T> answer) {
    try {
      return answer.join();
    } catch (CompletionException e) {
      // Whatever is a bot's own fault is in its answer.
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }

  private void interrupt() {
    thread.ifPresent(Thread::interrupt);
  }

  /** Tells the bot how its game ended, as soon as it has come back. */
  void finish(S state, Outcome outcome) {
    bot.ifPresent(there -> say(() -> Answer.finish(there, state, outcome)));
  }

  /**
   * Ends the thread once the bot has given back what it holds; that of one that has not come back
   * ends when it does.
   */
  void leave() {
    bot.ifPresent(there -> say(() -> Answer.close(there)));
    executor.shutdown();
    if (isAbandoned) {
      interrupt();
    }
  }

  private void say(Runnable farewell) {
    executor.execute(
        () -> {
          // An interrupt of its last turn is none of this.
          Thread.interrupted();
          farewell.run();
        });
  }

  /** Waits for a bot that has come back to give back what it holds, but not for ever. */
  void awaitLeft() {
    if (isAbandoned) {
      return;
    }
    boolean isInterrupted = Thread.interrupted();
    Duration patience = isInterrupted ? BRIEF_FAREWELL : FAREWELL;
    try {
      executor.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      isInterrupted = true;
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
