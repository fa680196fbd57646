package org.rondo.cli.fuzz;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The code of all modules that reads input from outside. */
final class FuzzTargets {

  /** These make the whole command line for each input, and would take most of the time. */
  static final Set<String> SLOW = Set.of("arguments", "read-only commands");

  private FuzzTargets() {}

  static List<FuzzTarget> all() {
    return Stream.of(
            CoreTargets.all(), CommandTargets.all(), FolderTargets.all(), GameTargets.all())
        .flatMap(List::stream)
        .toList();
  }

  static List<FuzzTarget> quick() {
    return all().stream().filter(target -> !SLOW.contains(target.name())).toList();
  }

  /** Returns targets in their own order. */
  static List<FuzzTarget> named(List<String> names) {
    List<FuzzTarget> named =
        all().stream().filter(target -> names.contains(target.name())).toList();
    if (named.size() != names.size()) {
      throw new IllegalArgumentException("not all of " + names + " are targets");
    }
    return named;
  }
}
