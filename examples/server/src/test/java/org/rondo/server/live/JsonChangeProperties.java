package org.rondo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The steps from one JSON object to another lead from the one to the other. */
class JsonChangeProperties {

  @Property
  void theStepsLeadToTheOtherObject(
      @ForAll("objects") JsonObject before, @ForAll("objects") JsonObject after) {
    JsonObject changed = before.deepCopy();
    apply(JsonChange.between(before, after), changed);
    assertThat(changed).isEqualTo(after);
  }

  @Property
  void thereIsNoStepBetweenEqualObjects(@ForAll("objects") JsonObject object) {
    assertThat(JsonChange.between(object, object.deepCopy())).isEmpty();
  }

  /** Does what the script of a live page does. */
  static void apply(JsonArray steps, JsonObject data) {
    for (JsonElement step : steps) {
      JsonArray path = step.getAsJsonArray().get(0).getAsJsonArray();
      JsonElement at = data;
      for (int depth = 0; depth < path.size() - 1; depth++) {
        at = child(at, path.get(depth));
      }
      JsonElement last = path.get(path.size() - 1);
      boolean isRemoval = step.getAsJsonArray().size() == 1;
      if (at.isJsonObject() && isRemoval) {
        at.getAsJsonObject().remove(last.getAsString());
      } else if (at.isJsonObject()) {
        at.getAsJsonObject().add(last.getAsString(), step.getAsJsonArray().get(1).deepCopy());
      } else if (last.getAsInt() == at.getAsJsonArray().size()) {
        at.getAsJsonArray().add(step.getAsJsonArray().get(1).deepCopy());
      } else {
        at.getAsJsonArray().set(last.getAsInt(), step.getAsJsonArray().get(1).deepCopy());
      }
    }
  }

  private static JsonElement child(JsonElement parent, JsonElement key) {
    return parent.isJsonObject()
        ? parent.getAsJsonObject().get(key.getAsString())
        : parent.getAsJsonArray().get(key.getAsInt());
  }

  @Provide
  Arbitrary<JsonObject> objects() {
    return object(3);
  }

  private static Arbitrary<JsonObject> object(int depth) {
    return Arbitraries.maps(Arbitraries.of("a", "b", "c"), element(depth))
        .ofMaxSize(3)
        .map(
            entries -> {
              JsonObject json = new JsonObject();
              entries.forEach(json::add);
              return json;
            });
  }

  private static Arbitrary<JsonElement> element(int depth) {
    Arbitrary<JsonElement> leaf =
        Arbitraries.of(JsonNull.INSTANCE, new JsonPrimitive(1), new JsonPrimitive("x"));
    if (depth == 0) {
      return leaf;
    }
    Arbitrary<JsonElement> array =
        element(depth - 1)
            .list()
            .ofMaxSize(4)
            .map(
                list -> {
                  JsonArray json = new JsonArray();
                  list.forEach(json::add);
                  return json;
                });
    return Arbitraries.oneOf(leaf, array, object(depth - 1).map(one -> one));
  }
}
