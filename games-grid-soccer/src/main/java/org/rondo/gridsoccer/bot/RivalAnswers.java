package org.rondo.gridsoccer.bot;

import java.util.Arrays;
import java.util.List;

/** The answers of the rivals that a {@link GreedyTeam} considers. */
enum RivalAnswers {
  /** All answers: each order is valued by the rivals' best answer to it. */
  BEST("best"),

  /**
   * Two answers: the rivals' best answer if the team stays, and their best answer to the team's
   * best orders against the first one.
   */
  FORESEEN("foreseen");

  private final String word;

  RivalAnswers(String word) {
    this.word = word;
  }

  /** Returns the names in options, the default first. */
  static List<String> words() {
    return Arrays.stream(values()).map(answers -> answers.word).toList();
  }

  /** Returns the constant with one of the names in options. */
  static RivalAnswers of(String word) {
    return values()[words().indexOf(word)];
  }
}
