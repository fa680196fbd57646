package org.rondo.arimaa.remote.aei;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.ClockStatus;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.game.Excerpt;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.LineConnection;
import org.rondo.remote.Protocol;

/**
 * Arimaa over the Arimaa Engine Interface, with an engine that is a separate program.
 *
 * <p>One object serves one engine, for one match.
 */
public final class AeiProtocol implements Protocol<ArimaaPosition, ArimaaMove> {

  /** The maximum number of lines until the line that is waited for. */
  static final int MAX_LINES = 100_000;

  private static final int SHOWN = 100;
  private static final int VERSION = 1;
  private static final int GOLD_ROWS = 16;
  private static final TextPattern MESSAGE = TextPattern.of("(\\S++)(?:\\s++(.*))?");
  private static final TextPattern NUMBER = TextPattern.of("\\d{1,3}");
  private static final TextPattern NAME = TextPattern.of("\\S+");
  private static final TextPattern VALUE = TextPattern.of("\\S(?:.*\\S)?");

  private final Map<String, String> settings;
  private final AeiInfo search = new AeiInfo();

  /** The version that the engine has said. An engine that played before has said 1. */
  private int version = VERSION;

  /** The position of the engine; null before the first question. */
  private @Nullable ArimaaPosition position;

  private @Nullable AeiTimeControl control;

  /** The longest time of a move that the engine was told last. */
  private long toldTurnTime;

  private boolean isAsked;
  private boolean isResigned;
  private String lastError = "";
  private Thought thought = Thought.none();

  /** Creates the protocol for a match that has not begun. */
  public AeiProtocol() {
    this(Map.of());
  }

  /**
   * Creates the protocol for a match that has not begun, with options for the engine.
   *
   * @param options the names and the values of options that the engine is told before the match,
   *     for instance {@code hash} and {@code 64}; names without blanks, values of one line
   * @throws IllegalArgumentException if a name or a value does not have the required form
   */
  public AeiProtocol(Map<String, String> options) {
    Map<String, String> kept = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    kept.forEach(
        (name, value) -> {
          if (!NAME.matcher(name).matches() || !VALUE.matcher(value).matches()) {
            throw new IllegalArgumentException(
                "option '"
                    + name
                    + "' with the value '"
                    + value
                    + "' cannot be told to an engine: a name has no blanks, and a value is one"
                    + " line");
          }
        });
    this.settings = kept;
  }

  /** A line of the engine: its first word, and the rest. */
  private record EngineMessage(String type, String value) {}

  @Override
  public void begin(LineConnection wire) {
    greet(wire, wire.hasReceived());
  }

  /**
   * Prepares the engine for a match.
   *
   * @param hasPlayed whether the engine has played a match before, in the same session
   * @throws DisconnectedException if the engine does not answer as it must
   */
  void greet(LineConnection wire, boolean hasPlayed) {
    try {
      if (!hasPlayed) {
        version = 0;
        wire.send("aei");
        awaitOpening(wire);
      }
      synchronize(wire);
    } catch (UnreadableMoveException e) {
      throw new DisconnectedException(
          "the program was not ready to play Arimaa: "
              + e.rule()
              + "; the engine wrote '"
              + Excerpt.of(e.text(), SHOWN)
              + "'");
    }
  }

  @Override
  public boolean canPlayAgain() {
    return version >= VERSION;
  }

  private void awaitOpening(LineConnection wire) {
    for (int count = 0; count < MAX_LINES; count++) {
      EngineMessage message = read(wire);
      switch (message.type()) {
        case "aeiok" -> {
          return;
        }
        case "protocol-version" ->
            version = NUMBER.matcher(message.value()).matches() ? number(message.value()) : version;
        case "id", "log" -> {
          // They are for people.
        }
        default ->
            throw new UnreadableMoveException(
                (message.type() + " " + message.value()).strip(),
                "the engine must answer 'aei' with lines that begin with protocol-version, id or"
                    + " log, and then with 'aeiok'");
      }
    }
    throw tooMany("aeiok");
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }

  /** {@return the next line that is not blank} */
  private EngineMessage read(LineConnection wire) {
    for (int count = 0; count < MAX_LINES; count++) {
      Matcher message = MESSAGE.matcher(readLine(wire).strip());
      if (message.matches()) {
        String value = message.group(2) == null ? "" : message.group(2);
        if (message.group(1).equals("log") && value.startsWith("Error")) {
          lastError = Excerpt.line(value, SHOWN);
        }
        return new EngineMessage(message.group(1), value);
      }
    }
    throw tooMany("a line that is not blank");
  }

  /** An engine that does not understand a message logs an error and ends, so the log says why. */
  private String readLine(LineConnection wire) {
    try {
      return wire.readLine();
    } catch (DisconnectedException e) {
      if (lastError.isEmpty() || e.isBySignal()) {
        throw e;
      }
      throw new DisconnectedException(
          e.getMessage() + "; before, the engine logged '" + lastError + "'");
    }
  }

  private static UnreadableMoveException tooMany(String awaited) {
    return new UnreadableMoveException(
        "", "the engine wrote " + MAX_LINES + " lines without " + awaited);
  }

  /** Waits until the engine has read everything. Late answers are dropped. */
  private void synchronize(LineConnection wire) {
    wire.send("isready");
    await(wire, "readyok", "bestmove");
  }

  /**
   * {@return the value of the next message of a type} Reads thoughts and logs before it.
   *
   * @param ignored another type that may come before
   */
  private String await(LineConnection wire, String type, String ignored) {
    for (int count = 0; count < MAX_LINES; count++) {
      EngineMessage message = read(wire);
      if (message.type().equals(type)) {
        return message.value();
      }
      if (message.type().equals("info")) {
        search.read(message.value());
      } else if (!message.type().equals("log") && !message.type().equals(ignored)) {
        throw new UnreadableMoveException(
            (message.type() + " " + message.value()).strip(),
            "no line of an engine begins so before '"
                + type
                + "'; other text belongs after 'log' or into the standard error");
      }
    }
    throw tooMany("'" + type + "'");
  }

  @Override
  public void ask(LineConnection wire, Decision<ArimaaPosition, ArimaaMove> decision) {
    if (isAsked) {
      throw new StalledException(
          "the engine has not answered the previous 'go'; it is not asked again");
    }
    if (position == null) {
      begin(wire, decision);
    }
    tellPosition(wire, decision);
    synchronize(wire);
    if (control != null) {
      tellTime(wire, decision, control);
    }
    search.clear();
    thought = Thought.none();
    isAsked = true;
    wire.send("go");
  }

  private void begin(LineConnection wire, Decision<ArimaaPosition, ArimaaMove> decision) {
    if (decision.timeLeft().isPresent()) {
      AeiTimeControl told =
          decision
              .clocks()
              .map(clocks -> AeiTimeControl.of(TimeControl.parse(clocks.control())))
              .orElseGet(() -> AeiTimeControl.ofEachMove(decision.timeLeft().get()));
      told.options().forEach((name, value) -> set(wire, name, value));
      toldTurnTime = told.turnTime();
      control = told;
    }
    settings.forEach((name, value) -> set(wire, name, value));
    wire.send("newgame");
    position = decision.game().start();
  }

  private static void set(LineConnection wire, String name, Object value) {
    wire.send("setoption name " + name + " value " + value);
  }

  private void tellPosition(LineConnection wire, Decision<ArimaaPosition, ArimaaMove> decision) {
    ArimaaPosition state = decision.state();
    if (position != null && decision.isReachedFrom(position)) {
      decision.played().forEach(turn -> wire.send("makemove " + turn.only().text()));
    } else if (decision.game().isSetup(state)) {
      wire.send("newgame");
      if (decision.seat() == 1) {
        wire.send("makemove " + goldSetup(state.board()));
      }
    } else {
      String sides = version >= VERSION ? "gs" : "wb";
      wire.send("setposition " + sides.charAt(decision.seat()) + " " + state.board().shortText());
    }
    position = state;
  }

  private static String goldSetup(ArimaaBoard board) {
    List<String> placed = new ArrayList<>();
    for (int square = 0; square < GOLD_ROWS; square++) {
      placed.add("" + board.letter(square) + (char) ('a' + square % 8) + (1 + square / 8));
    }
    return String.join(" ", placed);
  }

  private void tellTime(
      LineConnection wire, Decision<ArimaaPosition, ArimaaMove> decision, AeiTimeControl told) {
    int seat = decision.seat();
    long own = told.reserve();
    if (decision.clocks().isPresent()) {
      ClockStatus clocks = decision.clocks().get();
      long gold = told.reserve(clocks.reserves().get(0));
      long silver = told.reserve(clocks.reserves().get(1));
      own = seat == 0 ? gold : silver;
      long goldUsed = clocks.lastUsed().get(0).toSeconds();
      long silverUsed = clocks.lastUsed().get(1).toSeconds();
      boolean isNew = version >= VERSION;
      set(wire, isNew ? "greserve" : "wreserve", gold);
      set(wire, isNew ? "sreserve" : "breserve", silver);
      set(wire, isNew ? "gused" : "wused", goldUsed);
      set(wire, isNew ? "sused" : "bused", silverUsed);
      set(wire, "lastmoveused", seat == 0 ? silverUsed : goldUsed);
    }
    set(wire, version >= VERSION ? "moveused" : "tcmoveused", 0);
    // Other limits, for instance that of the whole match, may leave less than the options say.
    long left = Math.max(1, decision.timeLeft().map(time -> time.toSeconds()).orElse(1L));
    boolean isSetup = decision.game().isSetup(decision.state());
    long turnTime = told.longest(own, isSetup) > left ? left : told.turnTime();
    if (turnTime != toldTurnTime) {
      set(wire, "tcturntime", turnTime);
      toldTurnTime = turnTime;
    }
  }

  @Override
  public ArimaaMove answer(LineConnection wire, Decision<ArimaaPosition, ArimaaMove> decision) {
    Optional<ArimaaMove> move = move(wire);
    isResigned = move.isEmpty();
    return move.orElseGet(() -> decision.moves().sample(Seed.of(0).rng()));
  }

  @Override
  public boolean resigns() {
    return isResigned;
  }

  @Override
  public boolean mayWriteUnasked() {
    return true;
  }

  /**
   * {@return the move in the engine's answer; empty if the engine resigns}
   *
   * @throws UnreadableMoveException if the answer is not a move, or too many other lines come
   */
  Optional<ArimaaMove> move(LineConnection wire) {
    String text = await(wire, "bestmove", "readyok");
    isAsked = false;
    if (text.equalsIgnoreCase("resign")) {
      return Optional.empty();
    }
    ArimaaMove move = ArimaaMove.parse(text);
    thought = search.about(move);
    return Optional.of(move);
  }

  @Override
  public Thought thought() {
    return thought;
  }

  @Override
  public void leave(LineConnection wire) {
    wire.send("quit");
  }
}
