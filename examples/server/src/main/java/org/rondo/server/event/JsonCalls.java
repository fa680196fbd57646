package org.rondo.server.event;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;

/** Calls whose bodies and answers are JSON objects. */
public final class JsonCalls {

  /** The type of the answers. */
  public static final String TYPE = "application/json; charset=utf-8";

  private JsonCalls() {}

  /** {@return the object that a body holds; empty if the body is no JSON object} */
  static Optional<JsonObject> object(String body) {
    try {
      return Optional.of(JsonParser.parseString(body).getAsJsonObject());
    } catch (JsonParseException | IllegalStateException e) {
      return Optional.empty();
    }
  }

  /** {@return a text or a number of a body, as text; empty if it has none} */
  public static String text(JsonObject body, String key) {
    JsonElement value = body.get(key);
    return value != null && value.isJsonPrimitive() ? value.getAsString() : "";
  }

  /** Answers a call by an object with one text. */
  static void answer(Context context, int status, String key, String sentence) {
    JsonObject json = new JsonObject();
    json.addProperty(key, sentence);
    context.status(status).contentType(TYPE).result(json.toString());
  }

  /** Refuses a call. */
  public static void refuse(Context context, int status, String sentence) {
    answer(context, status, "error", sentence);
  }

  /**
   * Refuses a call that may be repeated.
   *
   * @param wait the time after which it may be repeated, in whole seconds
   */
  public static void refuse(Context context, int status, String sentence, Duration wait) {
    context.header("Retry-After", Long.toString(wait.toSeconds()));
    refuse(context, status, sentence);
  }
}
