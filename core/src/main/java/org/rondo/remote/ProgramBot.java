package org.rondo.remote;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/**
 * A bot that asks a program, in one match. If it is {@linkplain #lent lent} and the program can
 * play again, the close of the bot does not end the program.
 */
final class ProgramBot<S extends State, M extends Move> implements Bot<S, M> {

  /**
   * The maximum time for the answer to the greeting of a program that has played before. It need
   * not start, and if it does not answer, there must be time to start it anew.
   */
  private static final Duration AGAIN_LIMIT = Duration.ofSeconds(5);

  /** Added to the clock's time: under a clock, the match interrupts the wait before this limit. */
  private static final Duration BEYOND_THE_CLOCK = Duration.ofSeconds(10);

  /** The time for the messages at the end of a game. */
  private static final Duration END_LIMIT = Duration.ofSeconds(1);

  private final Program program;
  private final Protocol<S, M> protocol;
  private final ProgramSession session;

  /** Number of questions that are not answered yet. */
  private int unanswered;

  /** Whether the program has failed to answer a question with a move. */
  private boolean hasFailed;

  /** Whether the program was told the end of its match. */
  private boolean isFinished;

  /** The reason why the program was ended; null while it runs. */
  private @Nullable String end;

  private boolean isLent;

  /** The number of the core to which the process is pinned; null if it is not pinned. */
  private @Nullable Integer core;

  // Guarded by this: the match may close the bot while it is taken back.
  private boolean isClosed;
  private boolean isOver;

  private ProgramBot(Program program, Protocol<S, M> protocol, ProgramSession session) {
    this.program = program;
    this.protocol = protocol;
    this.session = session;
  }

  /**
   * {@return a bot whose program has just been started}
   *
   * @param transcript also receives the lines of the match
   * @throws DisconnectedException if the program cannot be started or is not ready to play
   * @throws StalledException if the program is not ready in time
   */
  static <S extends State, M extends Move> ProgramBot<S, M> start(
      Program program, Protocol<S, M> protocol, Transcript transcript) {
    ProgramSession session = ProgramSession.start(program);
    ProgramBot<S, M> bot = new ProgramBot<>(program, protocol, session);
    try {
      bot.begin(transcript);
    } catch (RuntimeException | Error e) {
      session.end();
      throw e;
    }
    return bot;
  }

  /**
   * {@return a bot for another match of a program that has played before} If this method throws,
   * the program must be ended.
   *
   * @param earlier the program's bot in its last match, which {@linkplain #canPlayAgain allows} it
   * @param transcript also receives the lines of the match
   * @throws DisconnectedException if the program has ended, or is not ready to play
   * @throws StalledException if the program is not ready in time
   */
  static <S extends State, M extends Move> ProgramBot<S, M> again(
      ProgramBot<?, ?> earlier, Protocol<S, M> protocol, Transcript transcript) {
    Program program = earlier.program;
    ProgramSession session = earlier.session;
    Duration limit = program.startLimit();
    session.allow(limit.compareTo(AGAIN_LIMIT) < 0 ? limit : AGAIN_LIMIT);
    ProgramBot<S, M> bot = new ProgramBot<>(program, protocol, session);
    bot.begin(transcript);
    // What the program wrote to its standard error before its answer may belong to the last match.
    session.running().forgetErrors();
    return bot;
  }

  private void begin(Transcript transcript) {
    try {
      if (session.hasReceived() && !protocol.mayWriteUnasked()) {
        // The program has played before. Nothing that it still says belongs to this match.
        session.requireSilence();
      }
      session.begin(transcript);
      protocol.begin(session);
    } catch (UnreadableMoveException e) {
      throw new DisconnectedException("the program was not ready to play: " + e.getMessage());
    }
  }

  /**
   * {@return this bot, lent to a match until {@link #takeBack}}
   *
   * @param pinned the number of the core to which the process is pinned; null if it is not pinned
   */
  ProgramBot<S, M> lent(@Nullable Integer pinned) {
    isLent = true;
    core = pinned;
    return this;
  }

  @Nullable Integer core() {
    return core;
  }

  /** {@return the command of the program} */
  List<String> command() {
    return program.command();
  }

  /** {@return whether the process of the program runs} */
  boolean isAlive() {
    return session.running().isAlive();
  }

  /** {@return whether the program has played its match to the end without a failure} */
  boolean canPlayAgain() {
    return end == null
        && isFinished
        && !hasFailed
        && unanswered == 0
        && !session.isBroken()
        && program.restart() == Program.Restart.AUTO
        && protocol.canPlayAgain();
  }

  @Override
  public M choose(Decision<S, M> decision) {
    boolean hasMoved = false;
    try {
      M move = chosen(decision);
      hasMoved = true;
      return move;
    } finally {
      hasFailed |= !hasMoved;
    }
  }

  private M chosen(Decision<S, M> decision) {
    if (end != null) {
      throw new DisconnectedException("the program was ended: " + end);
    }
    boolean hasClock = decision.timeLeft().isPresent();
    session.allow(decision.timeLeft().map(BEYOND_THE_CLOCK::plus).orElseGet(session::answerLimit));
    try {
      if (unanswered == 0 && !protocol.mayWriteUnasked()) {
        session.requireSilence();
      }
      protocol.ask(session, decision);
      unanswered++;
      return answer(decision);
    } catch (StalledException e) {
      // Under a clock the match judges the delay. A late answer is dropped when it comes.
      if (!hasClock) {
        end(e.getMessage());
      }
      throw e;
    } catch (DisconnectedException e) {
      end(e.getMessage());
      throw e;
    } catch (UnreadableMoveException e) {
      if (session.isBroken()) {
        end(e.getMessage());
      }
      throw e;
    }
  }

  private M answer(Decision<S, M> decision) {
    while (unanswered > 1) {
      dropAnswer(decision);
      unanswered--;
    }
    try {
      M move = protocol.answer(session, decision);
      unanswered = 0;
      return move;
    } catch (StalledException | DisconnectedException e) {
      throw e;
    } catch (RuntimeException e) {
      // The program has answered, though without a usable move.
      unanswered = 0;
      throw e;
    }
  }

  /** Reads a late answer and drops it, even if it cannot be read as a move. */
  private void dropAnswer(Decision<S, M> decision) {
    try {
      protocol.answer(session, decision);
    } catch (StalledException | DisconnectedException e) {
      throw e;
    } catch (RuntimeException e) {
      if (session.isBroken()) {
        throw e;
      }
    }
  }

  /** Stops a program that cannot go on. Its other processes are ended when the bot is closed. */
  private void end(String reason) {
    end = reason;
    session.running().stop();
  }

  @Override
  public boolean resigns() {
    return protocol.resigns();
  }

  @Override
  public Thought thought() {
    return protocol.thought();
  }

  @Override
  public void finished(S state, Outcome outcome) {
    if (end == null) {
      session.allow(END_LIMIT);
      protocol.finished(session, state, outcome);
      isFinished = true;
    }
  }

  /** Ends the program without telling it. */
  void discard() {
    end = end == null ? "it is not used any more" : end;
    session.end();
  }

  @Override
  public void close() {
    boolean isEnd;
    synchronized (this) {
      isClosed = true;
      isEnd = !isLent || isOver || !canPlayAgain();
      isOver |= isEnd;
    }
    if (isEnd) {
      leave();
    }
  }

  private void leave() {
    try {
      if (end == null && isFinished) {
        session.allow(END_LIMIT);
        protocol.leave(session);
      }
    } finally {
      discard();
    }
  }

  /**
   * Ends the lending. A program that is not kept is ended.
   *
   * @param isWanted whether the program is to be kept, if it can play again
   * @return whether the program is kept
   */
  boolean takeBack(boolean isWanted) {
    boolean isKept;
    boolean wasOver;
    synchronized (this) {
      wasOver = isOver;
      isKept = isWanted && isClosed && !isOver;
      isOver = true;
    }
    if (!isKept && !wasOver) {
      UntrustedCalls.runQuietly(this::leave);
    }
    return isKept;
  }
}
