package org.rondo.server.contest;

import java.time.Duration;
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

  /** The time after the last call of a program from which it is silent: it may have ended. */
  private static final Duration SILENCE = Duration.ofSeconds(10);

  /** Describes a player. */
  public ContestPlayer {
    Objects.requireNonNull(team, "team");
    Objects.requireNonNull(client, "client");
    Objects.requireNonNull(lastCall, "lastCall");
  }

  /**
   * {@return whether the program has not called for ten seconds} One that waits calls more often.
   */
  public boolean isSilent(Instant now) {
    return !lastCall.plus(SILENCE).isAfter(now);
  }
}
