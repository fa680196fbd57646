package org.rondo.match;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.HungThreads;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.match.clock.ClockPhase;
import org.rondo.match.clock.MatchClocks;

/** Bots that choose in threads of their own while their clocks run. */
final class TimedBots<S extends State, M extends Move> implements SeatedBots<S, M> {
  private final MatchClocks clocks;
  private final List<BotThread<S, M>> threads;

  TimedBots(List<Entrant<S, M>> entrants, MatchClocks clocks, TimeSource time, HungThreads hung) {
    this.clocks = clocks;
    OfferedMove.MoveClasses classes = new OfferedMove.MoveClasses();
    this.threads =
        entrants.stream().map(entrant -> new BotThread<>(entrant, time, hung, classes)).toList();
  }

  /**
   * Asks all bots at the same time. No clock runs until each of them has been supplied. The clock
   * of a bot runs only while the bot chooses.
   */
  @Override
  public List<BotReply<M>> ask(List<Decision<S, M>> decisions) {
    decisions.forEach(decision -> threads.get(decision.seat()).supply());
    Map<Decision<S, M>, BotThread<S, M>.PendingReply> asked = new LinkedHashMap<>();
    for (Decision<S, M> decision : decisions) {
      BotThread<S, M> thread = threads.get(decision.seat());
      if (thread.isAvailable()) {
        asked.put(decision, question(decision, thread));
      }
    }
    Map<Decision<S, M>, BotReply<M>> replies = replies(asked);
    return decisions.stream()
        .map(decision -> asked.containsKey(decision) ? replies.get(decision) : missing(decision))
        .toList();
  }

  private BotThread<S, M>.PendingReply question(Decision<S, M> decision, BotThread<S, M> thread) {
    ClockPhase phase = ClockPhase.of(decision.game(), decision.state());
    int seat = decision.seat();
    return thread.ask(
        clocks.isLimited(seat)
            ? decision.within(clocks.limit(seat, phase), clocks.status(seat))
            : decision,
        clocks.latest(seat, phase));
  }

  /** {@return the replies to questions} Waits first for the bot with the shortest limit. */
  private Map<Decision<S, M>, BotReply<M>> replies(
      Map<Decision<S, M>, BotThread<S, M>.PendingReply> asked) {
    Map<Decision<S, M>, BotReply<M>> replies = new HashMap<>();
    try {
      asked.values().forEach(BotThread.PendingReply::awaitBegin);
      asked.entrySet().stream()
          .sorted(Comparator.comparing(entry -> entry.getValue().latest()))
          .forEach(
              entry ->
                  replies.put(entry.getKey(), judged(entry.getKey(), entry.getValue().reply())));
    } catch (CancellationException e) {
      asked.values().forEach(BotThread.PendingReply::interrupt);
      throw e;
    }
    return replies;
  }

  private BotReply<M> judged(Decision<S, M> decision, BotThread.Reply<M> reply) {
    int seat = decision.seat();
    ClockPhase phase = ClockPhase.of(decision.game(), decision.state());
    boolean isLimitOfGame = clocks.isLimitOfGame(seat, phase);
    clocks.charge(seat, phase, reply.used());
    return reply
        .answer()
        .orElseGet(
            () ->
                isLimitOfGame
                    ? BotReply.halted()
                    : reply
                        .lateAnswer()
                        .map(late -> late.asLate(clocks, seat, phase))
                        .orElseGet(() -> BotReply.late(clocks, seat, phase)));
  }

  /** {@return the reply of a seat whose bot cannot be asked} */
  private BotReply<M> missing(Decision<S, M> decision) {
    int seat = decision.seat();
    BotThread<S, M> thread = threads.get(seat);
    if (thread.isRefused()) {
      return BotReply.refused();
    }
    return thread.isSupplied()
        ? BotReply.late(clocks, seat, ClockPhase.of(decision.game(), decision.state()))
        : BotReply.absent(clocks, seat);
  }

  @Override
  public void finish(IntFunction<S> known, Outcome outcome) {
    for (int seat = 0; seat < threads.size(); seat++) {
      threads.get(seat).finish(known.apply(seat), outcome);
    }
  }

  @Override
  public List<String> close() {
    threads.forEach(BotThread::close);
    return threads.stream().filter(BotThread::awaitClosed).map(BotThread::name).toList();
  }
}
