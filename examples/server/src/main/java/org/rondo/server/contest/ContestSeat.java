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
 * @param comment why; empty while it plays
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
    String comment,
    int score,
    BoardPoint position,
    int completed) {
  /** Describes a player in a game. */
  public ContestSeat {
    Objects.requireNonNull(team, "team");
    Objects.requireNonNull(client, "client");
    Objects.requireNonNull(condition, "condition");
    Objects.requireNonNull(comment, "comment");
    Objects.requireNonNull(position, "position");
  }
}
