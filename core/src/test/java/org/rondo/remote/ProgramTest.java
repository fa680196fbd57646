package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Options;
import org.rondo.input.SpecificationException;

class ProgramTest {

  @Test
  void aCommandIsCutAtBlanksOutsideQuotes() {
    assertThat(Program.of("engine").command()).containsExactly("engine");
    assertThat(Program.of("  /usr/games/gtp-rhino  -l\t1 ").command())
        .containsExactly("/usr/games/gtp-rhino", "-l", "1");
    assertThat(Program.of("sh -c 'read a; echo \"$a\"' \"it's\" x'y z'w ''").command())
        .containsExactly("sh", "-c", "read a; echo \"$a\"", "it's", "xy zw", "");
    String path = "x:".repeat(100_000);
    assertThat(Program.of("java -cp " + path + " Main").command())
        .containsExactly("java", "-cp", path, "Main");
    assertThat(Program.of("run $HOME *.txt ; a\\b | c").command())
        .containsExactly("run", "$HOME", "*.txt", ";", "a\\b", "|", "c");
  }

  @ParameterizedTest
  @ValueSource(strings = {"run 'me", "\"run", "run it's"})
  void aQuoteNeedsItsEnd(String command) {
    assertThatThrownBy(() -> Program.of(command))
        .isInstanceOf(SpecificationException.class)
        .hasMessage("command \"" + command + "\" has a quote that is not closed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "'' x"})
  void aCommandNeedsAProgram(String command) {
    assertThatThrownBy(() -> Program.of(command))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a command needs the name of a program");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\0b", "./a\0b"})
  void aNameThatNoFileCanHaveIsThatOfNoProgram(String name) {
    Assumptions.assumeTrue(File.separatorChar == '/', "names are checked");
    assertThatThrownBy(() -> Program.of(List.of(name)).requireRunnable())
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith("there is no program ");
  }

  @Test
  void limitsAreAboveZero() {
    Program program = Program.of("engine");
    Duration second = Duration.ofSeconds(1);
    assertThatThrownBy(() -> program.withLimits(Duration.ZERO, second))
        .hasMessageContainingAll("start limit PT0S", "not above 0");
    assertThatThrownBy(() -> program.withLimits(second, second.negated()))
        .hasMessageContainingAll("answer limit PT-1S", "not above 0");
    assertThatThrownBy(
            () ->
                new Program(
                    List.of("engine"), second, second, 0, Program.Restart.AUTO, Transcript.none()))
        .hasMessageContainingAll("line limit 0", "below 1 byte");
  }

  @Test
  void optionsTellTheCommandAndTheLimits() {
    Options options = Options.parse("json:command='sh bot.sh',start=3,answer=7");
    Program program = Program.of(options);
    options.requireAllAsked();
    assertThat(program.command()).containsExactly("sh", "bot.sh");
    assertThat(program.startLimit()).isEqualTo(Duration.ofSeconds(3));
    assertThat(program.answerLimit()).isEqualTo(Duration.ofSeconds(7));
    assertThat(options.declared())
        .hasToString(
            "[command=text (required), wrap=text, start=1..50, answer=1..86400, restart=auto|always]");
  }

  /** A person has typed them, so they are no mistake of the code. */
  @ParameterizedTest
  @ValueSource(
      strings = {"json:command=' '", "json:command=''''''", "json:command='sh',wrap=''''''"})
  void optionsWithoutAWordAreRefused(String specification) {
    assertThatThrownBy(() -> Program.of(Options.parse(specification)))
        .isInstanceOf(SpecificationException.class)
        .hasMessage("a command needs the name of a program to run");
  }

  @Test
  void aWrapperStandsBeforeTheCommand() {
    assertThat(Program.of("bot -x").wrappedBy("nice -n '5'").command())
        .containsExactly("nice", "-n", "5", "bot", "-x");
    assertThat(Program.of("bot").wrappedBy(" ").command()).containsExactly("bot");
    assertThatThrownBy(() -> Program.of("bot").wrappedBy("nice '"))
        .hasMessageContainingAll("nice", "quote that is not closed");
  }

  @Test
  void optionsTellTheWrapper() {
    Assumptions.assumeTrue(File.separatorChar == '/', "there may be no sh");
    Options options = Options.parse("json:command='no-such-program x',wrap='sh -c ''exec x'''");
    assertThat(Program.of(options).command())
        .containsExactly("sh", "-c", "exec x", "no-such-program", "x");
    options.requireAllAsked();
    assertThatThrownBy(() -> Program.of(Options.parse("json:command='sh',wrap='no-such-wrapper'")))
        .hasMessageStartingWith("there is no program \"no-such-wrapper\" that may be run");
  }

  @Test
  void withoutACommandOptionsAreListedAndThenRefused() {
    Options options = Options.parse("json");
    Program.of(options);
    assertThatThrownBy(options::requireAllAsked)
        .hasMessage("json needs the option command; write json:command='...'");
  }

  @Test
  void aProgramThatIsNotThereIsRefusedByTheCatalogue(@TempDir Path folder) throws IOException {
    Assumptions.assumeTrue(File.separatorChar == '/', "names of programs are not whole here");
    Path plain = Files.createFile(folder.resolve("plain"));
    for (String name : List.of("no-such-program-anywhere", "./nothere", folder + "", plain + "")) {
      assertThatThrownBy(() -> Program.of(Options.parse("json:command='" + name + " x'")))
          .isInstanceOf(SpecificationException.class)
          .hasMessage(
              "there is no program \""
                  + name
                  + "\" that may be run; check its name, folder and rights");
    }
    Program shell = Program.of("sh -c exit");
    assertThat(shell.requireRunnable()).isSameAs(shell);
    assertThat(Program.of("/bin/sh").requireRunnable().command()).containsExactly("/bin/sh");
  }
}
