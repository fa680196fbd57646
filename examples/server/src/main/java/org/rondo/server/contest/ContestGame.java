package org.rondo.server.contest;

import java.util.List;
import java.util.Objects;

/**
 * A game at one moment.
 *
 * @param id its id, 1 or more
 * @param owner what the game belongs to
 * @param label its name for people
 * @param turn the number of the last turn that has started; 0 for none
 * @param running whether that turn is still to be completed
 * @param rows the board from the top; {@code *} is an empty square, {@code 0} and {@code 1} are
 *     discs, {@code !} marks an illegal move; no rows if there is no map yet
 * @param seats the players; the first plays dark and moves first
 */
public record ContestGame(
    int id,
    GameOwner owner,
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

  /**
   * What a game belongs to. A team may change only games of its own, and owns no game of the
   * organisers, whatever its name is.
   */
  public sealed interface GameOwner {

    /** {@return the name with which the label of the game begins} */
    String label();
  }

  /** A team, which has created the game through the admin service. */
  public record TeamOwner(String label) implements GameOwner {
    /** Describes an owner. */
    public TeamOwner {
      Objects.requireNonNull(label, "label");
    }
  }

  /** The organisers, who have created the game in this virtual machine. */
  public record OrganiserOwner(String label) implements GameOwner {
    /** Describes an owner. */
    public OrganiserOwner {
      Objects.requireNonNull(label, "label");
    }
  }

  /** An event, whose match is played in the game. */
  public record EventOwner(String label) implements GameOwner {
    /** Describes an owner. */
    public EventOwner {
      Objects.requireNonNull(label, "label");
    }
  }
}
