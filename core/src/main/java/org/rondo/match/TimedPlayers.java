package org.rondo.match;

import java.util.List;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.match.Clock.Phase;

/** Bots that choose in threads of their own, while their clocks run. */
final class TimedPlayers<S extends State, M extends Move> implements Players<S, M> {
  private final Clocks clocks;
  private final List<BotThread<S, M>> threads;

  TimedPlayers(List<Entrant<S, M>> entrants, Clocks clocks, TimeSource time) {
    this.clocks = clocks;
    this.threads = entrants.stream().map(entrant -> new BotThread<>(entrant, time)).toList();
  }

  @Override
  public Answer<M> ask(Decision<S, M> decision) {
    int seat = decision.seat();
    Phase phase = Phase.of(decision.game(), decision.state());
    Clock clock = clocks.clock(seat);
    boolean isLimitOfGame = clocks.isLimitOfGame(seat, phase);
    BotThread<S, M> thread = threads.get(seat);
    if (!thread.isThere()) {
      return thread.hasCome() ? Answer.late(clock, phase) : Answer.absent(clock);
    }
    BotThread.Reply<M> reply = thread.ask(decision, clocks.limit(seat, phase));
    clocks.charge(seat, phase, reply.used());
    return reply
        .answer()
        .orElseGet(() -> isLimitOfGame ? Answer.halted() : Answer.late(clock, phase));
  }

  @Override
  public void finish(S state, Outcome outcome) {
    threads.forEach(thread -> thread.finish(state, outcome));
  }

  @Override
  public void leave() {
    threads.forEach(BotThread::leave);
    threads.forEach(BotThread::awaitLeft);
  }
}
