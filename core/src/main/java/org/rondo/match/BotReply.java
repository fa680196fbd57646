package org.rondo.match;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.Entrant;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Excerpt;
import org.rondo.game.GameFailureException;
import org.rondo.game.GuardedGame;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.RulesTrace;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.match.clock.ClockPhase;
import org.rondo.match.clock.MatchClocks;
import org.rondo.match.clock.TimeControl;

/**
 * The reply of a bot to a question: a move, and what is wrong with it or why it is missing.
 *
 * <p>A reply without a misstep holds a legal move. It holds no move if the game was halted while
 * the bot chose.
 */
final class BotReply<M extends Move> {
  private static final int DETAIL_LENGTH = 300;

  /** A throwable may be its own cause. */
  private static final int MAX_CAUSES = 10;

  /**
   * What a bot did wrong.
   *
   * @param losesGame whether the seat loses the game even if the game has a stand-in
   * @param thrown what the bot threw; null if it threw nothing
   * @param place the line of the bot's code that threw; empty if it threw nothing or the line is
   *     not known
   */
  record Misstep(
      Fault.Kind kind, String detail, boolean losesGame, @Nullable Throwable thrown, String place) {

    Misstep(Fault.Kind kind, String detail, boolean losesGame) {
      this(kind, detail, losesGame, null, "");
    }

    /** {@return this misstep, which is something that a bot threw in a decision} */
    Misstep by(Throwable cause, Bot<?, ?> bot, Decision<?, ?> decision) {
      if (kind != Fault.Kind.EXCEPTION) {
        return new Misstep(kind, detail, losesGame, cause, "");
      }
      String line =
          UntrustedCalls.place(
              cause,
              BotReply.class,
              bot.getClass(),
              GuardedGame.rulesOf(decision.game()).getClass());
      return new Misstep(kind, detail, losesGame, cause, line);
    }
  }

  private final @Nullable M move;
  private final @Nullable Misstep misstep;
  private final Thought thought;
  private final boolean isResigned;

  private BotReply(@Nullable M move, @Nullable Misstep misstep) {
    this(move, misstep, Thought.none(), false);
  }

  private BotReply(
      @Nullable M move, @Nullable Misstep misstep, Thought thought, boolean isResigned) {
    this.move = move;
    this.misstep = misstep;
    this.thought = thought;
    this.isResigned = isResigned;
  }

  /** {@return the bot's move, if the bot returned one} */
  Optional<M> move() {
    return Optional.ofNullable(move);
  }

  /** {@return what the bot did wrong, if anything} */
  Optional<Misstep> misstep() {
    return Optional.ofNullable(misstep);
  }

  /** {@return what the bot thought; none unless the bot returned a legal move or resigned} */
  Thought thought() {
    return thought;
  }

  /** {@return the reply for a game whose own time ended before the bot returned a move} */
  static <M extends Move> BotReply<M> halted() {
    return new BotReply<>(null, null);
  }

  boolean isHalted() {
    return move == null && misstep == null && !isResigned;
  }

  /** {@return whether the bot gives the match up} Such a reply holds no move. */
  boolean isResigned() {
    return isResigned;
  }

  /** {@return the reply of a bot that returned no move within its limit} */
  static <M extends Move> BotReply<M> late(MatchClocks clocks, int seat, ClockPhase phase) {
    Misstep misstep =
        new Misstep(Fault.Kind.TIMEOUT, clocks.overrun(seat, phase), clocks.isLostByOverrun(seat));
    return new BotReply<>(null, misstep);
  }

  /** {@return the reply for a seat whose entrant did not supply a bot in time} */
  static <M extends Move> BotReply<M> absent(MatchClocks clocks, int seat) {
    String detail = "the bot was not brought within " + TimeControl.text(BotThread.SUPPLY_LIMIT);
    Misstep misstep = new Misstep(Fault.Kind.NO_ANSWER, detail, clocks.isLostByOverrun(seat));
    return new BotReply<>(null, misstep);
  }

  /** {@return the reply for a seat whose entrant gets no bot, because an earlier bot still runs} */
  static <M extends Move> BotReply<M> refused() {
    return lost(
        Fault.Kind.NO_ANSWER,
        "the entrant gets no further bot: a bot that it supplied before has not returned");
  }

  /**
   * {@return whether the bot's program did not answer within the limit that the bot sets for it}
   */
  boolean hasStalled() {
    return misstep != null
        && (misstep.kind() == Fault.Kind.NO_ANSWER || misstep.kind() == Fault.Kind.STOPPED);
  }

  /**
   * {@return this reply, which came too late, as the reply of a bot that returned no move within
   * its limit}
   */
  BotReply<M> asLate(MatchClocks clocks, int seat, ClockPhase phase) {
    BotReply<M> late = late(clocks, seat, phase);
    if (misstep == null || misstep.kind() != Fault.Kind.STOPPED) {
      return late;
    }
    Misstep overrun = late.misstep().orElseThrow();
    String detail = overrun.detail() + "; " + misstep.detail();
    return new BotReply<>(null, misstep(Fault.Kind.STOPPED, detail, overrun.losesGame()));
  }

  /**
   * {@return the entrant's bot; if the entrant fails to supply one, a bot that throws when it is
   * asked for a move}
   */
  static <S extends State, M extends Move> Bot<S, M> botOf(Entrant<S, M> entrant) {
    try {
      return Objects.requireNonNull(entrant.newBot(), "the entrant supplied null, not a bot");
    } catch (Throwable e) {
      return decision -> {
        if (e instanceof DisconnectedException || e instanceof StalledException) {
          throw (RuntimeException) e;
        }
        throw new IllegalStateException("there is no bot: " + UntrustedCalls.text(e), e);
      };
    }
  }

  static <S extends State, M extends Move> BotReply<M> of(
      Bot<S, M> bot, Decision<S, M> decision, OfferedMove.MoveClasses classes) {
    M move;
    try {
      move = bot.choose(decision);
    } catch (Throwable e) {
      rethrowIfOfRules(e, decision);
      return new BotReply<>(null, misstep(e).by(e, bot, decision));
    }
    if (isResigning(bot)) {
      return new BotReply<>(null, null, thoughtOf(bot), true);
    }
    if (move == null) {
      return wrong(Fault.Kind.ILLEGAL_MOVE, "the bot returned no move but null");
    }
    BotReply<M> judged = new OfferedMove<>(move, decision, classes).judged();
    return judged.misstep == null ? judged.with(thoughtOf(bot)) : judged;
  }

  /**
   * Throws the failure of the game's rules that ended a bot's choice, perhaps as the cause of what
   * the bot threw. Otherwise the bot is to blame, and this method does nothing.
   */
  private static void rethrowIfOfRules(Throwable thrown, Decision<?, ?> decision) {
    Throwable one = thrown;
    for (int depth = 0; depth < MAX_CAUSES && one != null; depth++, one = one.getCause()) {
      if (one instanceof GameFailureException failure) {
        throw failure;
      }
    }
    if (!UntrustedCalls.isFatal(thrown)) {
      RulesTrace.failedValue(thrown, decision.game(), decision.state())
          .ifPresent(
              method -> {
                throw GameFailureException.of(decision.game(), method, thrown);
              });
    }
  }

  /** {@return what a bot did wrong that threw something in place of choosing a move} */
  private static Misstep misstep(Throwable thrown) {
    if (thrown instanceof UnreadableMoveException) {
      return misstep(Fault.Kind.UNREADABLE_MOVE, UntrustedCalls.message(thrown), false);
    }
    if (thrown instanceof StalledException stalled) {
      Fault.Kind kind = stalled.isWhileStopped() ? Fault.Kind.STOPPED : Fault.Kind.NO_ANSWER;
      return misstep(kind, UntrustedCalls.message(thrown), true);
    }
    if (thrown instanceof DisconnectedException disconnected) {
      Fault.Kind kind = disconnected.isBySignal() ? Fault.Kind.KILLED : Fault.Kind.DISCONNECT;
      return misstep(kind, UntrustedCalls.message(thrown), true);
    }
    String detail = "the bot threw " + UntrustedCalls.text(thrown);
    return misstep(Fault.Kind.EXCEPTION, detail, false);
  }

  private BotReply<M> with(Thought said) {
    return said.isNone() ? this : new BotReply<>(move, misstep, said, false);
  }

  private static boolean isResigning(Bot<?, ?> bot) {
    try {
      return bot.resigns();
    } catch (Throwable e) {
      return false;
    }
  }

  private static Thought thoughtOf(Bot<?, ?> bot) {
    try {
      return Objects.requireNonNull(bot.thought());
    } catch (Throwable e) {
      return Thought.none();
    }
  }

  /** Tells a bot how its game ended. What it throws is ignored. */
  static <S extends State, M extends Move> void finish(Bot<S, M> bot, S state, Outcome outcome) {
    UntrustedCalls.runQuietly(() -> bot.finished(state, outcome));
  }

  /** Closes a bot. What it throws is ignored. */
  static void close(Bot<?, ?> bot) {
    UntrustedCalls.runQuietly(bot::close);
  }

  /** {@return the reply with a legal move} */
  static <M extends Move> BotReply<M> legal(M move) {
    return new BotReply<>(move, null);
  }

  /** {@return the reply with a move that cannot be played} */
  static <M extends Move> BotReply<M> illegal(M move, String detail) {
    return new BotReply<>(move, misstep(Fault.Kind.ILLEGAL_MOVE, detail, false));
  }

  /** {@return the reply that holds no move, only what is wrong} */
  static <M extends Move> BotReply<M> wrong(Fault.Kind kind, String detail) {
    return new BotReply<>(null, misstep(kind, detail, false));
  }

  /**
   * {@return the reply of a bot whose program cannot go on; it loses the game even if the game has
   * a stand-in}
   */
  private static <M extends Move> BotReply<M> lost(Fault.Kind kind, String detail) {
    return new BotReply<>(null, misstep(kind, detail, true));
  }

  private static Misstep misstep(Fault.Kind kind, String detail, boolean losesGame) {
    return new Misstep(kind, Excerpt.line(detail, DETAIL_LENGTH), losesGame);
  }
}
