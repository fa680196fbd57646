package org.rondo.game;

/**
 * Creates the games of one name. The catalogue finds factories on the class path through {@code
 * META-INF/services}.
 *
 * <p>A provider is public and has a public constructor without arguments.
 */
public interface GameFactory {

  /** {@return the name in specifications: lower case, words joined by hyphens} */
  String name();

  /** {@return a description of the game, one line} */
  String summary();

  /**
   * {@return the game that the options describe}
   *
   * @param options the given options. The factory reads each option of the game once; the catalogue
   *     then refuses given options that were not read
   * @throws org.rondo.input.OptionException if an option is out of range or the options do not fit
   *     together. The options refuse a value out of range themselves, and {@link Options#valueOf}
   *     refuses what a constructor refuses. Anything else is an error in the factory
   */
  Game<?, ?> create(Options options);
}
