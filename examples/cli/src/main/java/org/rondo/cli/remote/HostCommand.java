package org.rondo.cli.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.remote.FoosballHost;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets programs meet over TCP. */
@Command(
    name = "host",
    description = {
      "Lets programs play with each other over TCP, many games at once, until it is interrupted.",
      "Hosted is foosball; games-foosball/docs/protocol.md tells what programs say."
    },
    mixinStandardHelpOptions = true,
    footer = {"", "Example: host foosball --bot sound --out target/hosted"})
public final class HostCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "foosball, with options or without.")
  private String game;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port, 1 to 65535, or 0 for any that is free; by default ${DEFAULT-VALUE}.")
  private int port = FoosballHost.PORT;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      description =
          "The address of this machine to listen on, 0.0.0.0 for all; by default ${DEFAULT-VALUE},"
              + " which only this machine reaches.")
  private String address = "127.0.0.1";

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      description =
          "Who plays with a client that nobody else has come to for a second; by default nobody.")
  private @Nullable String bot;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = {
        "How long a team may take: total:1m for a game, move:500ms for a roster, none for as long as"
            + " it likes, or another clock as in 'tournament'. Units are ms, s, m and h; by default"
            + " ${DEFAULT-VALUE}."
      })
  private String time = "total:1m";

  @Option(
      names = "--pause",
      paramLabel = "MILLIS",
      description =
          "The pause between the echo of a game's ID and READY, in milliseconds, 0 to 86400000; by"
              + " default ${DEFAULT-VALUE}.")
  private int pause = 100;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "End after so many games, 1 or more, those included that the host had to abandon; by"
              + " default never.")
  private @Nullable Integer games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The seed of everything that is drawn, a whole number; by default ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Write each game's record to a file in this folder, which holds none yet: 1.json, 2.json,"
              + " ...; by default to none.")
  private @Nullable Path out;

  @Spec private CommandSpec spec;

  HostCommand() {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    FoosballHost.Builder builder = builder();
    if (games != null && games < 1) {
      throw new IllegalArgumentException("games " + games + " is below 1");
    }
    HostReporter reporter =
        new HostReporter(
            spec.commandLine().getOut(),
            spec.commandLine().getErr(),
            out == null ? HostedRecords.none() : HostedRecords.inNewFolder(out),
            games == null ? HostReporter.ENDLESS : games);
    FoosballHost host = open(builder.listener(reporter));
    try {
      return reporter.awaitExitCode();
    } finally {
      host.close();
    }
  }

  private FoosballHost.Builder builder() {
    Foosball rules = HostedRules.find(game);
    FoosballHost.Builder builder =
        FoosballHost.of(rules)
            .port(port)
            .address(local())
            .time(TimeControl.parse(time))
            .pause(Duration.ofMillis(pause))
            .seed(Seed.of(seed));
    if (bot != null) {
      builder.bot(BotCatalog.find(rules, bot));
    }
    return builder;
  }

  private InetAddress local() {
    try {
      return InetAddress.getByName(address);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(
          "'" + address + "' is no address; write one of this machine's, such as 127.0.0.1", e);
    }
  }

  private FoosballHost open(FoosballHost.Builder builder) throws IOException {
    try {
      return builder.open();
    } catch (SocketException e) {
      throw new CommandFailedException(
          "nobody can listen on " + address + ":" + port + ": " + e.getMessage());
    }
  }
}
