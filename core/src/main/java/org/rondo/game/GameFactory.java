package org.rondo.game;

/**
 * Makes the games of one name; found on the class path through {@code META-INF/services}.
 *
 * <p>A provider is public and has a public constructor without arguments.
 */
public interface GameFactory {

  /** {@return the name in specifications: lower case, words joined by hyphens} */
  String name();

  /** {@return what the game is, in a line} */
  String summary();

  /**
   * {@return the game that the options describe}
   *
   * @param options asked once for each option that the game has; what is not asked for is refused
   *     afterwards
   * @throws IllegalArgumentException if an option is out of range or the options do not fit
   *     together
   */
  Game<?, ?> create(Options options);
}
