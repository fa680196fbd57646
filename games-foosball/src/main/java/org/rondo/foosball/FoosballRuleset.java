package org.rondo.foosball;

import java.util.Arrays;
import java.util.List;

/** The time at which contests tire players. */
public enum FoosballRuleset {

  /** The rule of the competition's document: a contest tires its players after it is decided. */
  DOCUMENT("document"),

  /**
   * The rule of the organisers' engine in 2013: each round begins by tiring the players in the
   * ball's row, before this round's rosters are applied.
   */
  ENGINE_2013("engine-2013");

  private final String text;

  FoosballRuleset(String text) {
    this.text = text;
  }

  /** {@return the name in specifications} */
  public String text() {
    return text;
  }

  /**
   * {@return the ruleset with a name}
   *
   * @param text {@code document} or {@code engine-2013}
   * @throws IllegalArgumentException if the text is neither
   */
  public static FoosballRuleset parse(String text) {
    return Arrays.stream(values())
        .filter(ruleset -> ruleset.text.equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "ruleset '" + text + "' is none of " + String.join(", ", texts())));
  }

  /** {@return the names in specifications} */
  static List<String> texts() {
    return Arrays.stream(values()).map(FoosballRuleset::text).toList();
  }
}
