package org.rondo.server.contest;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.TextPattern;
import org.rondo.server.contest.Caller.ClientKey;

/**
 * The members of a call. A member that is missing or null is 0, false or empty; members of other
 * names do not matter.
 *
 * @param map the board; null if there is none
 */
record ServiceCall(
    CallAuth auth,
    String challengeResponse,
    int playerId,
    int gameId,
    int observerId,
    int refTurn,
    BoardPoint turn,
    boolean pass,
    @Nullable MapFields map) {
  private static final int DEPTH = 16;
  private static final TextPattern WHOLE = TextPattern.of("-?\\d{1,10}");
  private static final BoardPoint NO_TURN = new BoardPoint(-1, -1);

  /**
   * {@return the call that a body describes}
   *
   * @throws UnreadableCallException if it is not a JSON object, or a member has a wrong type
   */
  static ServiceCall parse(String body) {
    Members call = new Members(object(body));
    Optional<Members> sender = call.object("Auth");
    CallAuth auth =
        sender
            .map(
                from ->
                    new CallAuth(
                        from.text("TeamName"),
                        from.text("ClientName"),
                        from.integer("SessionId"),
                        from.integer("SequenceNumber"),
                        from.text("AuthCode")))
            .orElse(new CallAuth("", "", 0, 0, ""));
    return new ServiceCall(
        auth,
        call.text("ChallengeResponse"),
        call.integer("PlayerId"),
        call.integer("GameId"),
        call.integer("ObserverId"),
        call.integer("RefTurn"),
        call.object("Turn")
            .map(turn -> new BoardPoint(turn.integer("Row"), turn.integer("Col")))
            .orElse(NO_TURN),
        call.flag("Pass"),
        call.object("MapData")
            .map(
                map ->
                    new MapFields(map.integer("Width"), map.integer("Height"), map.texts("Rows")))
            .orElse(null));
  }

  private static JsonObject object(String body) {
    try (JsonReader reader = new JsonReader(new StringReader(body))) {
      reader.setStrictness(Strictness.STRICT);
      reader.setNestingLimit(DEPTH);
      JsonElement element = JsonParser.parseReader(reader);
      if (element.isJsonObject() && reader.peek() == JsonToken.END_DOCUMENT) {
        return element.getAsJsonObject();
      }
    } catch (JsonParseException | IllegalStateException | IOException e) {
      // Refused below.
    }
    throw new UnreadableCallException("the body of the call is not one JSON object");
  }

  /** The members of a JSON object. */
  private record Members(JsonObject json) {
    private @Nullable JsonElement find(String name) {
      JsonElement value = json.get(name);
      return value == null || value.isJsonNull() ? null : value;
    }

    private UnreadableCallException wrong(String name, String expected) {
      return new UnreadableCallException("the member " + name + " of the call is not " + expected);
    }

    private String text(String name) {
      JsonElement value = find(name);
      if (value == null) {
        return "";
      }
      if (value instanceof JsonPrimitive text && text.isString()) {
        return text.getAsString();
      }
      throw wrong(name, "a text");
    }

    private int integer(String name) {
      JsonElement value = find(name);
      if (value == null) {
        return 0;
      }
      if (value instanceof JsonPrimitive number && number.isNumber()) {
        String digits = number.getAsString();
        long whole = WHOLE.matcher(digits).matches() ? Long.parseLong(digits) : Long.MAX_VALUE;
        if (whole == (int) whole) {
          return (int) whole;
        }
      }
      throw wrong(name, "a whole number of 32 bits");
    }

    private boolean flag(String name) {
      JsonElement value = find(name);
      if (value == null) {
        return false;
      }
      if (value instanceof JsonPrimitive flag && flag.isBoolean()) {
        return flag.getAsBoolean();
      }
      throw wrong(name, "true or false");
    }

    private Optional<Members> object(String name) {
      JsonElement value = find(name);
      if (value == null) {
        return Optional.empty();
      }
      if (value instanceof JsonObject object) {
        return Optional.of(new Members(object));
      }
      throw wrong(name, "an object");
    }

    private List<String> texts(String name) {
      JsonElement value = find(name);
      if (value == null) {
        return List.of();
      }
      List<String> texts = new ArrayList<>();
      if (value instanceof JsonArray array) {
        for (JsonElement element : array) {
          if (!(element instanceof JsonPrimitive text && text.isString())) {
            throw wrong(name, "a list of texts");
          }
          texts.add(text.getAsString());
        }
        return texts;
      }
      throw wrong(name, "a list of texts");
    }
  }

  /** The board that a call describes, as it says it. */
  record MapFields(int width, int height, List<String> rows) {
    ServerBoard board() {
      return ServerBoard.of(width, height, rows);
    }
  }

  /**
   * What every call says about its sender. Texts that a call does not name are empty, and numbers
   * are 0.
   *
   * @param team the name of the team
   * @param client the name of the client
   * @param session the session, 0 in a login
   * @param sequence the number of the call in its session, 0 in a login
   * @param code the code of the call
   */
  record CallAuth(String team, String client, int session, int sequence, String code) {
    ClientKey key() {
      return new ClientKey(team, client);
    }
  }
}
