package org.rondo.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.Map;
import java.util.Optional;

/** Compares a file's header with the expected header. */
final class JsonHeader {
  private JsonHeader() {}

  /**
   * {@return a description of the first difference; empty if the headers are equal}
   *
   * @param found the first line of a file
   * @param expected the expected header, a JSON object
   */
  static Optional<String> difference(String found, String expected) {
    if (found.equals(expected)) {
      return Optional.empty();
    }
    Optional<JsonObject> there = object(found);
    if (there.isEmpty()) {
      return Optional.of("its first line is not a header");
    }
    for (Map.Entry<String, JsonElement> field : object(expected).orElseThrow().entrySet()) {
      JsonElement value = there.get().get(field.getKey());
      if (!field.getValue().equals(value)) {
        return Optional.of(
            field.getKey() + " is " + value + " in the file and " + field.getValue() + " here");
      }
    }
    return Optional.of(
        there.get().keySet().equals(object(expected).orElseThrow().keySet())
            ? "its header has the same values but another text"
            : "its header has fields that this version does not know");
  }

  private static Optional<JsonObject> object(String line) {
    try {
      JsonElement json = JsonParser.parseString(line);
      return json.isJsonObject() ? Optional.of(json.getAsJsonObject()) : Optional.empty();
    } catch (JsonParseException e) {
      return Optional.empty();
    }
  }
}
