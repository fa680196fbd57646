package org.rondo.foosball.remote;

import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.Excerpt;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Plays a match at a host with a bot of this virtual machine.
 *
 * <pre>{@code
 * try (FoosballClient client = FoosballClient.join(address, "1234", Duration.ofMinutes(15))) {
 *   FoosballTable last = client.play(new Foosball(), FoosballBots.sound(), Seed.of(1));
 * }
 * }</pre>
 *
 * <p>The host does not tell a client whether it plays HOME or AWAY. The client sees itself as HOME,
 * and its bot decides for seat 0. A client is for one thread and one match.
 */
public final class FoosballClient implements AutoCloseable {
  private static final String READY = "READY";
  private static final String ERROR = "ERROR";
  private static final int SHOWN = 200;

  /** The number of numbers in an array. */
  private static final int NUMBERS = 108;

  /** The time after the last byte at which a text that arrives in several pieces is complete. */
  private static final Duration QUIET = Duration.ofMillis(20);

  private final DeadlineConnection connection;
  private final MessageReader messages;
  private final Duration patience;
  private final String id;

  /** The text that was received after the ID. */
  private String greeting;

  private FoosballClient(DeadlineConnection connection, String id, Duration patience)
      throws IOException {
    this.connection = connection;
    this.messages = new MessageReader(connection, QUIET, NUMBERS);
    this.patience = patience;
    send(id);
    String echo = message(1, "the echo of game ID " + id);
    boolean isAny = id.equals(GameIds.ANY);
    boolean isMerged = echo.endsWith(READY) && echo.length() > READY.length();
    String own = isMerged ? echo.substring(0, echo.length() - READY.length()) : echo;
    this.id = isAny ? own.strip() : id;
    if (!echo.startsWith(this.id) || isAny && echo.startsWith(ERROR)) {
      throw unexpected(echo, "the echo of game ID " + id);
    }
    this.greeting = echo.substring(this.id.length()).strip();
  }

  /**
   * {@return a client that has sent its game ID and waits for another client with the same ID}
   *
   * @param id the game ID, 1 to 64 ASCII characters without blanks; {@code 0} asks the host for a
   *     random ID
   * @param patience the time limit of each wait: for the connection, for the other client, and for
   *     each array
   * @throws IllegalArgumentException if the ID does not have that form
   * @throws IOException if there is no host at the address, or if the host refuses the client; the
   *     message gives the reason
   */
  public static FoosballClient join(InetSocketAddress host, String id, Duration patience)
      throws IOException {
    GameIds.objection(id)
        .ifPresent(
            objection -> {
              throw new IllegalArgumentException(objection);
            });
    if (host.isUnresolved()) {
      throw new IOException("there is no machine " + host.getHostString());
    }
    DeadlineConnection connection = connect(host, patience);
    try {
      return new FoosballClient(connection, id, patience);
    } catch (IOException e) {
      connection.close();
      throw e;
    }
  }

  private static DeadlineConnection connect(InetSocketAddress host, Duration patience)
      throws IOException {
    SocketChannel channel = SocketChannel.open();
    try {
      long millis = Math.max(1, Math.min(Integer.MAX_VALUE, patience.toMillis()));
      channel.socket().connect(host, (int) millis);
      return DeadlineConnection.of(channel);
    } catch (IOException e) {
      channel.close();
      throw new IOException(
          "no host answers at "
              + host.getHostString()
              + ":"
              + host.getPort()
              + ": "
              + e.getMessage(),
          e);
    }
  }

  /** {@return the game ID} If the client asked for a random ID, this is the ID from the host. */
  public String id() {
    return id;
  }

  /**
   * Plays the match to its end.
   *
   * @param game the rules that the client assumes; the host's rules may differ
   * @param bot chooses the rosters. Its {@code finished} method is called at the end of a complete
   *     match, and its {@code close} method in every case. Exceptions from these two methods have
   *     no effect
   * @param seed the seed; the bot draws from {@code seed.child("seat", 0)}
   * @return the final table in the team's own frame, with the team as HOME
   * @throws IOException if the host closes the connection before the end of the match, sends a text
   *     that is not a table, or sends nothing for too long; the message gives the reason
   */
  public FoosballTable play(Foosball game, Bot<FoosballTable, Roster> bot, Seed seed)
      throws IOException {
    try {
      awaitReady();
      Rng rng = seed.child("seat", 0).rng();
      FoosballTable table = game.start(rng);
      List<JointMove<Roster>> played = List.of();
      while (!table.isOver()) {
        Decision<FoosballTable, Roster> decision =
            new Decision<>(game, table, 0, table.round(), game.moves(table, 0), played, rng);
        Roster roster = Objects.requireNonNull(bot.choose(decision), "the bot returned no roster");
        send(roster.text());
        FoosballTable next = table(table.round());
        played = List.of(JointMove.all(next.roster(0), next.roster(1)));
        table = next;
      }
      FoosballTable last = table;
      UntrustedCalls.runQuietly(() -> bot.finished(last, game.outcome(last)));
      return last;
    } finally {
      UntrustedCalls.runQuietly(bot::close);
    }
  }

  private void awaitReady() throws IOException {
    while (!greeting.equals(READY)) {
      if (!READY.startsWith(greeting)) {
        throw unexpected(greeting, READY);
      }
      greeting += message(1, READY);
    }
  }

  private FoosballTable table(int round) throws IOException {
    String what = "the array after round " + round + " of " + FoosballTable.ROUNDS;
    String array = message(NUMBERS, what);
    if (array.startsWith(ERROR)) {
      throw unexpected(array, what);
    }
    try {
      return FoosballTable.parse(array);
    } catch (IllegalArgumentException e) {
      throw new IOException(
          what
              + " is not a table: "
              + WireText.escaped(Excerpt.of(String.valueOf(e.getMessage()), SHOWN)),
          e);
    }
  }

  private String message(int least, String what) throws IOException {
    try {
      return messages
          .next(least, connection.deadline(patience))
          .orElseThrow(
              () ->
                  new SocketTimeoutException(
                      "the host sent nothing within " + patience.toMillis() + " ms for " + what));
    } catch (EOFException e) {
      throw new IOException("the host closed the connection instead of sending " + what, e);
    } catch (SocketException e) {
      // A host that ends before it has read everything resets the connection.
      throw new IOException(
          "the connection to the host broke instead of bringing " + what + ": " + e.getMessage(),
          e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private void send(String text) throws IOException {
    try {
      if (!connection.write(text, connection.deadline(patience))) {
        throw new SocketTimeoutException(
            "the host read nothing within " + patience.toMillis() + " ms");
      }
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private static IOException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    InterruptedIOException interrupted = new InterruptedIOException("the client was interrupted");
    interrupted.initCause(e);
    return interrupted;
  }

  private static IOException unexpected(String text, String expected) {
    String shown = Excerpt.of(WireText.escaped(text), SHOWN);
    return new IOException("the host sent '" + shown + "' instead of " + expected);
  }

  /** Closes the connection. A match that is not over is abandoned. */
  @Override
  public void close() {
    connection.close();
  }
}
