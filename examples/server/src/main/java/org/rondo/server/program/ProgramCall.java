package org.rondo.server.program;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import org.rondo.game.Excerpt;
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

  /** The maximum number of characters of a wrong number in the sentence about it. */
  private static final int SHOWN = 60;

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
    if (!body.has(NUMBER)) {
      throw refusal("", "the answer has no number; copy the field number of its question");
    }
    JsonObject answer = body.deepCopy();
    LOGIN.forEach(answer::remove);
    return new ProgramCall(number(body.get(NUMBER)), answer.toString());
  }

  private static long number(JsonElement value) {
    String text = value instanceof JsonPrimitive number ? number.getAsString() : value.toString();
    if (!NUMBER_FORM.matches(text)) {
      throw refusal(
          text,
          text.isEmpty()
              ? "the field 'number' is empty; copy it from the question"
              : "number '"
                  + Excerpt.line(text, SHOWN)
                  + "' is not the number of a question; copy the field 'number' unchanged");
    }
    return Long.parseLong(text);
  }

  private static OptionException refusal(String text, String sentence) {
    return new OptionException("call", NUMBER, text, sentence);
  }

  boolean isAnswer() {
    return !answer.isEmpty();
  }
}
