package org.rondo.cli.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.SocketException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.LagOption;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.TranscriptsOption;
import org.rondo.cli.console.TypedSettings;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.remote.FoosballHost;
import org.rondo.match.clock.TimeControl;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Hosts matches between programs over TCP. */
@Command(
    name = "host",
    description = {
      "Hosts matches between programs over TCP, many at once, until the command is interrupted.",
      "The game is foosball; games-foosball/docs/protocol.md describes the protocol."
    },
    footer = "Example: host foosball --bot sound --out target/hosted")
public final class HostCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "foosball, with or without options.")
  private String game;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port, 1 to 65535, or 0 for any free port; by default ${DEFAULT-VALUE}.")
  private int port = FoosballHost.PORT;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      description =
          "The address of this machine to listen on, 0.0.0.0 for all; by default ${DEFAULT-VALUE},"
              + " which only this machine can reach.")
  private String address = "127.0.0.1";

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      description =
          "The opponent of a client that has waited one second for another client; by default"
              + " none.")
  private @Nullable String bot;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = {
        "The time limit of a team: total:1m for a match, move:500ms for a roster, none for no"
            + " limit, or another clock as in 'tournament'. Units are ms, s, m and h; by default"
            + " ${DEFAULT-VALUE}."
      })
  private String time = "total:1m";

  @Mixin private LagOption lag;

  @Option(
      names = "--pause",
      paramLabel = "MILLIS",
      description =
          "The pause between the echo of a game ID and READY, in milliseconds, 0 to 86400000; by"
              + " default ${DEFAULT-VALUE}.")
  private int pause = 100;

  @Option(
      names = "--per-address",
      paramLabel = "N",
      description =
          "The maximum number of connections from one address, 1 or more; by default"
              + " ${DEFAULT-VALUE}. The host refuses more, so that no address locks out the"
              + " others.")
  private int perAddress = 500;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "End after this number of matches, 1 or more; matches that the host abandons count too."
              + " By default the host does not end.")
  private @Nullable Integer games;

  @Mixin private SeedOption seedOption;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Write each match's record to a file in this folder, which must hold no records: 1.json,"
              + " 2.json, ...; by default no records are written.")
  private @Nullable Path out;

  @Mixin private TranscriptsOption transcripts;

  @Spec private CommandSpec spec;

  HostCommand() {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    SeedOption.RunSeed seed = seedOption.seed(true);
    FoosballHost.Builder builder = builder().seed(seed.seed());
    if (games != null) {
      TypedSettings.requirePositive("host", "games", games);
    }
    HostReporter reporter =
        new HostReporter(
            spec.commandLine().getOut(),
            spec.commandLine().getErr(),
            out == null ? HostedRecords.none() : HostedRecords.inNewFolder(out),
            games == null ? HostReporter.ENDLESS : games);
    FoosballHost host = open(builder.transcripts(transcripts.openNew()).listener(reporter));
    try {
      seed.commit(spec.commandLine().getErr());
      int exitCode = reporter.awaitExitCode();
      seed.publish(spec.commandLine().getOut());
      return exitCode;
    } finally {
      host.close();
    }
  }

  private FoosballHost.Builder builder() {
    Foosball rules = HostedRules.find(game);
    InetAddress local = TypedSettings.address("host", address);
    FoosballHost.Builder builder =
        TypedSettings.of(
            "host",
            () ->
                FoosballHost.of(rules)
                    .port(port)
                    .address(local)
                    .time(lag.addedTo(TimeControl.parse(time)))
                    .pause(Duration.ofMillis(pause))
                    .connectionsOfAddress(perAddress));
    if (bot != null) {
      builder.bot(BotCatalog.find(rules, bot));
    }
    return builder;
  }

  private FoosballHost open(FoosballHost.Builder builder) throws IOException {
    try {
      return builder.open();
    } catch (SocketException e) {
      throw new CommandFailedException(
          "the host cannot listen on "
              + address
              + ":"
              + port
              + ": "
              + e.getMessage()
              + "; choose another port with --port, or end the process that listens there");
    } catch (IOException e) {
      throw new CommandFailedException("the host cannot begin: " + e.getMessage());
    }
  }
}
