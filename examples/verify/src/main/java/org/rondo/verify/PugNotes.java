package org.rondo.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.input.TextPattern;

/** What the recording program noted between the calls. */
final class PugNotes {
  private static final TextPattern SHIFT = TextPattern.of("shifted back (\\d{1,6}) s\\b");

  private PugNotes() {}

  /** {@return by how much the recording program moved the beginning of the turn into the past} */
  static Optional<Duration> shift(PugScenario.Note note) {
    if (!note.value().isJsonPrimitive()) {
      return Optional.empty();
    }
    return SHIFT
        .results(note.value().getAsString())
        .findFirst()
        .map(shift -> Duration.ofSeconds(Long.parseLong(shift.group(1))));
  }

  /** {@return whether a note tells results} */
  static boolean isOfResults(PugScenario.Note note) {
    return note.value().isJsonObject();
  }

  /**
   * {@return a sentence for each noted result that the replay's game does not have}
   *
   * @param game the replay's id of the game
   */
  static List<String> mismatches(PugScenario.Note note, long game, PugServer server)
      throws InterruptedException {
    if (!note.value().isJsonObject() || game == 0) {
      return List.of();
    }
    JsonObject noted = note.value().getAsJsonObject();
    JsonObject found = server.observe(game);
    List<String> mismatches = new ArrayList<>();
    for (String rows : List.of("rowsAfter", "finalRows")) {
      if (noted.has(rows)) {
        compare(rows, rows(found), PugAnswers.texts(noted.getAsJsonArray(rows)), mismatches);
      }
    }
    for (int index = 0; index < 2; index++) {
      JsonObject state = state(found, index);
      if (noted.has("index" + index)) {
        String result =
            PugAnswers.text(state, "Condition") + ":" + PugAnswers.text(state, "Comment");
        String expected = noted.get("index" + index).getAsString();
        compare("the result of index " + index, kind(result), kind(expected), mismatches);
      }
      if (noted.has("score")) {
        compare(
            "the score of index " + index,
            PugAnswers.text(state, "Score"),
            noted.getAsJsonArray("score").get(index).getAsString(),
            mismatches);
      }
    }
    if (noted.has("turns")) {
      compare("Turn", PugAnswers.text(found, "Turn"), noted.get("turns").getAsString(), mismatches);
    }
    return mismatches;
  }

  private static List<String> rows(JsonObject found) {
    return found.get("MapData") instanceof JsonObject map
            && map.get("Rows") instanceof JsonArray rows
        ? PugAnswers.texts(rows)
        : List.of();
  }

  private static JsonObject state(JsonObject found, int index) {
    return found.get("PlayerStates") instanceof JsonArray states
            && index < states.size()
            && states.get(index) instanceof JsonObject state
        ? state
        : new JsonObject();
  }

  /** {@return the condition, and the meaning of the comment} */
  private static List<Object> kind(String result) {
    String[] parts = result.split(":", 2);
    return List.of(parts[0], PugComment.of(parts.length > 1 ? parts[1] : ""));
  }

  private static void compare(String what, Object found, Object noted, List<String> mismatches) {
    if (!found.equals(noted)) {
      mismatches.add("at the end, " + what + " is " + found + ", noted " + noted);
    }
  }
}
