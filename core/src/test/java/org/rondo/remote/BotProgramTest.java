package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.input.SpecificationException;

/** A bot that answers lines of JSON. */
class BotProgramTest {
  private static final String GREETING = "{\"rondo\":1,\"game\":\"toy-pile:seats=2,stones=5\"}\n";

  private static String question(String state) {
    return "{\"game\":\"toy-pile:seats=2,stones=5\",\"seat\":0,\"turn\":0,\"state\":\""
        + state
        + "\",\"played\":[],\"random\":5}\n";
  }

  private static String serve(String bot, String input) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    new BotProgram(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out)
        .serve(bot);
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void answersUntilTheInputEnds() throws IOException {
    String start = question("5 left after 0 turns, taken [0, 0]");
    String end =
        "{\"over\":true,\"state\":\"0 left after 3 turns, taken [4, 1]\",\"ranks\":[1,2],"
            + "\"scores\":[4,1],\"tournamentScores\":[4,1]}\n";
    String answer =
        "{\"move\":\"take 3\",\"score\":3.0,\"unit\":\"points\",\"depth\":1,\"nodes\":3}\n";
    assertThat(serve("greedy", GREETING + start + start + end))
        .isEqualTo("ready\n" + answer + answer);
    assertThat(serve("greedy", "")).isEmpty();
  }

  @Test
  void drawsFromTheNumberInTheQuestion() throws IOException {
    String start = question("5 left after 0 turns, taken [0, 0]");
    String once = serve("random", GREETING + start);
    assertThat(serve("random", GREETING + start + start))
        .isEqualTo(once + once.split("\n")[1] + "\n");
  }

  @Test
  void playedMovesArriveInOrder() throws IOException {
    String told =
        question("2 left after 2 turns, taken [1, 2]")
            .replace("\"played\":[]", "\"played\":[{\"0\":\"take 1\"},{\"1\":\"take 2\"}]");
    assertThat(serve("toy-parrot", GREETING + told)).isEqualTo("ready\ntake 2\n");
  }

  @Test
  void aBotThatFailsSaysSo() throws IOException {
    assertThat(serve("toy-thrower", GREETING + question("5 left after 0 turns, taken [0, 0]")))
        .isEqualTo(
            "ready\n{\"error\":\"java.lang.IllegalStateException: \\\"no\\\"\\nmore ideas\"}\n");
  }

  @Test
  void aQuestionWithoutAFieldIsRefused() {
    String start = question("5 left after 0 turns, taken [0, 0]");
    for (String field : List.of("\"seat\":0,", "\"turn\":0,", ",\"random\":5")) {
      assertThat(start).contains(field);
      assertThatThrownBy(() -> serve("greedy", GREETING + start.replace(field, "")))
          .as(field)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("question")
          .hasMessageContaining("random");
    }
  }

  @Test
  void whatIsNotThereIsRefused() {
    assertThatThrownBy(() -> serve("nobody", GREETING))
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith("no bot \"nobody\" plays toy-pile:seats=2,stones=5");
    assertThatThrownBy(() -> serve("greedy", "{\"rondo\":1,\"game\":\"chess\"}\n"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("chess");
  }
}
