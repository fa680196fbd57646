package org.rondo.report;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads the notes that the commands write into journals and logs: one JSON object each. */
final class NoteJson {
  private NoteJson() {}

  /**
   * {@return the note in a text; empty if the text is no object with all fields}
   *
   * @param fields the names of the fields
   * @param reader makes the note of the object
   */
  static <N> Optional<N> parse(String text, List<String> fields, Function<JsonObject, N> reader) {
    try {
      JsonElement json = JsonParser.parseString(text);
      return json.isJsonObject() && json.getAsJsonObject().keySet().containsAll(fields)
          ? Optional.of(reader.apply(json.getAsJsonObject()))
          : Optional.empty();
    } catch (JsonParseException | IllegalStateException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }
}
