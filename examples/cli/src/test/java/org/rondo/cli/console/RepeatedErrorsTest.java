package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;

class RepeatedErrorsTest {

  private static String printed(RepeatedErrors errors) {
    StringWriter out = new StringWriter();
    errors.print(new PrintWriter(out));
    return out.toString().replace("\r\n", "\n");
  }

  @Test
  void anErrorOfManyPlacesIsPrintedOnce() {
    RepeatedErrors errors = new RepeatedErrors();
    assertThat(printed(errors)).isEmpty();
    errors.add("line 1", "no game");
    errors.add("line 2", "damaged");
    errors.add("line 3", "no game");
    errors.add("line 4", "no game");
    assertThat(printed(errors))
        .isEqualTo("line 1, and 2 more with this error: no game\nline 2: damaged\n");
  }

  @Test
  void ofTooManyDifferentErrorsTheNumberIsPrinted() {
    RepeatedErrors errors = new RepeatedErrors();
    for (int line = 1; line <= 1_005; line++) {
      errors.add("line " + line, "error " + line);
    }
    assertThat(printed(errors)).endsWith("line 1000: error 1000\nand 5 more errors\n");
  }

  @Test
  void recordsOfAGameThatIsNotThereAreOneError(@TempDir Path folder) throws Exception {
    Path match = folder.resolve("match.json");
    CommandRun.of("play", "tic-tac-toe", "random", "greedy", "--record", match.toString());
    String line = Files.readString(match).strip();
    String unknown = line.replace("tic-tac-toe", "tac-tac-toe");
    Path first = Files.write(folder.resolve("first"), Collections.nCopies(30, unknown));
    Path second = Files.writeString(folder.resolve("second"), line + "\n" + line + "\n");
    CommandRun run = CommandRun.of("replay", first.toString(), second.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err().lines())
        .singleElement()
        .asString()
        .startsWith(first + ", line 1, and 29 more with this error: ");
    assertThat(run.out()).startsWith("replayed: 32 records, ").contains(", 30 mismatches");
    assertThat(CommandRun.of("replay", second.toString(), folder + "/nowhere").out()).isEmpty();
    assertThat(CommandRun.of("replay", "" + first, "" + second, "--game", "1").err())
        .isEqualTo("--game chooses a match of one file, but 2 are named; name one\n");
  }
}
