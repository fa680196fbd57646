package org.rondo.foosball;

import java.util.Objects;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * The options of comFoosball.
 *
 * @param ruleset the ruleset, which says when players tire
 */
public record FoosballOptions(FoosballRuleset ruleset) {
  private static final FoosballOptions DEFAULTS = new FoosballOptions(FoosballRuleset.DOCUMENT);

  public FoosballOptions {
    Objects.requireNonNull(ruleset, "ruleset");
  }

  /** {@return the options of the competition's document} */
  public static FoosballOptions defaults() {
    return DEFAULTS;
  }

  /** Reads the option {@code ruleset}. */
  static FoosballOptions read(Options options) {
    return new FoosballOptions(
        options
            .about("The rules: those of the document, or those of the organisers' program of 2013.")
            .constant("ruleset", DEFAULTS.ruleset));
  }

  /**
   * {@return the specification of the game} The catalogue can read these options from the
   * specification.
   */
  String specification() {
    return Specification.of(Foosball.NAME)
        .with("ruleset", ruleset.text(), DEFAULTS.ruleset.text())
        .text();
  }
}
