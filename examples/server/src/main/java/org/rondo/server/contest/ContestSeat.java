package org.rondo.server.contest;

import java.util.Objects;

/**
 * A player in a game, at one moment.
 *
 * @param player the player's id
 * @param team the name of its team
 * @param client the name of its client
 * @param attached whether it is still in the game; a player that left or was dropped is not
 * @param condition what the game has come to for it
 * @param cause the reason of its condition
 * @param score its discs after the last turn that was judged without an error; 0 before
 * @param position the square of its last move; before the first move, of its last disc in reading
 *     order
 * @param completed the last turn that it has completed; 0 for none
 */
public record ContestSeat(
    int player,
    String team,
    String client,
    boolean attached,
    PlayerCondition condition,
    Cause cause,
    int score,
    BoardPoint position,
    int completed) {
  /** Describes a player in a game. */
  public ContestSeat {
    Objects.requireNonNull(team, "team");
    Objects.requireNonNull(client, "client");
    Objects.requireNonNull(condition, "condition");
    Objects.requireNonNull(cause, "cause");
    Objects.requireNonNull(position, "position");
  }

  /**
   * {@return the reason of the player's condition as the service tells it; empty while it plays}
   */
  public String comment() {
    return cause.comment();
  }

  /** The reason of a player's condition. */
  public sealed interface Cause {

    /** {@return the reason in the words of the service} */
    String comment();
  }

  /** A loss, or a draw if both players have one, without a count of discs. */
  public sealed interface Forfeit extends Cause {}

  /** The game is played. */
  public record InPlay() implements Cause {
    @Override
    public String comment() {
      return "";
    }
  }

  /**
   * The discs were counted at the end of the game.
   *
   * @param discs the discs of the player
   */
  public record Count(int discs) implements Cause {
    @Override
    public String comment() {
      return "Score: " + discs;
    }
  }

  /** The rules of the game have failed, and so the game ends without a result. */
  public record FailedRules() implements Cause {
    @Override
    public String comment() {
      return "the game does not count: its rules have failed on the server";
    }
  }

  /** The other player has a forfeit. */
  public record RivalForfeit() implements Cause {
    @Override
    public String comment() {
      return "Congratulations";
    }
  }

  /** The player moved in the turn of the other player. */
  public record OutOfTurn() implements Forfeit {
    @Override
    public String comment() {
      return "moved out of turn";
    }
  }

  /**
   * The player passed although it could move.
   *
   * @param legal a legal move
   */
  public record IllegalPass(BoardPoint legal) implements Forfeit {
    @Override
    public String comment() {
      return "passed although a move is legal, for example " + legal;
    }
  }

  /** The player completed its turn without a move. */
  public record MissingMove() implements Forfeit {
    @Override
    public String comment() {
      return "did not move in its turn";
    }
  }

  /** The player's move was illegal. */
  public record IllegalMove(BoardPoint move) implements Forfeit {
    @Override
    public String comment() {
      return "illegal move to " + move;
    }
  }

  /**
   * The player was dropped from the game, or left it.
   *
   * @param by the organiser or the client that dropped it, or its silence
   */
  public record Dropped(String by) implements Forfeit {
    @Override
    public String comment() {
      return "dropped from the game (" + by + ")";
    }
  }

  /**
   * The organisers have decided that the player loses.
   *
   * @param by who has decided
   */
  public record TechnicalLoss(String by) implements Forfeit {
    @Override
    public String comment() {
      return "technical loss by " + by;
    }
  }
}
