package org.rondo.remote;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * A decision, and the bot that must choose.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 * @param bot the bot
 * @param decision the decision
 */
public record BotQuestion<S extends State, M extends Move>(Bot<S, M> bot, Decision<S, M> decision) {

  /**
   * The answer of a bot.
   *
   * @param <M> the type of the moves
   * @param move a legal move; null if the bot resigns
   * @param thought what the bot thought
   */
  public record BotChoice<M extends Move>(@Nullable M move, Thought thought) {}

  /** {@return this question with a time limit} */
  public BotQuestion<S, M> within(Duration limit) {
    return new BotQuestion<>(bot, decision.within(limit));
  }

  /**
   * {@return the bot's answer}
   *
   * @throws BotFailureException if the bot throws, or returns null or an illegal move
   */
  public BotChoice<M> ask() {
    M move;
    boolean isResigned;
    Thought thought;
    try {
      move = bot.choose(decision);
      isResigned = bot.resigns();
      thought = bot.thought();
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      throw BotFailureException.of(e);
    }
    if (!isResigned) {
      requireLegal(move);
    }
    return new BotChoice<>(isResigned ? null : move, thought == null ? Thought.none() : thought);
  }

  private void requireLegal(M move) {
    if (move == null) {
      throw new BotFailureException("the bot returned no move but null");
    }
    decision
        .moves()
        .objection(move)
        .ifPresent(
            objection -> {
              throw new BotFailureException(
                  "the bot chose " + move.text() + ", which is illegal: " + objection);
            });
  }

  /** Closes the bot. What it throws is ignored. */
  public void closeBot() {
    UntrustedCalls.runQuietly(bot::close);
  }
}
