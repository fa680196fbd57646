package org.rondo.gridsoccer;

import java.util.Arrays;
import java.util.List;

/** The ruleset: the assignment's rules or, where they differ, those of its authors' judge. */
public enum GridSoccerRuleset {
  /** The rules of the assignment. */
  DOCUMENT("document"),

  /** The rules of the course's judge program, with all its peculiarities. */
  ELIZONDO("elizondo");

  private final String word;

  GridSoccerRuleset(String word) {
    this.word = word;
  }

  /** {@return its name in specifications} */
  public String word() {
    return word;
  }

  /** {@return the names in specifications, the default first} */
  static List<String> words() {
    return Arrays.stream(values()).map(GridSoccerRuleset::word).toList();
  }

  /**
   * {@return the ruleset with a name}
   *
   * @throws IllegalArgumentException if there is no such ruleset
   */
  static GridSoccerRuleset of(String word) {
    return Arrays.stream(values())
        .filter(ruleset -> ruleset.word.equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "ruleset " + word + " is none of " + String.join(", ", words())));
  }
}
