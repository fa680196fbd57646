package org.rondo.server.event;

import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;
import org.rondo.server.access.KnownClients;
import org.rondo.server.contest.Contest;
import org.rondo.server.live.Spectators;

/**
 * Where an event takes place.
 *
 * @param contest the teams
 * @param folder the folder for the files of the event
 * @param spectators the pages on which the event is shown
 * @param token the token of the organisers; empty if they log in by a team only
 * @param known the clients that have shown a secret
 * @param problems receives a sentence when the event cannot go on, in any thread
 */
public record EventRoom(
    Contest contest,
    Path folder,
    Spectators spectators,
    String token,
    KnownClients known,
    Consumer<String> problems) {

  /** Describes the place of an event. */
  public EventRoom {
    Objects.requireNonNull(contest, "contest");
    Objects.requireNonNull(folder, "folder");
    Objects.requireNonNull(spectators, "spectators");
    Objects.requireNonNull(token, "token");
    Objects.requireNonNull(known, "known");
    Objects.requireNonNull(problems, "problems");
  }

  /** {@return the folder; the token is a secret} */
  @Override
  public String toString() {
    return folder.toString();
  }
}
