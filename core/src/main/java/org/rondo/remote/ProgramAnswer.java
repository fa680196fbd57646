package org.rondo.remote;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.Optional;
import org.rondo.bot.Thought;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchThoughts;

/**
 * A program's answer to a question of the any-game protocol: a move, perhaps with a thought, or a
 * resignation.
 *
 * @param move the text of the move; empty if the program resigns
 * @param thought what the program thought
 * @param isResigned whether the program gives the match up
 */
record ProgramAnswer(String move, Thought thought, boolean isResigned) {
  private static final String MOVE = "move";
  private static final String RESIGN = "resign";

  /**
   * {@return the answer in a line}
   *
   * <p>A JSON object with the field {@code move} or {@code resign} is read as that. Any other line
   * is the text of a move. A thought of a wrong form is left out, and the move counts.
   */
  static ProgramAnswer read(String line) {
    Optional<JsonObject> json = object(line);
    if (json.map(object -> object.get(RESIGN)).filter(ProgramAnswer::isTrue).isPresent()) {
      return new ProgramAnswer("", thought(line), true);
    }
    return json.map(object -> object.get(MOVE))
        .filter(ProgramAnswer::isText)
        .map(move -> new ProgramAnswer(move.getAsString(), thought(line), false))
        .orElseGet(() -> new ProgramAnswer(line, Thought.none(), false));
  }

  private static Optional<JsonObject> object(String line) {
    if (!line.startsWith("{")) {
      return Optional.empty();
    }
    try {
      return Optional.of(JsonParser.parseString(line).getAsJsonObject());
    } catch (JsonParseException | IllegalStateException | StackOverflowError e) {
      return Optional.empty();
    }
  }

  private static boolean isTrue(JsonElement value) {
    return value instanceof JsonPrimitive primitive
        && primitive.isBoolean()
        && primitive.getAsBoolean();
  }

  private static boolean isText(JsonElement value) {
    return value instanceof JsonPrimitive primitive && primitive.isString();
  }

  private static Thought thought(String line) {
    try {
      return MatchThoughts.parseThought(line);
    } catch (DamagedFileException e) {
      return Thought.none();
    }
  }

  /** {@return the line of the answer; the text of the move alone if there is no thought} */
  String line() {
    if (!isResigned && thought.isNone()) {
      return move;
    }
    JsonObject json = new JsonObject();
    if (isResigned) {
      json.addProperty(RESIGN, true);
    } else {
      json.addProperty(MOVE, move);
    }
    JsonParser.parseString(MatchThoughts.text(thought))
        .getAsJsonObject()
        .asMap()
        .forEach(json::add);
    return json.toString();
  }
}
