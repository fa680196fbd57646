package org.rondo.examples.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.rondo.bot.BotCatalog;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.remote.FoosballHost;
import org.rondo.foosball.remote.FoosballHostListener;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.TimeControl;
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
final class HostCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "foosball, with options or without.")
  private String game;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port, 0 for any that is free; by default ${DEFAULT-VALUE}.")
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
      description = "Who plays with a client that nobody else has come to for a second.")
  private Optional<String> bot = Optional.empty();

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "How long teams may take, as in 'cup'; by default ${DEFAULT-VALUE}.")
  private String time = "total:1m";

  @Option(
      names = "--pause",
      paramLabel = "MILLIS",
      description =
          "The pause between the echo of a game's ID and READY; by default ${DEFAULT-VALUE}.")
  private int pause = 100;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "End after so many games; by default never.")
  private Optional<Integer> games = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed; by default ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write each game's record to a file in this folder: 1.json, 2.json, ...")
  private Optional<Path> out = Optional.empty();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    FoosballHost.Builder builder = builder();
    if (games.isPresent() && games.get() < 1) {
      throw new IllegalArgumentException("games " + games.get() + " is below 1");
    }
    if (out.isPresent()) {
      requireNewFolder(out.get());
    }
    CountDownLatch left = new CountDownLatch(games.orElse(1));
    Reporter reporter =
        new Reporter(
            spec.commandLine().getOut(),
            spec.commandLine().getErr(),
            out,
            games.isPresent() ? left::countDown : () -> {});
    FoosballHost host = open(builder.listener(reporter));
    try {
      left.await();
    } finally {
      host.close();
    }
    return 0;
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
    bot.ifPresent(specification -> builder.bot(BotCatalog.find(rules, specification)));
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
      throw new FailedException(
          "nobody can listen on " + address + ":" + port + ": " + e.getMessage());
    }
  }

  /** Records of another host must not be written over. */
  private static void requireNewFolder(Path folder) throws IOException {
    if (Files.exists(file(folder, 1))) {
      throw new IllegalArgumentException(
          "folder " + folder + " has records in it already; name another");
    }
    Files.createDirectories(folder);
  }

  private static Path file(Path folder, int number) {
    return folder.resolve(number + ".json");
  }

  /** Prints a line for each event. */
  private record Reporter(
      PrintWriter out, PrintWriter err, Optional<Path> folder, Runnable whenFinished)
      implements FoosballHostListener {

    private void say(String line) {
      out.println(line);
      out.flush();
    }

    private static String text(InetSocketAddress address) {
      return address.getAddress().getHostAddress() + ":" + address.getPort();
    }

    @Override
    public void listening(InetSocketAddress address) {
      say("listening on " + text(address));
    }

    @Override
    public void joined(String id, String client) {
      say(client + " joins game " + id);
    }

    @Override
    public void left(String id, String client) {
      say(client + " leaves game " + id + " before it has begun");
    }

    @Override
    public void refused(String client, String sentence) {
      say(client + " is turned away: " + sentence);
    }

    @Override
    public void started(int number, String id, List<String> names) {
      say("game " + number + " begins: " + String.join(" and ", names));
    }

    @Override
    public void faulted(int number, String entrant, Fault fault) {
      say("game " + number + ", warning: " + entrant + ", " + fault);
    }

    @Override
    public void finished(int number, String id, MatchRecord record) {
      try {
        if (folder.isPresent()) {
          Files.writeString(
              file(folder.get(), number), record.json() + "\n", StandardOpenOption.CREATE_NEW);
        }
      } catch (IOException e) {
        err.println("the record of game " + number + " cannot be written: " + e);
        err.flush();
      } finally {
        say("game " + number + " is over: " + Commentary.result(record));
        whenFinished.run();
      }
    }
  }
}
