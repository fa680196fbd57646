package org.rondo.foosball.remote;

import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.StalledException;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.Outcome;
import org.rondo.remote.Transcript;

/**
 * A client that plays one match for an entrant.
 *
 * <p>The client receives {@code READY} when it is asked for its first roster. It receives each
 * table when it is asked for its next roster, so it thinks only on its own clock.
 */
final class ClientSeat implements Bot<FoosballTable, Roster> {

  /** The time limit for a client to take READY, and to disconnect after the match. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /** Added to the clock's time: under a clock, the match interrupts the wait before this limit. */
  private static final Duration BEYOND_THE_CLOCK = Duration.ofSeconds(10);

  private final DeadlineConnection connection;
  private final HostSettings settings;
  private final Transcript transcript;

  /** The team of the client; null until it is asked for its first roster. */
  private @Nullable RemoteTeam team;

  private ClientSeat(DeadlineConnection connection, HostSettings settings, Transcript transcript) {
    this.connection = connection;
    this.settings = settings;
    this.transcript = transcript;
  }

  /**
   * {@return the seat of the client with an ID; waits for the client}
   *
   * @param transcript receives what the client is sent and sends in the match
   * @throws org.rondo.bot.DisconnectedException if no client comes within the waiting limit
   */
  static ClientSeat of(ClientQueue queue, String id, HostSettings settings, Transcript transcript) {
    try {
      ClientQueue.WaitingClient client = queue.take(id, settings.waitingLimit());
      // A client must be able to read the echo of its ID before it receives READY.
      long pause = client.since() + settings.pause().toNanos() - client.connection().now();
      if (pause > 0) {
        Thread.sleep(Duration.ofNanos(pause).toMillis() + 1);
      }
      return new ClientSeat(client.connection(), settings, transcript);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StalledException("the wait for a client with game ID " + id + " was interrupted");
    }
  }

  @Override
  public Roster choose(Decision<FoosballTable, Roster> decision) {
    RemoteTeam playing = team;
    if (playing == null) {
      playing = begin(decision.seat());
    } else {
      playing.show(decision.state());
    }
    return playing.choose(decision);
  }

  private RemoteTeam begin(int seat) {
    RemoteTeam begun =
        new RemoteTeam(
            connection,
            seat,
            settings.answerLimit(),
            BEYOND_THE_CLOCK,
            settings.quiet(),
            new MatchTime(),
            transcript);
    team = begun;
    transcript.sent(HostedMatch.READY);
    try {
      connection.write(HostedMatch.READY, connection.deadline(PATIENCE));
    } catch (IOException e) {
      // The wait for the roster finds that the client has disconnected.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StalledException("the start of the match was interrupted");
    }
    begun.begin();
    return begun;
  }

  @Override
  public void finished(FoosballTable table, Outcome outcome) {
    // After a forfeit the client receives no more tables.
    if (team != null && table.isOver()) {
      team.show(table);
    }
  }

  @Override
  public void close() {
    connection.leave(PATIENCE);
  }
}
