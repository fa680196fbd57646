package org.rondo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.SeedOption;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;
import org.rondo.match.Opening;
import org.rondo.match.OpeningFile;
import org.rondo.store.BoundedLines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what a bot thinks of a position. */
@Command(
    name = "analyse",
    description = {
      "Prints what a bot thinks of a position: its move, score, depth, nodes and line.",
      "In a game of two seats that move in turn, the bot also searches the position after each"
          + " legal move, and a table shows the moves with their scores, the best first. All scores"
          + " are from the view of the seat that is to move: above 0 is better for it."
    },
    footer = "Example: analyse othello f5d6c3d3c4 champion")
final class AnalyseCommand implements Callable<Integer> {
  private static final String START = "start";
  private static final TextPattern TURN = TextPattern.of("(.+)#([0-9]{1,9})");

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with options or without.")
  private String game;

  @Parameters(
      index = "1",
      paramLabel = "STATE",
      description =
          "The position: start; its text; the moves that lead to it, as a line of a file for"
              + " --openings; or FILE#TURN, the position of the first record in a file after so"
              + " many turns.")
  private String state;

  @Parameters(
      index = "2",
      paramLabel = "BOT",
      description = "The bot that thinks, with options or without.")
  private String bot;

  @Option(
      names = "--moves",
      paramLabel = "N",
      description =
          "The maximum number of legal moves for the table; 0 prints no table. By default"
              + " ${DEFAULT-VALUE}.")
  private int moves = 100;

  @Option(
      names = "--seat",
      paramLabel = "N",
      description =
          "The seat, from 0, whose view is taken; by default the first seat that is to move. In a"
              + " game that hides something, the bot and you see what this seat knows.")
  private int seat = -1;

  @Mixin private SeedOption seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    analyse(GameCatalog.find(game));
    return 0;
  }

  private <S extends State, M extends Move> void analyse(Game<S, M> rules) throws IOException {
    if (moves < 0) {
      throw new OptionException(
          "analyse", "--moves", Integer.toString(moves), "moves " + moves + " are below 0");
    }
    Entrant<S, M> entrant = EntrantSpec.parse(bot).entrant(rules);
    AnalysedPosition<S, M> position = position(rules);
    PrintWriter out = spec.commandLine().getOut();
    new PositionAnalysis<>(position, entrant, seed.seed(), out).print(seat, moves);
  }

  private <S extends State, M extends Move> AnalysedPosition<S, M> position(Game<S, M> rules)
      throws IOException {
    try {
      return AnalysedPosition.after(rules, opening(rules), seed.seed());
    } catch (InputException e) {
      // The text of a position may end as FILE#TURN does, so it is read first.
      Matcher ofRecord = TURN.matcher(state);
      if (ofRecord.matches() && !isFile(ofRecord.group(1))) {
        throw new SpecificationException(
            state,
            "there is no file "
                + ofRecord.group(1)
                + "; "
                + state
                + " stands for turn "
                + ofRecord.group(2)
                + " of the first record in that file",
            e);
      }
      throw e;
    }
  }

  private Opening opening(Game<?, ?> rules) throws IOException {
    if (state.equals(START)) {
      return Opening.none();
    }
    Matcher ofRecord = TURN.matcher(state);
    if (ofRecord.matches() && isFile(ofRecord.group(1))) {
      int turns = Integer.parseInt(ofRecord.group(2));
      return first(Path.of(ofRecord.group(1)), rules, turns);
    }
    return OpeningFile.parseLine(state.strip(), rules);
  }

  private static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static Opening read(Path file, long number, String line, Game<?, ?> rules) {
    if (line.isEmpty()) {
      throw new DamagedFileException(file.toString(), file + " is empty");
    }
    try {
      return OpeningFile.parseLine(line.strip(), rules);
    } catch (InputException e) {
      throw new DamagedFileException(
          file.toString(), number, file + ", line " + number + ": " + e.getMessage(), e);
    }
  }

  /** {@return the first turns of the first record of a file} */
  private static Opening first(Path file, Game<?, ?> rules, int turns) throws IOException {
    try (BoundedLines lines = BoundedLines.of(file)) {
      Optional<String> line = lines.next();
      while (line.isPresent() && line.get().isBlank()) {
        line = lines.next();
      }
      Opening all = read(file, lines.number(), line.orElse(""), rules);
      List<List<String>> played = all.turns();
      if (turns > played.size()) {
        throw new SpecificationException(
            Integer.toString(turns),
            "turn " + turns + " is after the last of " + file + ", " + played.size());
      }
      return all.first(turns);
    }
  }
}
