package org.rondo.cli.remote;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.TypedSettings;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.OptionException;
import org.rondo.input.TextPattern;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays with a bot as a contestant at a server of the 2017 contest. */
@Command(
    name = "pug",
    description = {
      "Plays with an Othello bot as a contestant at a server of the PUG Challenge 2017: that of"
          + " 'rondo serve', or the original.",
      "The bot waits until an organiser puts it into a game. If the connection is lost or the"
          + " server is started again, the bot logs in again and goes on."
    },
    footer = "Example: join pug sound --team alpha --secret-file alpha.secret")
public final class PugJoinCommand implements Callable<Integer> {
  private static final TextPattern NAME = TextPattern.of("[!-~]([ -~]{0,28}[!-~])?");

  /** The environment variable with the secret of the team. */
  private static final String SECRET_VARIABLE = "RONDO_SECRET";

  @Parameters(index = "0", paramLabel = "BOT", description = "The bot, with or without options.")
  private String bot;

  @Option(
      names = "--server",
      paramLabel = "URL",
      description =
          "The URL of the server, without the path of a service; by default ${DEFAULT-VALUE}.")
  private String server = "http://127.0.0.1:8080";

  @Option(
      names = "--team",
      required = true,
      paramLabel = "TEAM",
      description = "The name of the team, as in the server's file of teams.")
  private String team;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description =
          "The name of this client, 1 to 30 characters of ASCII; by default ${DEFAULT-VALUE}. Each"
              + " client of a team needs its own name.")
  private String name = "rondo";

  @Option(
      names = "--secret-file",
      paramLabel = "FILE",
      description =
          "A file whose first line is the secret of the team; by default the environment variable "
              + SECRET_VARIABLE
              + " holds the secret.")
  private @Nullable Path secretFile;

  @Option(
      names = "--secret",
      paramLabel = "SECRET",
      description =
          "The secret of the team itself. Other users of this machine can read the arguments of a"
              + " command: use this option only for tests.")
  private @Nullable String secret;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "The number of games to play one after another, 1 or more. By default the bot plays until"
              + " the command is interrupted or the server cannot be reached for a minute, as a"
              + " knockout needs it.")
  private int games = PugContestant.ENDLESS;

  @Mixin private SeedOption seedOption;

  @Spec private CommandSpec spec;

  PugJoinCommand() {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    TypedSettings.requirePositive("join", "games", games);
    if (!NAME.matches(name)) {
      throw new OptionException(
          "join",
          "--name",
          "",
          "the name of the client must have 1 to 30 characters of ASCII, without blanks at its"
              + " ends");
    }
    Entrant<Board, OthelloMove> entrant = BotCatalog.find(new Othello(), bot);
    PugSession session = new PugSession(url(), team, name, secret());
    PrintWriter out = spec.commandLine().getOut();
    SeedOption.RunSeed seed = seedOption.seed(true);
    try {
      new PugContestant(session, entrant, seed.seed(), out, this::pause).play(games);
    } catch (IOException e) {
      throw new CommandFailedException(UntrustedCalls.message(e));
    } finally {
      seed.publish(out);
    }
    return 0;
  }

  private void pause(IOException error, int errors) throws InterruptedException {
    if (errors == 1) {
      spec.commandLine().getErr().println(error.getMessage() + "; trying again");
      spec.commandLine().getErr().flush();
    }
    TimeUnit.SECONDS.sleep(1);
  }

  private URI url() {
    try {
      URI url = new URI(server);
      boolean isHttp = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
      if (isHttp
          && url.getHost() != null
          && url.getUserInfo() == null
          && url.getQuery() == null
          && url.getFragment() == null) {
        return url;
      }
    } catch (URISyntaxException e) {
      // The text may hold a secret, so the message does not repeat it.
    }
    throw new OptionException(
        "join",
        "--server",
        "",
        "--server must be a URL such as http://127.0.0.1:8080, without a user or a query");
  }

  private String secret() throws IOException {
    if (secretFile != null && secret != null) {
      throw new ConflictingSettingsException(
          "--secret-file", "give --secret-file or --secret, not both");
    }
    if (secretFile != null) {
      return TypedSettings.secret("join", "--secret-file", secretFile, "secret", "the team");
    }
    String given = secret == null ? System.getenv(SECRET_VARIABLE) : secret;
    if (given == null) {
      throw new OptionException(
          "join",
          "--secret-file",
          "",
          "the secret of team "
              + team
              + " is missing: name its file by --secret-file, or set the environment variable "
              + SECRET_VARIABLE);
    }
    return given;
  }
}
