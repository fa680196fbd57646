package org.rondo.cli.verify;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Verifies situations of grid soccer that the course's own judge judged. A file is a JSON array of
 * situations.
 *
 * <p>If the judge crashed, only its verdict on the orders is compared.
 */
final class ElizondoSituationVerifier implements Verifier {
  @Override
  public VerificationReport verify(Path file) throws IOException {
    VerificationReport report = VerificationReport.empty();
    try {
      for (JsonElement element :
          JsonParser.parseString(RecordingFile.text(file)).getAsJsonArray()) {
        JsonObject json = element.getAsJsonObject();
        report =
            report.plus(VerificationReport.ofOne(json.get("name").getAsString(), mismatches(json)));
      }
    } catch (JsonParseException | IllegalStateException | NullPointerException e) {
      throw new IllegalArgumentException(file + " is not an array of recorded situations", e);
    }
    return report;
  }

  private static List<String> mismatches(JsonObject json) {
    try {
      return json.has("steps")
          ? new ElizondoSituation(json).mismatches()
          : ElizondoFormations.mismatches(json);
    } catch (IllegalArgumentException e) {
      return List.of("it cannot be played: " + e.getMessage());
    }
  }
}
