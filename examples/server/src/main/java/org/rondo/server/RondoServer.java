package org.rondo.server;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import com.google.common.io.Closer;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Openings;
import org.rondo.remote.Transcripts;
import org.rondo.remote.transcript.TranscriptFolder;
import org.rondo.server.access.KnownClients;
import org.rondo.server.access.TrustedProxies;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestSettings;
import org.rondo.server.contest.ContestTime;
import org.rondo.server.event.EventOffice;
import org.rondo.server.event.EventRoom;
import org.rondo.server.event.EventRules;
import org.rondo.server.live.Spectators;
import org.rondo.server.program.EventPrograms;
import org.rondo.store.Folders;
import org.rondo.store.LockFile;
import org.rondo.tournament.Competition;

/**
 * The web server of an event.
 *
 * <pre>{@code
 * try (RondoServer server = RondoServer.of(Path.of("event")).port(0).start()) {
 *   System.out.println("listening on " + server.url());
 *   ...
 * }
 * }</pre>
 *
 * <p>Every request body, header, connection and wait has a limit, so that a faulty client does not
 * harm others.
 */
public final class RondoServer implements AutoCloseable {

  /** The default port. */
  public static final int PORT = 8080;

  private final Javalin web;
  private final Contest contest;
  private final ServedEvent event;
  private final Spectators spectators;
  private final InetSocketAddress address;

  /** Keeps other servers from the data folder. */
  private final LockFile lock;

  private RondoServer(
      Javalin web,
      Contest contest,
      ServedEvent event,
      Spectators spectators,
      InetSocketAddress address,
      LockFile lock) {
    this.lock = lock;
    this.web = web;
    this.contest = contest;
    this.event = event;
    this.spectators = spectators;
    this.address = address;
  }

  /**
   * {@return a server that is not yet started}
   *
   * @param data the folder for all files that the server writes; it is created if it is missing
   */
  public static ServerBuilder of(Path data) {
    return new ServerBuilder(Objects.requireNonNull(data, "data"));
  }

  /** {@return the contest of this server} */
  public Contest contest() {
    return contest;
  }

  /** {@return the pages for spectators, below {@code /live}} */
  public Spectators spectators() {
    return spectators;
  }

  /** {@return the address on which the server listens, including its port} */
  public InetSocketAddress address() {
    return address;
  }

  /** {@return the URL of the first page, for example {@code http://127.0.0.1:8080/}} */
  public String url() {
    String host = address.getAddress().getHostAddress();
    return "http://"
        + (host.contains(":") ? "[" + host + "]" : host)
        + ":"
        + address.getPort()
        + "/";
  }

  /**
   * Stops the server. Programs of an event that wait for a question are told to call again; other
   * clients that wait for an answer are disconnected.
   */
  @Override
  public void close() {
    // Closes in reverse order, and closes the others too if one fails.
    Closer all = Closer.create();
    all.register(lock);
    all.register(web::stop);
    all.register(spectators::close);
    all.register(contest::close);
    all.register(event::close);
    try {
      all.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Collects the settings of a server before it starts. Every setting has a default. */
  public static final class ServerBuilder {
    private final Path data;
    private InetAddress local = InetAddress.getLoopbackAddress();
    private int port = PORT;
    private Path teams;
    private Duration minimumTurn = ContestSettings.STANDARD_TURN;
    private Duration silence = Duration.ZERO;
    private Consumer<String> problems = problem -> {};
    private @Nullable ContestTime time;
    private String token = "";
    private Duration idle = WebLimits.IDLE;
    private int connectionsOfAddress = WebLimits.CONNECTIONS_OF_ADDRESS;
    private final Set<InetAddress> proxies = new HashSet<>();
    private InstantSource connectionTime = WebLimits.machineTime();

    /** What programs play over HTTP; null if the event is the contest of 2017. */
    private @Nullable EventRules<?, ?> event;

    /** The folder of the transcripts of programs; null for none. */
    private @Nullable Path transcripts;

    private final List<Path> watched = new ArrayList<>();

    private ServerBuilder(Path data) {
      this.data = data;
      this.teams = data.resolve("teams.xml");
    }

    /**
     * Sets the port. The default is {@value RondoServer#PORT}.
     *
     * @param number 1 to 65535, or 0 for any free port
     * @throws IllegalArgumentException if the number is not a port
     */
    public ServerBuilder port(int number) {
      checkArgument(number >= 0 && number <= 65_535, "port %s is not in 0..65535", number);
      port = number;
      return this;
    }

    /**
     * Sets the address of this machine at which the server listens. The default is the loopback
     * address, which only programs on this machine can reach. Any other address needs a {@linkplain
     * #token token}.
     *
     * @param address an address of this machine; the wildcard address stands for all its addresses
     */
    public ServerBuilder address(InetAddress address) {
      local = Objects.requireNonNull(address, "address");
      return this;
    }

    /**
     * Sets the file with the teams and their secrets. The default is {@code teams.xml} in the data
     * folder. The server reads the file again when it changes. As long as the file does not exist,
     * there are no teams.
     *
     * @param file an XML file in the form of the 2017 contest
     */
    public ServerBuilder teams(Path file) {
      teams = Objects.requireNonNull(file, "file");
      return this;
    }

    /**
     * Sets the minimum time from the start of a turn to the start of the next turn. The default is
     * 3 seconds, as in the 2017 contest.
     *
     * @param time 0 to 1 hour
     * @throws IllegalArgumentException if the time is out of range
     */
    public ServerBuilder minimumTurn(Duration time) {
      minimumTurn = settings().withMinimumTurn(time).minimumTurn();
      return this;
    }

    /**
     * Sets the time after which a player that does not complete a turn is dropped from its game. By
     * default there is no limit.
     *
     * @param time 0 for no limit
     * @throws IllegalArgumentException if the time is negative
     */
    public ServerBuilder silence(Duration time) {
      silence = settings().withSilence(time).silence();
      return this;
    }

    /**
     * Sets what receives a sentence when the operator should know of a problem, for instance a file
     * that cannot be written. By default nothing does. The sentences hold no secrets.
     *
     * @param receiver receives the sentences, from several threads
     */
    public ServerBuilder problems(Consumer<String> receiver) {
      problems = Objects.requireNonNull(receiver, "receiver");
      return this;
    }

    /**
     * Sets the time of the contest. The default is the time of this machine.
     *
     * @param source the time; closed with the server
     */
    public ServerBuilder time(ContestTime source) {
      time = Objects.requireNonNull(source, "source");
      return this;
    }

    /** Sets the time after which a connection over which nothing is sent is closed. */
    ServerBuilder idle(Duration time) {
      idle = time;
      return this;
    }

    /** Sets the time by which connections have their limits. */
    ServerBuilder connectionTime(InstantSource source) {
      connectionTime = source;
      return this;
    }

    private ContestSettings settings() {
      return ContestSettings.of(teams, data.resolve("protocols"))
          .withMinimumTurn(minimumTurn)
          .withSilence(silence);
    }

    /**
     * Sets the token with which organisers identify themselves. By default there is no token, and
     * organisers need the secret of a team.
     *
     * @param secret 16 to 1000 characters without white space
     * @throws IllegalArgumentException if the token is too short, too long or has white space
     */
    public ServerBuilder token(String secret) {
      checkArgument(
          secret.length() >= ContestSettings.ADMINISTRATOR_SECRET && secret.length() <= 1000,
          "the organisers' token has %s characters, but it must have %s to 1000",
          secret.length(),
          ContestSettings.ADMINISTRATOR_SECRET);
      checkArgument(
          secret.chars().noneMatch(letter -> letter <= ' ' || letter > '~'),
          "the organisers' token has white space or characters that are not ASCII");
      token = secret;
      return this;
    }

    /**
     * Sets the maximum number of connections from one address that have shown neither a secret nor
     * a session. The default is 200. Above it, the connections are closed that have sent no request
     * for longest. Clients that have logged in do not count, so that a class plays from behind one
     * address. Two IPv6 addresses with the same first 64 bits count as one address.
     *
     * @param most at least 1
     * @throws IllegalArgumentException if the number is below 1
     */
    public ServerBuilder connectionsOfAddress(int most) {
      checkArgument(most >= 1, "connections of an address %s are below 1", most);
      connectionsOfAddress = most;
      return this;
    }

    /**
     * Names a reverse proxy, which says the addresses of its clients in the header {@code
     * X-Forwarded-For}. This header of others is not believed. The connections of a proxy have no
     * limit of their own. May be called several times.
     *
     * @param proxy the address from which the proxy calls
     */
    public ServerBuilder proxy(InetAddress proxy) {
      proxies.add(Objects.requireNonNull(proxy, "proxy"));
      return this;
    }

    /**
     * Keeps what the programs of an {@link #event} are told and answer, in a folder for each
     * tournament. No page of the server shows it. By default it is not kept.
     *
     * @param folder the folder, which need not exist yet
     */
    public ServerBuilder transcripts(Path folder) {
      transcripts = Objects.requireNonNull(folder, "folder");
      return this;
    }

    private Transcripts transcripts(String tournament) {
      Path folder = transcripts;
      if (folder == null) {
        return Transcripts.none();
      }
      try {
        return TranscriptFolder.in(folder.resolve(tournament));
      } catch (IOException e) {
        problems.accept("what programs say is not kept: " + e.getMessage());
        return Transcripts.none();
      }
    }

    /**
     * Shows spectators the tournaments, duels and tunings in a folder, finished and running, also
     * those of other processes. May be called several times. The data folder is always shown.
     *
     * @param folder the folder, which need not exist yet
     */
    public ServerBuilder watch(Path folder) {
      watched.add(Objects.requireNonNull(folder, "folder"));
      return this;
    }

    /**
     * Lets programs of the teams play a tournament of any games of two seats, by lines of JSON over
     * HTTP, in place of the contest of 2017.
     *
     * @param competition the games, the format and the time control
     * @param openings the openings of the matches
     * @throws IllegalArgumentException if a game has not two seats
     */
    public ServerBuilder event(Competition<?, ?> competition, Openings openings) {
      event = EventRules.of(competition, openings);
      return this;
    }

    /**
     * Starts the server.
     *
     * @return the server, which listens
     * @throws IOException if the data folder cannot be created, if another server has it, or if the
     *     server cannot listen at the address
     * @throws ConflictingSettingsException if the address is public and there is no token
     */
    public RondoServer start() throws IOException {
      if (!local.isLoopbackAddress() && token.isEmpty()) {
        throw new ConflictingSettingsException(
            local.getHostAddress(),
            "address "
                + local.getHostAddress()
                + " can be reached from other machines: give the organisers a token, or listen on"
                + " 127.0.0.1");
      }
      Folders.create(data);
      LockFile lock =
          LockFile.lock(data.resolve("server"))
              .orElseThrow(
                  () ->
                      new IOException(
                          "another server writes to the folder "
                              + data
                              + "; end it, or choose another folder"));
      try {
        return start(lock);
      } catch (IOException | RuntimeException e) {
        lock.close();
        throw e;
      }
    }

    private RondoServer start(LockFile lock) throws IOException {
      QueuedThreadPool threads = WebLimits.threads();
      ContestTime clock = time == null ? ContestTime.ofMachine() : time;
      Contest contest = new Contest(settings(), clock, threads, problems);
      contest.teams(); // reads the file, so that its mistakes are reported at once
      Spectators spectators = Spectators.start();
      ServedEvent served = served(contest, spectators, clock, threads);
      EventOffice office = served.office();
      spectators.watch(data);
      watched.forEach(spectators::watch);
      try {
        Javalin web =
            Javalin.create(
                    config -> {
                      configure(config, threads, served);
                      spectators.mount(config.routes, office::isOrganiser);
                    })
                .start();
        InetSocketAddress bound = new InetSocketAddress(local, web.port());
        return new RondoServer(web, contest, served, spectators, bound, lock);
      } catch (JavalinBindException e) {
        spectators.close();
        served.close();
        contest.close();
        throw new IOException(
            lenientFormat(
                "the server cannot listen on %s:%s: %s; choose another port, or end the process"
                    + " that listens there",
                local.getHostAddress(), port, cause(e)),
            e);
      }
    }

    private ServedEvent served(
        Contest contest, Spectators spectators, ContestTime clock, Executor threads)
        throws IOException {
      EventRoom room =
          new EventRoom(contest, data, spectators, token, new KnownClients(), problems);
      Duration limit = silence.isZero() ? EventPrograms.STANDARD_SILENCE : silence;
      EventRules<?, ?> rules = event;
      try {
        return rules == null
            ? ServedEvent.ofContest(room)
            : ServedEvent.ofPrograms(
                rules,
                room,
                new ServedEvent.ProgramLimits(clock, threads, limit, this::transcripts));
      } catch (IOException | RuntimeException e) {
        spectators.close();
        contest.close();
        throw e;
      }
    }

    private static String cause(JavalinBindException thrown) {
      // The web server wraps the reason of the platform several times.
      Throwable cause = thrown;
      while (cause.getCause() != null) {
        cause = cause.getCause();
      }
      return String.valueOf(cause.getMessage());
    }

    private void configure(JavalinConfig config, QueuedThreadPool threads, ServedEvent served) {
      WebLimits.apply(
          config,
          threads,
          new WebLimits.WebSettings(
              new InetSocketAddress(local, port),
              idle,
              connectionsOfAddress,
              new TrustedProxies(proxies, problems),
              connectionTime));
      new ServerPages(served.offers()).mount(config);
      served.routes().accept(config);
      served.office().mount(config);
    }
  }
}
