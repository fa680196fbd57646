package org.rondo.cli.tournament;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.ExecutionOptions;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.SeedOption;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelResult;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.clock.TimeControl;
import org.rondo.rating.Sprt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tests which of two bots is stronger. */
@Command(
    name = "duel",
    description = {
      "Tests whether the first bot is stronger than the second, and prints how certain the answer is.",
      "Plays pairs of matches with the seats swapped. The duel ends when a sequential test decides"
          + " whether the difference in strength is --elo0 or --elo1, or after --games matches."
    },
    mixinStandardHelpOptions = true,
    footer = {"", "Example: duel othello alphabeta:nodes=5000 sound"})
public final class DuelCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "A game of two seats.")
  private String game;

  @Parameters(
      index = "1",
      paramLabel = "BOT",
      description = "The bot that may be stronger: SPEC or NAME=SPEC.")
  private String first;

  @Parameters(index = "2", paramLabel = "BOT", description = "The bot that may be weaker.")
  private String second;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "The maximum number of matches, even; by default ${DEFAULT-VALUE}.")
  private int games = 2_000;

  @Option(
      names = "--elo0",
      paramLabel = "ELO",
      description =
          "The Elo difference that counts as equal strength; by default ${DEFAULT-VALUE}.")
  private double elo0;

  @Option(
      names = "--elo1",
      paramLabel = "ELO",
      description =
          "The Elo difference that counts as greater strength; by default ${DEFAULT-VALUE}.")
  private double elo1 = 50;

  @Option(
      names = "--error",
      paramLabel = "P",
      description =
          "The probability of a wrong verdict, for each verdict; by default ${DEFAULT-VALUE}.")
  private double error = 0.05;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "The bots' time limit, for instance move:50ms; by default none.")
  private String time = "none";

  @Mixin private ExecutionOptions execution;

  @Spec private CommandSpec spec;

  DuelCommand() {}

  @Override
  public Integer call() throws InterruptedException {
    duel(GameCatalog.find(game));
    return 0;
  }

  private <S extends State, M extends Move> void duel(Game<S, M> rules)
      throws InterruptedException {
    Entrant<S, M> one = EntrantSpec.parse(first).entrant(rules);
    Entrant<S, M> other = EntrantSpec.parse(second).entrant(rules);
    SeedOption.RunSeed seed = execution.seed().seed(one.isOutside() || other.isOutside());
    Duel<S, M> duel =
        Duel.of(rules)
            .first(one)
            .second(other)
            .test(Sprt.logistic(elo0, elo1).withErrors(error, error))
            .matches(games)
            .time(TimeControl.parse(time))
            .seed(seed.seed());
    print(play(duel, seed), seed, spec.commandLine().getOut());
  }

  private static void print(DuelResult result, SeedOption.RunSeed seed, PrintWriter out) {
    for (String sentence : result.toString().split("[.;]( |$)")) {
      out.println(sentence);
    }
    seed.publish(out);
    out.flush();
  }

  private DuelResult play(Duel<?, ?> duel, SeedOption.RunSeed seed) throws InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    ExecutorService executor = execution.executor();
    seed.commit(err);
    try (ProgressReporter progress = ProgressReporter.ofDuel(games, err);
        StandingVerdict standing =
            StandingVerdict.printedWhenStopped(
                progress, result -> print(result, seed, spec.commandLine().getOut()))) {
      return duel.executor(executor, execution.threads()).listener(standing).play();
    } finally {
      executor.shutdownNow();
    }
  }
}
