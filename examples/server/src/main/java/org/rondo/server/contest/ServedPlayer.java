package org.rondo.server.contest;

import org.jspecify.annotations.Nullable;
import org.rondo.server.contest.Caller.ClientKey;

/** A player; a client of a team that plays one game at a time. */
final class ServedPlayer {
  private final int id;
  private final ClientKey key;
  private final Waiting starts;
  private @Nullable ServedGame game;

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
}
