package org.rondo.server.program;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.remote.LineConnection;
import org.rondo.remote.Protocol;
import org.rondo.remote.Transcript;

/**
 * The seat of a program in a match. The protocol of JSON lines writes what the program is told, and
 * reads what it answers. Used under the lock of {@link EventPrograms}.
 */
final class ProgramSeat<S extends State, M extends Move> implements Bot<S, M>, LineConnection {
  private static final String TIME_LEFT = "timeLeft";

  /**
   * A question that has no answer.
   *
   * @param text the question as the protocol wrote it
   * @param since the time at which it was asked
   * @param alarm cancels the alarm that is set for the program's time
   */
  private record OpenQuestion(long number, JsonObject text, Instant since, Runnable alarm) {}

  private final TeamProgram program;
  private final int game;
  private final String name;
  private final int index;
  private final Protocol<S, M> protocol;
  private final Transcript transcript;

  /** The last line of the protocol. */
  private String told = "";

  /** The answer of the program. */
  private String said = "";

  /** The question that waits for an answer; null if none does. */
  private @Nullable OpenQuestion open;

  /**
   * @param game the number of the match on the server
   * @param name the name of the match, which the program is told
   * @param index the number of the seat
   * @param transcript receives what the program is told and what it answers
   */
  ProgramSeat(
      TeamProgram program,
      int game,
      String name,
      int index,
      Game<S, M> rules,
      Transcript transcript) {
    this.program = program;
    this.game = game;
    this.name = name;
    this.index = index;
    this.protocol = Protocol.jsonLines(rules);
    this.transcript = transcript;
  }

  TeamProgram program() {
    return program;
  }

  int game() {
    return game;
  }

  int index() {
    return index;
  }

  boolean isAsked() {
    return open != null;
  }

  boolean isAsked(long number) {
    return open != null && open.number() == number;
  }

  /** Asks the program. */
  void ask(Decision<S, M> decision, long number, Instant now, Runnable alarm) {
    protocol.ask(this, decision);
    JsonObject text = told(number);
    transcript.sent(text.toString());
    open = new OpenQuestion(number, text, now, alarm);
  }

  /** {@return the question that waits for an answer, with the time that is left now} */
  Optional<String> question(Instant now) {
    OpenQuestion asked = open;
    if (asked == null) {
      return Optional.empty();
    }
    JsonObject text = asked.text().deepCopy();
    if (text.has(TIME_LEFT)) {
      Duration used = Duration.between(asked.since(), now);
      long left = text.get(TIME_LEFT).getAsLong() - used.toMillis();
      text.addProperty(TIME_LEFT, Math.max(0, left));
    }
    return Optional.of(text.toString());
  }

  /**
   * Closes the question.
   *
   * @param answer the answer of the program; empty if there is none
   * @return the time since the question was asked
   */
  Duration close(String answer, Instant now) {
    OpenQuestion asked = open;
    open = null;
    said = answer;
    if (!answer.isEmpty()) {
      transcript.received(answer);
    }
    if (asked == null) {
      return Duration.ZERO;
    }
    asked.alarm().run();
    return Duration.between(asked.since(), now);
  }

  /**
   * Tells the program the end of its match.
   *
   * @param fault the last fault of the program; empty if there was none
   */
  void end(S state, Outcome outcome, String fault, long number) {
    protocol.finished(this, state, outcome);
    JsonObject text = told(number);
    text.addProperty("seat", index);
    if (!fault.isEmpty()) {
      text.addProperty("fault", fault);
    }
    transcript.sent(text.toString());
    transcript.ended();
    program.end(number, text);
  }

  /** Frees the program, whose match has no end to tell. */
  void free() {
    transcript.ended();
    program.free();
  }

  private JsonObject told(long number) {
    JsonObject text = JsonParser.parseString(told).getAsJsonObject();
    text.addProperty("match", name);
    text.addProperty("number", number);
    return text;
  }

  @Override
  public void send(String line) {
    told = line;
  }

  @Override
  public String readLine() {
    return said;
  }

  @Override
  public M choose(Decision<S, M> decision) {
    return protocol.answer(this, decision);
  }

  @Override
  public boolean resigns() {
    return protocol.resigns();
  }

  @Override
  public Thought thought() {
    return protocol.thought();
  }
}
