package org.rondo.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.SeedOption;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.remote.Dialect;
import org.rondo.gridsoccer.remote.GridSoccerTeam;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.SpecificationException;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.remote.ParallelFootballTeam;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays with a bot at a judge that starts teams as programs. */
@Command(
    name = "team",
    description = {
      "Plays as a team at a judge, over the standard input and output.",
      "Judges start it: 'rondo judge', the judge of the course, other programs. The end of the"
          + " input ends it."
    },
    footer = "Example: team grid-soccer sound --dialect elizondo")
public final class TeamCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "grid-soccer or parallel-football; the judge sends the options.")
  private String game;

  @Parameters(index = "1", paramLabel = "BOT", description = "The bot, with or without options.")
  private String bot;

  @Option(
      names = "--dialect",
      paramLabel = "D",
      description = "The judge's dialect of grid soccer: document (the default) or elizondo.")
  private @Nullable Dialect dialect;

  @Option(
      names = "--ruleset",
      paramLabel = "R",
      description =
          "The judge's rules of grid soccer, document or elizondo; by default the same as the"
              + " dialect.")
  private @Nullable GridSoccerRuleset ruleset;

  @Mixin private SeedOption seed;

  @Spec private CommandSpec spec;

  TeamCommand() {}

  @Override
  public Integer call() {
    EntrantSpec player = ServedBot.parse(bot, "judge");
    ServedBot.Session session = session(GameCatalog.find(game), player);
    try {
      ServedBot.serve(session, spec.commandLine().getOut());
      return 0;
    } catch (IOException e) {
      throw new CommandFailedException(UntrustedCalls.message(e));
    }
  }

  private ServedBot.Session session(Game<?, ?> found, EntrantSpec player) {
    if (game.contains(":")) {
      throw new SpecificationException(
          game,
          "the judge sends the options of the game; write the name alone in place of " + game);
    }
    if (found instanceof GridSoccer soccer) {
      return soccerSession(soccer, player);
    }
    if (dialect != null || ruleset != null) {
      throw new ConflictingSettingsException(
          game, "--dialect and --ruleset are for grid-soccer; remove them for " + game);
    }
    if (found instanceof ParallelFootball football) {
      player.entrant(football);
      return new ParallelFootballTeam(rules -> player.entrant(rules).newBot(), seed.seed())::run;
    }
    throw new SpecificationException(
        game, game + " has no judge for teams; grid-soccer and parallel-football have one");
  }

  private ServedBot.Session soccerSession(GridSoccer soccer, EntrantSpec player) {
    Dialect spoken = dialect == null ? Dialect.DOCUMENT : dialect;
    GridSoccerRuleset rules = ruleset == null ? spoken.ruleset() : ruleset;
    // A bot that does not exist is refused before the judge sends anything.
    player.entrant(soccer);
    return new GridSoccerTeam(spoken, rules, match -> player.entrant(match).newBot(), seed.seed())
        ::run;
  }
}
