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
   * @throws org.rondo.input.InputException if an option is out of range, or names nothing, or the
   *     options do not fit together. The options refuse a value out of range themselves, and {@link
   *     Options#valueOf} refuses what a constructor refuses. Anything else is an error in the
   *     factory
   */
  Competition<?, ?> create(Options options);
}
