package org.rondo.verify;

import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordingFormat.VerificationReport;
import org.rondo.store.BoundedLines;

/** A file of recordings that another program wrote. */
final class RecordingFile {
  private RecordingFile() {}

  /** The comparison of one recording with the library. */
  @FunctionalInterface
  interface Comparison {

    /**
     * {@return the result of comparing a recording}
     *
     * @param number the number of the recording in its file, from 1
     * @param line the recording
     */
    VerificationReport compare(int number, String line);
  }

  /** {@return the text of a file} */
  static String text(Path file) throws IOException {
    return BoundedLines.text(file);
  }

  /**
   * {@return the sum of the reports on the lines of a file} Empty lines and lines that begin with
   * {@code #} are left out. Only one line is in memory at a time.
   */
  static VerificationReport verify(Path file, Comparison comparison) throws IOException {
    VerificationReport report = VerificationReport.empty();
    try (BoundedLines lines = BoundedLines.of(file)) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        if (!line.get().isBlank() && !line.get().startsWith("#")) {
          report = report.plus(comparison.compare(report.checked() + 1, line.get()));
        }
      }
    }
    return report;
  }

  /**
   * {@return what a reading gives}
   *
   * @param name the name of the recording in messages
   * @param form the form that the recording should have
   * @param reading reads JSON, and fails if a value is missing or has another type
   * @throws DamagedFileException if the reading fails
   */
  static <T> T read(String name, String form, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (JsonParseException
        | IllegalStateException
        | IllegalArgumentException
        | UnsupportedOperationException
        | ClassCastException
        | NullPointerException
        | IndexOutOfBoundsException
        | ArithmeticException e) {
      throw new DamagedFileException(name, name + " is not " + form, e);
    }
  }
}
