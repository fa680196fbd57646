package org.rondo.remote;

import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/**
 * A bot of a program that is lent to one match. If the program can play again, the close of this
 * bot does not end the program.
 */
final class LentBot<S extends State, M extends Move> implements Bot<S, M> {
  private final ProgramBot<S, M> bot;

  /** The number of the core to which the process is pinned; null if it is not pinned. */
  private final @Nullable Integer core;

  // Guarded by this.
  private boolean isClosed;
  private boolean isOver;

  LentBot(ProgramBot<S, M> bot, @Nullable Integer core) {
    this.bot = bot;
    this.core = core;
  }

  ProgramBot<S, M> bot() {
    return bot;
  }

  @Nullable Integer core() {
    return core;
  }

  @Override
  public M choose(Decision<S, M> decision) {
    return bot.choose(decision);
  }

  @Override
  public boolean resigns() {
    return bot.resigns();
  }

  @Override
  public Thought thought() {
    return bot.thought();
  }

  @Override
  public void finished(S state, Outcome outcome) {
    bot.finished(state, outcome);
  }

  @Override
  public void close() {
    boolean isEnd;
    synchronized (this) {
      isClosed = true;
      isEnd = isOver || !bot.canPlayAgain();
      isOver |= isEnd;
    }
    if (isEnd) {
      bot.close();
    }
  }

  /**
   * Ends the lending. A program that is not kept is ended.
   *
   * @param isWanted whether the program is to be kept, if it can play again
   * @return whether the program is kept
   */
  boolean end(boolean isWanted) {
    boolean isKept;
    boolean wasOver;
    synchronized (this) {
      wasOver = isOver;
      isKept = isWanted && isClosed && !isOver;
      isOver = true;
    }
    if (!isKept && !wasOver) {
      UntrustedCalls.runQuietly(bot::close);
    }
    return isKept;
  }
}
