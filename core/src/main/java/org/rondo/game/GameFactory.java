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
   * {@return the version of the rules, from 1; 1 by default}
   *
   * <p>It is higher than in an earlier release if equal positions, moves and random numbers may
   * give other results in a game whose {@link Game#id} existed before. Records of an earlier
   * version may then contradict the rules, so rules are rather changed under an option or a name of
   * their own.
   */
  default int version() {
    return 1;
  }

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
