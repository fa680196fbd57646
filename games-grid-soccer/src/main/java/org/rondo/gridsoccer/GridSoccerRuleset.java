package org.rondo.gridsoccer;

import java.util.Arrays;
import java.util.List;
import org.rondo.input.SpecificationException;

/**
 * The ruleset: the rules of the assignment, or the rules of the judge program of its authors. They
 * differ in some points.
 */
public enum GridSoccerRuleset {
  /** The rules of the assignment. */
  DOCUMENT("document"),

  /** The rules of the course's judge program, with all its peculiarities. */
  ELIZONDO("elizondo");

  private final String word;

  GridSoccerRuleset(String word) {
    this.word = word;
  }

  /** {@return the name of the ruleset in specifications} */
  public String word() {
    return word;
  }

  /** {@return the names of the rulesets in specifications; the default is first} */
  static List<String> words() {
    return Arrays.stream(values()).map(GridSoccerRuleset::word).toList();
  }

  /**
   * {@return the ruleset with a name}
   *
   * @throws SpecificationException if there is no such ruleset
   */
  static GridSoccerRuleset of(String word) {
    return Arrays.stream(values())
        .filter(ruleset -> ruleset.word.equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new SpecificationException(
                    word, "ruleset " + word + " is none of " + String.join(", ", words())));
  }
}
