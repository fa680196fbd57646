package org.rondo.arimaa.remote.aei;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.AbandonableThread;
import org.rondo.game.Excerpt;
import org.rondo.input.InputException;
import org.rondo.random.Seed;

/**
 * An engine of the Arimaa Engine Interface, version 1. It lets a controller, for instance a
 * graphical board or the client of a game server, play Arimaa with bots.
 *
 * <pre>{@code
 * Budget budget = Budget.steps(20_000, TimeSource.system());
 * new AeiEngine("Sound", "1.0", () -> ArimaaBots.sound(budget), Seed.of(1)).run(in, out);
 * }</pre>
 *
 * <p>An engine serves one controller, once. A bot searches in a thread of its own, so the engine
 * reads messages meanwhile, and {@code stop} interrupts the search. The same messages get the same
 * moves if the bots' decisions do not depend on the time and no search is stopped.
 */
public final class AeiEngine {

  /** The maximum number of characters of a line. A longer line ends the session. */
  static final int LONGEST_LINE = 1 << 14;

  private static final int SHOWN = 200;
  private static final Pattern OPTION =
      Pattern.compile("name\\s+(\\S+)(?:\\s+value(?:\\s+(.*))?)?");
  private static final Pattern POSITION = Pattern.compile("([gswb])\\s+(\\[.*\\])");
  private static final Pattern SECONDS = Pattern.compile("(\\d{1,9})(?:\\.\\d{0,9})?");

  /** The options of the protocol that do not change what the engine does. */
  private static final Set<String> IDLE_OPTIONS =
      Set.of("opponent", "opponent_rating", "rating", "rated", "event");

  private final String name;
  private final String version;
  private final AeiGame game;
  private final AeiClock clock = new AeiClock();
  private final TimeSource time;
  private AbandonableThread thread = newThread();
  private @Nullable AeiSearch search;
  private boolean isOpened;
  private boolean isEnded;
  private boolean hasFailed;

  /** Receives the engine's lines, from one thread at a time. */
  @FunctionalInterface
  interface EngineOutput {
    void line(String text);
  }

  /**
   * Creates an engine.
   *
   * @param name the engine's name for the controller; one line, not blank
   * @param version the engine's version for the controller; one line, may be empty
   * @param bots supplies the bots: one for each side of each match, and new ones after a bot has
   *     failed or did not stop
   * @param seed the seed from which the random stream of each bot is derived
   * @throws IllegalArgumentException if the name or the version does not have the required form
   */
  public AeiEngine(
      String name,
      String version,
      Supplier<? extends Bot<ArimaaPosition, ArimaaMove>> bots,
      Seed seed) {
    this(name, version, bots, seed, TimeSource.system());
  }

  /**
   * Creates an engine that uses the given time source, for tests.
   *
   * @param name the engine's name for the controller; one line, not blank
   * @param version the engine's version for the controller; one line, may be empty
   * @param bots supplies the bots: one for each side of each match, and new ones after a bot has
   *     failed or did not stop
   * @param seed the seed from which the random stream of each bot is derived
   * @param time measures the time that the bots take, and waits for bots that are stopped
   * @throws IllegalArgumentException if the name or the version does not have the required form
   */
  public AeiEngine(
      String name,
      String version,
      Supplier<? extends Bot<ArimaaPosition, ArimaaMove>> bots,
      Seed seed,
      TimeSource time) {
    Entrant.requireName(name);
    if (!Excerpt.line(version, SHOWN).equals(version)) {
      throw new IllegalArgumentException(
          "version '" + Excerpt.line(version, SHOWN) + "' is not one short line");
    }
    this.name = name;
    this.version = version;
    this.game =
        new AeiGame(Objects.requireNonNull(bots, "bots"), Objects.requireNonNull(seed, "seed"));
    this.time = Objects.requireNonNull(time, "time");
  }

  private static AbandonableThread newThread() {
    return new AbandonableThread("rondo aei engine");
  }

  /**
   * Carries out messages until {@code quit}, the end of the input or a message that the protocol
   * does not allow, and then closes the bots.
   *
   * <p>Each line is flushed. Neither stream is closed.
   *
   * @param in the controller's messages
   * @param out receives the engine's lines, and nothing else
   * @return whether the session ended by {@code quit} or the end of the input; false if a message
   *     could not be carried out, which was logged
   * @throws IOException if the input cannot be read or the output cannot be written
   */
  public boolean run(Reader in, Writer out) throws IOException {
    EngineOutput output =
        text -> {
          try {
            out.write(text + "\n");
            out.flush();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
    try {
      Optional<String> line = nextLine(in);
      while (line.isPresent()) {
        carryOut(line.get(), output);
        line = isEnded ? Optional.empty() : nextLine(in);
      }
      return !hasFailed;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      close();
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

  /** {@return whether the engine carries out no further messages} */
  boolean isEnded() {
    return isEnded;
  }

  /** {@return whether a message could not be carried out} */
  boolean hasFailed() {
    return hasFailed;
  }

  /** Carries out a message. Lines of a search come later, from the thread of the search. */
  void carryOut(String line, EngineOutput out) throws InterruptedException {
    settle();
    String[] words = line.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    if (line.length() > LONGEST_LINE) {
      fail("a line has at most " + LONGEST_LINE + " characters", out);
    } else if (!isOpened && !words[0].isEmpty()) {
      open(line.strip(), out);
    } else {
      switch (words[0]) {
        case "" -> {
          // A blank line has no meaning.
        }
        case "aei" -> log("Error: the session is open already; 'aei' is ignored", out);
        case "isready" -> tell("readyok", out);
        case "newgame" -> newGame();
        case "setposition" -> setPosition(rest, out);
        case "setoption" -> setOption(rest, out);
        case "makemove" -> makeMove(rest, out);
        case "go" -> go(rest, out);
        case "stop" -> stop(out);
        case "quit" -> isEnded = true;
        default -> fail("received unknown message '" + line.strip() + "'", out);
      }
    }
  }

  private static void tell(String text, EngineOutput out) {
    synchronized (out) {
      out.line(text);
    }
  }

  private static void log(String text, EngineOutput out) {
    tell("log " + Excerpt.line(text, SHOWN), out);
  }

  private void fail(String reason, EngineOutput out) {
    log("Error: " + reason, out);
    hasFailed = true;
    isEnded = true;
  }

  private void open(String line, EngineOutput out) {
    if (!line.equals("aei")) {
      fail("the first message must be 'aei', not '" + line + "'", out);
      return;
    }
    isOpened = true;
    tell("protocol-version 1", out);
    tell("id name " + name, out);
    tell("id author Rondo", out);
    if (!version.isBlank()) {
      tell("id version " + version, out);
    }
    tell("aeiok", out);
  }

  private void newGame() throws InterruptedException {
    giveUpSearch();
    game.begin();
    clock.newGame(time.nanoTime());
  }

  private void setPosition(String text, EngineOutput out) throws InterruptedException {
    giveUpSearch();
    Matcher position = POSITION.matcher(text);
    if (!position.matches()) {
      fail("received setposition '" + text + "'; a position is a side, g or s, and a board", out);
      return;
    }
    try {
      game.begin("gw".contains(position.group(1)) ? 0 : 1, position.group(2));
    } catch (InputException | IllegalArgumentException e) {
      fail("received a wrong position: " + e.getMessage(), out);
    }
  }

  private void setOption(String text, EngineOutput out) {
    Matcher option = OPTION.matcher(text);
    if (!option.matches()) {
      log("Warning: received setoption '" + text + "'; it has no name", out);
      return;
    }
    String id = option.group(1);
    String value = option.group(2) == null ? "" : option.group(2).strip();
    if (AeiClock.isOption(id)) {
      Matcher seconds = SECONDS.matcher(value);
      if (seconds.matches()) {
        clock.set(id, Long.parseLong(seconds.group(1)));
      } else {
        log("Warning: option " + id + " keeps its value: '" + value + "' is no number", out);
      }
    } else if (!IDLE_OPTIONS.contains(id)) {
      log("Warning: received unknown option " + id, out);
    }
  }

  private void makeMove(String text, EngineOutput out) throws InterruptedException {
    giveUpSearch();
    try {
      game.play(text);
    } catch (InputException | IllegalArgumentException e) {
      fail("received illegal move '" + text + "': " + e.getMessage(), out);
    }
  }

  private void go(String text, EngineOutput out) {
    if (text.equals("ponder")) {
      return;
    }
    if (!text.isEmpty()) {
      log("Warning: received 'go " + text + "'; the engine knows 'go' and 'go ponder'", out);
      return;
    }
    if (search != null) {
      log("Error: the engine searches already; 'go' is ignored", out);
      return;
    }
    if (game.position().isOver()) {
      log("Warning: the match is over: " + game.position().result().orElseThrow(), out);
      tell("bestmove", out);
      return;
    }
    AeiGame.AskedBot player = game.player();
    Decision<ArimaaPosition, ArimaaMove> decision = game.decision(player);
    Optional<Duration> limit = clock.limit(decision.seat(), game.isSetup(), time.nanoTime());
    AeiSearch started =
        new AeiSearch(player, limit.map(decision::within).orElse(decision), thread, time);
    search = started;
    started.start(end -> answer(decision, end, out));
  }

  /** Tells the controller the end of a search. Called in the thread of the search. */
  private void answer(
      Decision<ArimaaPosition, ArimaaMove> decision, AeiSearch.SearchEnd end, EngineOutput out) {
    synchronized (out) {
      AeiGame.EngineChoice choice = end.choice();
      if (choice != null) {
        AeiThought.lines(choice.thought(), decision.seat(), end.used()).forEach(out::line);
        tell("bestmove " + choice.move(), out);
      } else if (end.isStopped()) {
        tellDrawn(decision, out);
      } else {
        log("Error: the bot failed and resigns: " + AeiGame.reason(end.thrown()), out);
        tell("bestmove resign", out);
      }
    }
  }

  private void tellDrawn(Decision<ArimaaPosition, ArimaaMove> decision, EngineOutput out) {
    log("Warning: the bot did not answer when it was stopped; a turn is drawn at random", out);
    tell("bestmove " + game.anyMove(decision), out);
  }

  private void stop(EngineOutput out) throws InterruptedException {
    AeiSearch running = search;
    if (running == null) {
      return;
    }
    if (running.stop()) {
      settle();
    } else {
      dropHungBot(running);
      tellDrawn(running.decision(), out);
    }
  }

  /** Accounts for a search that has ended since the last message. */
  private void settle() {
    AeiSearch finished = search;
    if (finished == null || finished.isOpen()) {
      return;
    }
    AeiSearch.SearchEnd end = finished.end();
    search = null;
    int seat = finished.decision().seat();
    clock.charge(seat, finished.decision().game().isSetup(finished.decision().state()), end.used());
    if (end.thrown() != null) {
      game.dropPlayer();
      finished.player().close();
    }
  }

  /** Stops the search, if there is one, without an answer. */
  private void giveUpSearch() throws InterruptedException {
    AeiSearch running = search;
    if (running != null) {
      if (running.giveUp()) {
        search = null;
      } else {
        dropHungBot(running);
      }
    }
  }

  /** Goes on without a bot that does not return. It is closed when it does. */
  private void dropHungBot(AeiSearch hung) {
    game.dropPlayer();
    thread.execute(hung.player()::close);
    thread.end();
    thread = newThread();
    search = null;
  }

  /** Ends the session: stops the search, and closes the bots. */
  void close() {
    try {
      giveUpSearch();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    thread.end();
    game.leave();
  }
}
