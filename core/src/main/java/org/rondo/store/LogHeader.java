package org.rondo.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.StreamSupport;

/** The fields in the first line of a log, which say to what the log belongs. */
public final class LogHeader {
  private final JsonObject fields;

  LogHeader(JsonObject fields) {
    this.fields = fields;
  }

  /**
   * {@return the text of a field}
   *
   * @param field the name of the field, which the header has
   */
  public String text(String field) {
    return fields.get(field).getAsString();
  }

  /**
   * {@return the texts of a field that holds an array}
   *
   * @param field the name of the field, which the header has
   */
  public List<String> texts(String field) {
    return StreamSupport.stream(fields.getAsJsonArray(field).spliterator(), false)
        .map(JsonElement::getAsString)
        .toList();
  }

  /**
   * {@return the whole number of a field}
   *
   * @param field the name of the field, which the header has
   */
  public int integer(String field) {
    return fields.get(field).getAsInt();
  }

  /**
   * {@return the number of a field}
   *
   * @param field the name of the field, which the header has
   */
  public double number(String field) {
    return fields.get(field).getAsDouble();
  }
}
