package org.rondo.foosball.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.Transcripts;

/**
 * A host at which programs play comFoosball with each other over TCP. It plays many matches at
 * once.
 *
 * <pre>{@code
 * try (FoosballHost host = FoosballHost.of(new Foosball()).port(0).open()) {
 *   System.out.println("listening on " + host.address());
 *   ...
 * }
 * }</pre>
 *
 * <p>The module's {@code docs/protocol.md} describes the protocol. A faulty client can lose only
 * its own match and does not harm other clients, because every wait, message and queue has a limit.
 */
public final class FoosballHost implements AutoCloseable {

  /** The default port. */
  public static final int PORT = 8080;

  private static final Duration END = Duration.ofSeconds(2);

  private final InetSocketAddress address;
  private final Lobby lobby;
  private final ClientSeating seating;
  private final HostEventPublisher events;
  private final Thread thread;

  private FoosballHost(
      InetSocketAddress address, Lobby lobby, ClientSeating seating, HostEventPublisher events) {
    this.address = address;
    this.lobby = lobby;
    this.seating = seating;
    this.events = events;
    this.thread = new Thread(lobby, "rondo foosball host " + address.getPort());
  }

  private void start() {
    try {
      thread.start();
    } catch (Error e) {
      // The system has no thread for the host.
      lobby.giveBack();
      throw e;
    }
  }

  /**
   * {@return a host that is not yet open}
   *
   * @param game the rules
   */
  public static Builder of(Foosball game) {
    return new Builder(Objects.requireNonNull(game, "game"));
  }

  /** {@return the address of the host, including its port} */
  public InetSocketAddress address() {
    return address;
  }

  /**
   * Stops receiving clients and ends all matches. Returns when no connection is left.
   *
   * <p>Matches that are not over end without a record. If a bot in this virtual machine ignores the
   * interruption of its thread, this method stops waiting for it after a few seconds.
   */
  @Override
  public void close() {
    events.mute();
    lobby.close();
    try {
      if (thread != Thread.currentThread()) {
        thread.join(END.toMillis());
      }
    } catch (InterruptedException e) {
      // The matches still end below, but this thread does not wait for their threads.
      Thread.currentThread().interrupt();
    }
    seating.end();
  }

  /** Collects the settings of a host before it opens. Every setting has a default. */
  public static final class Builder {
    private final Foosball game;
    private InetAddress interfaceAddress = InetAddress.getLoopbackAddress();
    private int port = PORT;
    private TimeControl time = TimeControl.parse("total:1m");

    /** The seed; null if a secret seed is drawn. */
    private @Nullable Seed seed;

    private RandomGenerator ids = new SecureRandom();
    private List<Entrant<FoosballTable, Roster>> bots = List.of();
    private int connections = 1000;
    private int connectionsOfAddress = 500;
    private Duration pause = Duration.ofMillis(100);
    private Duration quiet = Duration.ofMillis(20);
    private Duration namingLimit = Duration.ofSeconds(10);
    private Duration waitingLimit = Duration.ofMinutes(10);
    private Duration botDelay = Duration.ofSeconds(1);
    private Duration answerLimit = Duration.ofMinutes(1);
    private FoosballHostListener listener = new FoosballHostListener() {};
    private Transcripts transcripts = Transcripts.none();

    private Builder(Foosball game) {
      this.game = game;
    }

    /**
     * Sets the port. The default is {@value FoosballHost#PORT}.
     *
     * @param number 1 to 65535, or 0 for any free port
     * @throws IllegalArgumentException if the number is not a port
     */
    public Builder port(int number) {
      if (number < 0 || number > 65_535) {
        throw new IllegalArgumentException("port " + number + " is not in 0..65535");
      }
      port = number;
      return this;
    }

    /**
     * Sets the address of this machine at which the host listens. The default is the loopback
     * address, which only programs on this machine can reach.
     *
     * @param local an address of this machine; the wildcard address stands for all its addresses
     */
    public Builder address(InetAddress local) {
      interfaceAddress = Objects.requireNonNull(local, "local");
      return this;
    }

    /**
     * Sets the time control of the teams. The default is one minute for the match. Without a clock,
     * {@link #answerLimit} limits the wait for a roster.
     *
     * @param control the time limit of each team
     */
    public Builder time(TimeControl control) {
      time = Objects.requireNonNull(control, "control");
      return this;
    }

    /**
     * Sets the seed of the matches. By default the host draws a {@linkplain Seed#secret secret
     * seed} when it opens. Matches are numbered from 1 in the order in which they begin. Match n
     * has the seed {@code seed.child("game", n)}. A client that guesses the seed can compute the
     * random events of its match.
     *
     * @param root the root of all streams
     */
    public Builder seed(Seed root) {
      seed = Objects.requireNonNull(root, "root");
      return this;
    }

    /**
     * Sets the source of the IDs for clients that ask for a random ID. The default is a {@link
     * SecureRandom}. A client that can predict an ID can take the place of another client.
     *
     * @param source the source; the thread of the host draws from it
     */
    public Builder ids(RandomGenerator source) {
      ids = Objects.requireNonNull(source, "source");
      return this;
    }

    /**
     * Sets the bot that plays AWAY if no other client has joined. By default there is no bot.
     *
     * @param entrant supplies a bot for each match
     */
    public Builder bot(Entrant<FoosballTable, Roster> entrant) {
      bots = List.of(entrant);
      return this;
    }

    /**
     * Sets the maximum number of connections at the same time. The default is 1000. The host
     * refuses further connections.
     *
     * @param most at least 1
     * @throws IllegalArgumentException if the number is below 1
     */
    public Builder connections(int most) {
      if (most < 1) {
        throw new IllegalArgumentException("connections " + most + " are below 1");
      }
      connections = most;
      return this;
    }

    /**
     * Sets the maximum number of connections from one address at the same time. The default is 500.
     * The host refuses more, so that no address can use up all {@link #connections}. Waiting and
     * playing clients count. Two IPv6 addresses with the same first 64 bits count as one address.
     *
     * @param most at least 1
     * @throws IllegalArgumentException if the number is below 1
     */
    public Builder connectionsOfAddress(int most) {
      if (most < 1) {
        throw new IllegalArgumentException("connections of an address " + most + " are below 1");
      }
      connectionsOfAddress = most;
      return this;
    }

    /**
     * Sets the pause before READY. The default is 100 ms. Without a pause, a client could read the
     * echo of its ID and READY as one text.
     *
     * @param length 0 or more
     * @throws IllegalArgumentException if the length is negative or above a day
     */
    public Builder pause(Duration length) {
      pause = bounded("pause", length, Duration.ZERO);
      return this;
    }

    /**
     * Sets the time after the last byte at which a message that arrives in several pieces is
     * complete. The default is 20 ms.
     *
     * @param length at least 1 ms
     * @throws IllegalArgumentException if the length is below 1 ms or above a day
     */
    public Builder quiet(Duration length) {
      quiet = bounded("quiet time", length, Duration.ofMillis(1));
      return this;
    }

    /**
     * Sets the time limit for a client to send its game ID. The default is 10 s.
     *
     * @param limit at least 1 ms
     * @throws IllegalArgumentException if the limit is below 1 ms or above a day
     */
    public Builder namingLimit(Duration limit) {
      namingLimit = bounded("naming limit", limit, Duration.ofMillis(1));
      return this;
    }

    /**
     * Sets the maximum time for which a client waits for another client. The default is 10 minutes.
     *
     * @param limit at least 1 ms
     * @throws IllegalArgumentException if the limit is below 1 ms or above a day
     */
    public Builder waitingLimit(Duration limit) {
      waitingLimit = bounded("waiting limit", limit, Duration.ofMillis(1));
      return this;
    }

    /**
     * Sets the time for which a client waits for another client before the {@link #bot} plays. The
     * default is 1 s.
     *
     * @param delay at least 1 ms
     * @throws IllegalArgumentException if the delay is below 1 ms or above a day
     */
    public Builder botDelay(Duration delay) {
      botDelay = bounded("bot delay", delay, Duration.ofMillis(1));
      return this;
    }

    /**
     * Sets the time limit for a roster when no clock runs. The default is one minute. A client that
     * takes longer loses.
     *
     * @param limit at least 1 ms
     * @throws IllegalArgumentException if the limit is below 1 ms or above a day
     */
    public Builder answerLimit(Duration limit) {
      answerLimit = bounded("answer limit", limit, Duration.ofMillis(1));
      return this;
    }

    private static Duration bounded(String what, Duration length, Duration least) {
      if (length.compareTo(least) < 0 || length.compareTo(Duration.ofDays(1)) > 0) {
        throw new IllegalArgumentException(
            what + " " + length + " is not in " + least.toMillis() + " ms..1 day");
      }
      return length;
    }

    /**
     * Sets the supply of transcripts of the clients, for instance a {@link
     * org.rondo.remote.transcript.TranscriptFolder}. The name of a match is its number. By default
     * there are none.
     */
    public Builder transcripts(Transcripts supply) {
      transcripts = Objects.requireNonNull(supply, "supply");
      return this;
    }

    /** Sets the listener for the events of the host. By default there is no listener. */
    public Builder listener(FoosballHostListener observer) {
      listener = Objects.requireNonNull(observer, "observer");
      return this;
    }

    /**
     * {@return an open host with these settings, which already receives clients}
     *
     * @throws IOException if the port is not available, or the process has too few file descriptors
     */
    public FoosballHost open() throws IOException {
      HostSettings settings = settings();
      HostEventPublisher events = new HostEventPublisher(listener);
      return open(settings, new HostedMatches(settings, events), events);
    }

    /**
     * {@return an open host at which clients play for entrants} The game, the time control, the
     * seed and the bot of this builder are not used, because the matches of the entrants have their
     * own.
     *
     * @param teams the game IDs of the entrants, each 1 to 64 ASCII characters without blanks, and
     *     not {@code 0}
     * @throws IllegalArgumentException if an ID is not of that form
     * @throws IOException if the port is not available
     */
    public TeamHost openFor(Set<String> teams) throws IOException {
      teams.forEach(GameIds::requireTeamId);
      HostSettings settings = settings();
      ClientQueue queue = new ClientQueue(teams);
      FoosballHost host = open(settings, queue, new HostEventPublisher(listener));
      return new TeamHost(host, queue, teams, settings);
    }

    private HostSettings settings() {
      return new HostSettings(
          game,
          time,
          seed == null ? Seed.secret(new SecureRandom()) : seed,
          ids,
          bots,
          connections,
          connectionsOfAddress,
          pause,
          quiet,
          namingLimit,
          waitingLimit,
          botDelay,
          answerLimit,
          transcripts);
    }

    private FoosballHost open(
        HostSettings settings, ClientSeating seating, HostEventPublisher events)
        throws IOException {
      DescriptorReserve reserve = new DescriptorReserve(SelectorProvider.provider());
      try {
        return open(settings, seating, events, reserve);
      } catch (IOException | RuntimeException | Error e) {
        reserve.release();
        throw e;
      }
    }

    private FoosballHost open(
        HostSettings settings,
        ClientSeating seating,
        HostEventPublisher events,
        DescriptorReserve reserve)
        throws IOException {
      ServerSocketChannel server = ServerSocketChannel.open();
      try {
        // A host that was closed a moment ago must not block the port for the next host.
        server.setOption(StandardSocketOptions.SO_REUSEADDR, true);
        // All permitted connections may arrive at the same moment, so the queue has room for them.
        server.bind(new InetSocketAddress(interfaceAddress, port), connections);
        Lobby lobby = new Lobby(settings, server, reserve, seating, events);
        InetSocketAddress address = (InetSocketAddress) server.getLocalAddress();
        FoosballHost host = new FoosballHost(address, lobby, seating, events);
        events.tell(observer -> observer.listening(address));
        host.start();
        return host;
      } catch (IOException | RuntimeException | Error e) {
        server.close();
        throw e;
      }
    }
  }
}
