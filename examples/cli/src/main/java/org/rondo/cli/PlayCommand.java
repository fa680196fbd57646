package org.rondo.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.MatchOptions;
import org.rondo.cli.console.MatchReporter;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.SeedOption;
import org.rondo.cli.console.TranscriptsOption;
import org.rondo.cli.person.PersonMatch;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.OptionException;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.remote.ProgramCores;
import org.rondo.remote.ProgramSeries;
import org.rondo.remote.Transcripts;
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
    footer = {
      "The bot 'human' is you, at this terminal. Write help there for the rules of the game and"
          + " the words that you can write in place of a move. If you quit, the exit code is 1.",
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
      description =
          "Draw the position after every turn, and print what the bots think. A person who"
              + " plays always sees the position.")
  private boolean show;

  @Mixin private MatchOptions matchOptions;

  @Mixin private TranscriptsOption transcripts;

  @Spec private CommandSpec spec;

  private final RunContext context;

  PlayCommand(RunContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    matchOptions.requireNewFile();
    play(GameCatalog.find(game));
    return 0;
  }

  private <S extends State, M extends Move> void play(Game<S, M> rules) throws IOException {
    if (bots.size() != rules.seatCount()) {
      throw new OptionException(
          "play",
          "BOT",
          String.join(" ", bots),
          String.format(
              Locale.ROOT,
              "%s needs %d bots, one for each seat; %d %s named",
              rules.id(),
              rules.seatCount(),
              bots.size(),
              bots.size() == 1 ? "is" : "are"));
    }
    List<EntrantSpec> players =
        bots.stream().map(text -> EntrantSpec.of(text).withOwnTime(List.of(rules))).toList();
    matchOptions.addOwnTimes(players);
    List<Entrant<S, M>> entrants = players.stream().map(player -> player.entrant(rules)).toList();
    requireOnePersonAtATime(rules, players);
    if (players.stream().anyMatch(EntrantSpec::isHuman)) {
      playWithPersons(rules, players, entrants);
    } else {
      playBots(rules, entrants);
    }
  }

  private <S extends State, M extends Move> void playBots(
      Game<S, M> rules, List<Entrant<S, M>> entrants) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    Transcripts kept = transcripts.open("", TranscriptsOption.Earlier.REFUSED, entrants, err);
    try (ProgramSeries programs = new ProgramSeries(ProgramCores.none(), kept)) {
      matchOptions.play(rules, entrants, programs, reporter(rules, out, err), out, err);
    }
  }

  private <S extends State, M extends Move> MatchListener<S, M> reporter(
      Game<S, M> rules, PrintWriter out, PrintWriter err) {
    return new MatchReporter<>(rules, show, context.screen().get(), out, err);
  }

  /** Under a clock, seats that move together are asked at the same time. */
  private void requireOnePersonAtATime(Game<?, ?> rules, List<EntrantSpec> players) {
    long persons = players.stream().filter(EntrantSpec::isHuman).count();
    if (persons > 1 && rules.traits().has(Trait.HIDDEN)) {
      throw new ConflictingSettingsException(
          "human",
          String.format(
              Locale.ROOT,
              "%d persons cannot play %s at one terminal: each would see what the game hides from"
                  + " the other; name one human",
              persons,
              rules.id()));
    }
    if (persons > 1 && matchOptions.hasClock() && rules.traits().has(Trait.SIMULTANEOUS)) {
      throw new ConflictingSettingsException(
          "human",
          String.format(
              Locale.ROOT,
              "%d persons cannot play %s with a clock: its seats move together, and there is only"
                  + " one terminal; leave out --time and time=...",
              persons,
              rules.id()));
    }
  }

  private <S extends State, M extends Move> void playWithPersons(
      Game<S, M> rules, List<EntrantSpec> players, List<Entrant<S, M>> entrants)
      throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    if (!transcripts.given().isEmpty()) {
      throw new ConflictingSettingsException(
          "--transcripts",
          "--transcripts is for matches between bots, and a person plays; leave it out");
    }
    SeedOption.RunSeed seed = matchOptions.seed(entrants.stream().anyMatch(Entrant::isOutside));
    seed.commit(err);
    Reader in = new InputStreamReader(System.in, Charset.defaultCharset());
    MatchRecord record =
        new PersonMatch<>(
                rules, players, matchOptions.isCasual(), context.screen().get(), in, out, err)
            .play(() -> matchOptions.match(rules).seed(seed.seed()));
    seed.publish(out);
    matchOptions.write(record, out);
  }
}
