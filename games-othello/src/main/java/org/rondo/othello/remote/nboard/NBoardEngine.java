package org.rondo.othello.remote.nboard;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.Thought;
import org.rondo.bot.TimeSource;
import org.rondo.game.Excerpt;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.TextPattern;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.files.GgfGame;
import org.rondo.random.Seed;
import org.rondo.remote.BotFailureException;
import org.rondo.remote.BotQuestion;
import org.rondo.remote.LineEngine;

/**
 * An engine of NBoard's protocol, version 2. It lets a viewer, for instance NBoard, play Othello
 * with bots.
 *
 * <pre>{@code
 * new NBoardEngine("Sound", OthelloBots::sound, Seed.of(1)).run(in, out);
 * }</pre>
 *
 * <p>An engine serves one viewer, once. It answers commands in order, each after the one before it:
 * a command does not stop a search. The same commands get the same moves if the bots' decisions do
 * not depend on the time.
 */
public final class NBoardEngine {
  private static final TextPattern PLAIN_MOVE =
      TextPattern.of("(?s)([A-Ha-h][1-8]|(?i:PA))([/\\s].*)?");

  /** The maximum number of characters of a line. A longer line is ignored. */
  static final int LONGEST_LINE = 1 << 14;

  private static final int SHOWN = 200;

  private final String name;
  private final NBoardGame game;
  private final TimeSource time;
  private final LineEngine lines = new LineEngine(LONGEST_LINE, this::plainMove);

  /** Writes what a bot has chosen. */
  @FunctionalInterface
  private interface Report {
    void write(OthelloMove move, Thought thought, double seconds);
  }

  /**
   * Creates an engine.
   *
   * @param name the engine's name for the viewer; one line, not blank
   * @param bots supplies the bots: one for each side of each game, new ones after moves were taken
   *     back, and one for each hint
   * @param seed the seed from which the random stream of each bot is derived
   * @throws IllegalArgumentException if the name does not have the required form
   */
  public NBoardEngine(String name, Supplier<? extends Bot<Board, OthelloMove>> bots, Seed seed) {
    this(name, bots, seed, TimeSource.system());
  }

  /**
   * Creates an engine that uses the given time source, for tests.
   *
   * @param name the engine's name for the viewer; one line, not blank
   * @param bots supplies the bots: one for each side of each game, new ones after moves were taken
   *     back, and one for each hint
   * @param seed the seed from which the random stream of each bot is derived
   * @param time measures the time that the bots take
   * @throws IllegalArgumentException if the name does not have the required form
   */
  public NBoardEngine(
      String name, Supplier<? extends Bot<Board, OthelloMove>> bots, Seed seed, TimeSource time) {
    Entrant.requireName(name);
    this.name = name;
    this.game = new NBoardGame(bots, seed);
    this.time = Objects.requireNonNull(time, "time");
    lines.tooLong(this::status);
    lines.afterAll(game::leave);
    lines.command("nboard", rest -> lines.write("set myname " + name));
    lines.command("set", this::set);
    lines.command("move", this::move);
    lines.command("go", rest -> go());
    lines.command("hint", rest -> hint());
    lines.command("ping", rest -> lines.write("pong " + Excerpt.line(rest, SHOWN)));
    lines.command("learn", rest -> lines.write("learned"));
    lines.command("quit", rest -> lines.end());
  }

  /**
   * Carries out commands until {@code quit} or the end of the input, and then closes the bots.
   *
   * <p>Each line is flushed. Neither stream is closed.
   *
   * @param in the viewer's commands
   * @param out receives the engine's lines, and nothing else
   * @throws IOException if the input cannot be read or the output cannot be written
   */
  public void run(Reader in, Writer out) throws IOException {
    lines.run(in, out);
  }

  LineEngine lines() {
    return lines;
  }

  /** Plays the move of a line without a command before it, as version 1 of the protocol has it. */
  private void plainMove(String line) {
    if (PLAIN_MOVE.matches(line)) {
      move(line);
    }
  }

  private void status(String text) {
    lines.write(("status " + Excerpt.line(text, SHOWN)).strip());
  }

  private void set(String rest) {
    String[] words = rest.split("\\s+", 2);
    if (words[0].equals("game")) {
      try {
        List<GgfGame> games = GgfGame.parseAll(words.length > 1 ? words[1] : "");
        if (games.size() != 1) {
          throw new DamagedFileException("GGF", "there are " + games.size() + " games in the line");
        }
        game.set(games.get(0));
      } catch (InputException | IllegalArgumentException e) {
        status("the game is not changed: " + e.getMessage());
      }
    }
  }

  private void move(String text) {
    try {
      game.play(NBoardNotation.move(text), NBoardNotation.timeOfMove(text));
    } catch (InputException | IllegalArgumentException e) {
      status("the move is not played: " + e.getMessage());
    }
  }

  private void go() {
    if (game.board().isOver()) {
      lines.write("=== PA");
      return;
    }
    think(
        "thinking",
        game::choose,
        (move, thought, seconds) -> {
          nodes(thought, seconds);
          lines.write("=== " + answer(move, thought, seconds));
        });
  }

  private void hint() {
    if (!game.board().isOver()) {
      think(
          "analysing",
          game::hint,
          (move, thought, seconds) -> {
            lines.write(search(move, thought));
            nodes(thought, seconds);
          });
    }
  }

  private void think(
      String activity, Supplier<BotQuestion.BotChoice<OthelloMove>> bot, Report report) {
    status(name + " is " + activity);
    long begin = time.nanoTime();
    try {
      BotQuestion.BotChoice<OthelloMove> choice = bot.get();
      double seconds = Duration.ofNanos(time.nanoTime() - begin).toMillis() / 1_000.0;
      OthelloMove move = choice.move();
      if (move == null) {
        status("the bot resigns, and the protocol has no word for that");
      } else {
        report.write(move, choice.thought(), seconds);
        status("");
      }
    } catch (BotFailureException e) {
      status(e.getMessage());
    }
  }

  private static String answer(OthelloMove move, Thought thought, double seconds) {
    OptionalDouble score = thought.score();
    return String.format(
        Locale.ROOT,
        "%s/%s/%.2f",
        NBoardNotation.text(move),
        score.isPresent() ? String.format(Locale.ROOT, "%.2f", score.getAsDouble()) : "",
        seconds);
  }

  private void nodes(Thought thought, double seconds) {
    thought
        .nodes()
        .ifPresent(
            nodes -> lines.write(String.format(Locale.ROOT, "nodestats %d %.2f", nodes, seconds)));
  }

  /** {@return the line about a move: the expected moves, the score, 0 and the depth} */
  private static String search(OthelloMove move, Thought thought) {
    boolean isDiscs = thought.unit().equals("discs");
    String depth =
        thought.isExact() && isDiscs ? "100%" : Integer.toString(thought.depth().orElse(0));
    return String.format(
        Locale.ROOT,
        "search %s %.2f 0 %s",
        variation(move, thought),
        thought.score().orElse(0),
        depth);
  }

  private static String variation(OthelloMove chosen, Thought thought) {
    StringBuilder moves = new StringBuilder();
    for (String move : thought.line()) {
      try {
        moves.append(NBoardNotation.text(OthelloMove.parse(move)));
      } catch (UnreadableMoveException e) {
        break;
      }
    }
    String own = NBoardNotation.text(chosen);
    return moves.toString().startsWith(own) ? moves.toString() : own;
  }
}
