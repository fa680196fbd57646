package org.rondo.game;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * A game that wraps what its rules throw into a {@link GameFailureException}, so that an error in a
 * game is never taken for an error of the code that called it, for instance of a bot.
 *
 * <p>What the contract allows is thrown as it is: an {@link IllegalMoveException}, an {@link
 * UnreadableMoveException}, the refusal of a position's text, the refusal of a draw by the caller's
 * {@link Rng}. So is everything that follows from an argument which the contract forbids, such as
 * null, a seat that the game does not have, or a move that is illegal or not of the game: that is a
 * mistake of the caller. Arguments are looked at only after something was thrown, so a call that
 * succeeds costs next to nothing more.
 *
 * <p>Errors of the virtual machine other than a {@link StackOverflowError} are not wrapped.
 */
public final class GuardedGame<S extends State, M extends Move> implements Game<S, M> {
  /** The sources of random numbers that refuse some draws. */
  private static final Set<String> SOURCES =
      Set.of(
          "org.rondo.random.RefusingRng",
          "org.rondo.random.ExploringRng",
          "org.rondo.random.ScriptedRng");

  private static final Set<String> GUARDS =
      Set.of(GuardedGame.class.getName(), GuardedMoves.class.getName());

  private final Game<S, M> rules;

  private GuardedGame(Game<S, M> rules) {
    this.rules = rules;
  }

  /**
   * {@return a game with a guard; the game itself if it has one}
   *
   * @param game any game
   */
  public static <S extends State, M extends Move> GuardedGame<S, M> of(Game<S, M> game) {
    return game instanceof GuardedGame<S, M> guarded
        ? guarded
        : new GuardedGame<>(Objects.requireNonNull(game, "game"));
  }

  /**
   * {@return the game without its guard; the game itself if it has none}
   *
   * @param game any game
   */
  public static <S extends State, M extends Move> Game<S, M> rulesOf(Game<S, M> game) {
    return game instanceof GuardedGame<S, M> guarded ? guarded.rules : game;
  }

  /**
   * {@return a move space of this game with the same guard}
   *
   * @param moves a move space of this game
   */
  public MoveSpace<M> guarded(MoveSpace<M> moves) {
    // The space of a list only looks up what it was given.
    return moves instanceof ListedMoves<M> || moves instanceof GuardedMoves<M>
        ? moves
        : new GuardedMoves<>(this, moves);
  }

  /**
   * {@return the text of a state}
   *
   * @param state a state of this game
   */
  public String textOf(S state) {
    try {
      return required(state.text());
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("text", e, state != null);
    }
  }

  @Override
  public String id() {
    return rules.id();
  }

  @Override
  public int seatCount() {
    return rules.seatCount();
  }

  @Override
  public Traits traits() {
    return rules.traits();
  }

  @Override
  public ConsoleNotation<S, M> console() {
    return rules.console();
  }

  @Override
  public S start(Rng rng) {
    try {
      return required(rules.start(rng));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("start", e, rng != null);
    }
  }

  @Override
  public S start() {
    try {
      return required(rules.start());
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("start", e, true);
    }
  }

  @Override
  public MoveSpace<M> moves(S state, int seat) {
    try {
      return guarded(required(rules.moves(state, seat)));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("moves", seat, e, isSeat(seat) && isPosition(state));
    }
  }

  @Override
  public S next(S state, JointMove<M> joint, Rng rng) {
    try {
      return required(rules.next(state, joint, rng));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("next", e, rng != null && isLegal(state, joint));
    }
  }

  @Override
  public S next(S state, M move) {
    try {
      return required(rules.next(state, move));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("next", e, isLegal(state, move));
    }
  }

  @Override
  public M parse(String text) {
    try {
      return required(rules.parse(text));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("parse", e, text != null && !(e instanceof UnreadableMoveException));
    }
  }

  @Override
  public S parseState(String text) {
    try {
      return required(rules.parseState(text));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      boolean isRefusal =
          e instanceof IllegalArgumentException || e instanceof UnsupportedOperationException;
      throw failure("parseState", e, text != null && !isRefusal);
    }
  }

  @Override
  public S observation(S state, int seat) {
    try {
      return required(rules.observation(state, seat));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("observation", seat, e, state != null && isSeat(seat));
    }
  }

  @Override
  public S resample(S observation, int seat, Rng rng) {
    try {
      return required(rules.resample(observation, seat, rng));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("resample", seat, e, observation != null && isSeat(seat) && rng != null);
    }
  }

  @Override
  public Outcome outcome(S state) {
    try {
      return required(rules.outcome(state));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("outcome", e, state != null);
    }
  }

  @Override
  public boolean isSetup(S state) {
    try {
      return rules.isSetup(state);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("isSetup", e, state != null);
    }
  }

  @Override
  public String show(S state) {
    try {
      return required(rules.show(state));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw failure("show", e, state != null);
    }
  }

  @Override
  public Optional<M> standIn(S state, int seat, Optional<M> offered) {
    try {
      return required(rules.standIn(state, seat, offered));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      boolean isAllowed =
          state != null && isSeat(seat) && (offered.isEmpty() || isOwn(offered.get()));
      throw failure("standIn", seat, e, isAllowed);
    }
  }

  private static <T> T required(T value) {
    return Objects.requireNonNull(value, "it returned null");
  }

  private boolean isSeat(int seat) {
    return seat >= 0 && seat < rules.seatCount();
  }

  private RuntimeException failure(String method, Throwable thrown, boolean isAllowed) {
    return failure(method, -1, thrown, isAllowed);
  }

  /**
   * {@return the exception for what a method of the rules threw}
   *
   * @param isAllowed whether the contract allows the arguments and forbids what was thrown
   * @throws RuntimeException what was thrown, if the caller is to blame
   * @throws Error what was thrown, if the caller is to blame
   */
  RuntimeException failure(String method, int seat, Throwable thrown, boolean isAllowed) {
    if (!isAllowed || isOfRng(thrown) || isOverflowOfCaller(thrown)) {
      if (thrown instanceof Error error) {
        throw error;
      }
      return (RuntimeException) thrown;
    }
    return GameFailureException.of(this, method, seat, thrown);
  }

  /**
   * {@return whether the stack was full before the rules were called} The trace of a stack overflow
   * holds the deepest calls only. If it still holds a call of a guard, the rules have not filled
   * the stack.
   */
  private static boolean isOverflowOfCaller(Throwable thrown) {
    return thrown instanceof StackOverflowError
        && Arrays.stream(RulesTrace.trace(thrown))
            .anyMatch(frame -> GUARDS.contains(frame.getClassName()));
  }

  /** {@return whether the random numbers that the caller gave refused a draw} */
  private static boolean isOfRng(Throwable thrown) {
    StackTraceElement[] trace = RulesTrace.trace(thrown);
    return trace.length > 0 && SOURCES.contains(trace[0].getClassName());
  }

  /** {@return whether the contract allows a joint move, as far as the rules themselves can say} */
  private boolean isLegal(S state, JointMove<M> joint) {
    if (joint == null || !isPosition(state)) {
      return false;
    }
    try {
      if (!joint.seats().equals(state.toMove())) {
        return false;
      }
      for (int seat : joint.seats()) {
        if (!rules.moves(state, seat).contains(joint.move(seat))) {
          return false;
        }
      }
      return true;
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      return joint.seats().stream().allMatch(seat -> isOwn(joint.move(seat)));
    }
  }

  /**
   * {@return whether a state can be played on} What a seat may know of a position need not be such
   * a state.
   */
  private boolean isPosition(S state) {
    if (state == null || !rules.traits().has(Trait.HIDDEN)) {
      return state != null;
    }
    try {
      return IntStream.range(0, rules.seatCount())
          .noneMatch(seat -> rules.observation(state, seat).equals(state));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      return true;
    }
  }

  private boolean isLegal(S state, M move) {
    if (state == null || move == null) {
      return false;
    }
    try {
      Seats toMove = state.toMove();
      return toMove.size() == 1 && isLegal(state, JointMove.of(toMove.first(), move));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      return isOwn(move);
    }
  }

  /** {@return whether a move is of the game's own classes, and not of a class of the caller} */
  boolean isOwn(M move) {
    try {
      return move != null && rules.parse(move.text()).getClass() == move.getClass();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      return false;
    }
  }

  /** {@return whether the other is the same game, with a guard} */
  @Override
  public boolean equals(Object other) {
    return other instanceof GuardedGame<?, ?> that && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return rules.hashCode();
  }

  /** {@return the text of the game without its guard} */
  @Override
  public String toString() {
    return rules.toString();
  }
}
