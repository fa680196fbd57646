package org.rondo.verify;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rondo.input.InputException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/**
 * Verifies situations of grid soccer that the course's own judge judged. A file is a JSON array of
 * situations.
 *
 * <p>If the judge crashed, only its verdict on the orders is compared.
 */
public final class ElizondoSituationVerifier implements RecordingFormat {

  /** Creates the format. */
  public ElizondoSituationVerifier() {}

  @Override
  public String name() {
    return "elizondo-situations";
  }

  @Override
  public String description() {
    return "situations of grid soccer by the course's judge: its verdicts and states";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    String text = RecordingFile.text(file);
    return RecordingFile.read(
        file.toString(),
        "an array of recorded situations",
        () -> {
          VerificationReport report = VerificationReport.empty();
          for (JsonElement element : JsonParser.parseString(text).getAsJsonArray()) {
            JsonObject json = element.getAsJsonObject();
            String name = json.get("name").getAsString();
            report = report.plus(VerificationReport.ofOne(name, mismatches(json)));
          }
          return report;
        });
  }

  private static List<String> mismatches(JsonObject json) {
    try {
      return json.has("steps")
          ? new ElizondoSituation(json).mismatches()
          : ElizondoFormations.mismatches(json);
    } catch (InputException | IllegalArgumentException e) {
      return List.of("it cannot be played: " + e.getMessage());
    }
  }
}
