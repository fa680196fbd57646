package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.screen.Screen;

class WrappedTextTest {
  @Test
  void linesAreBrokenAtBlanks() {
    assertThat(new WrappedText(10).paragraph("one two three four").paragraph("").text())
        .isEqualTo("one two\nthree four\n\n");
    assertThat(new WrappedText(14).hanging("Usage: ", "rondo duel GAME").text())
        .isEqualTo("Usage: rondo\n       duel\n       GAME\n");
  }

  @Test
  void aWordWithoutRoomInALineIsBroken() {
    assertThat(new WrappedText(5).paragraph("a bcdefghijk").text()).isEqualTo("a\nbcdef\nghijk\n");
  }

  @Test
  void anExplanationStandsBesideItsTermOrBelow() {
    assertThat(new WrappedText(60).entry(2, "--out=DIR", 14, "The folder.").text())
        .isEqualTo("  --out=DIR   The folder.\n");
    assertThat(new WrappedText(60).entry(2, "--out-of-way=DIR", 14, "The folder.").text())
        .isEqualTo("  --out-of-way=DIR\n              The folder.\n");
    assertThat(new WrappedText(20).entry(2, "--out=DIR", 14, "The folder of it.").text())
        .isEqualTo("  --out=DIR\n      The folder of\n      it.\n");
    assertThat(new WrappedText(60).entry(2, "help", 14, "").text()).isEqualTo("  help\n");
  }

  @ParameterizedTest
  @CsvSource({
    ", , 80",
    "132, , 132",
    "132, 24 100, 132",
    ", 24 100, 100",
    "many, 24 100, 100",
    "0, 24 0, 80",
    "3, , 20",
    "99999, , 1000",
    ", broken, 80"
  })
  void theWidthIsThatOfTheVariableOrOfTheTerminal(String variable, String size, int columns) {
    assertThat(Terminal.columns(variable, size)).isEqualTo(columns);
  }

  @ParameterizedTest
  @CsvSource({
    "TERM=xterm, 40 120, 40, 120, COLOURED",
    "TERM=xterm NO_COLOR=1, 40 120, 40, 120, MONOCHROME",
    "TERM=xterm NO_COLOR=, 40 120, 40, 120, COLOURED",
    "TERM=xterm LINES=50 COLUMNS=60, 40 120, 50, 60, COLOURED",
    "TERM=dumb, 0 0, 24, 80, TEXT",
    "HOME=/, , 24, 80, TEXT",
    "WT_SESSION=1, , 24, 80, COLOURED",
    "TERM=xterm, 2 2, 10, 20, COLOURED"
  })
  void aTerminalHasASizeAndColoursUnlessItsVariablesSayOtherwise(
      String variables, String size, int rows, int columns, Screen.Display kind) {
    Map<String, String> environment =
        Stream.of(variables.split(" "))
            .collect(
                Collectors.toMap(
                    one -> one.substring(0, one.indexOf('=')),
                    one -> one.substring(one.indexOf('=') + 1)));
    assertThat(Terminal.screen(environment, size)).isEqualTo(new Screen(rows, columns, kind));
  }

  @Test
  void errorsInAFileAreNotFittedToTheTerminal(@TempDir Path folder) throws IOException {
    Path file = Files.createFile(folder.resolve("errors.txt"));
    assertThat(Terminal.leadsToDevice(Files.createSymbolicLink(folder.resolve("2"), file)))
        .isFalse();
    Path terminal = Path.of("/dev/pts/3");
    assertThat(Terminal.leadsToDevice(Files.createSymbolicLink(folder.resolve("1"), terminal)))
        .isTrue();
    assertThat(Terminal.leadsToDevice(folder.resolve("0"))).isTrue();
  }

  @Test
  void wideCharactersAreWrappedByTheirWidth() {
    assertThat(new WrappedText(10).paragraph("日本語 日本 日本語日本語").text())
        .isEqualTo("日本語\n日本\n日本語日本\n語\n");
  }
}
