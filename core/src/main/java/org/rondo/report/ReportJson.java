package org.rondo.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes the JSON of pages, reports and notes, and reads notes. */
final class ReportJson {
  private static final Gson SCRIPT = new Gson();
  private static final Gson LINE = new GsonBuilder().disableHtmlEscaping().create();
  private static final Gson PRETTY =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private ReportJson() {}

  /**
   * {@return a JSON object: texts, numbers, truth values, lists and other objects by name, in
   * order}
   *
   * @param members the name of each member and after it its value; a member without a value, null,
   *     is left out
   */
  static Map<String, Object> object(@Nullable Object... members) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int index = 0; index < members.length; index += 2) {
      Object value = members[index + 1];
      if (value != null) {
        object.put((String) Objects.requireNonNull(members[index]), value);
      }
    }
    return object;
  }

  /** {@return data as text that may stand in a script element} */
  static String script(Map<String, ?> data) {
    // This Gson writes < as an escape sequence.
    return SCRIPT.toJson(data);
  }

  /** {@return data as text of several lines for a file} */
  static String pretty(Map<String, Object> data) {
    return PRETTY.toJson(data) + "\n";
  }

  /** {@return a note, which is a record, as one line} */
  static String note(Record note) {
    return LINE.toJson(note);
  }

  /** {@return the note in a text; empty if the text is no object with all components} */
  static <N extends Record> Optional<N> note(String text, Class<N> type) {
    try {
      JsonElement json = JsonParser.parseString(text);
      return json.isJsonObject() ? Optional.of(LINE.fromJson(json, type)) : Optional.empty();
    } catch (RuntimeException e) {
      // What a record throws when a component is missing reaches us as such an exception.
      return Optional.empty();
    }
  }
}
