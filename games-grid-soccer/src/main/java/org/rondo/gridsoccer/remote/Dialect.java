package org.rondo.gridsoccer.remote;

import java.util.Arrays;
import java.util.List;
import org.rondo.gridsoccer.GridSoccerRuleset;

/** How a referee and a program that plays grid soccer speak to each other. */
public enum Dialect {
  /** As the assignment tells it. */
  DOCUMENT(GridSoccerRuleset.DOCUMENT),

  /** As the course's own judge spoke. */
  ELIZONDO(GridSoccerRuleset.ELIZONDO);

  private final GridSoccerRuleset ruleset;

  Dialect(GridSoccerRuleset ruleset) {
    this.ruleset = ruleset;
  }

  /** {@return its name in specifications} */
  public String word() {
    return ruleset.word();
  }

  /** {@return the rules of the same source, which are played where no others are chosen} */
  public GridSoccerRuleset ruleset() {
    return ruleset;
  }

  /**
   * {@return the dialect of the same source as a ruleset}
   *
   * @param ruleset which rules are played
   */
  public static Dialect of(GridSoccerRuleset ruleset) {
    return of(ruleset.word());
  }

  /** {@return the names in specifications} */
  static List<String> words() {
    return Arrays.stream(values()).map(Dialect::word).toList();
  }

  /** {@return the dialect of one of the names} */
  static Dialect of(String word) {
    return Arrays.stream(values())
        .filter(dialect -> dialect.word().equals(word))
        .findFirst()
        .orElseThrow();
  }
}
