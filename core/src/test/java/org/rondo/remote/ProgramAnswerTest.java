package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Thought;

class ProgramAnswerTest {
  private static final Thought THOUGHT =
      Thought.scored(2.5, "discs").withDepth(8).withLine(List.of("f5", "d6"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5",
        "",
        "{\"go\":\"f5\"}",
        "{\"move\":5}",
        "{not json",
        "{\"resign\":false}",
        "resign"
      })
  void anyOtherLineIsTheTextOfAMove(String line) {
    assertThat(ProgramAnswer.read(line)).isEqualTo(new ProgramAnswer(line, Thought.none(), false));
  }

  @Test
  void anObjectHoldsAMoveAndAThought() {
    String line =
        "{\"depth\":8, \"move\":\"f5\", \"score\":2.5, \"unit\":\"discs\", \"line\":[\"f5\",\"d6\"]}";
    assertThat(ProgramAnswer.read(line)).isEqualTo(new ProgramAnswer("f5", THOUGHT, false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"move\":\"f5\",\"score\":\"good\"}",
        "{\"move\":\"f5\",\"depth\":-1}",
        "{\"move\":\"f5\",\"score\":1,\"score\":2}",
        "{\"move\":\"f5\",\"line\":\"f5 d6\"}",
        "{\"move\":\"f5\",\"score\":1e400}",
      })
  void aThoughtOfAWrongFormIsLeftOutAndTheMoveCounts(String line) {
    assertThat(ProgramAnswer.read(line)).isEqualTo(new ProgramAnswer("f5", Thought.none(), false));
  }

  @Test
  void aProgramMayResign() {
    assertThat(ProgramAnswer.read("{\"resign\":true,\"score\":2.5}"))
        .isEqualTo(new ProgramAnswer("", Thought.scored(2.5, "value"), true));
  }

  @Test
  void anAnswerIsWrittenAsItIsRead() {
    assertThat(new ProgramAnswer("f5", Thought.none(), false).line()).isEqualTo("f5");
    assertThat(new ProgramAnswer("", Thought.none(), true).line()).isEqualTo("{\"resign\":true}");
    ProgramAnswer full = new ProgramAnswer("f5", THOUGHT, false);
    assertThat(ProgramAnswer.read(full.line())).isEqualTo(full);
  }

  @Test
  void deepBracketsAreNoAnswer() {
    String deep = "{\"move\":" + "[".repeat(30_000);
    assertThat(ProgramAnswer.read(deep).move()).isEqualTo(deep);
  }
}
