package org.rondo.cli.verify;

import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Verifies floating eliminations that another program paired. Each line is a tournament: a JSON
 * object with its rounds.
 *
 * <p>The recorded pairings follow the rules of 2015. In addition, {@code wcc2014} lists all
 * pairings that the rules of 2014 allow for the same results.
 */
final class FloatingEliminationVerifier implements Verifier {
  @Override
  public VerificationReport verify(Path file) throws IOException {
    VerificationReport report = VerificationReport.empty();
    for (String line : RecordingFile.lines(file)) {
      String name = "tournament " + (report.checked() + 1);
      try {
        FloatingEliminationRecording recorded =
            new FloatingEliminationRecording(JsonParser.parseString(line).getAsJsonObject());
        report = report.plus(VerificationReport.ofOne(name, recorded.mismatches()));
      } catch (JsonParseException
          | IllegalStateException
          | IllegalArgumentException
          | UnsupportedOperationException
          | NullPointerException e) {
        throw new IllegalArgumentException(
            file + ", " + name + " is not an object with a recorded floating elimination", e);
      }
    }
    return report;
  }
}
