package org.rondo.remote;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/** Asks a program. */
final class ProgramBot<S extends State, M extends Move> implements Bot<S, M> {

  /** Longer than any clock runs: under a clock whoever runs it interrupts the wait. */
  private static final Duration BEYOND_THE_CLOCK = Duration.ofSeconds(10);

  /** What a program has for each answer when it takes its leave. */
  private static final Duration FAREWELL = Duration.ofSeconds(1);

  private final Program program;
  private final Protocol<S, M> protocol;
  private final ProgramSession session;

  /** Answers that are still to come. */
  private int owed;

  /** Why the program is gone, if it is. */
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
    session.allow(decision.timeLeft().map(BEYOND_THE_CLOCK::plus).orElseGet(this::patience));
    try {
      if (owed == 0) {
        session.requireSilence();
      }
      protocol.ask(session, decision);
      owed++;
      return answer(decision);
    } catch (StalledException e) {
      // Under a clock the match says what it costs; the answer may come, and is then passed over.
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
    while (owed > 1) {
      passOver(decision);
      owed--;
    }
    try {
      M move = protocol.answer(session, decision);
      owed = 0;
      return move;
    } catch (StalledException | DisconnectedException e) {
      throw e;
    } catch (RuntimeException e) {
      // An answer it was, of whatever sort.
      owed = 0;
      throw e;
    }
  }

  /** Reads an answer that was due earlier, whatever it is. */
  private void passOver(Decision<S, M> decision) {
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

  private Duration patience() {
    return session.hasHeard()
        ? program.answerLimit()
        // By a protocol without a greeting the program may still be starting.
        : program.startLimit().plus(program.answerLimit());
  }

  /** Stops a program that cannot go on; what that leaves is cleared away when the bot is closed. */
  private void end(String reason) {
    end = reason;
    session.stop();
  }

  @Override
  public void finished(S state, Outcome outcome) {
    if (end == null) {
      session.allow(FAREWELL);
      protocol.finished(session, state, outcome);
    }
  }

  @Override
  public void close() {
    end = end == null ? "its game is over" : end;
    session.close();
  }
}
