package org.rondo.server.contest;

import static com.google.common.base.Strings.lenientFormat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.rondo.server.contest.Caller.ClientKey;
import org.rondo.server.contest.GameSeat.SpeedMarks;

/**
 * The protocol log of a game: a file with a line for each event, in the form of the contest of
 * 2017. The file begins with a byte order mark.
 *
 * <p>A line that cannot be written is reported once, and the game goes on. So it does when the file
 * has reached its maximum size.
 */
final class ProtocolLog {
  /** The events, with their names in the file. */
  private enum LogCode {
    INIT,
    GAMESTAT,
    PLAYER,
    START,
    TURNSTRT,
    MOVE,
    PLRTURN,
    TURNEND,
    PLRCOND,
    DROP,
    CUT
  }

  private static final DateTimeFormatter NAME_TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd_HHmmss", Locale.ROOT);
  private static final DateTimeFormatter LINE_TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSSSSSxxx", Locale.ROOT);

  /** The maximum length of a file in characters; a long game needs a tenth of it. */
  static final long MAX_LENGTH = 1 << 20;

  private final Path file;
  private final int game;
  private final ZoneId zone;
  private final Consumer<String> problems;
  private boolean isBroken;
  private long length;

  private ProtocolLog(Path file, int game, ZoneId zone, Consumer<String> problems) {
    this.file = file;
    this.game = game;
    this.zone = zone;
    this.problems = problems;
  }

  /**
   * {@return the log of a new game}
   *
   * @throws RefusedCallException if its file cannot be made, or exists
   */
  static ProtocolLog create(
      ContestSettings settings, int game, Instant now, Consumer<String> problems) {
    String name = text(NAME_TIME, now, settings.zone()) + "_" + game + "_protocol.txt";
    Path file = settings.protocols().resolve(name);
    try {
      Files.createDirectories(settings.protocols());
      Files.write(file, "\uFEFF".getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE_NEW);
    } catch (IOException e) {
      problems.accept("the protocol log " + file + " cannot be created: " + e);
      throw RefusedCallException.fail("the protocol log of the game cannot be created");
    }
    return new ProtocolLog(file, game, settings.zone(), problems);
  }

  private static String text(DateTimeFormatter form, Instant time, ZoneId zone) {
    StringBuilder text = new StringBuilder();
    form.formatTo(time.atZone(zone), text);
    return text.toString();
  }

  private void add(Instant now, LogCode code, String text) {
    if (length >= MAX_LENGTH) {
      return;
    }
    String line = line(now, code, text.replace('\n', ' ').replace('\r', ' '));
    length += line.length();
    if (length >= MAX_LENGTH) {
      line = line(now, LogCode.CUT, "The file has its maximum size");
    }
    try {
      Files.writeString(file, line, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    } catch (IOException e) {
      if (!isBroken) {
        isBroken = true;
        problems.accept("the protocol log " + file + " cannot be written: " + e);
      }
    }
  }

  private String line(Instant now, LogCode code, String text) {
    return String.format(
        Locale.ROOT, "[%s] %5d %-8s %s%n", text(LINE_TIME, now, zone), game, code, text);
  }

  void created(Instant now, String owner) {
    add(now, LogCode.INIT, "Owner: " + owner);
  }

  void state(Instant now, GameState state) {
    add(now, LogCode.GAMESTAT, state.text());
  }

  void started(Instant now, List<GameSeat> seats) {
    seats.forEach(
        seat -> {
          ClientKey key = seat.player().key();
          add(now, LogCode.PLAYER, name(seat) + " is " + key.team() + " (" + key.client() + ")");
        });
    add(now, LogCode.START, "The game starts");
  }

  void turnStarted(Instant now, int turn) {
    add(now, LogCode.TURNSTRT, "Turn " + turn + " starts");
  }

  void sent(Instant now, GameSeat seat) {
    add(now, LogCode.MOVE, name(seat) + (seat.passes() ? " passes" : " moves to " + seat.sent()));
  }

  void completed(Instant now, GameSeat seat, long millis) {
    SpeedMarks marks = seat.marks();
    int turn = seat.completed();
    add(
        now,
        LogCode.PLRTURN,
        lenientFormat(
            "%s completed turn %s in %s ms (penalty=%s, bonus=%s)%s%s",
            name(seat),
            turn,
            millis,
            marks.penalty(),
            marks.bonus(),
            marks.overtimeTurn() == turn ? " overtime" : "",
            marks.thresholdTurn() == turn ? " threshold" : ""));
  }

  void turnEnded(Instant now, int turn) {
    add(now, LogCode.TURNEND, "Turn " + turn + " ends");
  }

  void concluded(Instant now, GameSeat seat) {
    add(now, LogCode.PLRCOND, name(seat) + " " + seat.condition().text() + ": " + seat.comment());
  }

  void dropped(Instant now, GameSeat seat, String reason) {
    add(now, LogCode.DROP, name(seat) + " " + reason);
  }

  private static String name(GameSeat seat) {
    return "Player " + seat.index() + " (id=" + seat.player().id() + ")";
  }
}
