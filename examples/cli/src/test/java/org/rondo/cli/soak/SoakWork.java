package org.rondo.cli.soak;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A piece of work that a day of a competition has.
 *
 * @param name its name in the figures
 * @param action does it once
 */
record SoakWork(String name, Action action) {

  /** Does a piece of work. */
  interface Action {
    /**
     * Does it once.
     *
     * @param folder an empty folder for all its files
     * @param seed another one each time
     * @throws Exception if the work fails, which ends the run
     */
    void run(Path folder, int seed) throws Exception;
  }

  static List<SoakWork> all() {
    return Stream.of(CommandWork.all(), ProgramWork.all(), ServerWork.all())
        .flatMap(List::stream)
        .toList();
  }
}
