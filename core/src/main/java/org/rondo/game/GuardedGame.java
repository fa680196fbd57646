package org.rondo.game;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
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

  private static final int NO_SEAT = GameFailureException.NONE;

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
    return call("text", NO_SEAT, () -> required(state.text()), e -> state != null);
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
    return call("start", NO_SEAT, () -> required(rules.start(rng)), e -> rng != null);
  }

  @Override
  public S start() {
    return call("start", NO_SEAT, () -> required(rules.start()), e -> true);
  }

  @Override
  public MoveSpace<M> moves(S state, int seat) {
    return call(
        "moves",
        seat,
        () -> guarded(required(rules.moves(state, seat))),
        e -> isSeat(seat) && isPosition(state));
  }

  @Override
  public S next(S state, JointMove<M> joint, Rng rng) {
    return call(
        "next",
        NO_SEAT,
        () -> required(rules.next(state, joint, rng)),
        e -> rng != null && isLegal(state, joint));
  }

  @Override
  public S next(S state, M move) {
    return call(
        "next", NO_SEAT, () -> required(rules.next(state, move)), e -> isLegal(state, move));
  }

  @Override
  public M parse(String text) {
    return call(
        "parse",
        NO_SEAT,
        () -> required(rules.parse(text)),
        e -> text != null && !(e instanceof UnreadableMoveException));
  }

  @Override
  public S parseState(String text) {
    return call(
        "parseState",
        NO_SEAT,
        () -> required(rules.parseState(text)),
        e -> text != null && !isRefusal(e));
  }

  @Override
  public S observation(S state, int seat) {
    return call(
        "observation",
        seat,
        () -> required(rules.observation(state, seat)),
        e -> state != null && isSeat(seat));
  }

  @Override
  public S resample(S observation, int seat, Rng rng) {
    return call(
        "resample",
        seat,
        () -> required(rules.resample(observation, seat, rng)),
        e -> observation != null && isSeat(seat) && rng != null);
  }

  @Override
  public OptionalLong leaves(S state, int depth) {
    return call(
        "leaves",
        NO_SEAT,
        () -> required(rules.leaves(state, depth)),
        e -> state != null && depth > 0);
  }

  @Override
  public Optional<Scratch<S>> scratch(S state) {
    return call("scratch", NO_SEAT, () -> required(rules.scratch(state)), e -> state != null)
        .map(GuardedScratch::new);
  }

  /** A match in play, with the guard of this game. */
  private final class GuardedScratch implements Scratch<S> {
    private final Scratch<S> scratch;

    GuardedScratch(Scratch<S> scratch) {
      this.scratch = scratch;
    }

    @Override
    public void play(int turns, Rng rng) {
      call(
          "scratch.play",
          NO_SEAT,
          () -> {
            scratch.play(turns, rng);
            return turns;
          },
          e -> rng != null);
    }

    @Override
    public S state() {
      return call("scratch.state", NO_SEAT, () -> required(scratch.state()), e -> true);
    }
  }

  @Override
  public Outcome outcome(S state) {
    return call("outcome", NO_SEAT, () -> required(rules.outcome(state)), e -> state != null);
  }

  @Override
  public boolean isSetup(S state) {
    return call("isSetup", NO_SEAT, () -> rules.isSetup(state), e -> state != null);
  }

  @Override
  public String show(S state) {
    return call("show", NO_SEAT, () -> required(rules.show(state)), e -> state != null);
  }

  @Override
  public Optional<M> standIn(S state, int seat, Optional<M> offered) {
    return call(
        "standIn",
        seat,
        () -> required(rules.standIn(state, seat, offered)),
        e -> state != null && isSeat(seat) && (offered.isEmpty() || isOwn(offered.get())));
  }

  private static <T> T required(T value) {
    return Objects.requireNonNull(value, "it returned null");
  }

  private boolean isSeat(int seat) {
    return seat >= 0 && seat < rules.seatCount();
  }

  private static boolean isRefusal(Throwable thrown) {
    return thrown instanceof IllegalArgumentException
        || thrown instanceof UnsupportedOperationException;
  }

  /**
   * {@return the result of a call of the rules}
   *
   * @param isAllowed whether the contract allows the arguments and forbids what was thrown
   * @throws GameFailureException if the rules throw something and are to blame for it; what they
   *     throw is thrown as it is if the caller is to blame
   */
  <T> T call(String method, int seat, Supplier<T> rulesCall, Predicate<Throwable> isAllowed) {
    try {
      return rulesCall.get();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      if (!isAllowed.test(e) || isOfRng(e) || isOverflowOfCaller(e)) {
        throw e;
      }
      throw GameFailureException.of(this, method, seat, e);
    }
  }

  /** {@return the result of a call of the rules, or of the other call if the rules throw} */
  static <T> T attempt(Supplier<T> rulesCall, Supplier<T> otherwise) {
    try {
      return rulesCall.get();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      return otherwise.get();
    }
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
    Seats seats = joint.seats();
    return attempt(
        () ->
            seats.equals(state.toMove())
                && seats.stream()
                    .allMatch(seat -> rules.moves(state, seat).contains(joint.move(seat))),
        () -> seats.stream().allMatch(seat -> isOwn(joint.move(seat))));
  }

  /**
   * {@return whether a state can be played on} What a seat may know of a position need not be such
   * a state.
   */
  private boolean isPosition(S state) {
    if (state == null || !rules.traits().has(Trait.HIDDEN)) {
      return state != null;
    }
    return attempt(
        () ->
            IntStream.range(0, rules.seatCount())
                .noneMatch(seat -> rules.observation(state, seat).equals(state)),
        () -> true);
  }

  private boolean isLegal(S state, M move) {
    if (state == null || move == null) {
      return false;
    }
    return attempt(
        () ->
            state.toMove().size() == 1
                && isLegal(state, JointMove.of(state.toMove().first(), move)),
        () -> isOwn(move));
  }

  /** {@return whether a move is of the game's own classes, and not of a class of the caller} */
  boolean isOwn(M move) {
    return attempt(
        () -> move != null && rules.parse(move.text()).getClass() == move.getClass(), () -> false);
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
