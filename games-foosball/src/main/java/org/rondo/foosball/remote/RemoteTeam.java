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
import org.rondo.remote.Transcript;

/**
 * A team that sends its rosters over a connection.
 *
 * <p>The host sends exactly one array after each roster from the client. So a client that reads
 * once for each array never finds two arrays in one read.
 */
final class RemoteTeam implements Bot<FoosballTable, Roster> {
  private final DeadlineConnection connection;
  private final MessageReader messages;
  private final int seat;
  private final Duration patience;
  private final Duration beyondTheClock;
  private final MatchTime time;
  private final Transcript transcript;

  /** The time at which the client could begin to think about its next roster. */
  private volatile long shownAt;

  /** Whether the client has not yet sent a roster for which it was asked in an earlier turn. */
  private volatile boolean owesRoster;

  /** The reason why the client can send no more messages; null while it can. */
  private volatile @Nullable String end;

  /**
   * @param patience the time limit for a roster when no clock runs
   * @param beyondTheClock the wait for a roster ends this much time after the client's time limit
   * @param quiet the time after the last byte at which a message that arrives in several pieces is
   *     complete
   * @param time the time source of the match's clocks
   * @param transcript receives the arrays and the messages
   */
  RemoteTeam(
      DeadlineConnection connection,
      int seat,
      Duration patience,
      Duration beyondTheClock,
      Duration quiet,
      MatchTime time,
      Transcript transcript) {
    this.connection = connection;
    this.messages = new MessageReader(connection, quiet, Roster.SIZE);
    this.seat = seat;
    this.patience = patience;
    this.beyondTheClock = beyondTheClock;
    this.time = time;
    this.transcript = transcript;
    this.shownAt = connection.now();
  }

  @Override
  public Roster choose(Decision<FoosballTable, Roster> decision) {
    requireOpen();
    Duration used = passTimeBefore();
    Duration limit =
        decision.timeLeft().map(left -> left.minus(used)).map(this::beyond).orElse(patience);
    try {
      return exchange(decision.state(), limit);
    } catch (OversizedMessageException e) {
      transcript.received(e.start());
      close("its message of more than " + MessageReader.LIMIT + " bytes was refused");
      throw new UnreadableMoveException(WireText.escaped(e.start()), e.reason());
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
   * <p>If a roster is complete before the client is asked, it counts from the time at which it was
   * complete. A part of a roster does not stop the clock.
   *
   * @throws IOException if the connection is closed
   */
  void collectDuringWaitsFor(DeadlineConnection other) throws IOException {
    other.watch(connection, messages::collect);
  }

  /**
   * Computes the time for which the client has thought before it is asked. Charges this time to the
   * client's clock and returns it.
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

  private Duration beyond(Duration left) {
    return (left.isNegative() ? Duration.ZERO : left).plus(beyondTheClock);
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
      // This roster is too late for its turn. But it must be read, and answered by an array, before
      // the next roster.
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
    String message =
        messages
            .next(1, deadline)
            .orElseThrow(
                () ->
                    new StalledException(
                        "no roster came from the client within " + limit.toMillis() + " ms"));
    transcript.received(message);
    return message;
  }

  private void close(String reason) {
    end = reason;
    connection.close();
  }

  /**
   * Sends a table if the client has answered the last table.
   *
   * <p>The thread that plays the match calls this method. It does not wait.
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

  /** Stores that the client begins to think about its first roster now. */
  void begin() {
    shownAt = connection.now();
  }

  /**
   * Sends a table without waiting. The send buffer normally has room for it. It has none if the
   * client sends rosters and never reads.
   */
  private void send(FoosballTable table) throws IOException, InterruptedException {
    String array = table.seenBy(seat).text();
    transcript.sent(array);
    if (!connection.write(array, connection.deadline(Duration.ZERO))) {
      close("the client does not read the arrays sent to it");
    }
    shownAt = connection.now();
  }
}
