package org.rondo.foosball.remote;

import java.io.EOFException;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.UnreadableMoveException;

/**
 * A team that sends its rosters over a connection.
 *
 * <p>After each roster from the client, and only then, the host sends one array. So a client that
 * reads once for each array never finds two.
 */
final class RemoteTeam implements Bot<FoosballTable, Roster> {

  /** The time after a client's time limit at which the wait for its roster ends. */
  private static final Duration BEYOND_THE_CLOCK = Duration.ofMillis(2);

  private final DeadlineConnection connection;
  private final MessageReader messages;
  private final int seat;
  private final Duration patience;
  private final MatchTime time;

  /** The time from which the client can think about its next roster. */
  private volatile long shownAt;

  /** Whether the client still owes a roster that was due in an earlier turn. */
  private volatile boolean owesRoster;

  /** The reason why no more messages can come; null while they can. */
  private volatile @Nullable String end;

  /**
   * @param patience the time limit for a roster when no clock runs
   * @param quiet the time without a byte after which a message in pieces is complete
   * @param time the time source of the match's clocks
   */
  RemoteTeam(
      DeadlineConnection connection, int seat, Duration patience, Duration quiet, MatchTime time) {
    this.connection = connection;
    this.messages = new MessageReader(connection, quiet, Roster.SIZE);
    this.seat = seat;
    this.patience = patience;
    this.time = time;
    this.shownAt = connection.now();
  }

  @Override
  public Roster choose(Decision<FoosballTable, Roster> decision) {
    requireOpen();
    Duration used = passTimeBefore();
    Duration limit =
        decision.timeLeft().map(left -> left.minus(used)).map(RemoteTeam::beyond).orElse(patience);
    try {
      return exchange(decision.state(), limit);
    } catch (OversizedMessageException e) {
      close("its message of more than " + MessageReader.LIMIT + " bytes was refused");
      throw new UnreadableMoveException(WireText.escaped(e.start()), e.getMessage());
    } catch (IOException e) {
      String reason = e instanceof EOFException ? "" : ": " + e.getMessage();
      close("it was closed" + reason);
      throw new DisconnectedException("the client's connection is gone; " + end);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StalledException("the wait for the client's roster was interrupted");
    }
  }

  /**
   * Reads the client's messages during the waits for another client.
   *
   * <p>A roster that is complete before the client is asked counts from the time when it was
   * complete; a part of a roster does not stop the clock.
   *
   * @throws IOException if the connection is closed
   */
  void collectDuringWaitsFor(DeadlineConnection other) throws IOException {
    other.watch(connection, messages::collect);
  }

  /**
   * Charges the time that the client thought before it was asked to its clock, and returns that
   * time.
   */
  private Duration passTimeBefore() {
    if (owesRoster) {
      return Duration.ZERO;
    }
    long until = messages.arrival().orElseGet(connection::now);
    long used = Math.max(0, until - shownAt);
    time.pass(used);
    return Duration.ofNanos(used);
  }

  private static Duration beyond(Duration left) {
    return (left.isNegative() ? Duration.ZERO : left).plus(BEYOND_THE_CLOCK);
  }

  private void requireOpen() {
    String reason = end;
    if (reason != null) {
      throw new DisconnectedException("the client's connection is gone; " + reason);
    }
  }

  private Roster exchange(FoosballTable table, Duration limit)
      throws IOException, InterruptedException {
    long deadline = connection.deadline(limit);
    if (owesRoster) {
      // The roster is too late for its turn, but must be read before the client reads again.
      message(deadline, limit);
      send(table);
    }
    owesRoster = true;
    String message = message(deadline, limit);
    owesRoster = false;
    if (!WireText.isText(message)) {
      throw new UnreadableMoveException(WireText.escaped(message), "a roster is ASCII text");
    }
    return Roster.parse(WireText.escaped(message));
  }

  private String message(long deadline, Duration limit) throws IOException, InterruptedException {
    return messages
        .next(1, deadline)
        .orElseThrow(
            () ->
                new StalledException(
                    "no roster came from the client within " + limit.toMillis() + " ms"));
  }

  private void close(String reason) {
    end = reason;
    connection.close();
  }

  /**
   * Sends a table, unless the client has not yet answered the last one.
   *
   * <p>Called in the thread that plays the match; does not wait.
   */
  void show(FoosballTable table) {
    if (end != null || owesRoster) {
      return;
    }
    try {
      send(table);
    } catch (IOException e) {
      close("it was closed: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Notes that the client can think about its first roster from now on. */
  void begin() {
    shownAt = connection.now();
  }

  /**
   * Sends a table without waiting. The send buffer has room for it, unless the client sends rosters
   * and never reads.
   */
  private void send(FoosballTable table) throws IOException, InterruptedException {
    if (!connection.write(table.seenBy(seat).text(), connection.deadline(Duration.ZERO))) {
      close("the client does not read the arrays sent to it");
    }
    shownAt = connection.now();
  }
}
