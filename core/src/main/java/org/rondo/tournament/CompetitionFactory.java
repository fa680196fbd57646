package org.rondo.tournament;

import org.rondo.game.Options;

/**
 * Creates a ready competition. The catalogue finds its providers on the class path through {@code
 * META-INF/services}.
 *
 * <p>A provider is a public class with a public constructor without arguments.
 */
public interface CompetitionFactory {

  /** {@return the name in specifications: lower-case words and years, joined by hyphens} */
  String name();

  /** {@return a one-line description of the competition} */
  String summary();

  /**
   * {@return the competition that the options describe}
   *
   * @param options the options; the factory reads each option that the competition has once, and
   *     the catalogue then refuses any option that was not read
   * @throws IllegalArgumentException if an option is out of range or the options do not fit
   *     together
   */
  Competition<?, ?> create(Options options);
}
