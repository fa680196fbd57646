package org.rondo.remote;

import static com.google.common.base.Strings.lenientFormat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/**
 * The any-game protocol: each question is a line of JSON, each answer a line with a move's text, or
 * a line of JSON with a move and a thought.
 */
final class JsonLines<S extends State, M extends Move> implements Protocol<S, M> {

  /** Thrown when a program answers with an error message. */
  static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failure(String message) {
      super(message);
    }

    /** {@return the message without the name of this private class} */
    @Override
    @SuppressWarnings("OverrideThrowableToString")
    public String toString() {
      return "an error that the program reported: " + getMessage();
    }
  }

  /** The beginning of an answer that reports a failure in place of a move. */
  private static final String FAILURE = "{\"error\"";

  /** The most legal moves that a question lists. */
  private static final int MAX_LISTED = 512;

  private final Game<S, M> game;
  private final boolean listsMoves;
  private final boolean hasData;
  private final DisclosedNumbers numbers = new DisclosedNumbers();
  private ProgramAnswer last = new ProgramAnswer("", Thought.none(), false);

  JsonLines(Game<S, M> game) {
    this(game, false, false);
  }

  /**
   * Begins the protocol for a match.
   *
   * @param listsMoves whether a question lists the legal moves, if they are not too many
   * @param hasData whether a question has the position as lists of numbers
   */
  JsonLines(Game<S, M> game, boolean listsMoves, boolean hasData) {
    this.game = game;
    this.listsMoves = listsMoves;
    this.hasData = hasData;
  }

  @Override
  public void begin(LineConnection session) {
    session.send(new ProgramMessage.Greeting(game.id()).line());
    String answer = greetingAnswer(session);
    if (!answer.strip().equals(ProgramMessage.READY)) {
      throw new DisconnectedException(
          lenientFormat(
              "the program answered the greeting with '%s'; the answer must be '%s'",
              answer, ProgramMessage.READY));
    }
  }

  private static String greetingAnswer(LineConnection session) {
    try {
      return session.readAnswer();
    } catch (StalledException e) {
      StalledException named =
          new StalledException(
              lenientFormat(
                  "no '%s' came after the greeting: %s; a program must read line by line and"
                      + " flush every answer",
                  ProgramMessage.READY, e.getMessage()));
      named.initCause(e);
      throw named;
    }
  }

  @Override
  public void ask(LineConnection session, Decision<S, M> decision) {
    session.send(question(decision).line());
  }

  private ProgramMessage.Question question(Decision<S, M> decision) {
    return new ProgramMessage.Question(
        game.id(),
        decision.seat(),
        decision.turn(),
        decision.state().text(),
        decision.played().stream().map(JsonLines::texts).toList(),
        numbers.next(decision.rng()),
        decision.timeLeft().map(Duration::toMillis).orElse(null),
        listsMoves && !decision.moves().hasMoreThan(MAX_LISTED)
            ? decision.moves().list().stream().map(Move::text).toList()
            : null,
        hasData ? decision.state().data() : null);
  }

  private static SortedMap<Integer, String> texts(JointMove<?> joint) {
    SortedMap<Integer, String> texts = new TreeMap<>();
    joint.seats().forEach(seat -> texts.put(seat, joint.move(seat).text()));
    return texts;
  }

  @Override
  public M answer(LineConnection session, Decision<S, M> decision) {
    String answer = session.readAnswer();
    if (answer.startsWith(FAILURE)) {
      throw new Failure(failure(answer));
    }
    last = ProgramAnswer.read(answer);
    return last.isResigned()
        ? decision.moves().candidates(1, decision.rng()).get(0)
        : game.parse(last.move());
  }

  @Override
  public boolean resigns() {
    return last.isResigned();
  }

  @Override
  public Thought thought() {
    return last.thought();
  }

  /** Sends a question with its fields in another order, and with a field of a later version. */
  @Override
  public List<ProgramFinding> examine(LineConnection session, Decision<S, M> first) {
    JsonObject question = JsonParser.parseString(question(first).line()).getAsJsonObject();
    List<String> names = new ArrayList<>(question.keySet());
    Collections.reverse(names);
    JsonObject odd = new JsonObject();
    odd.add("later", new JsonArray());
    names.forEach(name -> odd.add(name, question.get(name)));
    session.send(odd.toString());
    String answer = session.readAnswer();
    return isLegal(answer, first) || failsAnyway(session, question, first)
        ? List.of()
        : List.of(
            new ProgramFinding(
                "field-order",
                false,
                "a question with its fields in another order and an unknown field",
                "'" + odd + "'",
                "'" + answer + "'",
                "the fields of a message may have any order, and later versions may add fields",
                "read the message with a library for JSON, and ignore fields that you do not"
                    + " know"));
  }

  /**
   * {@return whether the program cannot answer the question with its fields in their usual order
   * either}
   */
  private boolean failsAnyway(
      LineConnection session, JsonObject question, Decision<S, M> decision) {
    try {
      session.send(question.toString());
      return !isLegal(session.readAnswer(), decision);
    } catch (StalledException | DisconnectedException | UnreadableMoveException e) {
      // The odd question may have stopped the program.
      return false;
    }
  }

  /** {@return whether an answer is a legal move, with or without a thought, or a resignation} */
  private boolean isLegal(String line, Decision<S, M> decision) {
    ProgramAnswer answer = ProgramAnswer.read(line);
    try {
      return answer.isResigned() || decision.moves().contains(game.parse(answer.move()));
    } catch (UnreadableMoveException e) {
      return false;
    }
  }

  private static String failure(String answer) {
    try {
      JsonElement error = JsonParser.parseString(answer).getAsJsonObject().get("error");
      // An object, a list, null or an empty text is not a message in words.
      return error != null && error.isJsonPrimitive() && !error.getAsString().isBlank()
          ? error.getAsString()
          : answer;
    } catch (JsonParseException | IllegalStateException e) {
      return answer;
    }
  }

  @Override
  public boolean canPlayAgain() {
    return true;
  }

  @Override
  public void finished(LineConnection session, S state, Outcome outcome) {
    session.send(new ProgramMessage.Ending(state.text(), outcome).line());
  }
}
