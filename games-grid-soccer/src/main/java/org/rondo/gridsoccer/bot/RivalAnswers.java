package org.rondo.gridsoccer.bot;

/** The answers of the rivals that a {@link GreedyTeam} considers. */
enum RivalAnswers {
  /** All answers. The value of an order is its value against the rivals' best answer. */
  BEST,

  /**
   * Two answers. The first is the rivals' best answer if all players of the team stay. The second
   * is the rivals' best answer to the team's orders that are best against the first answer.
   */
  FORESEEN
}
