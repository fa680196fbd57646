package org.rondo.foosball;

import org.rondo.game.Options;

/** The ruleset, which says when contests tire players. */
public enum FoosballRuleset {

  /** The rule of the competition's document. A contest tires its players after the result. */
  DOCUMENT,

  /**
   * The rule of the organisers' engine in 2013. At the start of each round, the players in the
   * ball's row tire. After that, the engine applies the rosters of the round.
   */
  ENGINE_2013;

  /** {@return the name of the ruleset in specifications} */
  public String text() {
    return Options.word(this);
  }

  /** {@return the fatigue that a contest costs each of its players} */
  int price() {
    return this == DOCUMENT ? 1 : 0;
  }
}
