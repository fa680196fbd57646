package org.rondo.match;

import static com.google.common.base.Strings.lenientFormat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.ToNumberPolicy;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;

/**
 * Reads JSON in the form in which this package writes it, and in no looser form.
 *
 * @param subject the name of the text in messages
 */
record StrictJson(String subject) {

  /** The maximum depth of brackets, more than any text here has. */
  private static final int DEPTH = 16;

  /**
   * {@return the value that a text describes}
   *
   * @param form the function that makes the value from the JSON object in the text
   */
  <T> T read(String text, Function<JsonObject, T> form) {
    return form(() -> form.apply(parse(text, name -> true, Set.of())));
  }

  /**
   * {@return the value that some fields of a text describe} The other fields are not kept in
   * memory.
   *
   * @param fields the names of the fields
   * @param counted the names of arrays in whose place the JSON object has the numbers of their
   *     elements
   * @param form the function that makes the value from a JSON object with these fields only
   */
  <T> T read(String text, Set<String> fields, Set<String> counted, Function<JsonObject, T> form) {
    return form(() -> form.apply(parse(text, fields::contains, counted)));
  }

  private <T> T form(Supplier<T> form) {
    try {
      return form.get();
    } catch (DamagedFileException e) {
      throw e;
    } catch (InputException
        | IllegalArgumentException
        | IllegalStateException
        | ClassCastException e) {
      throw new DamagedFileException(subject, subject + " has a wrong value: " + e.getMessage(), e);
    }
  }

  private JsonObject parse(String text, Predicate<String> isKept, Set<String> counted) {
    try (JsonReader reader = new JsonReader(new StringReader(text))) {
      reader.setStrictness(Strictness.STRICT);
      reader.setNestingLimit(DEPTH);
      if (reader.peek() != JsonToken.BEGIN_OBJECT) {
        throw damaged(" is not one JSON object");
      }
      JsonObject object = object(reader, isKept, counted);
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw damaged(" is not one JSON object");
      }
      return object;
    } catch (JsonParseException | IOException e) {
      throw new DamagedFileException(
          subject,
          lenientFormat(
              "%s is cut off or damaged: its %s characters are not one JSON object",
              subject, text.length()),
          e);
    }
  }

  private JsonElement element(JsonReader reader) throws IOException {
    return switch (reader.peek()) {
      case BEGIN_OBJECT -> object(reader, name -> true, Set.of());
      case BEGIN_ARRAY -> array(reader);
      case STRING -> new JsonPrimitive(reader.nextString());
      case NUMBER -> new JsonPrimitive(ToNumberPolicy.LAZILY_PARSED_NUMBER.readNumber(reader));
      case BOOLEAN -> new JsonPrimitive(reader.nextBoolean());
      default -> JsonParser.parseReader(reader);
    };
  }

  private JsonArray array(JsonReader reader) throws IOException {
    JsonArray array = new JsonArray();
    reader.beginArray();
    while (reader.hasNext()) {
      array.add(element(reader));
    }
    reader.endArray();
    return array;
  }

  /** Reads an object. Gson would keep the last of two fields with one name. */
  private JsonObject object(JsonReader reader, Predicate<String> isKept, Set<String> counted)
      throws IOException {
    JsonObject object = new JsonObject();
    Set<String> skipped = new HashSet<>();
    reader.beginObject();
    while (reader.hasNext()) {
      String name = reader.nextName();
      if (object.has(name) || skipped.contains(name)) {
        throw damaged(" has \"" + name + "\" twice");
      }
      if (counted.contains(name)) {
        object.add(name, new JsonPrimitive(count(reader)));
      } else if (isKept.test(name)) {
        object.add(name, element(reader));
      } else {
        skipped.add(name);
        reader.skipValue();
      }
    }
    reader.endObject();
    return object;
  }

  private static int count(JsonReader reader) throws IOException {
    int count = 0;
    reader.beginArray();
    while (reader.hasNext()) {
      reader.skipValue();
      count++;
    }
    reader.endArray();
    return count;
  }

  private DamagedFileException damaged(String predicate) {
    return new DamagedFileException(subject, subject + predicate);
  }

  /** Checks that the format is the only one that this version reads. */
  void requireFormat(JsonObject json, int known) {
    int format = integer(field(json, "format"));
    if (format != known) {
      throw damaged(
          " format " + format + " is not " + known + ", the only format that this version reads");
    }
  }

  JsonElement field(JsonObject json, String name) {
    JsonElement value = json.get(name);
    if (value == null) {
      throw damaged(" has no \"" + name + "\"");
    }
    return value;
  }

  <T> List<T> list(JsonElement json, Function<JsonElement, T> element) {
    JsonArray array = json.getAsJsonArray();
    List<T> list = new ArrayList<>(array.size());
    for (JsonElement each : array) {
      list.add(element.apply(each));
    }
    return List.copyOf(list);
  }

  String text(JsonElement json) {
    return primitive(json, "text", JsonPrimitive::isString).getAsString();
  }

  int integer(JsonElement json) {
    return Integer.parseInt(digits(json));
  }

  long longInteger(JsonElement json) {
    return Long.parseLong(digits(json));
  }

  private String digits(JsonElement json) {
    return primitive(json, "number", JsonPrimitive::isNumber).getAsString();
  }

  double number(JsonElement json) {
    return primitive(json, "number", JsonPrimitive::isNumber).getAsDouble();
  }

  boolean flag(JsonElement json) {
    return primitive(json, "flag, true or false", JsonPrimitive::isBoolean).getAsBoolean();
  }

  /**
   * Checks the type of a value. Gson alone is less strict: it converts a text into a number, and it
   * accepts a list with one value in place of the value.
   */
  private JsonPrimitive primitive(JsonElement json, String wanted, Predicate<JsonPrimitive> kind) {
    if (!json.isJsonPrimitive() || !kind.test(json.getAsJsonPrimitive())) {
      throw damaged(" has a wrong value: " + json + " is not a " + wanted);
    }
    return json.getAsJsonPrimitive();
  }
}
