package org.rondo.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.flight.ChoiceSpan;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/**
 * Bots that choose in the calling thread, without a limit of time.
 *
 * <p>An interrupt of the thread that is found after a call of a bot is hidden from the other bots,
 * because the bot may have caused it. It is set again when the bots are closed, because it may as
 * well be meant for the caller.
 */
final class UntimedBots<S extends State, M extends Move> implements SeatedBots<S, M> {
  private final List<Entrant<S, M>> entrants;
  private final List<Bot<S, M>> bots = new ArrayList<>();
  private final OfferedMove.MoveClasses classes = new OfferedMove.MoveClasses();
  private boolean isInterrupted;

  UntimedBots(List<Entrant<S, M>> entrants) {
    this.entrants = entrants;
    for (Entrant<S, M> entrant : entrants) {
      bots.add(BotReply.botOf(entrant));
      hideInterrupt();
    }
  }

  private void hideInterrupt() {
    isInterrupted |= Thread.interrupted();
  }

  @Override
  public List<BotReply<M>> ask(List<Decision<S, M>> decisions) {
    List<BotReply<M>> replies = new ArrayList<>(decisions.size());
    for (Decision<S, M> decision : decisions) {
      replies.add(ask(decision));
    }
    return replies;
  }

  private BotReply<M> ask(Decision<S, M> decision) {
    ChoiceSpan span = ChoiceSpan.begin();
    BotReply<M> answer = BotReply.of(bots.get(decision.seat()), decision, classes);
    span.end(entrants.get(decision.seat()).name(), decision.seat(), decision.turn());
    if (answer.hasStalled() && Thread.currentThread().isInterrupted()) {
      throw SeatedBots.abandoned(entrants.get(decision.seat()));
    }
    hideInterrupt();
    return answer;
  }

  @Override
  public void finish(IntFunction<S> known, Outcome outcome) {
    for (int seat = 0; seat < bots.size(); seat++) {
      BotReply.finish(bots.get(seat), known.apply(seat), outcome);
      hideInterrupt();
    }
  }

  @Override
  public List<String> close() {
    for (Bot<S, M> bot : bots) {
      BotReply.close(bot);
      hideInterrupt();
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
    return List.of();
  }
}
