package org.rondo.store;

import com.google.common.hash.Hashing;
import com.google.common.primitives.Ints;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.DifferentSetting;
import org.rondo.input.SpecificationException;
import org.rondo.random.SeedValues;

/** The fields in the first line of a log, which say to what the log belongs. */
public final class LogHeader {
  private final JsonObject fields;

  /** The name of the file in messages. */
  private final String file;

  private LogHeader(JsonObject fields, String file) {
    this.fields = fields;
    this.file = file;
  }

  /** {@return the fields of the first line of a file; empty if it is not a JSON object} */
  static Optional<LogHeader> parse(Path file, String line) {
    return parse(line).map(header -> new LogHeader(header.fields, file.toString()));
  }

  /** {@return the header in a line; empty if the line is not a JSON object, or has a name twice} */
  public static Optional<LogHeader> parse(String line) {
    try {
      return Optional.of(JsonParser.parseString(line))
          .filter(JsonElement::isJsonObject)
          .filter(json -> !hasDoubledNames(line))
          .map(json -> new LogHeader(json.getAsJsonObject(), "log"));
    } catch (JsonParseException e) {
      return Optional.empty();
    }
  }

  /**
   * {@return whether an object of a text has a name twice} A person may read the first value, and
   * the program the last.
   */
  private static boolean hasDoubledNames(String text) {
    Deque<Set<String>> names = new ArrayDeque<>();
    try (JsonReader json = new JsonReader(new StringReader(text))) {
      while (true) {
        switch (json.peek()) {
          case BEGIN_OBJECT -> {
            json.beginObject();
            names.push(new HashSet<>());
          }
          case END_OBJECT -> {
            json.endObject();
            names.pop();
          }
          case BEGIN_ARRAY -> json.beginArray();
          case END_ARRAY -> json.endArray();
          case NAME -> {
            if (!names.element().add(json.nextName())) {
              return true;
            }
          }
          case END_DOCUMENT -> {
            return false;
          }
          default -> json.skipValue();
        }
      }
    } catch (IOException | IllegalStateException e) {
      // What is no strict JSON is read, or refused, by the parser.
      return false;
    }
  }

  /** {@return whether the header has all of these fields} */
  public boolean hasFields(List<String> names) {
    return fields.keySet().containsAll(names);
  }

  /**
   * {@return the text of a field}
   *
   * @param field the name of the field, which the header has
   * @throws DamagedFileException if the field holds neither a text nor a number
   */
  public String text(String field) {
    return text(field, fields.get(field));
  }

  private String text(String field, JsonElement value) {
    if (!value.isJsonPrimitive()) {
      throw damaged("the field " + field + " of its first line is not a text");
    }
    return value.getAsString();
  }

  private DamagedFileException damaged(String damage) {
    return new DamagedFileException(file, file + " is damaged: " + damage);
  }

  /**
   * {@return the texts of a field that holds an array}
   *
   * @param field the name of the field, which the header has
   * @throws DamagedFileException if the field does not hold an array of texts
   */
  public List<String> texts(String field) {
    if (!fields.get(field).isJsonArray()) {
      throw damaged("the field " + field + " of its first line is not an array");
    }
    return fields.getAsJsonArray(field).asList().stream().map(one -> text(field, one)).toList();
  }

  /**
   * {@return the whole number of a field}
   *
   * @param field the name of the field, which the header has
   * @throws DamagedFileException if the field does not hold a whole number
   */
  public int integer(String field) {
    Integer number = Ints.tryParse(text(field));
    if (number == null) {
      throw damaged("the field " + field + " of its first line is not a whole number");
    }
    return number;
  }

  /**
   * {@return a value that is made of fields} What it refuses is wrong in the header, and is refused
   * with the name of the file.
   *
   * @param value calls constructors of values and reads their texts
   * @throws DamagedFileException if the value refuses what the header holds
   */
  public <T> T valueOf(Supplier<T> value) {
    try {
      return SpecificationException.valueOf(file, value);
    } catch (SpecificationException e) {
      throw new DamagedFileException(
          file, file + " is damaged: its first line is refused, " + e.getMessage(), e);
    }
  }

  /** {@return the text for the seed; empty if the header has none} */
  Optional<String> seed() {
    return Optional.ofNullable(fields.get("seed"))
        .filter(JsonElement::isJsonPrimitive)
        .map(JsonElement::getAsString);
  }

  /**
   * {@return what contestants have added to the seed; no values if the header has none}
   *
   * @throws IllegalArgumentException if the values are not texts by name
   */
  public SeedValues values() {
    JsonElement values = fields.get("values");
    if (values == null) {
      return SeedValues.none();
    }
    if (!values.isJsonObject()
        || !values.getAsJsonObject().asMap().values().stream()
            .allMatch(JsonElement::isJsonPrimitive)) {
      throw new IllegalArgumentException(
          "the values of contestants in the first line are not texts by name");
    }
    Map<String, String> byName = new LinkedHashMap<>();
    values.getAsJsonObject().asMap().forEach((name, text) -> byName.put(name, text.getAsString()));
    return new SeedValues(byName);
  }

  /**
   * {@return {@code sha256:} with the digest of the header without its seed, its values and its
   * check value}
   */
  public String settings() {
    JsonObject settings = fields.deepCopy();
    List.of("seed", "values", "check").forEach(settings::remove);
    return "sha256:"
        + Hashing.sha256().hashString(settings.toString(), StandardCharsets.UTF_8).toString();
  }

  /**
   * Checks that a file has the expected header.
   *
   * @param subject the noun for the file's owner, for instance {@code tournament}
   * @param lines reads and verifies all lines of the file
   * @throws DamagedFileException if another program has rewritten the file, or the first line is
   *     not the expected header and its check value does not fit it
   * @throws ConflictingSettingsException if the file has another header, which is not damaged
   * @throws IOException if the file cannot be read
   */
  static void requireEqual(Path file, String subject, CheckedLineReader lines, String expected)
      throws IOException {
    String found = lines.advance() ? lines.text() : "";
    requireUnchanged(file, found);
    if (found.equals(expected)) {
      return;
    }
    Optional<LogHeader> header = parse(found);
    LogHeader wanted = parse(expected).orElseThrow();
    Optional<DifferentSetting> setting = header.flatMap(other -> other.difference(wanted));
    String difference =
        setting
            .map(DifferentSetting::text)
            .or(() -> header.map(other -> other.differenceOfForm(wanted)))
            .orElse("its first line is not a header");
    if (lines.damage().isPresent()) {
      throw new DamagedFileException(
          file.toString(),
          file
              + " is damaged at byte 0: the check value of its first line does not fit ("
              + difference
              + "); restore this line from a copy of the file, or begin another "
              + subject
              + " in another place");
    }
    String message =
        file
            + " belongs to another "
            + subject
            + ": "
            + difference
            + "; use the same settings again, or delete the file";
    throw setting
        .map(one -> new ConflictingSettingsException(file.toString(), message, one))
        .orElseGet(() -> new ConflictingSettingsException(file.toString(), message));
  }

  /** {@return the first field of the expected header that differs; empty if none of them does} */
  private Optional<DifferentSetting> difference(LogHeader expected) {
    for (Map.Entry<String, JsonElement> field : expected.fields.entrySet()) {
      JsonElement value = fields.get(field.getKey());
      if (!field.getValue().equals(value)) {
        String key = field.getKey();
        boolean isSeed = key.equals("seed") && value != null;
        return Optional.of(
            new DifferentSetting(
                key,
                isSeed ? given(value, field.getValue()) : String.valueOf(value),
                isSeed ? given(field.getValue(), value) : field.getValue().toString()));
      }
    }
    return Optional.empty();
  }

  /** {@return in what a header differs whose values are those of the expected one} */
  private String differenceOfForm(LogHeader expected) {
    return fields.keySet().equals(expected.fields.keySet())
        ? "its header has the same values but another text"
        : "its header has fields that this version does not know";
  }

  /**
   * {@return the part of a seed that a user gave} The names of children follow after it, and are
   * left out if both seeds have the same.
   */
  private static String given(JsonElement seed, JsonElement other) {
    int first = seed.toString().indexOf('/');
    String children = first < 0 ? "" : seed.toString().substring(first);
    return !children.isEmpty() && other.toString().endsWith(children)
        ? seed.toString().substring(0, seed.toString().length() - children.length()) + "\""
        : seed.toString();
  }

  /**
   * Refuses a log that another program has rewritten.
   *
   * @param found the first line of the file
   * @throws DamagedFileException if the line has a byte order mark or another line end
   */
  static void requireUnchanged(Path file, String found) {
    if (found.startsWith("\uFEFF")) {
      throw rewritten(file, "it begins with a byte order mark; save it as UTF-8 without that mark");
    }
    if (found.endsWith("\r")) {
      throw rewritten(file, "its lines end with CR LF; save it with LF");
    }
  }

  private static DamagedFileException rewritten(Path file, String change) {
    return new DamagedFileException(
        file.toString(), file + " was rewritten by another program: " + change);
  }

  /**
   * {@return the names of the first two fields of a line; none if it does not begin as an object
   * with two fields}
   *
   * @param head the line or its beginning, which may be cut off
   */
  static List<String> firstNames(String head) {
    try (JsonReader json = new JsonReader(new StringReader(head))) {
      json.beginObject();
      String first = json.nextName();
      json.skipValue();
      return List.of(first, json.nextName());
    } catch (IOException | IllegalStateException e) {
      return List.of();
    }
  }
}
