package org.rondo.server.contest;

import org.jspecify.annotations.Nullable;
import org.rondo.server.contest.Caller.ClientKey;

/** A player; a client of a team that plays one game at a time. */
final class ServedPlayer {
  private final int id;
  private final ClientKey key;
  private final Waiting starts;
  private @Nullable ServedGame game;

  /** Whether its last game was deleted, and its client does not know of a later one. */
  private boolean isUnaware;

  /** Whether the deleted game was over, and the client has not left it. */
  private boolean hasToLeave;

  ServedPlayer(int id, ClientKey key, Waiting starts) {
    this.id = id;
    this.key = key;
    this.starts = starts;
  }

  int id() {
    return id;
  }

  ClientKey key() {
    return key;
  }

  /** {@return the calls that wait for the start of this player's game} */
  Waiting starts() {
    return starts;
  }

  /** {@return the game that the player is in, or null} */
  @Nullable ServedGame game() {
    return game;
  }

  void enter(ServedGame entered) {
    game = entered;
  }

  void leave() {
    game = null;
  }

  /**
   * Takes the player out of a game that is deleted.
   *
   * @param isOver whether the game was over, so that the client is about to leave it
   */
  void leaveDeleted(boolean isOver) {
    game = null;
    isUnaware = true;
    hasToLeave = isOver;
  }

  /** Notes that the client has asked for a game, so it does not mean a deleted one any more. */
  void learn() {
    isUnaware = false;
    hasToLeave = false;
  }

  /** {@return whether the client may still mean a game that was deleted} */
  boolean isUnaware() {
    return isUnaware;
  }

  /** {@return whether the client leaves a game that was over and then deleted; once for each} */
  boolean leavesDeleted() {
    boolean leaves = hasToLeave;
    hasToLeave = false;
    return leaves;
  }
}
