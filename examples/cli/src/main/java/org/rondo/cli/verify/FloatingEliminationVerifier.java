package org.rondo.cli.verify;

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
    return RecordingFile.verify(
        file,
        (number, line) -> {
          String name = "tournament " + number;
          return RecordingFile.read(
              file + ", " + name,
              "an object with a recorded floating elimination",
              () ->
                  VerificationReport.ofOne(
                      name,
                      new FloatingEliminationRecording(
                              JsonParser.parseString(line).getAsJsonObject())
                          .mismatches()));
        });
  }
}
