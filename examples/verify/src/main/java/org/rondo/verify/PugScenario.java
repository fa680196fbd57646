package org.rondo.verify;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.store.BoundedLines;

/**
 * A recorded scenario: what several clients asked the server of the 2017 contest, and its answers.
 *
 * @param name the name of the scenario
 * @param turnMillis the minimum time of a turn on that server, in milliseconds
 * @param calls the calls in order of their beginning
 * @param notes the remarks of the recording program in order of time
 */
record PugScenario(String name, int turnMillis, List<Call> calls, List<Note> notes) {
  private static final String FORM =
      "a call (scenario, t, ms, turnMs, service, op, req, resp) or a note (scenario, t, note)";

  PugScenario {
    calls = List.copyOf(calls);
    notes = List.copyOf(notes);
  }

  /**
   * One call.
   *
   * @param number its place in the scenario, from 0
   * @param line its line in the file, from 1
   * @param start when it began, in milliseconds after the start of the scenario
   * @param end when it was answered
   * @param service the service, for instance {@code ClientService}
   * @param operation the operation, for instance {@code InitLogin}
   * @param request the body of the request
   * @param response the body of the answer
   */
  record Call(
      int number,
      long line,
      long start,
      long end,
      String service,
      String operation,
      JsonObject request,
      JsonObject response) {

    /** {@return the caller's team and client, as far as the request names them} */
    String client() {
      PugCodes.Signature signature = PugCodes.Signature.of(request);
      return signature.team() + ":" + signature.client();
    }

    /** {@return a number of the request, or of the given default if the request has none} */
    long requested(String field, long otherwise) {
      JsonElement value = request.get(field);
      return value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber()
          ? value.getAsLong()
          : otherwise;
    }

    /** {@return whether the server had no complaint} */
    boolean isFine() {
      return PugAnswers.text(response, "Status").equals("OK");
    }
  }

  /**
   * A remark of the recording program that the replay needs.
   *
   * @param before the number of the call before which it stands
   * @param time when it was made, in milliseconds after the start of the scenario
   * @param value a text, or an object with results
   */
  record Note(int before, long time, JsonElement value) {}

  /** {@return the scenarios of a file, in its order} */
  static List<PugScenario> read(Path file) throws IOException {
    Map<String, ScenarioLines> scenarios = new LinkedHashMap<>();
    try (BoundedLines lines = BoundedLines.of(file)) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        if (!line.get().isBlank()) {
          String text = line.get();
          long number = lines.number();
          RecordingFile.read(
              file + ", line " + number,
              FORM,
              () -> {
                JsonObject entry = JsonParser.parseString(text).getAsJsonObject();
                String name = entry.get("scenario").getAsString();
                return scenarios.computeIfAbsent(name, ScenarioLines::new).add(number, entry);
              });
        }
      }
    }
    return scenarios.values().stream().map(ScenarioLines::scenario).toList();
  }

  /** The lines of a scenario so far. */
  private static final class ScenarioLines {
    private final String name;
    private final List<Call> calls = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private int turnMillis;

    ScenarioLines(String name) {
      this.name = name;
    }

    ScenarioLines add(long line, JsonObject entry) {
      long start = entry.get("t").getAsLong();
      if (entry.has("note")) {
        Note note = new Note(calls.size(), start, entry.get("note"));
        if (PugNotes.isOfResults(note) || PugNotes.shift(note).isPresent()) {
          notes.add(note);
        }
        return this;
      }
      turnMillis = entry.get("turnMs").getAsInt();
      if (start < 0 || entry.get("ms").getAsLong() < 0 || turnMillis < 0) {
        throw new IllegalArgumentException("a time is below 0");
      }
      Call call =
          new Call(
              calls.size(),
              line,
              start,
              start + entry.get("ms").getAsLong(),
              entry.get("service").getAsString(),
              entry.get("op").getAsString(),
              entry.get("req").getAsJsonObject(),
              entry.get("resp").getAsJsonObject());
      PugCodes.Signature.of(call.request());
      calls.add(call);
      return this;
    }

    PugScenario scenario() {
      notes.sort(Comparator.comparingInt(Note::before));
      return new PugScenario(name, turnMillis, calls, notes);
    }
  }
}
