package org.rondo.cli.learn;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.remote.ServedBot;
import org.rondo.game.GameCatalog;
import org.rondo.input.SpecificationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Offers a game to a program that learns. */
@Command(
    name = "env",
    description = {
      "Offers a game to a program that learns, over the standard input and output.",
      "The program resets its matches and chooses moves by lines of JSON. It may step many matches"
          + " at once. The end of the input ends the command."
    },
    footer = "Example: env othello --opponent sound --seat 0")
public final class EnvCommand implements Callable<Integer> {

  /** The most matches of one process. */
  private static final int MAX_ENVIRONMENTS = 4096;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with or without options.")
  private String game;

  @Option(
      names = "--opponent",
      paramLabel = "BOT",
      description =
          "A bot for each seat that the program does not play, in the order of these seats; one bot"
              + " is for all of them. Without it, the program plays all seats.")
  private List<String> opponents = List.of();

  @Option(
      names = "--seat",
      paramLabel = "N",
      defaultValue = "0",
      description = "With --opponent, the seat of the program (${DEFAULT-VALUE}).")
  private int seat;

  @Option(
      names = "--environments",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of matches that are played beside one another (${DEFAULT-VALUE}).")
  private int environments;

  @Option(
      names = "--data",
      description = "Add the position as named lists of numbers, in games that have them.")
  private boolean hasData;

  @Spec private CommandSpec spec;

  EnvCommand() {}

  @Override
  public Integer call() throws IOException {
    if (environments < 1 || environments > MAX_ENVIRONMENTS) {
      throw new SpecificationException(
          String.valueOf(environments),
          "environments " + environments + " are not 1.." + MAX_ENVIRONMENTS);
    }
    List<EntrantSpec> bots =
        opponents.stream().map(text -> ServedBot.parse(text, "program")).toList();
    LearnerSession session =
        LearnerSession.of(GameCatalog.find(game), bots, seat, environments, hasData);
    ServedBot.serve(
        (in, out) -> session.run(new BufferedReader(in), new PrintWriter(out)),
        spec.commandLine().getOut());
    return 0;
  }
}
