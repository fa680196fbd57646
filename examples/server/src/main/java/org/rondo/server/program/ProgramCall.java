package org.rondo.server.program;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import org.rondo.input.OptionException;

/**
 * A call of a program: an answer to a question, or only the wish for the next question.
 *
 * @param number the number of the question that is answered; 0 if none is
 * @param answer the answer as a line of the protocol; empty if none is given
 */
record ProgramCall(long number, String answer) {
  private static final ProgramCall WISH = new ProgramCall(0, "");
  private static final String NUMBER = "number";
  private static final List<String> LOGIN = List.of("team", "secret", NUMBER);
  private static final List<String> ANSWERS = List.of("move", "resign", "error");

  /**
   * {@return the call that a body describes}
   *
   * @throws OptionException if it has an answer, and not the number of a question
   */
  static ProgramCall of(JsonObject body) {
    if (ANSWERS.stream().noneMatch(body::has)) {
      return WISH;
    }
    JsonObject answer = body.deepCopy();
    LOGIN.forEach(answer::remove);
    return new ProgramCall(number(body.get(NUMBER)), answer.toString());
  }

  private static long number(JsonElement value) {
    String text = value instanceof JsonPrimitive number ? number.getAsString() : "";
    if (!text.matches("[1-9][0-9]{0,15}")) {
      throw new OptionException(
          "call",
          NUMBER,
          text,
          "an answer needs the number of its question, and its number is '" + text + "'");
    }
    return Long.parseLong(text);
  }

  boolean isAnswer() {
    return !answer.isEmpty();
  }
}
