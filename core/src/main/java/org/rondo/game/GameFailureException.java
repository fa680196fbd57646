package org.rondo.game;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.rondo.random.Seed;

/**
 * Thrown when the rules of a game fail: a method of the game, of one of its states, moves or move
 * spaces throws something that its contract does not allow. It is an error in the game's code,
 * which no bot and no person is to blame for, so it ends the match and the run.
 *
 * <p>The cause is what the rules threw, with its stack trace. The message names the game and the
 * method, and the turn, the seat and the seed of the match where there are any.
 */
public final class GameFailureException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  static final int NONE = -1;

  /** The beginning of the texts of secret seeds, which no message may tell. */
  private static final String SECRET = "secret:";

  /** The id of the game. */
  private final String game;

  /** The name of the method that failed. */
  private final String method;

  /** The number of turns before; {@code NONE} outside a match. */
  private final int turn;

  /** The seat that the method was asked for; {@code NONE} if it was asked for no seat. */
  private final int seat;

  /** The text of the match's seed; empty outside a match. */
  private final String seed;

  private GameFailureException(
      String game, String method, int turn, int seat, String seed, Throwable cause) {
    super(message(game, method, turn, seat, seed, cause), cause);
    this.game = game;
    this.method = method;
    this.turn = turn;
    this.seat = seat;
    this.seed = seed;
  }

  private static String message(
      String game, String method, int turn, int seat, String seed, Throwable cause) {
    return "game "
        + game
        + (turn < 0 ? "" : method.equals("outcome") ? ", position " + turn : ", turn " + (turn + 1))
        + (seat < 0 ? "" : ", seat " + seat)
        + (seed.isEmpty() ? "" : seed.startsWith(SECRET) ? ", a secret seed" : ", seed " + seed)
        + ": "
        + method
        + " threw "
        + text(cause);
  }

  /** {@return a throwable as text} The rules may have written its class. */
  private static String text(Throwable thrown) {
    return GuardedGame.attempt(thrown::toString, () -> thrown.getClass().getName());
  }

  /**
   * {@return the exception for a method of a game that failed outside a match; what the rules threw
   * itself if it is such an exception already}
   *
   * @param method the name of the method, {@code next}
   * @param cause what the rules threw
   */
  public static GameFailureException of(Game<?, ?> game, String method, Throwable cause) {
    return of(game, method, NONE, cause);
  }

  static GameFailureException of(Game<?, ?> game, String method, int seat, Throwable cause) {
    return cause instanceof GameFailureException failure
        ? failure
        : new GameFailureException(idOf(game), method, NONE, seat, "", cause);
  }

  static GameFailureException ofFactory(String specification, Throwable cause) {
    return new GameFailureException(specification, "create", NONE, NONE, "", cause);
  }

  private static String idOf(Game<?, ?> game) {
    return GuardedGame.attempt(
        () -> Objects.requireNonNull(game.id()),
        () -> GuardedGame.rulesOf(game).getClass().getName());
  }

  /**
   * {@return this failure in a match; unchanged if its match is known already}
   *
   * @param turnsBefore the number of turns that had been played, from 0
   */
  public GameFailureException inMatch(int turnsBefore, Seed seedOfMatch) {
    if (!seed.isEmpty()) {
      return this;
    }
    Throwable cause = Objects.requireNonNull(getCause());
    return new GameFailureException(game, method, turnsBefore, seat, seedOfMatch.text(), cause);
  }

  /** {@return this failure in a match whose first position could not be made} */
  public GameFailureException atStart(Seed seedOfMatch) {
    return inMatch(NONE, seedOfMatch);
  }

  /** {@return the id of the game} */
  public String game() {
    return game;
  }

  /** {@return the name of the method that failed, {@code next}} */
  public String method() {
    return method;
  }

  /**
   * {@return the number of turns that had been played in the match, from 0 as in records; empty
   * outside a match, and for the first position} The message counts turns from 1.
   */
  public OptionalInt turn() {
    return turn < 0 ? OptionalInt.empty() : OptionalInt.of(turn);
  }

  /** {@return the seat that the method was asked for; empty if it was asked for no seat} */
  public OptionalInt seat() {
    return seat < 0 ? OptionalInt.empty() : OptionalInt.of(seat);
  }

  /** {@return the seed of the match; empty outside a match} */
  public Optional<Seed> seed() {
    return seed.isEmpty() ? Optional.empty() : Optional.of(new Seed(seed));
  }
}
