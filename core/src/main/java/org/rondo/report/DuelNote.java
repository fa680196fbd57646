package org.rondo.report;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The note that the command {@code duel} writes into the journal of a duel: one JSON object.
 *
 * @param first the first bot, as a specification
 * @param second the second bot, as a specification
 */
public record DuelNote(String first, String second) {
  private static final String FIRST = "first";
  private static final String SECOND = "second";

  public DuelNote {
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
  }

  /**
   * {@return the note in a text; empty if another program wrote the text}
   *
   * @param text a text from {@link #json}
   */
  public static Optional<DuelNote> parse(String text) {
    return NoteJson.parse(text, List.of(FIRST, SECOND), DuelNote::of);
  }

  private static DuelNote of(JsonObject json) {
    return new DuelNote(json.get(FIRST).getAsString(), json.get(SECOND).getAsString());
  }

  /** {@return the note as one line of JSON} */
  public String json() {
    JsonObject json = new JsonObject();
    json.addProperty(FIRST, first);
    json.addProperty(SECOND, second);
    return json.toString();
  }
}
