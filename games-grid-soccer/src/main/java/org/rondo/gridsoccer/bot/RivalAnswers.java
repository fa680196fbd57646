package org.rondo.gridsoccer.bot;

import java.util.Arrays;
import java.util.List;

/** Which answers of the rivals a {@link GreedyTeam} weighs its orders against. */
enum RivalAnswers {
  /** All, so that each order counts by the best answer to it. */
  BEST("best"),

  /**
   * Two: the best one if the team stays where it is, and the best one if it does what is then best.
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

  /** Returns the answers of one of the names in options. */
  static RivalAnswers of(String word) {
    return values()[words().indexOf(word)];
  }
}
