package org.rondo.gridsoccer;

import java.util.Arrays;
import java.util.List;

/** Which rules are played where the assignment and its authors' own judge differ. */
public enum GridSoccerRuleset {
  /** The rules as the assignment tells them. */
  DOCUMENT("document"),

  /** The rules as the course's own judge played them, with all its peculiarities. */
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
   * {@return the ruleset of a name}
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
