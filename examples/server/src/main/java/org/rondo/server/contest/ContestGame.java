package org.rondo.server.contest;

import java.util.List;
import java.util.Objects;

/**
 * A game at one moment.
 *
 * @param id its id, 1 or more
 * @param owner the team that owns it
 * @param label its name for people
 * @param turn the number of the last turn that has started; 0 for none
 * @param running whether that turn is still to be completed
 * @param rows the board from the top; {@code *} is an empty square, {@code 0} and {@code 1} are
 *     discs, {@code !} marks an illegal move; no rows if there is no map yet
 * @param seats the players; the first plays dark and moves first
 */
public record ContestGame(
    int id,
    String owner,
    String label,
    GameState state,
    int turn,
    boolean running,
    List<String> rows,
    List<ContestSeat> seats) {
  /** Describes a game. */
  public ContestGame {
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(state, "state");
    rows = List.copyOf(rows);
    seats = List.copyOf(seats);
  }
}
