package org.rondo.bot;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.random.Rng;

/**
 * The information that a bot receives when it must choose a move.
 *
 * <p>In a game with the trait {@link Trait#HIDDEN} a decision holds only what its seat knows: the
 * {@linkplain Game#observation observation} of the position, and no played turns. So every bot,
 * program and person that is asked by a decision learns no more than that.
 */
public final class Decision<S extends State, M extends Move> {
  private final GuardedGame<S, M> game;
  private final S state;
  private final int seat;
  private final int turn;
  private final MoveSpace<M> moves;
  private final List<JointMove<M>> played;
  private final Rng rng;
  private final @Nullable Duration timeLeft;
  private final @Nullable ClockStatus clocks;

  /**
   * Describes a decision without a clock; {@link #within} gives it one.
   *
   * @param state the current position; in a game with hidden information its observation is kept in
   *     its place
   * @param seat the seat that must choose
   * @param turn the number of turns that have been played; in a game with hidden information, of
   *     those in which this seat was to move
   * @param moves the legal moves; in a game with hidden information those of the observation are
   *     kept in their place
   * @param played the turns since the last decision of this seat; in a game with hidden information
   *     they are dropped
   * @param rng the bot's own random numbers
   * @throws IllegalArgumentException if the seat is not to move
   */
  public Decision(
      Game<S, M> game,
      S state,
      int seat,
      int turn,
      MoveSpace<M> moves,
      List<JointMove<M>> played,
      Rng rng) {
    this.game = GuardedGame.of(game);
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(moves, "moves");
    boolean isHidden = game.traits().has(Trait.HIDDEN);
    this.state = isHidden ? this.game.observation(state, seat) : state;
    this.seat = seat;
    this.turn = turn;
    // A space may refer to the position that it was made of.
    this.moves = isHidden ? this.game.moves(this.state, seat) : this.game.guarded(moves);
    this.played = isHidden ? List.of() : List.copyOf(played);
    this.rng = Objects.requireNonNull(rng, "rng");
    this.timeLeft = null;
    this.clocks = null;
    if (!this.state.toMove().contains(seat)) {
      throw new IllegalArgumentException(
          "seat " + seat + " has nothing to decide; the seats to move are " + this.state.toMove());
    }
  }

  private Decision(Decision<S, M> untimed, Duration timeLeft, @Nullable ClockStatus clocks) {
    this.game = untimed.game;
    this.state = untimed.state;
    this.seat = untimed.seat;
    this.turn = untimed.turn;
    this.moves = untimed.moves;
    this.played = untimed.played;
    this.rng = untimed.rng;
    this.timeLeft = timeLeft;
    this.clocks = clocks;
  }

  /**
   * {@return this decision with a time limit}
   *
   * @param limit the time that the bot may take from now on
   */
  public Decision<S, M> within(Duration limit) {
    return new Decision<>(this, Objects.requireNonNull(limit, "limit"), null);
  }

  /**
   * {@return this decision with a time limit, and with what the clocks of the match show}
   *
   * @param limit the time that the bot may take from now on
   * @param status what the clocks of all seats show
   */
  public Decision<S, M> within(Duration limit, ClockStatus status) {
    return new Decision<>(
        this, Objects.requireNonNull(limit, "limit"), Objects.requireNonNull(status, "status"));
  }

  /**
   * {@return a decision at turn 0 without a clock, for tests of a bot}
   *
   * @param state the current position
   * @param seat the seat that must choose; it is to move
   * @param rng the bot's random numbers
   * @throws IllegalArgumentException if the seat is not to move
   */
  public static <S extends State, M extends Move> Decision<S, M> in(
      Game<S, M> game, S state, int seat, Rng rng) {
    return new Decision<>(game, state, seat, 0, game.moves(state, seat), List.of(), rng);
  }

  /**
   * {@return the rules, as a {@linkplain GuardedGame guarded} game: what they throw against their
   * contract is a {@link org.rondo.game.GameFailureException}, which ends the match and is no fault
   * of the bot}
   *
   * <p>It cannot be cast to the game's own class; {@link #game(Class)} gives that. The positions
   * are the game's own states.
   */
  public Game<S, M> game() {
    return game;
  }

  /**
   * {@return the game as its own class, for a bot that needs what only that class has, such as its
   * options}
   *
   * <p>This is the game without a guard. A bot that calls the rules by it is blamed for what they
   * throw.
   *
   * @param <G> the class of the game
   * @param type the class of the game
   * @throws ClassCastException if the game is of another class
   */
  public <G extends Game<?, ?>> G game(Class<G> type) {
    return type.cast(GuardedGame.rulesOf(game));
  }

  /**
   * {@return the current position; in a game with hidden information, what the seat knows of it}
   */
  public S state() {
    return state;
  }

  /** {@return the seat that must choose} */
  public int seat() {
    return seat;
  }

  /**
   * {@return the number of turns that have been played; in a game with hidden information, only of
   * those in which this seat was to move, because the number of the others may tell something}
   */
  public int turn() {
    return turn;
  }

  /** {@return the legal moves} */
  public MoveSpace<M> moves() {
    return moves;
  }

  /**
   * {@return the turns since the last decision of this seat; at its first decision, all turns since
   * the start of the match, including those of an opening}
   *
   * <p>The lists of all decisions together contain the whole match so far. In a game with hidden
   * information they are empty: what the seat remembers is part of its observation.
   */
  public List<JointMove<M>> played() {
    return played;
  }

  /**
   * {@return whether the turns that were {@linkplain #played played} lead from an earlier position
   * to this one} For games without chance.
   *
   * @param earlier a position of the game
   */
  public boolean isReachedFrom(S earlier) {
    S there = earlier;
    try {
      for (JointMove<M> joint : played) {
        there = game.next(there, joint, Rng.none());
      }
    } catch (IllegalMoveException e) {
      return false;
    }
    return there.equals(state);
  }

  /** {@return the bot's own random numbers; they do not influence other bots or the rules} */
  public Rng rng() {
    return rng;
  }

  /** {@return the time that the bot may take from now on; empty if no clock runs} */
  public Optional<Duration> timeLeft() {
    return Optional.ofNullable(timeLeft);
  }

  /**
   * {@return what the clocks of the match show to all seats; empty if no clock runs, or if only the
   * limit of this decision is known, for instance in a virtual machine of its own}
   */
  public Optional<ClockStatus> clocks() {
    return Optional.ofNullable(clocks);
  }

  /** {@return the seat, the turn, counted from 1, and the position, as text} */
  @Override
  public String toString() {
    return "seat " + seat + " at turn " + (turn + 1) + " in " + state.text();
  }
}
