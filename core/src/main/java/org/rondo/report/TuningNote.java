package org.rondo.report;

import static com.google.common.base.Strings.lenientFormat;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The note that the command {@code tune} writes into the log of a tuning: one JSON object.
 *
 * @param game the id of the game
 * @param fitness the name of the fitness
 * @param openings the openings as text
 * @param bot the bot to tune
 * @param panel the opponents, at least one
 */
public record TuningNote(
    String game, String fitness, String openings, String bot, List<String> panel) {

  /** The fitness whose values are from 0 to 1. */
  public static final String WIN_RATE = "win-rate";

  /** The fitness by the lead in score. A forfeit loses the range of scores. */
  public static final String SCORE = "score";

  public TuningNote {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(fitness, "fitness");
    Objects.requireNonNull(openings, "openings");
    Objects.requireNonNull(bot, "bot");
    panel = List.copyOf(panel);
  }

  /**
   * {@return the note in a text; empty if another program wrote the text}
   *
   * @param text a text from {@link #json}
   */
  public static Optional<TuningNote> parse(String text) {
    return ReportJson.note(text, TuningNote.class);
  }

  /** {@return the note as one line of JSON} */
  public String json() {
    return ReportJson.note(this);
  }

  /** {@return the note for people, one line} */
  public String text() {
    return lenientFormat(
        "%s by %s, openings of %s: %s | %s",
        game, fitness, openings, bot, String.join(" | ", panel));
  }

  /** {@return what was tuned} */
  public String title() {
    return game + ": " + bot;
  }

  /** {@return the meaning of the worth} */
  public WorthScale scale() {
    return switch (fitness) {
      case WIN_RATE -> new WorthScale("win rate", panel, 0, 1);
      case SCORE -> WorthScale.unlimited("score lead a match", panel.toArray(String[]::new));
      default ->
          WorthScale.unlimited(
              fitness.replace('-', ' ') + " a match", panel.toArray(String[]::new));
    };
  }
}
