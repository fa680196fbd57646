package org.rondo.cli.remote;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.SeedOption;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.remote.FoosballClient;
import org.rondo.foosball.remote.FoosballHost;
import org.rondo.input.OptionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays with a bot at a host of comFoosball. */
@Command(
    name = "join",
    description =
        "Connects a bot to a host of foosball, 'rondo host' or another program, and plays one"
            + " match. 'join pug' connects a bot to a server of the 2017 contest in Othello.",
    subcommands = PugJoinCommand.class,
    footer = "Example: join foosball sound --game 1234")
public final class JoinCommand implements Callable<Integer> {

  /** The limit of each wait. It is longer than a host lets a client wait for another client. */
  private static final Duration PATIENCE = Duration.ofMinutes(15);

  // Not required, because they would be required for 'join pug' too.
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "foosball, with or without options.")
  private @Nullable String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "BOT",
      description = "The bot, with or without options.")
  private @Nullable String bot;

  @Option(
      names = "--game",
      paramLabel = "ID",
      description =
          "The game ID; the host pairs two clients with the same ID. 0 asks for a random ID.")
  private @Nullable String id;

  @Option(
      names = "--host",
      paramLabel = "NAME",
      description = "The host's machine; by default ${DEFAULT-VALUE}.")
  private String host = "127.0.0.1";

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The host's port; by default ${DEFAULT-VALUE}.")
  private int port = FoosballHost.PORT;

  @Mixin private SeedOption seedOption;

  @Spec private CommandSpec spec;

  JoinCommand() {}

  @Override
  public Integer call() {
    if (game == null || bot == null) {
      List<PositionalParamSpec> all = spec.positionalParameters();
      throw missing(game == null ? all : all.subList(1, all.size()));
    }
    if (id == null) {
      throw missing(List.of(spec.findOption("--game")));
    }
    Foosball rules = HostedRules.find(game);
    Entrant<FoosballTable, Roster> entrant = BotCatalog.find(rules, bot);
    if (port < 1 || port > 65_535) {
      throw new OptionException(
          "join", "--port", Integer.toString(port), "port " + port + " is not in 1..65535");
    }
    PrintWriter out = spec.commandLine().getOut();
    SeedOption.RunSeed seed = seedOption.seed(true);
    try (FoosballClient client =
        FoosballClient.join(new InetSocketAddress(host, port), id, PATIENCE)) {
      out.println("waiting for game " + client.id());
      out.flush();
      FoosballTable table = client.play(rules, entrant.newBot(), seed.seed());
      out.println(
          String.format(
              Locale.ROOT,
              "game %s is over: %s %.0f, the opponent %.0f",
              client.id(),
              entrant.name(),
              table.score(0),
              table.score(1)));
      seed.publish(out);
      return 0;
    } catch (IOException e) {
      throw new CommandFailedException(UntrustedCalls.message(e));
    }
  }

  private MissingParameterException missing(List<? extends ArgSpec> arguments) {
    return new MissingParameterException(
        spec.commandLine(), List.copyOf(arguments), "arguments are missing");
  }
}
