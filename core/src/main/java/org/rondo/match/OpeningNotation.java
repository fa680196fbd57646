package org.rondo.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.game.Game;

/**
 * The notations of a game for openings. {@link OpeningFile} finds the notations on the class path
 * through {@code META-INF/services}.
 *
 * <p>A provider is public and has a public constructor without arguments.
 */
public interface OpeningNotation {

  /**
   * An opening in a file of the game.
   *
   * @param place the place in the file, for messages, for instance {@code game 3}
   * @param opening reads the opening; throws an {@link IllegalArgumentException} if it cannot be
   *     read
   */
  record PlacedOpening(String place, Supplier<Opening> opening) {}

  /**
   * {@return whether the notations are of a game}
   *
   * @param game any game
   */
  boolean isOf(Game<?, ?> game);

  /**
   * {@return the opening of a line in a plain text; empty if the line is in no notation of the
   * game}
   *
   * <p>Lines with JSON, a position, or moves between blanks are read for every game, and need no
   * notation.
   *
   * @param line a line without surrounding blanks
   * @throws IllegalArgumentException if the line is in a notation of the game, and has a fault
   */
  default Optional<Opening> line(String line) {
    return Optional.empty();
  }

  /**
   * {@return the openings of a file in a format of the game; empty if the file is in no such
   * format}
   *
   * @param name the name of the file, without its folder
   * @param content the bytes of the file
   * @param turns the maximum number of turns of an opening, at least 0
   * @throws IllegalArgumentException if the file is in a format of the game, and has a fault
   */
  default Optional<List<PlacedOpening>> file(String name, byte[] content, int turns) {
    return Optional.empty();
  }
}
