package org.rondo.othello.remote.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.rondo.othello.bot.OthelloBots;
import org.rondo.random.Seed;
import org.rondo.remote.LineConnection;
import org.rondo.remote.ProgramFinding;

/** Engines whose answers to rare commands are wrong. */
class GtpExaminationTest {

  /** An engine that answers each line with some text. */
  private record LineEngine(Function<String, String> answers, Deque<String> lines)
      implements LineConnection {

    LineEngine(Function<String, String> answers) {
      this(answers, new ArrayDeque<>());
    }

    @Override
    public void send(String line) {
      lines.addAll(answers.apply(line).lines().toList());
    }

    @Override
    public String readLine() {
      return lines.remove();
    }
  }

  private final GtpEngine right = new GtpEngine("right", "1", OthelloBots::sound, Seed.of(1));

  private String answer(String line) {
    return GtpEngineFixture.answer(right, line).orElse("");
  }

  private static List<String> names(Function<String, String> engine) {
    return new GtpExamination(new LineEngine(engine))
        .findings().stream().map(ProgramFinding::name).toList();
  }

  @Test
  void nothingIsWrongWithOurEngine() {
    assertThat(names(this::answer)).isEmpty();
  }

  @Test
  void anEngineThatDropsTheNumbersIsFound() {
    assertThat(names(line -> answer(line).replaceFirst("^([=?])\\d+", "$1")))
        .containsExactly("gtp-number");
  }

  @Test
  void anEngineThatAnswersCommentsIsFound() {
    assertThat(names(line -> line.matches("\\d.*") ? answer(line) : "? unknown command\n\n"))
        .containsExactly("gtp-comment");
  }

  @Test
  void anEngineThatAcceptsEverythingIsFound() {
    assertThat(names(line -> answer(line).replace('?', '=')))
        .containsExactly("gtp-unknown-command", "gtp-illegal-play");
  }
}
