package org.rondo.examples.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.random.Seed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a cup of each game: everybody against everybody. */
@Command(
    name = "cup",
    description = {
      "Plays a cup of each game. With two seats: everybody against everybody, in pairs of games with"
          + " the same opening and the seats swapped; where one seat moves at a time, an opening is 6"
          + " random turns. With more seats: everybody is dealt to as many seats as everybody else.",
      "The same seed gives the same files, whatever the number of threads."
    },
    mixinStandardHelpOptions = true,
    footer = {"", "Example: cup othello --bot sound --bot alphabeta:nodes=5000 --games 20"})
final class CupCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "The games; by default all that bring bots of their own.")
  private List<String> games = List.of();

  @Option(
      names = "--bot",
      paramLabel = "SPEC",
      description = "A bot that takes part; by default random and the game's own.")
  private List<String> bots = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Games between any two, an even number; with more seats than two, how many each bot holds"
              + " at least. By default ${DEFAULT-VALUE}.")
  private int gamesEach = 10;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed; by default ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Games played at once; by default as many as there are processors.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Where games.jsonl and standings.txt of each game go, in place of older ones; by default"
              + " ${DEFAULT-VALUE}.")
  private Path out = Path.of("target", "cup");

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (gamesEach < 1) {
      throw new IllegalArgumentException("games " + gamesEach + " is below 1");
    }
    if (threads < 1) {
      throw new IllegalArgumentException("threads " + threads + " is below 1");
    }
    if (bots.stream().anyMatch(bot -> Options.parse(bot).subject().equals("human"))) {
      throw new IllegalArgumentException(
          "a cup plays several games at once, and human plays one; use 'rondo play'");
    }
    List<? extends Cup<?, ?>> cups = chosenGames().stream().map(this::cup).toList();
    for (Cup<?, ?> cup : cups) {
      run(cup);
    }
    return 0;
  }

  private List<? extends Game<?, ?>> chosenGames() {
    if (!games.isEmpty()) {
      if (new HashSet<>(games).size() != games.size()) {
        throw new IllegalArgumentException("games " + games + " name one twice");
      }
      return games.stream().map(GameCatalog::find).toList();
    }
    return GameCatalog.list().stream()
        .map(CatalogEntry::name)
        .map(GameCatalog::find)
        .filter(game -> !BotCatalog.ofGame(game).isEmpty())
        .toList();
  }

  private <S extends State, M extends Move> Cup<S, M> cup(Game<S, M> game) {
    if (game.seatCount() == 2 && gamesEach % 2 != 0) {
      throw new IllegalArgumentException(
          "games "
              + gamesEach
              + " is not an even number: games of "
              + game.id()
              + " come in pairs");
    }
    List<String> names =
        bots.isEmpty()
            ? Stream.concat(
                    Stream.of("random"), BotCatalog.ofGame(game).stream().map(CatalogEntry::name))
                .toList()
            : bots;
    List<Entrant<S, M>> entrants = names.stream().map(name -> BotCatalog.find(game, name)).toList();
    return new Cup<>(game, entrants, gamesEach, Seed.of(seed));
  }

  private void run(Cup<?, ?> cup) throws IOException, InterruptedException {
    PrintWriter writer = spec.commandLine().getOut();
    PrintWriter errors = spec.commandLine().getErr();
    Standings standings;
    Path directory = out.resolve(cup.name());
    try (CupFiles files = CupFiles.in(directory);
        Progress progress = Progress.of(cup.title(), cup.gameCount())) {
      standings = cup.play(threads, files::add, progress, errors::println);
      files.finish(standings);
    }
    writer.println(cup.title());
    writer.println(standings.table());
    writer.println("records: " + directory);
    writer.println();
  }
}
