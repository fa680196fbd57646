package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.input.SpecificationException;
import org.rondo.match.RecordingFormat.VerificationReport;

/** Formats of recordings are found by their names. */
class RecordingFormatTest {
  @TempDir private Path folder;

  /** Compares two numbers on each line. */
  public static class ToyFormat implements RecordingFormat {
    @Override
    public String name() {
      return "toy-numbers";
    }

    @Override
    public String description() {
      return "pairs of numbers: whether they are equal";
    }

    @Override
    public VerificationReport verify(Path file) throws IOException {
      VerificationReport report = VerificationReport.empty();
      for (String line : Files.readAllLines(file)) {
        String[] pair = line.split(" ");
        report =
            report.plus(
                VerificationReport.ofOne(
                    line,
                    pair[0].equals(pair[1]) ? List.of() : List.of("not " + pair[0], pair[1])));
      }
      return report;
    }
  }

  /** A format whose name another format has. */
  public static final class TwinFormat extends ToyFormat {
    @Override
    public String name() {
      return "toy-copies";
    }
  }

  /** The other format of that name. */
  public static final class OtherTwinFormat extends ToyFormat {
    @Override
    public String name() {
      return "toy-copies";
    }
  }

  @Test
  void formatsAreListedByName() {
    assertThat(RecordingFormat.list())
        .extracting(RecordingFormat::name)
        .containsExactly("toy-copies", "toy-copies", "toy-numbers");
  }

  @Test
  void mismatchesOfTheFoundFormatAreInTheOrderOfTheRecordings() throws IOException {
    Path file = Files.writeString(folder.resolve("numbers"), "1 2\n3 3\n5 4\n");
    assertThat(RecordingFormat.find("toy-numbers").verify(file))
        .isEqualTo(new VerificationReport(3, List.of("1 2: not 1; 2", "5 4: not 5; 4")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "toy-number | there is no format \"toy-number\"; did you mean toy-numbers?",
        "chess      | there is no format \"chess\"; there are toy-copies, toy-copies, toy-numbers",
        "toy-copies | format \"toy-copies\" is on the class path 2 times; remove one of them",
      })
  void nameThatIsNotThatOfOneFormatIsRefused(String name, String reason) {
    assertThatThrownBy(() -> RecordingFormat.find(name))
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith(reason);
  }

  @Test
  void reportOfMoreMismatchesThanRecordingsIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new VerificationReport(1, List.of("first", "second")))
        .withMessage("1 recordings cannot have 2 mismatches");
  }
}
