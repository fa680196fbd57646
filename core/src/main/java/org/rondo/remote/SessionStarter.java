package org.rondo.remote;

import java.io.File;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Uses the program {@code setsid} to start programs in a session of their own. So a signal that a
 * program sends to its process group does not reach this virtual machine.
 *
 * @param words the words to put before a command; none if there is no {@code setsid}
 */
record SessionStarter(List<String> words) {
  private static final String NAME = "setsid";

  /** Made at the first use, so that a missing program is logged once. */
  private static final class OfThisSystem {
    static final SessionStarter STARTER = find();

    private OfThisSystem() {}

    private static SessionStarter find() {
      SessionStarter starter = on(System.getenv().getOrDefault("PATH", ""));
      // Windows has no signals.
      if (!starter.startsSession() && File.separatorChar == '/') {
        Logger logger = System.getLogger("org.rondo.remote");
        logger.log(
            Level.WARNING,
            "there is no program setsid on the PATH, so programs share a process group with this"
                + " virtual machine: a program that sends a signal to its group ends both; install"
                + " setsid, or only run programs that you trust");
      }
      return starter;
    }
  }

  SessionStarter {
    words = List.copyOf(words);
  }

  /** {@return the starter for this system} */
  static SessionStarter system() {
    return OfThisSystem.STARTER;
  }

  /**
   * {@return the starter that finds its program in these folders}
   *
   * @param folders as in the environment variable {@code PATH}
   */
  static SessionStarter on(String folders) {
    return program(NAME, folders)
        .map(file -> new SessionStarter(List.of(file, "--")))
        .orElseGet(() -> new SessionStarter(List.of()));
  }

  /**
   * {@return the file of a program of the system}
   *
   * @param folders as in the environment variable {@code PATH}
   */
  static Optional<String> program(String name, String folders) {
    return Stream.of(folders.split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, name))
        .filter(Program::isRunnable)
        .map(Path::toString)
        .findFirst();
  }

  /** {@return whether programs get a session of their own} */
  boolean startsSession() {
    return !words.isEmpty();
  }

  /** {@return the command that starts a command in a session of its own, if that is possible} */
  List<String> command(List<String> command) {
    List<String> all = new ArrayList<>(words);
    all.addAll(command);
    return all;
  }

  /**
   * {@return the last words of a program, without the name of the program that started it} The
   * starter is not a part of the user's command.
   */
  static String withoutName(String lastWords) {
    return lastWords.startsWith(NAME + ": ") ? lastWords.substring(NAME.length() + 2) : lastWords;
  }
}
