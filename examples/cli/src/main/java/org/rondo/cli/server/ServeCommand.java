package org.rondo.cli.server;

import com.google.common.net.InetAddresses;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.StopHook;
import org.rondo.cli.console.TypedSettings;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;
import org.rondo.match.clock.TimeControl;
import org.rondo.server.RondoServer;
import org.rondo.server.contest.ContestSettings;
import org.rondo.server.contest.TeamRole;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the web server of an event. */
@Command(
    name = "serve",
    description = {
      "Runs the web server of an event until the command is interrupted: the service of the 2017"
          + " contest or a tournament of any game of two seats, pages for spectators and pages for"
          + " organisers.",
    },
    footer = {
      "Examples: serve --teams teams.xml --data event",
      "serve --event grid-soccer --games 2 --time move:2s --data class --token-file token",
    })
public final class ServeCommand implements Callable<Integer> {
  /** The environment variable that holds the organisers' token. */
  private static final String TOKEN_VARIABLE = "RONDO_TOKEN";

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port, 1 to 65535, or 0 for any free port; by default ${DEFAULT-VALUE}.")
  private int port = RondoServer.PORT;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      description =
          "The address of this machine to listen on, 0.0.0.0 for all; by default ${DEFAULT-VALUE},"
              + " which only this machine can reach. Any other address needs a token for the"
              + " organisers.")
  private String address = "127.0.0.1";

  @Option(
      names = "--teams",
      paramLabel = "FILE",
      description =
          "The file with the teams and their secrets; by default teams.xml in the data folder. The"
              + " server reads it again when it changes.")
  private @Nullable Path teams;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "The folder for all files of the server; by default ${DEFAULT-VALUE}.")
  private Path data = Path.of("rondo-event");

  @Mixin private EventOptions event;

  @Option(
      names = "--watch",
      paramLabel = "DIR",
      description =
          "A folder of tournaments, duels and tunings that spectators see at /live, finished or"
              + " running, also those of other processes; up to three folders deep. It need not"
              + " exist yet. May be given several times.")
  private List<Path> watched = new ArrayList<>();

  @Option(
      names = "--minimum-turn",
      paramLabel = "D",
      description =
          "The minimum time from the start of a turn to the start of the next, for example 500ms,"
              + " or 0 for none; by default 3s, as in the contest. Not with --event.")
  private @Nullable String minimumTurn;

  @Option(
      names = "--silence",
      paramLabel = "D",
      description =
          "Drop a player that does not complete a turn within this time, for example 2m; it loses"
              + " the game. By default a game waits for its players without end, as in the"
              + " contest. In an event without a clock, this is the time for an answer, by default"
              + " 1m.")
  private @Nullable String silence;

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description =
          "A file whose first line is the token of the organisers, 16 characters or more; by"
              + " default the environment variable "
              + TOKEN_VARIABLE
              + ", or no token. Other users of this machine can read the arguments of a command,"
              + " and so the token is not one.")
  private @Nullable Path tokenFile;

  @Option(
      names = "--per-address",
      paramLabel = "N",
      description =
          "The maximum number of connections of one address without a log-in, 1 or more; by"
              + " default ${DEFAULT-VALUE}. Above it, those without a request for longest are"
              + " closed. Clients that have logged in do not count.")
  private int perAddress = 200;

  @Option(
      names = "--proxy",
      paramLabel = "ADDRESS",
      description =
          "The address of a reverse proxy of yours, for example 127.0.0.1. The server believes what"
              + " it says of the addresses of its clients (X-Forwarded-For), and nobody else. May"
              + " be given several times.")
  private List<String> proxies = new ArrayList<>();

  @Spec private CommandSpec spec;

  ServeCommand() {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    String token = token();
    try (RondoServer server = open(token)) {
      StopHook stop = StopHook.of("stop of the server", server::close);
      try {
        missing(token, server).forEach(spec.commandLine().getErr()::println);
        out.println("listening on " + server.url());
        addresses(server).forEach(out::println);
        out.flush();
        new CountDownLatch(1).await();
      } finally {
        // A server that has ended would stay in memory as long as its hook.
        stop.close();
      }
    }
    return 0;
  }

  /** {@return who opens which address, a line each} */
  private List<String> addresses(RondoServer server) {
    // All addresses of a machine have one name, which is no address for others.
    String url =
        server.address().getAddress().isAnyLocalAddress()
            ? "http://ADDRESS-OF-THIS-MACHINE:" + server.address().getPort() + "/"
            : server.url();
    String programs =
        event.isGiven()
            ? "programs send POST " + url + "play"
            : "programs call " + url + "ClientService.svc/json/";
    return List.of(
        "organisers open " + url + "organiser", "spectators open " + url + "live", programs);
  }

  /** {@return what the server cannot do with these options, a sentence each} */
  private List<String> missing(String token, RondoServer server) {
    List<String> missing = new ArrayList<>();
    Path file = teams == null ? data.resolve("teams.xml") : teams;
    if (!Files.exists(file)) {
      missing.add(
          "no player can log in yet: there is no file " + file + " with teams (see --teams)");
    }
    if (token.isEmpty()
        && server.contest().teams().stream().noneMatch(team -> team.role() == TeamRole.POWER)) {
      missing.add(
          "the organisers' pages are closed: there is no token and no team with the role Power; log"
              + " in as a team with the role Power, or give a token (see --token-file and the"
              + " variable "
              + TOKEN_VARIABLE
              + ")");
    }
    return missing;
  }

  private RondoServer open(String token) throws IOException {
    InetAddress local = TypedSettings.address("serve", address);
    RondoServer.ServerBuilder builder =
        TypedSettings.of(
            "serve",
            () ->
                RondoServer.of(data)
                    .port(port)
                    .address(local)
                    .minimumTurn(
                        minimumTurn == null ? ContestSettings.STANDARD_TURN : duration(minimumTurn))
                    .silence(silence == null ? Duration.ZERO : duration(silence))
                    .connectionsOfAddress(perAddress)
                    .problems(spec.commandLine().getErr()::println));
    if (teams != null) {
      if (!Files.isRegularFile(teams)) {
        throw new OptionException(
            "serve", "--teams", teams.toString(), "there is no file " + teams + " with the teams");
      }
      builder.teams(teams);
    }
    watched.forEach(builder::watch);
    proxies.forEach(proxy -> builder.proxy(proxy(proxy)));
    event.addTo(builder, silence, minimumTurn, spec.commandLine().getErr());
    if (!token.isEmpty()) {
      TypedSettings.of("serve", () -> builder.token(token));
    }
    try {
      return builder.start();
    } catch (IOException e) {
      throw new CommandFailedException(String.valueOf(e.getMessage()));
    }
  }

  private static InetAddress proxy(String text) {
    if (!InetAddresses.isInetAddress(text)) {
      throw new OptionException(
          "serve",
          "--proxy",
          text,
          "'" + text + "' is not an address; write that of the proxy in digits, such as 127.0.0.1");
    }
    return InetAddresses.forString(text);
  }

  private static Duration duration(String text) {
    if (text.equals("0")) {
      return Duration.ZERO;
    }
    if (TimeControl.parse("move:" + text) instanceof TimeControl.PerMove control) {
      return control.time();
    }
    throw new SpecificationException(text, "'" + text + "' is not a time; write for example 500ms");
  }

  private String token() throws IOException {
    if (tokenFile != null) {
      String token =
          TypedSettings.secret("serve", "--token-file", tokenFile, "token", "the organisers");
      if (token.isEmpty()) {
        throw new OptionException(
            "serve",
            "--token-file",
            tokenFile.toString(),
            "the first line of " + tokenFile + " holds no token");
      }
      return token;
    }
    String token = System.getenv(TOKEN_VARIABLE);
    return token == null ? "" : token;
  }
}
