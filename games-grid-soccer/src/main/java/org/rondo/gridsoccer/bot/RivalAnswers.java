package org.rondo.gridsoccer.bot;

import java.util.Arrays;
import java.util.List;

/** The answers of the rivals that a {@link GreedyTeam} considers. */
enum RivalAnswers {
  /** All answers. The value of an order is its value against the rivals' best answer. */
  BEST("best"),

  /**
   * Two answers. The first is the rivals' best answer if all players of the team stay. The second
   * is the rivals' best answer to the team's orders that are best against the first answer.
   */
  FORESEEN("foreseen");

  private final String word;

  RivalAnswers(String word) {
    this.word = word;
  }

  /** Returns the words by which options name the constants. The default is first. */
  static List<String> words() {
    return Arrays.stream(values()).map(answers -> answers.word).toList();
  }

  /** Returns the constant that has the given name in options. */
  static RivalAnswers of(String word) {
    return values()[words().indexOf(word)];
  }
}
