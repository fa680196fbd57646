package org.rondo.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PagerTest {
  private static final String MORE = Pager.QUESTION;

  private static String text(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(n -> n + "\n").collect(Collectors.joining());
  }

  private static String shown(Screen.Display kind, int lines, String... answers) {
    StringWriter shown = new StringWriter();
    Deque<String> left = new ArrayDeque<>(List.of(answers));
    new Pager(new Screen(11, 80, kind), new PrintWriter(shown), left::pop).print(text(1, lines));
    assertThat(left).isEmpty();
    return shown.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  void aTextThatFitsIsShownAtOnce() {
    assertThat(shown(Screen.Display.TEXT, 10)).isEqualTo(text(1, 10));
  }

  @Test
  void aPersonTurnsThePagesOfALongText() {
    assertThat(shown(Screen.Display.TEXT, 25, "", ""))
        .isEqualTo(text(1, 10) + MORE + text(11, 20) + MORE + text(21, 25));
  }

  @Test
  void aPersonMayLeaveALongText() {
    assertThat(shown(Screen.Display.COLOURED, 25, "", " quit"))
        .isEqualTo(text(1, 10) + MORE + text(11, 20) + MORE);
  }

  @Test
  void aFileGetsTheWholeText() {
    assertThat(shown(Screen.Display.FILE, 25)).isEqualTo(text(1, 25));
  }
}
