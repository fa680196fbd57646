package org.rondo.remote;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/** A bot that asks a program. */
final class ProgramBot<S extends State, M extends Move> implements Bot<S, M> {

  /** Added to the clock's time: under a clock, the match interrupts the wait before this limit. */
  private static final Duration BEYOND_THE_CLOCK = Duration.ofSeconds(10);

  /** The time for the messages at the end of a game. */
  private static final Duration END_LIMIT = Duration.ofSeconds(1);

  private final Program program;
  private final Protocol<S, M> protocol;
  private final ProgramSession session;

  /** Number of questions that are not answered yet. */
  private int unanswered;

  /** The reason why the program was ended; null while it runs. */
  private @Nullable String end;

  private ProgramBot(Program program, Protocol<S, M> protocol, ProgramSession session) {
    this.program = program;
    this.protocol = protocol;
    this.session = session;
  }

  static <S extends State, M extends Move> Bot<S, M> start(
      Program program, Protocol<S, M> protocol) {
    ProgramSession session = ProgramSession.start(program);
    try {
      protocol.begin(session);
      return new ProgramBot<>(program, protocol, session);
    } catch (UnreadableMoveException e) {
      session.close();
      throw new DisconnectedException("the program was not ready to play: " + e.getMessage());
    } catch (RuntimeException | Error e) {
      session.close();
      throw e;
    }
  }

  @Override
  public M choose(Decision<S, M> decision) {
    if (end != null) {
      throw new DisconnectedException("the program was ended: " + end);
    }
    boolean hasClock = decision.timeLeft().isPresent();
    session.allow(decision.timeLeft().map(BEYOND_THE_CLOCK::plus).orElseGet(this::answerLimit));
    try {
      if (unanswered == 0) {
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

  private Duration answerLimit() {
    return session.hasReceived()
        ? program.answerLimit()
        // If the protocol has no greeting, the program may still be starting.
        : program.startLimit().plus(program.answerLimit());
  }

  /** Stops a program that cannot go on. Its other processes are ended when the bot is closed. */
  private void end(String reason) {
    end = reason;
    session.stop();
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
    }
  }

  @Override
  public void close() {
    end = end == null ? "its game is over" : end;
    session.close();
  }
}
