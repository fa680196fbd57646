package org.rondo.arimaa.remote.aei;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
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
import org.rondo.input.TextPattern;
import org.rondo.random.Seed;
import org.rondo.remote.BotQuestion;
import org.rondo.remote.LineEngine;

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
  private static final TextPattern OPTION =
      TextPattern.of("name\\s++(\\S++)(?:\\s++value(?:\\s++(.*))?)?");
  private static final TextPattern POSITION = TextPattern.of("([gswb])\\s++(\\[.*\\])");
  private static final TextPattern SECONDS = TextPattern.of("(\\d{1,9})(?:\\.\\d{0,9})?");

  /** The options of the protocol that do not change what the engine does. */
  private static final Set<String> IDLE_OPTIONS =
      Set.of("opponent", "opponent_rating", "rating", "rated", "event");

  private final LineEngine lines = new LineEngine(LONGEST_LINE, this::unknown);
  private final String name;
  private final String version;
  private final AeiGame game;
  private final AeiClock clock = new AeiClock();
  private final TimeSource time;
  private AbandonableThread thread = newThread();
  private @Nullable AeiSearch search;
  private boolean isOpened;
  private boolean hasFailed;

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
    this.game = new AeiGame(bots, seed);
    this.time = Objects.requireNonNull(time, "time");
    lines.beforeEach(
        line -> {
          settle();
          return Optional.of(line);
        });
    lines.tooLong(this::fail);
    lines.afterAll(this::close);
    lines.command("", rest -> {});
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
    return lines.run(in, out) && !hasFailed;
  }

  LineEngine lines() {
    return lines;
  }

  /** {@return whether a message could not be carried out} */
  boolean hasFailed() {
    return hasFailed;
  }

  private void unknown(String line) {
    if (isOpened) {
      fail("received unknown message '" + line + "'");
    } else if (line.equals("aei")) {
      open();
    } else {
      fail("the first message must be 'aei', not '" + line + "'");
    }
  }

  private void open() {
    isOpened = true;
    lines.command("aei", rest -> log("Error: the session is open already; 'aei' is ignored"));
    lines.command("isready", rest -> lines.write("readyok"));
    lines.command("newgame", rest -> newGame());
    lines.command("setposition", this::setPosition);
    lines.command("setoption", this::setOption);
    lines.command("makemove", this::makeMove);
    lines.command("go", this::go);
    lines.command("stop", rest -> stop());
    lines.command("quit", rest -> lines.end());
    lines.write("protocol-version 1", "id name " + name, "id author Rondo");
    if (!version.isBlank()) {
      lines.write("id version " + version);
    }
    lines.write("aeiok");
  }

  private void log(String text) {
    lines.write(logLine(text));
  }

  private static String logLine(String text) {
    return "log " + Excerpt.line(text, SHOWN);
  }

  private void fail(String reason) {
    log("Error: " + reason);
    hasFailed = true;
    lines.end();
  }

  private void newGame() throws InterruptedException {
    giveUpSearch();
    game.begin();
    clock.newGame(time.nanoTime());
  }

  private void setPosition(String text) throws InterruptedException {
    giveUpSearch();
    Matcher position = POSITION.matcher(text);
    if (!position.matches()) {
      fail("received setposition '" + text + "'; a position is a side, g or s, and a board");
      return;
    }
    try {
      game.begin("gw".contains(position.group(1)) ? 0 : 1, position.group(2));
    } catch (InputException | IllegalArgumentException e) {
      fail("received a wrong position: " + e.getMessage());
    }
  }

  private void setOption(String text) {
    Matcher option = OPTION.matcher(text);
    if (!option.matches()) {
      log("Warning: received setoption '" + text + "'; it has no name");
      return;
    }
    String id = option.group(1);
    String value = option.group(2) == null ? "" : option.group(2).strip();
    if (AeiClock.isOption(id)) {
      Matcher seconds = SECONDS.matcher(value);
      if (seconds.matches()) {
        clock.set(id, Long.parseLong(seconds.group(1)));
      } else {
        log("Warning: option " + id + " keeps its value: '" + value + "' is no number");
      }
    } else if (!IDLE_OPTIONS.contains(id)) {
      log("Warning: received unknown option " + id);
    }
  }

  private void makeMove(String text) throws InterruptedException {
    giveUpSearch();
    try {
      game.play(text);
    } catch (InputException | IllegalArgumentException e) {
      fail("received illegal move '" + text + "': " + e.getMessage());
    }
  }

  private void go(String text) {
    if (text.equals("ponder")) {
      return;
    }
    if (!text.isEmpty()) {
      log("Warning: received 'go " + text + "'; the engine knows 'go' and 'go ponder'");
      return;
    }
    if (search != null) {
      log("Error: the engine searches already; 'go' is ignored");
      return;
    }
    if (game.position().isOver()) {
      lines.write(
          logLine("Warning: the match is over: " + game.position().result().orElseThrow()),
          "bestmove");
      return;
    }
    BotQuestion<ArimaaPosition, ArimaaMove> question = game.question();
    Optional<Duration> limit =
        clock.limit(question.decision().seat(), game.isSetup(), time.nanoTime());
    AeiSearch started = new AeiSearch(limit.map(question::within).orElse(question), thread, time);
    search = started;
    started.start(end -> answer(question.decision(), end));
  }

  /** Tells the controller the end of a search. Called in the thread of the search. */
  private void answer(Decision<ArimaaPosition, ArimaaMove> decision, AeiSearch.SearchEnd end) {
    BotQuestion.BotChoice<ArimaaMove> choice = end.choice();
    if (choice != null) {
      ArimaaMove move = choice.move();
      List<String> told = AeiThought.lines(choice.thought(), decision.seat(), end.used());
      told.add("bestmove " + (move == null ? "resign" : move.text()));
      lines.write(told.toArray(String[]::new));
    } else if (end.isStopped()) {
      tellDrawn(decision);
    } else {
      lines.write(
          logLine("Error: the bot failed and resigns: " + AeiGame.reason(end.thrown())),
          "bestmove resign");
    }
  }

  private void tellDrawn(Decision<ArimaaPosition, ArimaaMove> decision) {
    lines.write(
        logLine("Warning: the bot did not answer when it was stopped; a turn is drawn at random"),
        "bestmove " + game.anyMove(decision));
  }

  private void stop() throws InterruptedException {
    AeiSearch running = search;
    if (running == null) {
      return;
    }
    if (running.stop()) {
      settle();
    } else {
      dropHungBot(running);
      tellDrawn(running.question().decision());
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
    Decision<ArimaaPosition, ArimaaMove> decision = finished.question().decision();
    clock.charge(decision.seat(), decision.game().isSetup(decision.state()), end.used());
    if (end.thrown() != null) {
      game.drop(finished.question());
      finished.question().closeBot();
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
    game.drop(hung.question());
    thread.execute(hung.question()::closeBot);
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
