package org.rondo.verify;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/**
 * Verifies floating eliminations that another program paired. Each line is a tournament: a JSON
 * object with its rounds.
 *
 * <p>The recorded pairings follow the rules of 2015. In addition, {@code wcc2014} lists all
 * pairings that the rules of 2014 allow for the same results.
 */
public final class FloatingEliminationVerifier implements RecordingFormat {

  /** Creates the format. */
  public FloatingEliminationVerifier() {}

  @Override
  public String name() {
    return "floating-elimination";
  }

  @Override
  public String description() {
    return "floating eliminations: the ratings, byes, pairs and seats of every round";
  }

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
