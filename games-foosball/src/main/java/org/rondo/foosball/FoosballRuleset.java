package org.rondo.foosball;

import java.util.Arrays;
import java.util.List;
import org.rondo.input.SpecificationException;

/** The ruleset, which says when contests tire players. */
public enum FoosballRuleset {

  /** The rule of the competition's document. A contest tires its players after the result. */
  DOCUMENT("document"),

  /**
   * The rule of the organisers' engine in 2013. At the start of each round, the players in the
   * ball's row tire. After that, the engine applies the rosters of the round.
   */
  ENGINE_2013("engine-2013");

  private final String text;

  FoosballRuleset(String text) {
    this.text = text;
  }

  /** {@return the name of the ruleset in specifications} */
  public String text() {
    return text;
  }

  /**
   * {@return the ruleset with a name}
   *
   * @param text {@code document} or {@code engine-2013}
   * @throws SpecificationException if the text is not one of these names
   */
  public static FoosballRuleset parse(String text) {
    return Arrays.stream(values())
        .filter(ruleset -> ruleset.text.equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new SpecificationException(
                    text, "ruleset '" + text + "' is none of " + String.join(", ", texts())));
  }

  /** {@return the names of the rulesets in specifications} */
  static List<String> texts() {
    return Arrays.stream(values()).map(FoosballRuleset::text).toList();
  }
}
