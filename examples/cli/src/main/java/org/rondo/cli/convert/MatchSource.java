package org.rondo.cli.convert;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** A form of files that matches are read from. */
interface MatchSource {

  /**
   * {@return whether a file has this form, by its content}
   *
   * @throws IOException if the file cannot be read
   */
  boolean isOf(Path file) throws IOException;

  /**
   * Reads the matches of a file.
   *
   * @throws org.rondo.input.DamagedFileException if the file cannot be cut into matches
   * @throws IOException if the file cannot be read
   */
  void read(Path file, Receiver receiver) throws IOException;

  /** Receives the matches of a file. */
  interface Receiver {

    /**
     * Receives the next match.
     *
     * @param place the place of the match in the file, for people
     * @param match returns the match; throws an {@link org.rondo.input.InputException} or an {@link
     *     IllegalArgumentException} if it has no record
     */
    void receive(String place, Supplier<FiledMatch> match);
  }
}
