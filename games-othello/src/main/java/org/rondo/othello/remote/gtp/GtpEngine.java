package org.rondo.othello.remote.gtp;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Excerpt;
import org.rondo.input.TextPattern;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;
import org.rondo.remote.BotFailureException;
import org.rondo.remote.LineEngine;

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
  private static final TextPattern NUMBER = TextPattern.of("\\d+");

  /** The maximum number of characters of a line. A longer line is not executed. */
  static final int LONGEST_LINE = 1_000;

  private static final int SHOWN = 200;
  private static final int SIZE = 8;

  /** The name of the game for controllers that play several games. */
  private static final String GAME = "Othello";

  private static final String RESIGN = "resign";

  private final LineEngine lines = new LineEngine(LONGEST_LINE, line -> fail("unknown command"));
  private final GtpMatch match;

  /** The number before the current command, as written; empty if there is none. */
  private String id = "";

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
    this.match = new GtpMatch(bots, seed, time);
    lines.beforeEach(this::withoutNumber);
    lines.tooLong(this::fail);
    lines.afterAll(match::leave);
    aboutItself(name, version);
    aboutTheMatch();
    aboutTheRules();
    aboutTime();
    command("quit", 0, line -> silently(lines::end));
  }

  private void aboutItself(String name, String version) {
    command("protocol_version", 0, line -> "2");
    command("name", 0, line -> name);
    command("version", 0, line -> version);
    command("known_command", 1, line -> Boolean.toString(lines.names().contains(line.word(0))));
    command("list_commands", 0, line -> String.join("\n", lines.names()));
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

  private void command(String name, int arguments, Function<GtpArguments, String> action) {
    lines.command(
        name,
        rest -> {
          try {
            succeed(action.apply(GtpArguments.read(rest, arguments)).stripTrailing());
          } catch (GtpRefusal | BotFailureException e) {
            fail(UntrustedCalls.message(e));
          }
        });
  }

  private static String silently(Runnable action) {
    action.run();
    return "";
  }

  private static String requireEight(GtpArguments line) {
    if (line.number(0) != SIZE) {
      throw new GtpRefusal("unacceptable size");
    }
    return "";
  }

  private static String requireOthello(GtpArguments line) {
    if (!line.word(0).equalsIgnoreCase(GAME)) {
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
    lines.run(in, out);
  }

  LineEngine lines() {
    return lines;
  }

  /** {@return the command of a line without its number; empty if the line is blank or a comment} */
  private Optional<String> withoutNumber(String line) {
    String plain = GtpNotation.plain(line).split("#", 2)[0].strip();
    String first = plain.split("\\s+", 2)[0];
    id = NUMBER.matches(first) ? first : "";
    return Optional.of(plain.substring(id.length())).filter(rest -> !plain.isEmpty());
  }

  private void succeed(String text) {
    String blank = text.isEmpty() || text.startsWith("\n") ? "" : " ";
    lines.write("=" + id + blank + text + "\n");
  }

  private void fail(String reason) {
    lines.write("?" + id + " " + Excerpt.line(reason, SHOWN) + "\n");
  }
}
