package org.rondo.examples.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.Excerpt;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Joint;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.TimeControl;
import org.rondo.report.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays one game. */
@Command(
    name = "play",
    description = "Plays one game.",
    mixinStandardHelpOptions = true,
    footer = {"", "A person plays as 'human'.", "Example: play othello human sound"})
final class PlayCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with options or without.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "BOT",
      description = "A bot for each seat, with options or without.")
  private List<String> bots;

  @Option(
      names = "--show",
      description = "Draw the game after every turn; a person is shown it anyway.")
  private boolean show;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed; by default ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--time",
      paramLabel = "T",
      description =
          "How long the bots may take: none, total:1m, move:50ms, or 2m/6m/100/0/8h/6m as in Arimaa;"
              + " by default ${DEFAULT-VALUE}.")
  private String time = "none";

  @Option(names = "--record", paramLabel = "FILE", description = "Write the record to a new file.")
  private Optional<Path> file = Optional.empty();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (file.isPresent()) {
      requireNewFile(file.get());
    }
    MatchRecord record = play(GameCatalog.find(game));
    if (file.isPresent()) {
      Files.writeString(file.get(), record.json() + "\n");
      spec.commandLine().getOut().println("record: " + file.get());
    }
    return 0;
  }

  /** Refuses before the game what would fail after it. */
  private static void requireNewFile(Path file) {
    if (Files.exists(file)) {
      throw new IllegalArgumentException(
          "'" + file + "' is there already; name a new file for the record");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException("there is no folder " + folder + "; make it first");
    }
  }

  private <S extends State, M extends Move> MatchRecord play(Game<S, M> rules) {
    if (bots.size() != rules.seatCount()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s needs %d bots, one for each seat, and %d are named",
              rules.id(),
              rules.seatCount(),
              bots.size()));
    }
    PrintWriter out = spec.commandLine().getOut();
    // A person is shown the game when asked for a move.
    boolean draws = show && bots.stream().noneMatch(PlayCommand::isHuman);
    AtomicBoolean hasInputEnded = new AtomicBoolean();
    Match<S, M> match =
        Match.of(rules)
            .seed(seed)
            .time(TimeControl.parse(time))
            .listener(new Commentary<>(rules, draws, out, spec, hasInputEnded::get));
    for (String bot : bots) {
      Entrant<S, M> entrant = BotCatalog.find(rules, bot);
      match.seat(isHuman(bot) ? watched(entrant, hasInputEnded) : entrant);
    }
    MatchRecord record = match.play();
    out.println(result(record));
    return record;
  }

  private static boolean isHuman(String bot) {
    return Options.parse(bot).subject().equals("human");
  }

  /** {@return the entrant, who tells when there is no more input to read a move from} */
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

  private static String result(MatchRecord record) {
    Outcome outcome = record.outcome();
    String seats =
        IntStream.range(0, outcome.seatCount())
            .mapToObj(
                seat ->
                    String.format(
                        Locale.ROOT,
                        "%s (seat %d) %s",
                        record.entrants().get(seat),
                        seat,
                        Numbers.text(outcome.score(seat), 2)))
            .collect(Collectors.joining(", "));
    String verdict =
        outcome
            .winner()
            .map(seat -> record.entrants().get(seat) + " (seat " + seat + ") wins")
            .orElse("a draw");
    String halted = record.halted() ? ", where the game was halted" : "";
    return String.format(
        Locale.ROOT, "%s after %d turns%s: %s", verdict, record.turnCount(), halted, seats);
  }

  /** Says what happens while the game is played. */
  private record Commentary<S extends State, M extends Move>(
      Game<S, M> game,
      boolean draws,
      PrintWriter out,
      CommandSpec spec,
      BooleanSupplier hasInputEnded)
      implements MatchListener<S, M> {
    /** A line of 80 columns with the three dots. */
    private static final int SHOWN = 77;

    @Override
    public void started(S state) {
      if (draws) {
        out.println(game.show(state));
      }
    }

    @Override
    public void played(int turn, Joint<M> joint, S state) {
      if (draws) {
        for (int seat : joint.seats()) {
          String move = "turn " + turn + ", seat " + seat + ": " + joint.move(seat).text();
          out.println(Excerpt.of(move, SHOWN));
        }
        out.println(game.show(state));
      }
    }

    @Override
    public void faulted(String entrant, Fault fault) {
      spec.commandLine().getErr().println(entrant + ", " + fault);
      if (hasInputEnded.getAsBoolean()) {
        throw new FailedException("the game was left in turn " + fault.turn());
      }
    }
  }
}
