package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LineEngineTest {
  private static final int MAX_LENGTH = 15;

  private final List<String> events = new ArrayList<>();
  private final LineEngine engine = new LineEngine(MAX_LENGTH, line -> events.add("? " + line));

  @BeforeEach
  void addCommands() {
    engine.command("echo", rest -> engine.write(rest, rest));
    engine.command("quit", rest -> engine.end());
    engine.command(
        "wait",
        rest -> {
          throw new InterruptedException();
        });
    engine.tooLong(sentence -> engine.write(sentence));
    engine.afterAll(() -> events.add("closed"));
  }

  private String answers(String lines) throws IOException {
    StringWriter out = new StringWriter();
    assertThat(engine.run(new StringReader(lines), out)).isTrue();
    return out.toString();
  }

  @Test
  void aCommandReceivesTheRestOfItsLine() throws IOException {
    assertThat(answers(" echo \t a  b \r\necho")).isEqualTo("a  b\na  b\n\n\n");
    assertThat(events).containsExactly("closed");
  }

  @Test
  void linesWithoutACommandAreGivenWhole() throws IOException {
    assertThat(answers("\n hm  hm \necHo\n")).isEmpty();
    assertThat(events).containsExactly("? ", "? hm  hm", "? ecHo", "closed");
  }

  @Test
  void aLineOfTheMaximumLengthIsCarriedOutAndALongerOneIsNot() throws IOException {
    assertThat(
            answers(
                "echo 6789012345\necho 67890123456\necho " + "x".repeat(1 << 20) + "\necho 1\n"))
        .isEqualTo(
            "6789012345\n6789012345\n" + "a line has at most 15 characters\n".repeat(2) + "1\n1\n");
  }

  @Test
  void nothingIsReadAfterTheEnd() throws IOException {
    StringReader in = new StringReader("quit\necho a\n");
    StringWriter out = new StringWriter();
    assertThat(engine.run(in, out)).isTrue();
    assertThat(out.toString()).isEmpty();
    assertThat(engine.isEnded()).isTrue();
    assertThat(in.read()).isEqualTo('e');
  }

  @Test
  void aLineMayBeRewrittenOrSkippedBeforeItsCommandIsLookedUp() throws IOException {
    engine.beforeEach(
        line ->
            line.startsWith("#") ? Optional.empty() : Optional.of(line.replaceFirst("\\d+", "")));
    assertThat(answers("# echo 1\n17 echo a\n# " + "x".repeat(MAX_LENGTH) + "\n"))
        .isEqualTo("a\na\n");
  }

  @Test
  void anInterruptEndsTheSession() throws IOException {
    StringWriter out = new StringWriter();
    assertThat(engine.run(new StringReader("echo a\nwait\necho b\n"), out)).isFalse();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(out).hasToString("a\na\n");
    assertThat(events).containsExactly("closed");
  }

  @Test
  void anOutputThatFailsEndsTheSession() {
    Writer broken =
        new Writer() {
          @Override
          public void write(char[] buffer, int offset, int count) throws IOException {
            throw new IOException("the pipe is broken");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    assertThatThrownBy(() -> engine.run(new StringReader("echo a\n"), broken))
        .isInstanceOf(IOException.class)
        .hasMessage("the pipe is broken");
    assertThat(events).containsExactly("closed");
  }
}
