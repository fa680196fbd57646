package org.rondo.server.contest;

import java.time.Instant;
import java.util.Objects;

/**
 * A player that has logged in.
 *
 * @param id its id, 1 or more
 * @param team the name of its team
 * @param client the name of its client
 * @param game the id of its game; 0 if it is free
 * @param lastCall the time of its client's last call; the epoch if the client has no session
 * @param login the number of its client's last login, 1 for the first login of the contest; 0 if
 *     the client has no session
 */
public record ContestPlayer(
    int id, String team, String client, int game, Instant lastCall, long login) {
  /** Describes a player. */
  public ContestPlayer {
    Objects.requireNonNull(team, "team");
    Objects.requireNonNull(client, "client");
    Objects.requireNonNull(lastCall, "lastCall");
  }
}
