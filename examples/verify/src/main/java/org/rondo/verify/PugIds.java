package org.rondo.verify;

import com.google.common.collect.BiMap;
import com.google.common.collect.HashBiMap;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The ids, sessions and challenges of a recording, and those of its replay. */
final class PugIds {

  /** An id that the recording does not explain becomes this much larger, if the replay uses it. */
  private static final long FREE = 500_000_000;

  private final Map<IdKind, BiMap<Long, Long>> ids = new EnumMap<>(IdKind.class);
  private final Map<String, String> challenges = new HashMap<>();
  private final PugCodes codes;

  /** What an id is of. */
  enum IdKind {
    GAME,
    PLAYER,
    OBSERVER,
    SESSION;

    /** {@return the kind of a field; empty if the field is no id} */
    static Optional<IdKind> of(String field) {
      return switch (field) {
        case "GameId" -> Optional.of(GAME);
        case "PlayerId" -> Optional.of(PLAYER);
        case "ObserverId" -> Optional.of(OBSERVER);
        case "SessionId" -> Optional.of(SESSION);
        default -> Optional.empty();
      };
    }
  }

  PugIds(PugCodes codes) {
    this.codes = codes;
    for (IdKind kind : IdKind.values()) {
      ids.put(kind, HashBiMap.create());
    }
  }

  private BiMap<Long, Long> of(IdKind kind) {
    return Objects.requireNonNull(ids.get(kind));
  }

  /** {@return whether an id of the recording has come up in an answer} */
  boolean knows(IdKind kind, long recorded) {
    return of(kind).containsKey(recorded);
  }

  /** {@return the replay's id for an id of the recording} */
  long ours(IdKind kind, long recorded) {
    Long mapped = of(kind).get(recorded);
    if (mapped != null) {
      return mapped;
    }
    return of(kind).containsValue(recorded) ? recorded + FREE : recorded;
  }

  /**
   * {@return whether an id of an answer is the recorded one} The first time an id comes up, it is
   * learned.
   */
  boolean agree(IdKind kind, long recorded, long found) {
    if (recorded <= 0) {
      return found == recorded;
    }
    Long mapped = of(kind).get(recorded);
    if (mapped != null) {
      return mapped == found;
    }
    if (found < 0 || found == 0 && kind != IdKind.SESSION || of(kind).containsValue(found)) {
      return false;
    }
    of(kind).put(recorded, found);
    return true;
  }

  /** Learns the challenge that the replay got in place of a recorded one. */
  void learn(String recorded, String found) {
    challenges.put(recorded, found);
  }

  /**
   * {@return the request of the replay for a recorded one}
   *
   * @param recorded the request
   */
  JsonObject request(JsonObject recorded) {
    JsonObject request = new JsonObject();
    for (Map.Entry<String, JsonElement> member : recorded.entrySet()) {
      JsonElement value = member.getValue();
      Optional<IdKind> kind = IdKind.of(member.getKey());
      if (member.getKey().equals("Auth") && value.isJsonObject()) {
        request.add("Auth", auth(value.getAsJsonObject()));
      } else if (kind.isPresent() && isNumber(value)) {
        request.addProperty(member.getKey(), ours(kind.get(), value.getAsLong()));
      } else if (member.getKey().equals("ChallengeResponse") && isText(value)) {
        request.addProperty(
            "ChallengeResponse",
            codes.response(
                value.getAsString(), challenge -> challenges.getOrDefault(challenge, challenge)));
      } else {
        request.add(member.getKey(), value);
      }
    }
    return request;
  }

  private JsonObject auth(JsonObject recorded) {
    JsonObject auth = new JsonObject();
    for (Map.Entry<String, JsonElement> member : recorded.entrySet()) {
      JsonElement value = member.getValue();
      if (member.getKey().equals("SessionId") && isNumber(value)) {
        auth.addProperty("SessionId", ours(IdKind.SESSION, value.getAsLong()));
      } else if (member.getKey().equals("AuthCode") && isText(value)) {
        auth.addProperty("AuthCode", codes.code(value.getAsString(), this::session));
      } else {
        auth.add(member.getKey(), value);
      }
    }
    return auth;
  }

  /** {@return the replay's session for a recorded one} */
  long session(long recorded) {
    return ours(IdKind.SESSION, recorded);
  }

  /**
   * {@return a request like a given one of the replay, to ask once more}
   *
   * @param request a request with the right code for its session
   * @param sequence a number that no call of the session has used
   */
  static JsonObject again(JsonObject request, long sequence) {
    JsonObject again = request.deepCopy();
    PugCodes.Signature signature = PugCodes.Signature.of(request);
    JsonObject auth = again.getAsJsonObject("Auth");
    auth.addProperty("SequenceNumber", sequence);
    String secret = PugCodes.here(PugCodes.SECRETS.getOrDefault(signature.team(), ""));
    auth.addProperty(
        "AuthCode",
        new PugCodes.Signature(signature.team(), signature.client(), signature.session(), sequence)
            .code(secret));
    return again;
  }

  private static boolean isNumber(JsonElement value) {
    return value instanceof JsonPrimitive primitive && primitive.isNumber();
  }

  private static boolean isText(JsonElement value) {
    return value instanceof JsonPrimitive primitive && primitive.isString();
  }
}
