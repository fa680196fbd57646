package org.rondo.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.Map;
import java.util.Optional;

/** Compares the header of a file with the one that it should have. */
final class JsonHeader {
  private JsonHeader() {}

  /**
   * {@return the first difference in words; empty where there is none}
   *
   * @param found the first line of a file
   * @param expected a JSON object
   */
  static Optional<String> difference(String found, String expected) {
    if (found.equals(expected)) {
      return Optional.empty();
    }
    Optional<JsonObject> there = object(found);
    if (there.isEmpty()) {
      return Optional.of("its first line is no header");
    }
    for (Map.Entry<String, JsonElement> field : object(expected).orElseThrow().entrySet()) {
      JsonElement value = there.get().get(field.getKey());
      if (!field.getValue().equals(value)) {
        return Optional.of(
            field.getKey() + " is " + value + " there and " + field.getValue() + " here");
      }
    }
    return Optional.of(
        there.get().keySet().equals(object(expected).orElseThrow().keySet())
            ? "its header is written in another way"
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
