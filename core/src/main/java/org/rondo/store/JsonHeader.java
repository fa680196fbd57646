package org.rondo.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
        String key = field.getKey();
        boolean isSeed = key.equals("seed") && value != null;
        return Optional.of(
            key
                + " is "
                + (isSeed ? given(value, field.getValue()) : value)
                + " in the file and "
                + (isSeed ? given(field.getValue(), value) : field.getValue())
                + " here");
      }
    }
    return Optional.of(
        there.get().keySet().equals(object(expected).orElseThrow().keySet())
            ? "its header has the same values but another text"
            : "its header has fields that this version does not know");
  }

  /**
   * {@return the part of a seed that a user gave} The names of children follow after it, and are
   * left out if both seeds have the same.
   */
  private static String given(JsonElement seed, JsonElement other) {
    String children = seed.toString().replaceFirst("^[^/]*", "");
    return !children.isEmpty() && other.toString().endsWith(children)
        ? seed.toString().substring(0, seed.toString().length() - children.length()) + "\""
        : seed.toString();
  }

  /** {@return whether bytes are the beginning of a header's line} */
  static boolean isBeginning(byte[] found, String header) throws IOException {
    ByteArrayOutputStream checked = new ByteArrayOutputStream();
    try (LineOutput out = new LineOutput(checked, new LineCheck(), LineCheck.START)) {
      out.writeLine(header);
    }
    byte[] line = checked.toByteArray();
    return found.length <= line.length
        && Arrays.equals(found, 0, found.length, line, 0, found.length);
  }

  /**
   * {@return a description of the change that another program made to the first line; empty if it
   * made none}
   *
   * @param found the first line of a file
   */
  static Optional<String> rewriting(String found) {
    if (found.startsWith("\uFEFF")) {
      return Optional.of("it begins with a byte order mark; save it as UTF-8 without that mark");
    }
    if (found.endsWith("\r")) {
      return Optional.of("its lines end with CR LF; save it with LF");
    }
    return Optional.empty();
  }

  /**
   * {@return whether a line begins with the names of the first two fields of a header}
   *
   * @param head the beginning of the first line of a file, which may be cut off
   * @param header a JSON object with at least two fields
   */
  static boolean isOfKind(String head, String header) {
    return !firstNames(header).isEmpty() && firstNames(head).equals(firstNames(header));
  }

  private static List<String> firstNames(String head) {
    List<String> names = new ArrayList<>();
    try (JsonReader json = new JsonReader(new StringReader(head))) {
      json.beginObject();
      names.add(json.nextName());
      json.skipValue();
      names.add(json.nextName());
      return names;
    } catch (IOException | IllegalStateException e) {
      return List.of();
    }
  }

  /**
   * {@return the header; empty if the line is not a JSON object with all these fields}
   *
   * @param line the first line of a file
   * @param names the names of the fields
   */
  static Optional<LogHeader> withFields(String line, List<String> names) {
    return object(line).filter(header -> header.keySet().containsAll(names)).map(LogHeader::new);
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
