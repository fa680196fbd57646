package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.SocketException;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.RunMixin;
import org.rondo.cli.console.TypedSettings;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.remote.FoosballHost;
import org.rondo.foosball.remote.TcpEntrants;
import org.rondo.foosball.remote.TeamHost;
import org.rondo.game.Options;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.OptionException;
import picocli.CommandLine.Option;

/** The options for entrants {@code tcp:id=…}, whose clients connect over TCP. */
final class ClientOptions implements RunMixin {

  /** Less than a minute, the time that a match waits for an entrant to supply its bot. */
  private static final int MAX_WAIT = 50;

  private static final int MAX_GATHER = 86_400;

  @Option(
      names = "--port",
      paramLabel = "N",
      description =
          "The port for clients of entrants tcp:id=ID, 1 to 65535, or 0 for any free port; by"
              + " default ${DEFAULT-VALUE}.")
  private int port = FoosballHost.PORT;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      description =
          "The address of this machine at which it listens for clients, 0.0.0.0 for all; by default"
              + " ${DEFAULT-VALUE}, which only this machine can reach.")
  private String address = "127.0.0.1";

  @Option(
      names = "--gather",
      paramLabel = "SECONDS",
      description =
          "The time for every client to connect before the first match, 0 to 86400; by default"
              + " ${DEFAULT-VALUE}.")
  private int gather = 600;

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      description =
          "The time for which a match waits for a client, 1 to 50; by default ${DEFAULT-VALUE}. An"
              + " entrant whose client does not come loses the match.")
  private int wait = 30;

  ClientOptions() {}

  /**
   * Checks the times, also where no entrant has a client.
   *
   * @throws OptionException if a time is out of its range
   */
  void require() {
    requireRange("wait", wait, 1, MAX_WAIT);
    requireRange("gather", gather, 0, MAX_GATHER);
  }

  /**
   * Opens a host if an entrant has clients, and waits for them.
   *
   * @param specs the entrants of the command
   * @param err receives the address, and the names of clients that do not come
   * @return the finder of the entrants; the caller closes it
   */
  ClientEntrants open(List<EntrantSpec> specs, PrintWriter err)
      throws IOException, InterruptedException {
    Set<String> ids = ids(specs);
    return ids.isEmpty() ? ClientEntrants.withoutHost() : ClientEntrants.of(host(ids, err));
  }

  /**
   * {@return the entrants with clients}
   *
   * @param specs the entrants of the command
   */
  static List<String> withClients(List<EntrantSpec> specs) {
    return clients(specs).map(spec -> "entrant " + spec).toList();
  }

  private static Stream<EntrantSpec> clients(List<EntrantSpec> specs) {
    return specs.stream()
        .filter(spec -> Options.parse(spec.bot()).subject().equals(TcpEntrants.NAME));
  }

  private static Set<String> ids(List<EntrantSpec> specs) {
    Set<String> ids = new LinkedHashSet<>();
    for (EntrantSpec spec : clients(specs).toList()) {
      if (!ids.add(TcpEntrants.id(Options.parse(spec.bot())))) {
        throw new ConflictingSettingsException(
            "tcp", "two entrants have the game ID of " + spec + "; give each its own");
      }
    }
    return ids;
  }

  private TeamHost host(Set<String> ids, PrintWriter err) throws IOException, InterruptedException {
    TeamHost host = open(ids);
    try {
      err.println(
          "clients connect to "
              + host.address().getAddress().getHostAddress()
              + ":"
              + host.address().getPort()
              + " for every match, with game ID "
              + String.join(", ", ids)
              + "; the matches are played one at a time");
      err.flush();
      Set<String> missing = new TreeSet<>(host.awaitClients(Duration.ofSeconds(gather)));
      missing.forEach(id -> err.println("no client has come with game ID " + id));
      return host;
    } catch (InterruptedException | RuntimeException e) {
      host.close();
      throw e;
    }
  }

  private static void requireRange(String name, int seconds, int least, int most) {
    if (seconds < least || seconds > most) {
      throw new OptionException(
          "rondo",
          name,
          Integer.toString(seconds),
          name + " " + seconds + " is not in " + least + ".." + most + " seconds");
    }
  }

  private TeamHost open(Set<String> ids) throws IOException {
    InetAddress local = TypedSettings.address("rondo", address);
    try {
      return TypedSettings.of(
              "rondo",
              () ->
                  FoosballHost.of(new Foosball())
                      .port(port)
                      .address(local)
                      .waitingLimit(Duration.ofSeconds(wait)))
          .openFor(ids);
    } catch (SocketException e) {
      throw new CommandFailedException(
          "the host cannot listen on "
              + address
              + ":"
              + port
              + ": "
              + e.getMessage()
              + "; choose another port, or end the process that listens there");
    }
  }
}
