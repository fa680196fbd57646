package org.rondo.othello.remote.gtp;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.game.Excerpt;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

/**
 * An engine of the Go Text Protocol, version 2. It lets a controller, for instance a graphical
 * board, play Othello with bots.
 *
 * <pre>{@code
 * new GtpEngine("Sound", "1.0", OthelloBots::sound, Seed.of(1)).run(in, out);
 * }</pre>
 *
 * <p>An engine serves one controller, once. The same commands get the same answers if the bots'
 * decisions do not depend on the time.
 */
public final class GtpEngine {

  /** The maximum number of characters of a line. A longer line is not executed. */
  static final int LONGEST_LINE = 1_000;

  private static final int SHOWN = 200;
  private static final int SIZE = 8;

  /** The name of the game for controllers that play several games. */
  private static final String GAME = "Othello";

  private static final String RESIGN = "resign";

  private final Map<String, Function<GtpCommandLine, String>> commands = new LinkedHashMap<>();
  private final GtpMatch match;
  private boolean hasQuit;

  /**
   * Creates an engine.
   *
   * @param name the engine's name for the controller; one line, not blank
   * @param version the engine's version for the controller; one line, may be empty
   * @param bots supplies the bots: one for each side of each match, and new ones after a move was
   *     taken back
   * @param seed the seed from which the random stream of each bot is derived
   * @throws IllegalArgumentException if the name or the version does not have the required form
   */
  public GtpEngine(
      String name, String version, Supplier<? extends Bot<Board, OthelloMove>> bots, Seed seed) {
    this(name, version, bots, seed, TimeSource.system());
  }

  /**
   * Creates an engine that uses the given time source, for tests.
   *
   * @param name the engine's name for the controller; one line, not blank
   * @param version the engine's version for the controller; one line, may be empty
   * @param bots supplies the bots: one for each side of each match, and new ones after a move was
   *     taken back
   * @param seed the seed from which the random stream of each bot is derived
   * @param time measures the time that the bots take
   * @throws IllegalArgumentException if the name or the version does not have the required form
   */
  public GtpEngine(
      String name,
      String version,
      Supplier<? extends Bot<Board, OthelloMove>> bots,
      Seed seed,
      TimeSource time) {
    Entrant.requireName(name);
    if (!GtpNotation.plain(version).equals(version)) {
      throw new IllegalArgumentException(
          "version '" + Excerpt.line(version, SHOWN) + "' is not one line");
    }
    this.match =
        new GtpMatch(
            Objects.requireNonNull(bots, "bots"),
            Objects.requireNonNull(seed, "seed"),
            Objects.requireNonNull(time, "time"));
    aboutItself(name, version);
    aboutTheMatch();
    aboutTheRules();
    aboutTime();
    command("quit", 0, line -> silently(() -> hasQuit = true));
  }

  private void aboutItself(String name, String version) {
    command("protocol_version", 0, line -> "2");
    command("name", 0, line -> name);
    command("version", 0, line -> version);
    command(
        "known_command",
        1,
        line -> Boolean.toString(commands.containsKey(line.arguments().get(0))));
    command("list_commands", 0, line -> String.join("\n", commands.keySet()));
    command("list_games", 0, line -> GAME);
    command("set_game", 1, GtpEngine::requireOthello);
  }

  private void aboutTheMatch() {
    command("boardsize", 1, GtpEngine::requireEight);
    command("clear_board", 0, line -> silently(match::clear));
    command("play", 2, line -> silently(() -> match.play(line.seat(0), line.move(1))));
    command(
        "genmove", 1, line -> match.generate(line.seat(0)).map(GtpNotation::vertex).orElse(RESIGN));
    command("undo", 0, line -> silently(match::undo));
    command("final_score", 0, line -> match.score());
    command("showboard", 0, line -> "\n" + match.show());
  }

  /** Adds the commands by which a graphical board learns the rules of the game from the engine. */
  private void aboutTheRules() {
    command("gogui-rules_game_id", 0, line -> GAME);
    command("gogui-rules_board_size", 0, line -> Integer.toString(SIZE));
    command("gogui-rules_board", 0, line -> GtpNotation.rows(match.board()));
    command("gogui-rules_legal_moves", 0, line -> match.legalMoves());
    command("gogui-rules_side_to_move", 0, line -> match.sideToMove());
    command("gogui-rules_final_result", 0, line -> match.result());
  }

  private void aboutTime() {
    command(
        "time_settings",
        3,
        line -> {
          int main = line.number(0);
          int period = line.number(1);
          int moves = line.number(2);
          match.clock(0).settings(main, period, moves);
          match.clock(1).settings(main, period, moves);
          return "";
        });
    command(
        "time_left",
        3,
        line -> silently(() -> match.clock(line.seat(0)).left(line.number(1), line.number(2))));
  }

  private void command(String name, int arguments, Function<GtpCommandLine, String> action) {
    commands.put(
        name,
        line -> {
          line.requireArguments(arguments);
          return action.apply(line);
        });
  }

  private static String silently(Runnable action) {
    action.run();
    return "";
  }

  private static String requireEight(GtpCommandLine line) {
    if (line.number(0) != SIZE) {
      throw new GtpRefusal("unacceptable size");
    }
    return "";
  }

  private static String requireOthello(GtpCommandLine line) {
    if (!line.arguments().get(0).equalsIgnoreCase(GAME)) {
      throw new GtpRefusal("unknown game; this engine plays " + GAME);
    }
    return "";
  }

  /**
   * Answers commands until {@code quit} or the end of the input, and then closes the bots.
   *
   * <p>Each answer is flushed. Neither stream is closed.
   *
   * @param in the controller's commands
   * @param out receives the answers, and nothing else
   * @throws IOException if the input cannot be read or the output cannot be written
   */
  public void run(Reader in, Writer out) throws IOException {
    try {
      Optional<String> line = nextLine(in);
      while (line.isPresent()) {
        Optional<String> answer = answer(line.get());
        if (answer.isPresent()) {
          out.write(answer.get());
          out.flush();
        }
        line = hasQuit ? Optional.empty() : nextLine(in);
      }
    } finally {
      match.leave();
    }
  }

  /**
   * {@return the next line; empty at the end of the input} A line that is too long is cut to one
   * character more than the maximum, so that {@link #answer} sees that it is too long.
   */
  private static Optional<String> nextLine(Reader in) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    while (next >= 0 && next != '\n') {
      if (line.length() <= LONGEST_LINE) {
        line.append((char) next);
      }
      next = in.read();
    }
    return Optional.of(line.toString());
  }

  /**
   * {@return the answer to a line; empty if the line is blank or a comment} The line is given
   * without its line end.
   */
  Optional<String> answer(String line) {
    return GtpCommandLine.parse(line)
        .map(
            command ->
                line.length() > LONGEST_LINE
                    ? failure(command, "a line has at most " + LONGEST_LINE + " characters")
                    : carryOut(command));
  }

  private String carryOut(GtpCommandLine command) {
    Function<GtpCommandLine, String> action = commands.get(command.name());
    if (action == null) {
      return failure(command, "unknown command");
    }
    try {
      String text = action.apply(command).stripTrailing();
      String blank = text.isEmpty() || text.startsWith("\n") ? "" : " ";
      return "=" + command.id() + blank + text + "\n\n";
    } catch (GtpRefusal e) {
      return failure(command, e.getMessage());
    }
  }

  private static String failure(GtpCommandLine command, String reason) {
    return "?" + command.id() + " " + Excerpt.line(reason, SHOWN) + "\n\n";
  }
}
