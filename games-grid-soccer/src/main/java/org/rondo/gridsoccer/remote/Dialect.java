package org.rondo.gridsoccer.remote;

import org.rondo.gridsoccer.GridSoccerRuleset;

/** The dialect of the protocol between a referee and a program that plays grid soccer. */
public enum Dialect {
  /** The protocol of the assignment. */
  DOCUMENT(GridSoccerRuleset.DOCUMENT),

  /** The protocol of the course's judge program. */
  ELIZONDO(GridSoccerRuleset.ELIZONDO);

  private final GridSoccerRuleset ruleset;

  Dialect(GridSoccerRuleset ruleset) {
    this.ruleset = ruleset;
  }

  /** {@return the name of the dialect in specifications} */
  public String word() {
    return ruleset.word();
  }

  /** {@return the ruleset that has the same source as this dialect} */
  public GridSoccerRuleset ruleset() {
    return ruleset;
  }

  /** {@return the dialect that has the same source as a ruleset} */
  public static Dialect of(GridSoccerRuleset ruleset) {
    return valueOf(ruleset.name());
  }
}
