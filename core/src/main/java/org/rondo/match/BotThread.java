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
import org.rondo.concurrent.HungThreads;
import org.rondo.flight.ChoiceSpan;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/**
 * A bot in a thread of its own, which can be abandoned.
 *
 * <p>The thread is started when the bot is first needed. All code of the bot runs in it: the
 * creation of the bot, its choices, and the checks of the moves that it returns.
 */
final class BotThread<S extends State, M extends Move> {

  /** The longest time that an entrant may take to supply its bot. It counts on no clock. */
  static final Duration SUPPLY_LIMIT = Duration.ofMinutes(1);

  /** The longest time that the match waits for a bot to close. */
  static final Duration CLOSE_LIMIT = Duration.ofSeconds(10);

  /** The longest time that a match waits for the entrant's bot of an earlier match to return. */
  static final Duration RETURN_LIMIT = Duration.ofSeconds(10);

  /**
   * The longest time that the match waits for the bot's thread to begin with a question. It is on
   * no clock.
   */
  private static final Duration BEGIN_LIMIT = Duration.ofSeconds(1);

  /**
   * The time that an interrupted bot from outside gets to return. It is the code of this library
   * that returns, and before that it finds out whether the program stands stopped, which may take a
   * busy machine a while.
   */
  private static final Duration OUTSIDE_GRACE = Duration.ofSeconds(3);

  /** The limit in place of {@link #CLOSE_LIMIT} if the thread of the match was interrupted. */
  static final Duration BRIEF_CLOSE_LIMIT = Duration.ofSeconds(2);

  /** The result of a question. */
  static final class Reply<M extends Move> {
    private final @Nullable BotReply<M> answer;
    private final boolean isInTime;
    private final Duration used;

    private Reply(@Nullable BotReply<M> answer, boolean isInTime, Duration used) {
      this.answer = answer;
      this.isInTime = isInTime;
      this.used = used;
    }

    /** {@return the answer; empty if it came too late} */
    Optional<BotReply<M>> answer() {
      return isInTime ? Optional.ofNullable(answer) : Optional.empty();
    }

    /** {@return the answer that came too late; empty if none came, or it came in time} */
    Optional<BotReply<M>> lateAnswer() {
      return isInTime ? Optional.empty() : Optional.ofNullable(answer);
    }

    Duration used() {
      return used;
    }
  }

  private final Entrant<S, M> entrant;
  private final TimeSource time;
  private final HungThreads hung;
  private final OfferedMove.MoveClasses classes;
  private final AbandonableThread thread;
  private @Nullable Bot<S, M> bot;
  private boolean isAbandoned;
  private boolean isRefused;

  BotThread(
      Entrant<S, M> entrant, TimeSource time, HungThreads hung, OfferedMove.MoveClasses classes) {
    this.entrant = entrant;
    this.time = time;
    this.hung = hung;
    this.classes = classes;
    this.thread = new AbandonableThread("rondo bot " + entrant.name());
  }

  String name() {
    return entrant.name();
  }

  /** Lets the entrant supply the bot at the first call. */
  void supply() {
    if (bot == null && !isAbandoned && !isRefused) {
      isRefused = !haveEarlierReturned();
    }
    if (bot == null && !isAbandoned && !isRefused) {
      CompletableFuture<Bot<S, M>> arrival = thread.run(() -> BotReply.botOf(entrant));
      boolean isInTime = false;
      try {
        isInTime = await(arrival, SUPPLY_LIMIT);
      } finally {
        isAbandoned = !isInTime;
        if (isAbandoned) {
          closeWhenSupplied(arrival);
          thread.interrupt();
        }
      }
      bot = isInTime ? AbandonableThread.result(arrival) : null;
    }
  }

  /** {@return whether there is a bot to ask} */
  boolean isAvailable() {
    return bot != null && !isAbandoned;
  }

  /** {@return whether the entrant gets no bot because a bot of an earlier match still runs} */
  boolean isRefused() {
    return isRefused;
  }

  private boolean haveEarlierReturned() {
    if (hung.isGivenUp(entrant.name())) {
      return false;
    }
    CompletableFuture<Void> returned = hung.ended(entrant.name());
    boolean haveReturned = returned.isDone() || await(returned, RETURN_LIMIT);
    if (!haveReturned) {
      hung.giveUp(entrant.name());
    }
    return haveReturned;
  }

  /** Closes a bot that is supplied too late. The thread runs this after the supply has ended. */
  private void closeWhenSupplied(CompletableFuture<Bot<S, M>> arrival) {
    thread.execute(
        () -> {
          if (!arrival.isCompletedExceptionally()) {
            BotReply.close(arrival.join());
          }
        });
  }

  /** {@return whether the entrant has supplied the bot; true also if it was abandoned later} */
  boolean isSupplied() {
    return bot != null;
  }

  /**
   * Asks the bot for a move. Does not wait for the answer.
   *
   * @param latest the longest time after which the answer is not late
   */
  PendingReply ask(Decision<S, M> decision, Duration latest) {
    return new PendingReply(Objects.requireNonNull(bot, "bot"), decision, latest);
  }

  /**
   * A question that the bot has been asked.
   *
   * <p>The bot's own thread measures the time of an answer. So this time includes neither the delay
   * until the thread begins, nor the time in which the match waits for another bot.
   */
  final class PendingReply {
    private final Duration latest;
    private final CompletableFuture<Void> begun = new CompletableFuture<>();
    private final CompletableFuture<MeasuredReply<M>> answer;
    private long start;

    private PendingReply(Bot<S, M> asked, Decision<S, M> decision, Duration latest) {
      this.latest = latest;
      this.answer =
          thread.run(
              () -> {
                begun.complete(null);
                long begin = time.nanoTime();
                ChoiceSpan span = ChoiceSpan.begin();
                BotReply<M> reply = BotReply.of(asked, decision, classes);
                MeasuredReply<M> measured = new MeasuredReply<>(reply, since(begin));
                span.end(entrant.name(), decision.seat(), decision.turn());
                return measured;
              });
    }

    private Duration since(long begin) {
      return Duration.ofNanos(Math.max(0, time.nanoTime() - begin));
    }

    Duration latest() {
      return latest;
    }

    /** Waits until the bot's thread has begun with the question. Its time runs from then on. */
    void awaitBegin() {
      BotThread.this.await(TimeSource.system(), begun, BEGIN_LIMIT);
      start = time.nanoTime();
    }

    /**
     * {@return the reply, after {@link #awaitBegin}} When the time of the bot has passed,
     * interrupts it and gives it time to return.
     */
    Reply<M> reply() {
      Duration left = latest.minus(since(start));
      boolean hasAnswered =
          left.isNegative() || left.isZero() ? answer.isDone() : await(answer, left);
      Duration waited = since(start);
      if (!hasAnswered) {
        thread.interrupt();
        isAbandoned = !await(answer, entrant.isOutside() ? OUTSIDE_GRACE : AbandonableThread.GRACE);
      }
      if (isAbandoned) {
        return new Reply<>(null, false, waited);
      }
      // An error of the rules is thrown here, even for a late answer.
      MeasuredReply<M> measured = AbandonableThread.result(answer);
      boolean isInTime = measured.used().compareTo(latest) <= 0;
      return new Reply<>(
          measured.reply(), isInTime, isInTime || hasAnswered ? measured.used() : waited);
    }

    void interrupt() {
      thread.interrupt();
    }
  }

  /**
   * A reply with its time.
   *
   * @param used the time from the moment at which the bot's thread began with the question
   */
  private record MeasuredReply<M extends Move>(BotReply<M> reply, Duration used) {}

  private boolean await(CompletableFuture<?> answer, Duration atMost) {
    return await(time, answer, atMost);
  }

  private boolean await(TimeSource source, CompletableFuture<?> answer, Duration atMost) {
    try {
      return source.await(answer, atMost);
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      CancellationException abandoned = SeatedBots.abandoned(entrant);
      abandoned.initCause(e);
      throw abandoned;
    }
  }

  /** Tells the bot how its game ended, as soon as the bot has returned. */
  void finish(S state, Outcome outcome) {
    Bot<S, M> supplied = bot;
    if (supplied != null) {
      thread.execute(() -> BotReply.finish(supplied, state, outcome));
    }
  }

  /**
   * Closes the bot and then ends the thread. The thread of an abandoned bot ends when the bot
   * returns.
   */
  void close() {
    Bot<S, M> supplied = bot;
    if (supplied != null) {
      thread.execute(() -> BotReply.close(supplied));
    }
    thread.end();
    if (isAbandoned) {
      thread.interrupt();
    }
  }

  /**
   * Waits until the bot is closed, up to a limit. Does not wait for an abandoned bot.
   *
   * <p>A bot that still runs counts for its entrant only from here on: another seat of this match
   * may be that of an entrant with the same name.
   *
   * @return whether the bot still runs
   */
  boolean awaitClosed() {
    if (!isAbandoned && !thread.ended().isDone()) {
      awaitEnd();
    }
    hung.add(entrant.name(), thread);
    return !thread.ended().isDone();
  }

  private void awaitEnd() {
    boolean isInterrupted = Thread.interrupted();
    try {
      boolean hasEnded =
          time.await(thread.ended(), isInterrupted ? BRIEF_CLOSE_LIMIT : CLOSE_LIMIT);
      if (!hasEnded) {
        thread.interrupt();
        if (!isInterrupted) {
          hung.giveUp(entrant.name());
        }
      }
    } catch (InterruptedException e) {
      isInterrupted = true;
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
