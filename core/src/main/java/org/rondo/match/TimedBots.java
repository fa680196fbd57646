package org.rondo.match;

import java.util.List;
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
    MoveClasses classes = new MoveClasses();
    this.threads =
        entrants.stream().map(entrant -> new BotThread<>(entrant, time, hung, classes)).toList();
  }

  @Override
  public BotReply<M> ask(Decision<S, M> decision) {
    int seat = decision.seat();
    ClockPhase phase = ClockPhase.of(decision.game(), decision.state());
    boolean isLimitOfGame = clocks.isLimitOfGame(seat, phase);
    BotThread<S, M> thread = threads.get(seat);
    if (!thread.isAvailable()) {
      if (thread.isRefused()) {
        return BotReply.refused();
      }
      return thread.isSupplied()
          ? BotReply.late(clocks, seat, phase)
          : BotReply.absent(clocks, seat);
    }
    BotThread.Reply<M> reply = thread.ask(decision, clocks.limit(seat, phase));
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

  @Override
  public void finish(S state, Outcome outcome) {
    threads.forEach(thread -> thread.finish(state, outcome));
  }

  @Override
  public List<String> close() {
    threads.forEach(BotThread::close);
    return threads.stream().filter(BotThread::awaitClosed).map(BotThread::name).toList();
  }
}
