package org.rondo.report;

import java.util.Objects;
import java.util.Optional;

/**
 * The note that the command {@code duel} writes into the journal of a duel: one JSON object.
 *
 * @param first the first bot, as a specification
 * @param second the second bot, as a specification; the bots of a panel, separated by spaces
 */
public record DuelNote(String first, String second) {
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
    return ReportJson.note(text, DuelNote.class);
  }

  /** {@return the note as one line of JSON} */
  public String json() {
    return ReportJson.note(this);
  }
}
