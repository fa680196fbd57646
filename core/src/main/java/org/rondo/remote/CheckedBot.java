package org.rondo.remote;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.GameFailureException;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/**
 * A bot that asks a program, as {@link ProgramBot} does, and finds out what is wrong when the
 * program does not answer as it should. After the first fault it asks no more.
 */
final class CheckedBot<S extends State, M extends Move> implements Bot<S, M> {

  /** The time for lines after an answer that is wrong. */
  private static final Duration REST_LIMIT = Duration.ofMillis(300);

  private final Program program;
  private final Protocol<S, M> protocol;
  private final String match;
  private final boolean isTimed;
  private final CheckLimits limits;
  private final Consumer<ProgramFinding> findings;
  private final LineRecorder lines;
  private final TimeSource time = TimeSource.system();
  private final ProgramSession session;
  private String where;
  private int answers;
  private Duration slowest = Duration.ZERO;
  private boolean hasFailed;

  /** The only legal move at the question that failed; empty if there were several. */
  private String forced = "";

  private boolean hasStalled;
  private boolean isClosed;

  /** Begins another match in the same process after this one; does nothing by default. */
  private Runnable next = () -> {};

  /**
   * Starts the program and greets it. If this fails, {@link #hasFailed} is true.
   *
   * @param match the match in words
   * @param isTimed whether the program is told how much time it has for each answer
   * @throws DisconnectedException if the program cannot be started
   */
  CheckedBot(
      Program program,
      Protocol<S, M> protocol,
      String match,
      boolean isTimed,
      CheckLimits limits,
      Consumer<ProgramFinding> findings) {
    this.lines = new LineRecorder(program.transcript());
    this.program = program.withTranscript(lines);
    this.protocol = protocol;
    this.match = match;
    this.isTimed = isTimed;
    this.limits = limits;
    this.findings = findings;
    this.where = match + ", before the first question";
    this.session = ProgramSession.start(this.program, limits.hidden());
    greet();
  }

  private void greet() {
    try {
      protocol.begin(session);
    } catch (GameFailureException e) {
      session.running().end();
      throw e;
    } catch (RuntimeException e) {
      hasFailed = true;
      findings.accept(greetingFlaw(e));
    }
  }

  private ProgramFinding greetingFlaw(RuntimeException thrown) {
    Optional<ProgramFlaw> breach = session.breach();
    if (breach.isPresent()) {
      return finding(breach.get(), came(breach.get(), thrown));
    }
    if (thrown instanceof StalledException) {
      return stalled(ProgramFlaw.NO_GREETING, program.startLimit());
    }
    return ProgramFlaw.WRONG_GREETING.finding(
        where, lines.sent(), lines.received(), UntrustedCalls.message(thrown));
  }

  private ProgramFinding finding(ProgramFlaw flaw, String came) {
    return flaw.finding(where, lines.sent(), came);
  }

  private String came(ProgramFlaw flaw, RuntimeException thrown) {
    return flaw == ProgramFlaw.EXITS_EARLY
        ? UntrustedCalls.message(thrown)
        : lines.received() + " (" + UntrustedCalls.message(thrown) + ")";
  }

  boolean hasFailed() {
    return hasFailed;
  }

  /** {@return whether the program was waited for in vain} */
  boolean hasStalled() {
    return hasStalled;
  }

  /** {@return the only legal move at the question that failed; empty if there were several} */
  String forced() {
    return forced;
  }

  int answers() {
    return answers;
  }

  Duration slowest() {
    return slowest;
  }

  @Override
  public boolean resigns() {
    return !hasFailed && protocol.resigns();
  }

  @Override
  public M choose(Decision<S, M> decision) {
    if (hasFailed) {
      throw new DisconnectedException("the check of this match has ended");
    }
    where = match + ", turn " + (decision.turn() + 1);
    Decision<S, M> asked = isTimed ? decision.within(program.answerLimit()) : decision;
    session.allow(session.answerLimit());
    long start = time.nanoTime();
    try {
      requireSilence();
      protocol.ask(session, asked);
      M move = protocol.answer(session, asked);
      Duration used = Duration.ofNanos(time.nanoTime() - start);
      Optional<String> objection = decision.moves().objection(move);
      if (objection.isEmpty()) {
        answers++;
        slowest = used.compareTo(slowest) > 0 ? used : slowest;
      } else {
        fail(
            decision,
            misstep(ProgramFlaw.ILLEGAL, move.text() + " is illegal: " + objection.get()));
      }
      return move;
    } catch (GameFailureException e) {
      throw ended(e);
    } catch (RuntimeException e) {
      fail(decision, flaw(e));
      throw e;
    }
  }

  private void requireSilence() {
    if (!protocol.mayWriteUnasked()) {
      session.requireSilence();
    }
  }

  private void fail(Decision<S, M> decision, ProgramFinding finding) {
    boolean isForced = decision.moves().count().bitLength() == 1;
    forced = isForced ? decision.moves().list().get(0).text() : "";
    fail(finding);
  }

  /** Ends the check without a finding: the program is not to blame for a failure of the rules. */
  private GameFailureException ended(GameFailureException failure) {
    hasFailed = true;
    return failure;
  }

  private void fail(ProgramFinding finding) {
    hasFailed = true;
    findings.accept(finding);
  }

  private ProgramFinding flaw(RuntimeException thrown) {
    Optional<ProgramFlaw> breach = session.breach();
    if (breach.isPresent()) {
      return finding(breach.get(), came(breach.get(), thrown));
    }
    if (thrown instanceof StalledException) {
      return stalled(ProgramFlaw.NO_ANSWER, session.answerLimit());
    }
    return thrown instanceof UnreadableMoveException unreadable
        ? misstep(ProgramFlaw.UNREADABLE, unreadable.rule())
        : finding(ProgramFlaw.REPORTED_ERROR, thrown.toString());
  }

  /** {@return the finding for a wrong answer} If lines follow the answer, they are the cause. */
  private ProgramFinding misstep(ProgramFlaw flaw, String rule) {
    boolean hasMore = session.rest(REST_LIMIT).isPresent();
    return hasMore
        ? finding(ProgramFlaw.UNASKED, lines.received())
        : flaw.finding(where, lines.sent(), lines.received(), rule);
  }

  /** {@return the finding for an answer that did not come in time, or not whole} */
  private ProgramFinding stalled(ProgramFlaw silent, Duration limit) {
    hasStalled = true;
    String none = "no answer within " + limit.toMillis() + " ms";
    if (lines.hasReceived()) {
      return finding(ProgramFlaw.INCOMPLETE, lines.received() + ", and then nothing more");
    }
    if (session.rest(limits.late()).isPresent()) {
      return finding(ProgramFlaw.LATE, none + "; later came " + lines.received());
    }
    session.running().closeInput();
    if (session.rest(limits.end()).isPresent()) {
      String later = "; when its input had ended, " + lines.received() + " came";
      return finding(ProgramFlaw.BUFFERED, none + later);
    }
    String partial = session.running().partial();
    return partial.isBlank()
        ? finding(silent, none)
        : finding(ProgramFlaw.WITHOUT_LINE_END, "'" + partial + "', without a line feed");
  }

  /** Asks a question outside a match. What is wrong is a finding, not an exception. */
  void answer(Decision<S, M> decision) {
    try {
      choose(decision);
    } catch (GameFailureException e) {
      throw e;
    } catch (RuntimeException e) {
      if (!hasFailed) {
        throw e;
      }
    }
  }

  /** {@return what is wrong with the answers to messages that matches do not send} */
  List<ProgramFinding> examine(Decision<S, M> first) {
    if (hasFailed) {
      return List.of();
    }
    session.allow(program.answerLimit());
    try {
      return protocol.examine(session, first);
    } catch (GameFailureException e) {
      throw ended(e);
    } catch (RuntimeException e) {
      hasFailed = true;
      return List.of(flaw(e));
    }
  }

  @Override
  public void finished(S state, Outcome outcome) {
    if (hasFailed) {
      return;
    }
    where = match + ", after the end";
    session.allow(limits.finish());
    try {
      requireSilence();
      protocol.finished(session, state, outcome);
    } catch (GameFailureException e) {
      throw ended(e);
    } catch (RuntimeException e) {
      ProgramFlaw flaw =
          session
              .breach()
              .filter(breach -> breach != ProgramFlaw.EXITS_EARLY)
              .orElse(ProgramFlaw.END_UNANSWERED);
      fail(finding(flaw, lines.received() + " (" + e.getMessage() + ")"));
    }
  }

  @Override
  public void close() {
    if (!isClosed) {
      isClosed = true;
      try {
        next.run();
        if (!hasFailed) {
          sayGoodbye();
        }
      } finally {
        end(ProgramFlaw.IGNORES_END);
      }
    }
  }

  private void sayGoodbye() {
    session.allow(limits.finish());
    try {
      protocol.leave(session);
    } catch (StalledException e) {
      // A program that does not read its last lines is found when it does not end.
    }
  }

  /**
   * Asks for a move of another match in the same process, after this match.
   *
   * @param following the protocol of the other match
   * @param first the first decision of the other match
   */
  void playAgain(Protocol<S, M> following, Decision<S, M> first) {
    next =
        () -> {
          if (!hasFailed) {
            where = match + ", the second match";
            tryAgain(following, first);
          }
        };
  }

  private void tryAgain(Protocol<S, M> following, Decision<S, M> first) {
    try {
      session.allow(program.startLimit());
      following.begin(session);
      session.allow(program.answerLimit());
      following.ask(session, first);
      M move = following.answer(session, first);
      if (!following.resigns() && !first.moves().contains(move)) {
        throw new UnreadableMoveException(move.text(), "it is illegal");
      }
    } catch (GameFailureException e) {
      throw ended(e);
    } catch (RuntimeException e) {
      fail(finding(ProgramFlaw.ONE_MATCH, lines.received() + " (" + e.getMessage() + ")"));
    }
  }

  /**
   * Ends the program in the middle of its match, and checks that it ends when its input ends.
   *
   * @param situation the situation in words
   */
  void leave(String situation) {
    isClosed = true;
    where = match + ", " + situation;
    end(ProgramFlaw.IGNORES_CLOSED_INPUT);
  }

  private void end(ProgramFlaw ignored) {
    boolean wasPlaying = !hasFailed;
    session.running().closeInput();
    Optional<ExitStatus> status =
        session.running().awaitExit(wasPlaying ? limits.end() : Duration.ZERO);
    if (status.isEmpty()) {
      session.running().stop();
    }
    session.running().end();
    if (wasPlaying && status.isPresent()) {
      reportEnd(status.get());
    } else if (wasPlaying) {
      String came = "the program still ran " + limits.end().toMillis() + " ms after that";
      findings.accept(ignored.finding(where, lines.sent() + ", then the end of the input", came));
    }
    if (lines.isFlooded()) {
      findings.accept(finding(ProgramFlaw.FLOODS_STDERR, lines.complaints()));
    }
  }

  private void reportEnd(ExitStatus status) {
    if (status.value() != 0 && lines.hasSent()) {
      findings.accept(finding(ProgramFlaw.EXIT_STATUS, status.text()));
    }
    int left = session.running().leftProcesses();
    if (left > 0) {
      String came = "the program ended and left " + left + (left == 1 ? " process" : " processes");
      findings.accept(finding(ProgramFlaw.LEAVES_PROCESSES, came + " running"));
    }
  }
}
