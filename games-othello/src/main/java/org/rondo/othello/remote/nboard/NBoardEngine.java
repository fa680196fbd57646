package org.rondo.othello.remote.nboard;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
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
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.files.GgfGame;
import org.rondo.random.Seed;

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

  /** The maximum number of characters of a line. A longer line is ignored. */
  static final int LONGEST_LINE = 1 << 14;

  private static final int SHOWN = 200;

  private final String name;
  private final NBoardGame game;
  private final TimeSource time;
  private boolean hasQuit;

  /** Receives the engine's lines. */
  @FunctionalInterface
  interface Output {
    void line(String text) throws IOException;
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
    this.game =
        new NBoardGame(Objects.requireNonNull(bots, "bots"), Objects.requireNonNull(seed, "seed"));
    this.time = Objects.requireNonNull(time, "time");
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
    Output output =
        text -> {
          out.write(text + "\n");
          out.flush();
        };
    try {
      Optional<String> line = nextLine(in);
      while (line.isPresent()) {
        carryOut(line.get(), output);
        line = hasQuit ? Optional.empty() : nextLine(in);
      }
    } finally {
      game.leave();
    }
  }

  /**
   * {@return the next line; empty at the end of the input} A line that is too long is cut to one
   * character more than the maximum.
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

  /** Carries out a command. A command that is unknown is ignored, as the protocol prescribes. */
  void carryOut(String line, Output out) throws IOException {
    if (line.length() > LONGEST_LINE) {
      status("a line has at most " + LONGEST_LINE + " characters", out);
      return;
    }
    String[] words = line.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "nboard" -> out.line("set myname " + name);
      case "set" -> set(rest, out);
      case "move" -> move(rest, out);
      case "go" -> go(out);
      case "hint" -> hint(out);
      case "ping" -> out.line("pong " + Excerpt.line(rest, SHOWN));
      case "learn" -> out.line("learned");
      case "quit" -> hasQuit = true;
      default -> {
        // Version 1 of the protocol sends a move without a word before it.
        if (words[0].matches("[A-Ha-h][1-8](/.*)?|(?i:PA)(/.*)?")) {
          move(line, out);
        }
      }
    }
  }

  private static void status(String text, Output out) throws IOException {
    out.line(("status " + Excerpt.line(text, SHOWN)).strip());
  }

  private void set(String rest, Output out) throws IOException {
    String[] words = rest.split("\\s+", 2);
    if (words[0].equals("game")) {
      try {
        List<GgfGame> games = GgfGame.parseAll(words.length > 1 ? words[1] : "");
        if (games.size() != 1) {
          throw new DamagedFileException("GGF", "there are " + games.size() + " games in the line");
        }
        game.set(games.get(0));
      } catch (InputException | IllegalArgumentException e) {
        status("the game is not changed: " + e.getMessage(), out);
      }
    }
  }

  private void move(String text, Output out) throws IOException {
    try {
      game.play(NBoardNotation.move(text), NBoardNotation.timeOfMove(text));
    } catch (InputException | IllegalArgumentException e) {
      status("the move is not played: " + e.getMessage(), out);
    }
  }

  private void go(Output out) throws IOException {
    if (game.board().isOver()) {
      out.line("=== PA");
      return;
    }
    status(name + " is thinking", out);
    long begin = time.nanoTime();
    try {
      NBoardGame.ChosenMove choice = game.choose();
      Duration used = Duration.ofNanos(time.nanoTime() - begin);
      nodes(choice.thought(), used, out);
      out.line("=== " + answer(choice, used));
      status("", out);
    } catch (BotFailure e) {
      status(e.getMessage(), out);
    }
  }

  private static String answer(NBoardGame.ChosenMove choice, Duration used) {
    OptionalDouble score = choice.thought().score();
    return String.format(
        Locale.ROOT,
        "%s/%s/%.2f",
        NBoardNotation.text(choice.move()),
        score.isPresent() ? String.format(Locale.ROOT, "%.2f", score.getAsDouble()) : "",
        used.toMillis() / 1_000.0);
  }

  private static void nodes(Thought thought, Duration used, Output out) throws IOException {
    if (thought.nodes().isPresent()) {
      out.line(
          String.format(
              Locale.ROOT,
              "nodestats %d %.2f",
              thought.nodes().getAsLong(),
              used.toMillis() / 1_000.0));
    }
  }

  private void hint(Output out) throws IOException {
    if (game.board().isOver()) {
      return;
    }
    status(name + " is analysing", out);
    long begin = time.nanoTime();
    try {
      NBoardGame.ChosenMove choice = game.hint();
      out.line(search(choice));
      nodes(choice.thought(), Duration.ofNanos(time.nanoTime() - begin), out);
      status("", out);
    } catch (BotFailure e) {
      status(e.getMessage(), out);
    }
  }

  /** {@return the line about a move: the expected moves, the score, 0 and the depth} */
  private static String search(NBoardGame.ChosenMove choice) {
    Thought thought = choice.thought();
    boolean isDiscs = thought.unit().equals("discs");
    String depth =
        thought.isExact() && isDiscs ? "100%" : Integer.toString(thought.depth().orElse(0));
    return String.format(
        Locale.ROOT, "search %s %.2f 0 %s", variation(choice), thought.score().orElse(0), depth);
  }

  private static String variation(NBoardGame.ChosenMove choice) {
    StringBuilder moves = new StringBuilder();
    for (String move : choice.thought().line()) {
      try {
        moves.append(NBoardNotation.text(OthelloMove.parse(move)));
      } catch (UnreadableMoveException e) {
        break;
      }
    }
    String own = NBoardNotation.text(choice.move());
    return moves.toString().startsWith(own) ? moves.toString() : own;
  }
}
