package org.rondo.match;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.AbandonableThread;
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

  /** What came of a question. */
  static final class Reply<M extends Move> {
    private final @Nullable BotReply<M> answer;
    private final Duration used;

    private Reply(@Nullable BotReply<M> answer, Duration used) {
      this.answer = answer;
      this.used = used;
    }

    /** {@return the answer; nothing if it came too late} */
    Optional<BotReply<M>> answer() {
      return Optional.ofNullable(answer);
    }

    Duration used() {
      return used;
    }
  }

  private final Entrant<S, M> entrant;
  private final TimeSource time;
  private final AbandonableThread thread;
  private @Nullable Bot<S, M> bot;
  private boolean isAbandoned;

  BotThread(Entrant<S, M> entrant, TimeSource time) {
    this.entrant = entrant;
    this.time = time;
    this.thread = new AbandonableThread("rondo bot " + entrant.name());
  }

  /** {@return whether there is a bot that can be asked; brings it where it has not come yet} */
  boolean isThere() {
    if (bot == null && !isAbandoned) {
      CompletableFuture<Bot<S, M>> arrival = thread.run(() -> BotReply.botOf(entrant));
      boolean isInTime = false;
      try {
        isInTime = await(arrival, ARRIVAL);
      } finally {
        isAbandoned = !isInTime;
        if (isAbandoned) {
          closeWhenItComes(arrival);
          thread.interrupt();
        }
      }
      bot = isInTime ? AbandonableThread.result(arrival) : null;
    }
    return !isAbandoned;
  }

  /** The thread has nothing else to do before: then the bot has come, if it comes at all. */
  private void closeWhenItComes(CompletableFuture<Bot<S, M>> arrival) {
    thread.execute(
        () -> {
          if (!arrival.isCompletedExceptionally()) {
            BotReply.close(arrival.join());
          }
        });
  }

  /** {@return whether the bot was brought, be it left behind or not} */
  boolean hasCome() {
    return bot != null;
  }

  /** {@return what the bot answers within the limit} Interrupts it when the limit has passed. */
  Reply<M> ask(Decision<S, M> untimed, Duration limit) {
    Decision<S, M> decision = untimed.within(limit);
    Bot<S, M> asked = Objects.requireNonNull(bot, "bot");
    long start = time.nanoTime();
    CompletableFuture<BotReply<M>> answer = thread.run(() -> BotReply.of(asked, decision));
    boolean hasAnswered = await(answer, limit);
    Duration used = Duration.ofNanos(Math.max(0, time.nanoTime() - start));
    if (!hasAnswered) {
      thread.interrupt();
      isAbandoned = !await(answer, AbandonableThread.GRACE);
    }
    // A virtual machine in trouble shows here, however late.
    BotReply<M> given = isAbandoned ? null : AbandonableThread.result(answer);
    boolean isInTime = hasAnswered && used.compareTo(limit) <= 0;
    return new Reply<>(isInTime ? given : null, used);
  }

  private boolean await(CompletableFuture<?> answer, Duration atMost) {
    try {
      return time.await(answer, atMost);
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      CancellationException left = SeatedBots.left(entrant);
      left.initCause(e);
      throw left;
    }
  }

  /** Tells the bot how its game ended, as soon as it has come back. */
  void finish(S state, Outcome outcome) {
    Bot<S, M> there = bot;
    if (there != null) {
      thread.execute(() -> BotReply.finish(there, state, outcome));
    }
  }

  /**
   * Ends the thread once the bot has given back what it holds; that of one that has not come back
   * ends when it does.
   */
  void leave() {
    Bot<S, M> there = bot;
    if (there != null) {
      thread.execute(() -> BotReply.close(there));
    }
    thread.end();
    if (isAbandoned) {
      thread.interrupt();
    }
  }

  /** Waits for a bot that has come back to give back what it holds, but not for ever. */
  void awaitLeft() {
    if (isAbandoned) {
      return;
    }
    boolean isInterrupted = Thread.interrupted();
    Duration patience = isInterrupted ? BRIEF_FAREWELL : FAREWELL;
    try {
      thread.awaitEnd(patience);
    } catch (InterruptedException e) {
      isInterrupted = true;
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
