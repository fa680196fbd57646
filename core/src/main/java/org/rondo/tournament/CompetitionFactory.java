package org.rondo.tournament;

import org.rondo.game.Options;

/**
 * Makes a ready competition; found on the class path through {@code META-INF/services}.
 *
 * <p>A provider is public and has a public constructor without arguments.
 */
public interface CompetitionFactory {

  /** {@return the name in specifications: lower case, words and years joined by hyphens} */
  String name();

  /** {@return what the competition is, in a line} */
  String summary();

  /**
   * {@return the competition that the options describe}
   *
   * @param options asked once for each option that the competition has; what is not asked for is
   *     refused afterwards
   * @throws IllegalArgumentException if an option is out of range or the options do not fit
   *     together
   */
  Competition<?, ?> create(Options options);
}
