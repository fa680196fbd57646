package org.rondo.benchmarks.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a program of this module ends. */
class StudyProgramTest {
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  private int run(StudyProgram.Arguments reading, String... arguments) {
    return StudyProgram.run(
        new PrintStream(said, true, StandardCharsets.UTF_8), reading, arguments);
  }

  private static StudyProgram.Work failing(String... arguments) {
    return () -> {
      throw new IOException("no space left in " + arguments[0]);
    };
  }

  @Test
  void theWorkIsDoneWithTheArguments() {
    List<Long> seen = new ArrayList<>();
    StudyProgram.Arguments reading =
        given -> {
          long number = StudyProgram.number("seed", given[0], 1, 9);
          return () -> seen.add(number);
        };
    assertThat(run(reading, "9")).isZero();
    assertThat(seen).containsExactly(9L);
    assertThat(run(reading, "10")).isEqualTo(2);
    assertThat(seen).hasSize(1);
    assertThat(said.toString(StandardCharsets.UTF_8).strip())
        .isEqualTo("seed '10' is not a whole number from 1 to 9; write, for instance, 1");
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() {
    assertThat(run(StudyProgramTest::failing, "made.txt")).isEqualTo(1);
    assertThat(said.toString(StandardCharsets.UTF_8).strip())
        .isEqualTo(
            "a file cannot be written: java.io.IOException: no space left in made.txt; check the"
                + " folders and the free space");
  }
}
