package org.rondo.cli.damage;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.rondo.cli.CommandRun;

/**
 * A file, and a command that reads it.
 *
 * @param name the file and the command, for messages
 * @param source the folder with the file and whatever else the command needs
 * @param file the place of the file in the folder
 * @param promise what holds if the command takes the damaged file
 * @param command the arguments; {@code DIR} stands for the folder
 */
record ReadFile(String name, Path source, String file, Promise promise, String command) {

  /** What holds if a damaged file is taken. */
  enum Promise {
    /** All that the command prints and writes is as it was. */
    SAME_BYTES,

    /** The same, unless the file is cut off: a log that grows was so at an earlier moment. */
    GROWS,

    /**
     * The same, or each line of the file is one that it had: a list of records says nothing of
     * those that are missing.
     */
    KNOWN_LINES,

    /** None: the file is what a person has written, and says something else now. */
    OTHER_MEANING
  }

  /** Runs a command in a folder, {@code DIR}; {@code ~} stands for a blank within an argument. */
  static CommandRun run(String command, Path place) {
    String[] words = command.replace("DIR", place.toString()).split(" ");
    return CommandRun.of(
        Stream.of(words).map(word -> word.replace('~', ' ')).toArray(String[]::new));
  }

  @Override
  public String toString() {
    return name;
  }
}
