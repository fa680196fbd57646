package org.rondo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.MatchOptions;
import org.rondo.cli.console.MatchReporter;
import org.rondo.cli.console.SeedOption;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays one match. */
@Command(
    name = "play",
    description = "Plays one match.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The bot 'human' is a person at this terminal.",
      "Example: play othello human sound"
    })
final class PlayCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with options or without.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "BOT",
      description = "A bot for each seat, with options or without: SPEC or NAME=SPEC.")
  private List<String> bots;

  @Option(
      names = "--show",
      description = "Draw the position after every turn. A person who plays always sees it.")
  private boolean show;

  @Mixin private MatchOptions matchOptions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    matchOptions.requireNewFile();
    MatchRecord record = play(GameCatalog.find(game));
    matchOptions.write(record, spec.commandLine().getOut());
    return 0;
  }

  private <S extends State, M extends Move> MatchRecord play(Game<S, M> rules) {
    if (bots.size() != rules.seatCount()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s needs %d bots, one for each seat; %d are named",
              rules.id(),
              rules.seatCount(),
              bots.size()));
    }
    PrintWriter out = spec.commandLine().getOut();
    // A person sees the position with each question, so it is not drawn again.
    List<EntrantSpec> players = bots.stream().map(EntrantSpec::of).toList();
    boolean draws = show && players.stream().noneMatch(EntrantSpec::isHuman);
    AtomicBoolean hasInputEnded = new AtomicBoolean();
    List<Entrant<S, M>> entrants = players.stream().map(player -> player.entrant(rules)).toList();
    SeedOption.RunSeed seed = matchOptions.seed(entrants.stream().anyMatch(Entrant::isOutside));
    Match<S, M> match =
        matchOptions
            .match(rules)
            .seed(seed.seed())
            .listener(
                new MatchReporter<>(
                    rules, draws, out, spec.commandLine().getErr(), hasInputEnded::get));
    for (int seat = 0; seat < players.size(); seat++) {
      Entrant<S, M> entrant = entrants.get(seat);
      match.seat(players.get(seat).isHuman() ? watched(entrant, hasInputEnded) : entrant);
    }
    seed.commit(spec.commandLine().getErr());
    MatchRecord record = match.play();
    out.println(MatchReporter.result(record));
    seed.publish(out);
    return record;
  }

  /** {@return the human entrant; its bot also reports the end of the person's input} */
  private static <S extends State, M extends Move> Entrant<S, M> watched(
      Entrant<S, M> human, AtomicBoolean hasInputEnded) {
    return new Entrant<>(
        human.name(),
        () -> {
          Bot<S, M> bot = human.newBot();
          return decision -> {
            try {
              return bot.choose(decision);
            } catch (UnreadableMoveException e) {
              hasInputEnded.set(true);
              throw e;
            }
          };
        });
  }
}
