package org.rondo.gridsoccer;

import org.rondo.game.Options;

/**
 * The ruleset: the rules of the assignment, or the rules of the judge program of its authors. They
 * differ in some points.
 */
public enum GridSoccerRuleset {
  /** The rules of the assignment. */
  DOCUMENT,

  /** The rules of the course's judge program, with all its peculiarities. */
  ELIZONDO;

  /** {@return the name of the ruleset in specifications} */
  public String word() {
    return Options.word(this);
  }
}
