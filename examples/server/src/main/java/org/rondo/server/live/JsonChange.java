package org.rondo.server.live;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/**
 * The steps that make one JSON object of another. A step is an array: the path to a value and the
 * value, or only the path to a value that is removed. The elements of a path are keys and indices.
 */
final class JsonChange {
  private final JsonArray steps = new JsonArray();
  private final Deque<JsonElement> path = new ArrayDeque<>();

  private JsonChange() {}

  /** {@return the steps from one object to the other; empty if they are equal} */
  static JsonArray between(JsonObject before, JsonObject after) {
    JsonChange change = new JsonChange();
    change.compare(before, after);
    return change.steps;
  }

  private void compare(JsonElement before, JsonElement after) {
    // Parts that are kept from version to version are the same instance, and cost nothing here.
    if (before == after) {
      return;
    }
    if (before.isJsonObject() && after.isJsonObject()) {
      compareObjects(before.getAsJsonObject(), after.getAsJsonObject());
    } else if (before.isJsonArray()
        && after.isJsonArray()
        && before.getAsJsonArray().size() <= after.getAsJsonArray().size()) {
      compareArrays(before.getAsJsonArray(), after.getAsJsonArray());
    } else if (!before.equals(after)) {
      step(after);
    }
  }

  private void compareObjects(JsonObject before, JsonObject after) {
    for (String key : before.keySet()) {
      if (!after.has(key)) {
        path.addLast(text(key));
        remove();
        path.removeLast();
      }
    }
    for (Map.Entry<String, JsonElement> entry : after.entrySet()) {
      path.addLast(text(entry.getKey()));
      if (before.has(entry.getKey())) {
        compare(before.get(entry.getKey()), entry.getValue());
      } else {
        step(entry.getValue());
      }
      path.removeLast();
    }
  }

  private void compareArrays(JsonArray before, JsonArray after) {
    for (int index = 0; index < after.size(); index++) {
      path.addLast(new JsonPrimitive(index));
      if (index < before.size()) {
        compare(before.get(index), after.get(index));
      } else {
        step(after.get(index));
      }
      path.removeLast();
    }
  }

  private static JsonElement text(String key) {
    return new JsonPrimitive(key);
  }

  private void step(JsonElement value) {
    JsonArray step = place();
    step.add(value);
    steps.add(step);
  }

  private void remove() {
    steps.add(place());
  }

  private JsonArray place() {
    JsonArray keys = new JsonArray();
    path.forEach(keys::add);
    JsonArray step = new JsonArray();
    step.add(keys);
    return step;
  }
}
