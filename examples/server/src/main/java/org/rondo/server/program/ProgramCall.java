package org.rondo.server.program;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import org.rondo.input.OptionException;
import org.rondo.input.TextPattern;

/**
 * A call of a program: an answer to a question, or only the wish for the next question.
 *
 * @param number the number of the question that is answered, or, of a wish, that of the last
 *     question or end that the program was told; 0 if it has none
 * @param answer the answer as a line of the protocol; empty if none is given
 */
record ProgramCall(long number, String answer) {
  private static final TextPattern NUMBER_FORM = TextPattern.of("[1-9][0-9]{0,15}");

  /** The wish of a program that says nothing of what it was told. */
  static final ProgramCall WISH = new ProgramCall(0, "");

  private static final String NUMBER = "number";
  private static final List<String> LOGIN = List.of("team", "secret", NUMBER);
  private static final List<String> ANSWERS = List.of("move", "resign", "error");

  /**
   * {@return the call that a body describes}
   *
   * @throws OptionException if it has an answer, and not the number of a question, or if its number
   *     is none
   */
  static ProgramCall of(JsonObject body) {
    if (ANSWERS.stream().noneMatch(body::has)) {
      return body.has(NUMBER) ? new ProgramCall(number(body.get(NUMBER)), "") : WISH;
    }
    JsonObject answer = body.deepCopy();
    LOGIN.forEach(answer::remove);
    return new ProgramCall(number(body.get(NUMBER)), answer.toString());
  }

  private static long number(JsonElement value) {
    String text = value instanceof JsonPrimitive number ? number.getAsString() : "";
    if (!NUMBER_FORM.matches(text)) {
      throw new OptionException(
          "call",
          NUMBER,
          text,
          "an answer needs the number of its question, and its number is '"
              + text
              + "'; copy the field number as it is");
    }
    return Long.parseLong(text);
  }

  boolean isAnswer() {
    return !answer.isEmpty();
  }
}
