package org.rondo.verify;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/**
 * Verifies matches of comFoosball that the organisers' engine of 2013 played. Each line is a match:
 * a JSON object with {@code rounds} and with {@code final}, the goals of HOME and of AWAY.
 *
 * <p>A round has {@code home_move} and {@code away_move}, the rosters as submitted; {@code r}, the
 * engine's random number; and {@code home_sees}, the 108 numbers after the round.
 */
public final class FoosballVerifier implements RecordingFormat {

  /** Creates the format. */
  public FoosballVerifier() {}

  @Override
  public String name() {
    return "foosball-engine-games";
  }

  @Override
  public String description() {
    return "matches of comFoosball by the engine of 2013: every table, and the goals";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    return RecordingFile.verify(file, (number, line) -> check(file + ", game " + number, line));
  }

  private static VerificationReport check(String name, String line) {
    return VerificationReport.ofOne(name, game(name, line).mismatches());
  }

  private static FoosballRecording game(String name, String line) {
    return RecordingFile.read(
        name,
        "an object with final and rounds of home_move, away_move, r and home_sees",
        () -> FoosballRecording.of(JsonParser.parseString(line).getAsJsonObject()));
  }
}
