package org.rondo.report;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The note that the command {@code tune} writes into the log of a tuning.
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

  private static final Pattern TEXT =
      Pattern.compile("(\\S+) by (\\S+), openings of (.*?): (.*)", Pattern.DOTALL);
  private static final String BETWEEN = " | ";

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
   * @param text a text from {@link #text}
   */
  public static Optional<TuningNote> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    List<String> bots = List.of(matcher.group(4).split(Pattern.quote(BETWEEN), -1));
    return Optional.of(
        new TuningNote(
            matcher.group(1),
            matcher.group(2),
            matcher.group(3),
            bots.get(0),
            bots.subList(1, bots.size())));
  }

  /** {@return the note as text} */
  public String text() {
    return String.format(
        Locale.ROOT,
        "%s by %s, openings of %s: %s%s%s",
        game,
        fitness,
        openings,
        bot,
        BETWEEN,
        String.join(BETWEEN, panel));
  }

  /** {@return what was tuned} */
  public String title() {
    return game + ": " + bot;
  }

  /** {@return the meaning of the worth} */
  public WorthScale scale() {
    String label = fitness.replace('-', ' ') + (fitness.equals(WIN_RATE) ? "" : " a match");
    String against = panel.isEmpty() ? label : label + " against " + String.join(", ", panel);
    return fitness.equals(WIN_RATE) ? new WorthScale(against, 0, 1) : WorthScale.unlimited(against);
  }
}
